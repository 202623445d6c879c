package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"duel/script/ocg"
	"duel/script/syntax"
)

// run runs the program and gives what it wrote and its exit code.
func run(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = execute(args, streams{strings.NewReader(""), &o, &e})
	return o.String(), e.String(), code
}

// folder writes files to a new folder.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const (
	faulty = "local s,id=GetID()\nfunction s.initial_effect(c)\n\tc:completeProcedure()\nend\n"
	clean  = "local s,id=GetID()\nfunction s.initial_effect(c)\n\tc:CompleteProcedure()\nend\n"
)

func TestExitCodes(t *testing.T) {
	dir := folder(t, map[string]string{"c1.lua": faulty, "c2.lua": clean})
	for _, c := range []struct {
		args []string
		want int
	}{
		{[]string{filepath.Join(dir, "c2.lua")}, 0},
		{[]string{dir}, exitFindings},
		{[]string{"--disable", "unknown-method", dir}, 0},
		{[]string{"--disable", "no-such-check", dir}, exitFailure},
		{[]string{filepath.Join(dir, "none.lua")}, exitFailure},
		{[]string{"--format", "poem", dir}, exitFailure},
		{[]string{"explain", "unknown-method"}, 0},
		{[]string{"explain", "no-such-check"}, exitFailure},
		{[]string{"list"}, 0},
	} {
		if _, errs, got := run(t, c.args...); got != c.want {
			t.Errorf("%v exits with %d, want %d: %s", c.args, got, c.want, errs)
		}
	}
}

func TestTextShowsTheLineAndACaret(t *testing.T) {
	dir := folder(t, map[string]string{"c1.lua": faulty})
	out, _, _ := run(t, "--color", "never", dir)
	want := filepath.ToSlash(filepath.Join(dir, "c1.lua")) + `:3:4: error: a card has no method completeProcedure [unknown-method]
    	c:completeProcedure()
    	  ^^^^^^^^^^^^^^^^^
    note: did you mean CompleteProcedure?
1 errors, 0 warnings, 0 matters of style
`
	if out != want {
		t.Errorf("got\n%s\nwant\n%s", out, want)
	}
}

func TestFormats(t *testing.T) {
	dir := folder(t, map[string]string{"c1.lua": faulty})
	out, _, _ := run(t, "--format", "json", dir)
	var list []map[string]any
	if err := json.Unmarshal([]byte(out), &list); err != nil || len(list) != 1 {
		t.Fatalf("%v in %s", err, out)
	}
	if f := list[0]; f["line"] != 3.0 || f["column"] != 4.0 || f["code"] != "unknown-method" || f["severity"] != "error" || !strings.HasSuffix(f["file"].(string), "c1.lua") {
		t.Errorf("json: %v", f)
	}
	var sarif sarifLog
	out, _, _ = run(t, "--format", "sarif", dir)
	if err := json.Unmarshal([]byte(out), &sarif); err != nil || len(sarif.Runs) != 1 || sarif.Runs[0].Results[0].Locations[0].Physical.Region.StartLine != 3 {
		t.Errorf("sarif: %v in %s", err, out)
	}
	var style checkstyle
	out, _, _ = run(t, "--format", "checkstyle", dir)
	if err := xml.Unmarshal([]byte(out), &style); err != nil || style.Files[0].Errors[0].Source != "cardlint.unknown-method" {
		t.Errorf("checkstyle: %v in %s", err, out)
	}
	if out, _, _ = run(t, "--format", "github", dir); !strings.HasPrefix(out, "::error file=") || !strings.Contains(out, ",line=3,col=4,title=unknown-method::a card has") {
		t.Errorf("github: %s", out)
	}
	out, _, code := run(t, "--format", "json", "--disable", "unknown-method", dir)
	if strings.TrimSpace(out) != "[]" || code != 0 {
		t.Errorf("nothing found is %q, exit %d", out, code)
	}
}

