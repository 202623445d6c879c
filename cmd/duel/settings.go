package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/rs/zerolog"
	"github.com/spf13/pflag"
	"github.com/spf13/viper"

	"duel/core/ocg"
	"duel/script/session"
)

// settings are the options all commands share, from flags, the environment and
// duel.yaml.
type settings struct {
	scripts, cards []string
	rules          string
	seed           uint64
	budget         uint64 // script steps of each entry, 0 for the default
	jobs           int
	logLevel       zerolog.Level
	logFormat      string
	color          string
}

// sources are where cards and scripts come from.
func (s *settings) sources() session.Sources {
	return session.Sources{Scripts: s.scripts, Databases: s.cards}
}

// option is a setting as flags, environment and file give it: a text.
type option struct {
	name, value, usage string
	list               bool
	read               func(s *settings, text string) error
}

// Values of log-format and color.
var (
	logFormats = []string{"console", "json"}
	colors     = []string{"auto", "always", "never"}
)

// options are all settings, in the order of the help text.
var options = []option{
	{name: "scripts", list: true, usage: "folders of card scripts; later ones go first"},
	{name: "cards", list: true, usage: "card databases (.cdb); later ones go first"},
	{name: "rules", value: "mr1", usage: "rule profile: " + strings.Join(ocg.ProfileNames(), ", "), read: func(s *settings, text string) error {
		s.rules = text
		return oneOf(text, ocg.ProfileNames())
	}},
	{name: "seed", value: "1", usage: "seed of everything left to chance", read: func(s *settings, text string) error {
		return readNumber(&s.seed, text)
	}},
	{name: "budget", value: "0", usage: "steps a script may take at a time; 0 for the default, with its reserve", read: func(s *settings, text string) error {
		return readNumber(&s.budget, text)
	}},
	{name: "jobs", value: "0", usage: "duels to run at the same time; 0 for one a processor", read: func(s *settings, text string) error {
		var n uint64
		if err := readNumber(&n, text); err != nil {
			return err
		}
		if s.jobs = int(min(n, 1<<10)); n == 0 {
			s.jobs = runtime.GOMAXPROCS(0)
		}
		return nil
	}},
	{name: "log-level", value: "warn", usage: "least level logged: " + strings.Join(logLevels, ", "), read: func(s *settings, text string) (err error) {
		if err := oneOf(text, logLevels); err != nil {
			return err
		}
		s.logLevel, err = zerolog.ParseLevel(text)
		return err
	}},
	{name: "log-format", value: "console", usage: "format of the log on stderr: " + strings.Join(logFormats, ", "), read: func(s *settings, text string) error {
		s.logFormat = text
		return oneOf(text, logFormats)
	}},
	{name: "color", value: "auto", usage: "colour of text: " + strings.Join(colors, ", "), read: func(s *settings, text string) error {
		s.color = text
		return oneOf(text, colors)
	}},
}

var logLevels = []string{"trace", "debug", "info", "warn", "error", "disabled"}

func oneOf(text string, allowed []string) error {
	if !slices.Contains(allowed, text) {
		return fmt.Errorf("expected one of %s, found %q", strings.Join(allowed, ", "), text)
	}
	return nil
}

func readNumber(to *uint64, text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return fmt.Errorf("expected a whole number from 0, found %q", text)
	}
	*to = n
	return nil
}

// addSettings adds the flags of all settings; the result is the file given by
// --config.
func addSettings(flags *pflag.FlagSet) *string {
	for _, o := range options {
		if o.list {
			flags.StringArray(o.name, nil, o.usage)
		} else {
			flags.String(o.name, o.value, o.usage)
		}
	}
	return flags.String("config", "", "configuration file (default duel.yaml, if there is one)")
}

// defaultConfig is the file read when none is named.
const defaultConfig = "duel.yaml"

// readSettings gathers the settings of a command.
func readSettings(flags *pflag.FlagSet, config string) (settings, error) {
	v := viper.New()
	v.SetEnvPrefix("duel")
	v.SetEnvKeyReplacer(strings.NewReplacer("-", "_"))
	v.AutomaticEnv()
	file, err := readConfig(v, config)
	if err != nil {
		return settings{}, err
	}
	var s settings
	for _, o := range options {
		flag := flags.Lookup(o.name)
		if err := v.BindPFlag(o.name, flag); err != nil {
			return settings{}, err
		}
		if o.list {
			continue
		}
		if err := o.read(&s, v.GetString(o.name)); err != nil {
			return settings{}, file.blame(o.name, flag.Changed, err)
		}
	}
	s.scripts, s.cards = paths(v.Get("scripts")), paths(v.Get("cards"))
	return s, nil
}

// paths are the files or folders of a setting: a list, or one text that
// separates them as the system's search paths do.
func paths(value any) []string {
	switch value := value.(type) {
	case string:
		return filepath.SplitList(value)
	case []string:
		return value
	case []any:
		list := make([]string, len(value))
		for i, v := range value {
			list[i] = fmt.Sprint(v)
		}
		return list
	}
	return nil
}

// readConfig reads the configuration file into v.
func readConfig(v *viper.Viper, name string) (configFile, error) {
	wanted := name != ""
	if !wanted {
		name = defaultConfig
	}
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) && !wanted {
		return configFile{}, nil
	}
	if err != nil {
		return configFile{}, fmt.Errorf("reading configuration: %w", err)
	}
	file, err := parseConfig(name, text)
	if err != nil {
		return configFile{}, err
	}
	return file, v.MergeConfigMap(file.values)
}

// blame says where a wrong setting was given.
func (f configFile) blame(name string, flagged bool, err error) error {
	variable := "DUEL_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))
	switch {
	case flagged:
		return usageError{fmt.Errorf("--%s: %w", name, err)}
	case os.Getenv(variable) != "":
		return fmt.Errorf("%s: %w", variable, err)
	}
	return fmt.Errorf("%s:%d: %s: %w", f.name, f.lines[name], name, err)
}
