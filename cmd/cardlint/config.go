package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"go.yaml.in/yaml/v3"

	"duel/script/lint"
)

// configName is the settings file of a folder; it counts for the folders in it
// that have none of their own.
const configName = ".cardlint.yaml"

// config are the settings for the scripts of a folder.
type config struct {
	// Codes gives checks another severity, or "off".
	Codes map[string]string `yaml:"codes"`
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

// readConfig reads a settings file; keys and codes it does not know are errors.
func readConfig(name string) (*config, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var c config
	d := yaml.NewDecoder(bytes.NewReader(text))
	d.KnownFields(true)
	if err := d.Decode(&c); err != nil && !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	for code, level := range c.Codes {
		var s lint.Severity
		if lint.CheckNamed(code) == nil {
			return nil, fmt.Errorf("%s: no check is named %q", name, code)
		}
		if level != "off" && s.UnmarshalText([]byte(level)) != nil {
			return nil, fmt.Errorf("%s: %s: expected error, warning, style or off, found %q", name, code, level)
		}
	}
	return &c, nil
}