func TestSettingsOfAFolder(t *testing.T) {
	dir := folder(t, map[string]string{
		configName: "codes:\n  unknown-method: off\n  unused-local: error\n", "old/c1.lua": faulty,
		"new/" + configName: "codes:\n  unknown-method: warning\n", "new/c1.lua": faulty, "old/c2.lua": "local function f() local x=1 end f()",
	})
	out, _, _ := run(t, "--format", "json", dir)
	var list []struct{ File, Code, Severity string }
	if err := json.Unmarshal([]byte(out), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) != 2 || list[0].Code != "unknown-method" || list[0].Severity != "warning" || list[1].Code != "unused-local" || list[1].Severity != "error" {
		t.Errorf("got %+v", list)
	}
	for _, wrong := range []string{"codes:\n  no-such-check: off\n", "codes:\n  unused-local: loud\n", "kodes: {}\n"} {
		dir := folder(t, map[string]string{configName: wrong, "c1.lua": clean})
		if _, errs, code := run(t, dir); code != exitFailure || !strings.Contains(errs, configName) {
			t.Errorf("%q exits with %d: %s", wrong, code, errs)
		}
	}
}

func TestBaselineHidesWhatIsOld(t *testing.T) {
	dir := folder(t, map[string]string{"c1.lua": faulty})
	base := filepath.Join(t.TempDir(), "base")
	if _, errs, code := run(t, "--write-baseline", base, dir); code != 0 {
		t.Fatal(errs)
	}
	if out, _, code := run(t, "--baseline", base, dir); code != 0 {
		t.Errorf("old findings are reported: %s", out)
	}
	moved := "-- a comment more\n" + faulty + "function s.more(c)\n\tc:completeProcedure(1)\nend\n"
	if err := os.WriteFile(filepath.Join(dir, "c1.lua"), []byte(moved), 0o644); err != nil {
		t.Fatal(err)
	}
	out, _, code := run(t, "--baseline", base, "--color", "never", dir)
	if code != exitFindings || !strings.Contains(out, "c1.lua:7:") || strings.Contains(out, "c1.lua:4:") {
		t.Errorf("exit %d: %s", code, out)
	}
}

func TestABaselineOfSomethingElseIsAnError(t *testing.T) {
	dir := folder(t, map[string]string{"c1.lua": faulty, "base": "c1.lua\tunknown-method\tx\ty\nno finding\n"})
	_, errs, code := run(t, "--baseline", filepath.Join(dir, "base"), dir)
	if code != exitFailure || !strings.Contains(errs, `base:2: expected a finding as --write-baseline writes it, found "no finding"`) {
		t.Errorf("exit %d: %s", code, errs)
	}
}

func TestALibraryThatIsNoneIsAnError(t *testing.T) {
	dir := folder(t, map[string]string{"c1.lua": faulty, "empty/readme.txt": ""})
	for _, name := range []string{"none", "c1.lua", "empty"} {
		_, errs, code := run(t, "--library", filepath.Join(dir, name), filepath.Join(dir, "c1.lua"))
		if code != exitFailure || !strings.Contains(errs, name+": expected the folder of a base library") {
			t.Errorf("%s: exit %d: %s", name, code, errs)
		}
	}
}

// TestLongLinesAreShownInPart has a finding far right in a line, and many of
// them.
func TestLongLinesAreShownInPart(t *testing.T) {
	long := "local t={" + strings.Repeat("1,", 50000) + "}" + strings.Repeat(" Duel.Drew()", 50)
	dir := folder(t, map[string]string{"c1.lua": long, "c2.lua": "-- \x1b[2J\rDuel.Drew()--\x00"})
	out, _, _ := run(t, "--color", "never", dir)
	if len(out) > 100000 || strings.ContainsAny(out, "\x00\x1b\r") {
		t.Errorf("%d bytes: %.1000q", len(out), out)
	}
	if !strings.Contains(out, "\n    Duel.Drew()--?\n    ^^^^^^^^^\n") {
		t.Errorf("the line is not shown: %.2000s", out)
	}
	base := filepath.Join(t.TempDir(), "base")
	run(t, "--write-baseline", base, dir)
	if info, err := os.Stat(base); err != nil || info.Size() > 100000 {
		t.Errorf("the baseline: %v, %v", info, err)
	}
	if out, errs, code := run(t, "--baseline", base, dir); code != 0 {
		t.Errorf("exit %d: %s%.500s", code, errs, out)
	}
}

