package main

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

func TestSettingsAreReadOrRefusedWithTheirLine(t *testing.T) {
	name := filepath.Join(t.TempDir(), configName)
	for _, tt := range []struct{ text, want string }{
		{"", "map[]"},
		{"# nothing yet\ncodes:\n", "map[]"},
		{"codes:\n  unused-local: warning\n  shadowed-local: off\n", "map[shadowed-local:off unused-local:warning]"},
		{"codes:\n  unused-local: warnin\n", `:2: unused-local: expected error, warning, style or off, found "warnin"`},
		{"codes:\n  unused-local: [warning]\n", `:2: unused-local: expected error, warning, style or off, found ""`},
		{"codes:\n\n  no-such: off\n", `:3: no check is named "no-such"`},
		{"codes:\n  unused-local: off\n  unused-local: style\n", ":3: unused-local is given twice"},
		{"codes:\ncodes:\n", ":2: codes is given twice"},
		{"codez:\n  unused-local: off\n", `:1: expected codes, found "codez"`},
		{"codes:\n  - unused-local\n", ":2: expected lines with a code and its severity, such as unused-local: warning"},
		{"- codes\n", ":1: expected codes: and the severity of each code below it"},
		{"codes: [\n", ":1: not YAML: did not find expected node content"},
		{"codes: \xff\n", ": not YAML: invalid leading UTF-8 octet"},
	} {
		if err := os.WriteFile(name, []byte(tt.text), 0o644); err != nil {
			t.Fatal(err)
		}
		want := tt.want
		c, err := readConfig(name)
		got := fmt.Sprint(err)
		if err == nil {
			got = fmt.Sprint(c.Codes)
		} else {
			want = name + want
		}
		if got != want {
			t.Errorf("%q:\ngot  %s\nwant %s", tt.text, got, want)
		}
	}
}
