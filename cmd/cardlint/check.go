package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"sort"
	"sync"

	"duel/script/lint"
)

// script is one file to check, and what was found in it.
type script struct {
	path     string // as it is shown
	text     string
	given    bool // the text is there already
	findings []*lint.Finding
	err      error
}

// gcPercent lets the heap grow before garbage is collected: a run over many
// scripts makes much of it, and keeps little.
const gcPercent = 400

// runCheck checks paths and reports.
func runCheck(s streams, o *options, paths []string) error {
	list, err := collect(s.in, o.stdinName, paths)
	if err != nil {
		return err
	}
	for _, code := range o.disable {
		if lint.CheckNamed(code) == nil {
			return fmt.Errorf("--disable: no check is named %q", code)
		}
	}
	debug.SetGCPercent(gcPercent)
	c := &checker{options: o, workspace: &lint.Workspace{Folder: o.library, Dialect: dialects[o.dialect]}, configs: map[string]*config{}, libraries: map[string]*lint.Library{}}
	c.checkAll(list)
	for _, one := range list {
		if one.err != nil {
			return one.err
		}
	}
	if o.writeBaseline != "" {
		return writeBaseline(o.writeBaseline, list)
	}
	if o.baseline != "" {
		if err := applyBaseline(o.baseline, list); err != nil {
			return err
		}
	}
	if o.fix {
		return fixAll(s.out, list, o.write)
	}
	found := false
	for _, one := range list {
		found = found || len(one.findings) > 0
	}
	if err := report(s.out, o, list); err != nil {
		return err
	}
	if found {
		return errFindings
	}
	return nil
}

// collect finds the Lua files of paths, in order and each once. The path - is
// the text on in, a script of the name given. A folder without scripts is an
// error: it is not the one that was meant.
func collect(in io.Reader, stdinName string, paths []string) ([]*script, error) {
	seen := map[string]bool{}
	var list []*script
	for _, path := range paths {
		if path == "-" {
			text, err := io.ReadAll(in)
			if err != nil {
				return nil, err
			}
			list = append(list, &script{path: filepath.ToSlash(stdinName), text: string(text), given: true})
			continue
		}
		found, err := scriptsIn(path)
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("%s: no scripts (*.lua) in this folder", path)
		}
		for _, name := range found {
			if !seen[name] {
				seen[name] = true
				list = append(list, &script{path: filepath.ToSlash(name)})
			}
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].path < list[j].path })
	return list, nil
}

// scriptsIn are the Lua files in a folder and those in it, or the file itself.
func scriptsIn(path string) (names []string, err error) {
	err = filepath.WalkDir(path, func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && (name == path || filepath.Ext(name) == ".lua") {
			names = append(names, name)
		}
		return err
	})
	return names, err
}

// checker checks scripts with the library and the settings of their folders.
type checker struct {
	options   *options
	workspace *lint.Workspace

	mu        sync.Mutex
	configs   map[string]*config       // by folder
	libraries map[string]*lint.Library // by folder
}

// library is the library for the scripts in a folder.
func (c *checker) library(dir string) (*lint.Library, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if known := c.libraries[dir]; known != nil {
		return known, nil
	}
	found, _, err := c.workspace.Library(dir)
	if err != nil {
		return nil, err
	}
	c.libraries[dir] = found
	return found, nil
}

func (c *checker) checkAll(list []*script) {
	jobs := c.options.jobs
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	next := make(chan *script)
	var wait sync.WaitGroup
	for range min(jobs, len(list)) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for one := range next {
				one.err = c.check(one)
			}
		}()
	}
	for _, one := range list {
		next <- one
	}
	close(next)
	wait.Wait()
}

// readScript reads a script file. A pipe or device, which might never end, is
// an error.
func readScript(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() {
		return "", fmt.Errorf("%s: neither a file nor a folder", path)
	}
	text, err := os.ReadFile(path)
	return string(text), err
}

func (c *checker) check(one *script) error {
	if !one.given {
		text, err := readScript(one.path)
		if err != nil {
			return err
		}
		one.text = text
	}
	library, err := c.library(filepath.Dir(one.path))
	if err != nil {
		return err
	}
	settings, err := c.config(filepath.Dir(one.path))
	if err != nil {
		return err
	}
	linter := lint.NewLinter(library, func(check *lint.Check) bool { return c.wants(settings, check) })
	one.findings = linter.Lint(one.path, one.text)
	for _, f := range one.findings {
		f.Severity = settings.severity(lint.CheckNamed(f.Code), f.Severity)
	}
	if c.options.format == "text" && len(one.findings) == 0 && !c.options.fix {
		one.text = "" // reports show no line of it
	}
	return nil
}

// wants reports whether findings of a check are asked for.
func (c *checker) wants(settings *config, check *lint.Check) bool {
	for _, code := range c.options.disable {
		if code == check.Code {
			return false
		}
	}
	level, set := settings.Codes[check.Code]
	if set {
		return level != "off"
	}
	return c.options.style || check.Severity > lint.Style
}
