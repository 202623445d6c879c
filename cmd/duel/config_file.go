package main

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// configFile is what a configuration file sets, and on which line.
type configFile struct {
	name   string
	values map[string]any
	lines  map[string]int
}

// parseConfig reads a YAML file of settings. Unknown settings and values of the
// wrong form are errors that name the line.
func parseConfig(name string, text []byte) (configFile, error) {
	f := configFile{name: name, values: map[string]any{}, lines: map[string]int{}}
	var doc yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return f, fmt.Errorf("%s: %s", name, strings.TrimPrefix(err.Error(), "yaml: "))
	}
	if len(doc.Content) == 0 {
		return f, nil
	}
	top := doc.Content[0]
	if top.Kind != yaml.MappingNode {
		return f, fmt.Errorf("%s:%d: expected settings of the form name: value", name, top.Line)
	}
	for i := 0; i+1 < len(top.Content); i += 2 {
		if err := f.set(top.Content[i], top.Content[i+1]); err != nil {
			return f, err
		}
	}
	return f, nil
}

func (f *configFile) set(key, value *yaml.Node) error {
	i := slices.IndexFunc(options, func(o option) bool { return o.name == key.Value })
	if i < 0 {
		return fmt.Errorf("%s:%d: unknown setting %q; expected one of %s", f.name, key.Line, key.Value, optionNames())
	}
	f.lines[key.Value] = key.Line
	if value.Kind == yaml.ScalarNode {
		f.values[key.Value] = value.Value
		return nil
	}
	var list []string
	if !options[i].list || value.Decode(&list) != nil {
		return fmt.Errorf("%s:%d: %s: expected %s", f.name, key.Line, key.Value, form(options[i]))
	}
	f.values[key.Value] = list
	return nil
}

func form(o option) string {
	if o.list {
		return "a path or a list of paths"
	}
	return "a single value"
}

func optionNames() string {
	names := make([]string, len(options))
	for i, o := range options {
		names[i] = o.name
	}
	return strings.Join(names, ", ")
}