func TestFixShowsADiffFirst(t *testing.T) {
	dir := folder(t, map[string]string{"c1.lua": faulty})
	path := filepath.Join(dir, "c1.lua")
	out, _, _ := run(t, "--fix", dir)
	if !strings.Contains(out, "-\tc:completeProcedure()\n+\tc:CompleteProcedure()\n") {
		t.Errorf("diff %s", out)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != faulty {
		t.Errorf("the file changed: %v %s", err, text)
	}
	run(t, "--fix", "--write", dir)
	if text, err := os.ReadFile(path); err != nil || string(text) != clean {
		t.Errorf("the file is not repaired: %v %s", err, text)
	}
}

func TestSuppressions(t *testing.T) {
	dir := folder(t, map[string]string{
		"c1.lua": strings.Replace(faulty, "completeProcedure()", "completeProcedure() --cardlint:ignore unknown-method: a test", 1),
		"c2.lua": strings.Replace(faulty, "\tc:", "\t-- cardlint:ignore unknown-method\n\tc:", 1),
		"c3.lua": "--cardlint:ignore-file unknown-method: old\n" + faulty,
	})
	out, _, _ := run(t, "--format", "json", dir)
	var list []struct{ File, Code string }
	if err := json.Unmarshal([]byte(out), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) != 1 || list[0].Code != "unexplained-suppression" || !strings.HasSuffix(list[0].File, "c2.lua") {
		t.Errorf("got %+v", list)
	}
}

func TestStubsAreLua(t *testing.T) {
	out, _, code := run(t, "stubs")
	if _, err := syntax.Parse("stubs.lua", out); err != nil || code != 0 {
		t.Fatal(code, err)
	}
	for _, f := range ocg.Registry.All() {
		if !strings.Contains(out, "function "+f.Name+"(") {
			t.Errorf("%s is missing", f.Name)
		}
	}
	for _, line := range []string{
		"---@operator len: integer", "---@operator add(Card|Group): Group",
		"---@param f nil|fun(c: Card, ...: any): any", // nil in front: behind, it would be one of the function's results
		"---@param ... integer|integer[]",
		"---@param p integer PLAYER_*",
		"---@return Card|nil",
	} {
		if !strings.Contains(out, "\n"+line+"\n") {
			t.Errorf("no line %q", line)
		}
	}
}

var update = flag.Bool("update", false, "write docs/cardlint.md anew")

func TestDocsAreUpToDate(t *testing.T) {
	const path = "../../docs/cardlint.md"
	out, _, _ := run(t, "docs")
	if *update {
		if err := os.WriteFile(path, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != out {
		t.Errorf("%s is not what cardlint docs writes; go test ./cmd/cardlint -update writes it (%v)", path, err)
	}
}

// Our own cards, library and test scripts are clean.
func TestOurScriptsAreClean(t *testing.T) {
	if out, errs, code := run(t, "--color", "never", "../../scripts", "../../tests"); code != 0 {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
}

func TestStandardInputIsChecked(t *testing.T) {
	var out, errs bytes.Buffer
	code := execute([]string{"--format", "json", "--stdin-name", "cards/c9.lua", "-"}, streams{strings.NewReader(faulty), &out, &errs})
	if code != exitFindings || !strings.Contains(out.String(), `"cards/c9.lua"`) || !strings.Contains(out.String(), `"unknown-method"`) {
		t.Errorf("exits with %d: %s%s", code, out.String(), errs.String())
	}
	code = execute([]string{"-"}, streams{strings.NewReader(clean), &out, &errs})
	if code != 0 {
		t.Errorf("a clean script exits with %d: %s", code, errs.String())
	}
}

func TestAFolderWithoutScriptsIsAnError(t *testing.T) {
	dir := folder(t, map[string]string{"cards.txt": "none"})
	if _, errs, code := run(t, dir); code != exitFailure || !strings.Contains(errs, "no scripts") {
		t.Errorf("exits with %d: %s", code, errs)
	}
}

// full is an output that takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestOutputThatCannotBeWrittenIsAFailure(t *testing.T) {
	dir := folder(t, map[string]string{"c1.lua": faulty})
	for _, args := range [][]string{{"list"}, {"docs"}, {dir}, {"--format", "github", dir}, {"--fix", dir}} {
		var errs strings.Builder
		code := execute(args, streams{strings.NewReader(""), full{}, &errs})
		if code != exitFailure || errs.String() != "cardlint: no space left\n" {
			t.Errorf("cardlint %s: exit code %d, %q", strings.Join(args, " "), code, errs.String())
		}
	}
}
