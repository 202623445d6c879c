package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"go.yaml.in/yaml/v3"

	"duel/script/lint"
)

// configName is the settings file of a folder; it counts for the folders in it
// that have none of their own.
const configName = ".cardlint.yaml"

// config are the settings for the scripts of a folder.
type config struct {
	// Codes gives checks another severity, or "off".
	Codes map[string]string
}

// severity is the severity a finding has under these settings.
func (c *config) severity(check *lint.Check, own lint.Severity) lint.Severity {
	var s lint.Severity
	if level, set := c.Codes[check.Code]; set && s.UnmarshalText([]byte(level)) == nil {
		return s
	}
	return own
}

// config finds the settings for the scripts in a folder.
func (c *checker) config(dir string) (*config, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.options.config != "" {
		dir = ""
	}
	if known := c.configs[dir]; known != nil {
		return known, nil
	}
	found, err := c.findConfig(dir)
	if err != nil {
		return nil, err
	}
	c.configs[dir] = found
	return found, nil
}

func (c *checker) findConfig(dir string) (*config, error) {
	if c.options.config != "" {
		return readConfig(c.options.config)
	}
	at, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	for {
		found, err := readConfig(filepath.Join(at, configName))
		if err == nil || !errors.Is(err, fs.ErrNotExist) {
			return found, err
		}
		up := filepath.Dir(at)
		if up == at {
			return &config{}, nil
		}
		at = up
	}
}

// readConfig reads a settings file. A text of another shape, keys and codes it
// does not know, and settings given twice are errors with their line.
func readConfig(name string) (*config, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var file yaml.Node
	if err := yaml.Unmarshal(text, &file); err != nil {
		return nil, syntaxError(name, err)
	}
	c := &config{Codes: map[string]string{}}
	if file.Kind == 0 { // nothing but comments
		return c, nil
	}
	at := func(n *yaml.Node, format string, args ...any) error {
		return fmt.Errorf("%s:%d: %s", name, n.Line, fmt.Sprintf(format, args...))
	}
	settings := file.Content[0]
	if settings.Kind != yaml.MappingNode {
		return nil, at(settings, "expected codes: and the severity of each code below it")
	}
	for i := 0; i < len(settings.Content); i += 2 {
		key, value := settings.Content[i], settings.Content[i+1]
		switch {
		case key.Value != "codes":
			return nil, at(key, "expected codes, found %q", key.Value)
		case i > 0:
			return nil, at(key, "codes is given twice")
		case value.Kind != yaml.MappingNode && value.Tag != "!!null":
			return nil, at(value, "expected lines with a code and its severity, such as unused-local: warning")
		}
		for j := 0; j+1 < len(value.Content); j += 2 {
			code, level := value.Content[j], value.Content[j+1]
			if problem := c.set(code.Value, level.Value); problem != "" {
				return nil, at(code, "%s", problem)
			}
		}
	}
	return c, nil
}

// set gives a check its severity, or says what is wrong with that.
func (c *config) set(code, level string) (problem string) {
	var s lint.Severity
	switch {
	case lint.CheckNamed(code) == nil:
		return fmt.Sprintf("no check is named %q", code)
	case c.Codes[code] != "":
		return code + " is given twice"
	case level != "off" && s.UnmarshalText([]byte(level)) != nil:
		return fmt.Sprintf("%s: expected error, warning, style or off, found %q", code, level)
	}
	c.Codes[code] = level
	return ""
}

// syntaxError puts the line of a YAML error where those of other errors are.
func syntaxError(name string, err error) error {
	problem := strings.TrimPrefix(err.Error(), "yaml: ")
	var line int
	if _, scan := fmt.Sscanf(problem, "line %d:", &line); scan == nil {
		_, problem, _ = strings.Cut(problem, ": ")
		return fmt.Errorf("%s:%d: not YAML: %s", name, line, problem)
	}
	return fmt.Errorf("%s: not YAML: %s", name, problem)
}
