package main

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"time"

	"duel/cmd/duel/suite"
	"duel/script/pack"
	"duel/script/scenario"
)

// pollInterval is how often the files are looked at.
const pollInterval = 150 * time.Millisecond

// watcher runs duel scripts again when they or the cards they use change.
type watcher struct {
	*app
	flags   *testFlags
	paths   []string
	pattern *regexp.Regexp
	stamps  map[string]time.Time       // of every Lua file looked at
	uses    map[string]map[string]bool // the card scripts each duel script used
}

// watch runs all scripts once, then those a change touches, until ctx is done.
func (a *app) watch(ctx context.Context, paths []string, pattern *regexp.Regexp, f *testFlags) error {
	w := &watcher{app: a, flags: f, paths: paths, pattern: pattern, uses: map[string]map[string]bool{}}
	w.stamps = w.look()
	files, err := suite.Find(paths)
	if err != nil {
		return err
	}
	w.run(ctx, files)
	ticker := time.NewTicker(pollInterval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
			if files := w.touched(); len(files) > 0 {
				fmt.Fprintln(w.out)
				w.run(ctx, files)
			}
		}
	}
}

// look gives the times of all Lua files of the duel scripts and card folders.
// What cannot be read counts as gone.
func (w *watcher) look() map[string]time.Time {
	stamps := map[string]time.Time{}
	for _, root := range slices.Concat(w.paths, w.settings.scripts) {
		_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || filepath.Ext(path) != ".lua" {
				return nil
			}
			if info, err := os.Stat(path); err == nil {
				stamps[filepath.Clean(path)] = info.ModTime()
			}
			return nil
		})
	}
	return stamps
}

// touched are the duel scripts to run for what changed since the last look.
func (w *watcher) touched() []string {
	now := w.look()
	changed := map[string]bool{}
	for path, stamp := range now {
		if old, ok := w.stamps[path]; !ok || !old.Equal(stamp) {
			changed[path] = true
		}
	}
	w.stamps = now
	if len(changed) == 0 {
		return nil
	}
	files, err := suite.Find(w.paths)
	if err != nil {
		fmt.Fprintln(w.err, "duel:", err)
		return nil
	}
	return slices.DeleteFunc(files, func(file string) bool { return !changed[file] && !w.usesAny(file, changed) })
}

// usesAny reports whether a duel script used one of the changed card scripts.
func (w *watcher) usesAny(file string, changed map[string]bool) bool {
	for path := range maps.Keys(changed) {
		if w.uses[file][filepath.Base(path)] {
			return true
		}
	}
	return false
}

// run runs scripts over freshly opened cards.
func (w *watcher) run(ctx context.Context, files []string) {
	runners, err := w.newRunners(w.flags.timeout)
	if err != nil {
		fmt.Fprintln(w.err, "duel:", err)
		return
	}
	reporter := suite.NewReporter(w.out, w.flags.format, w.flags.verbose)
	began := time.Now()
	suite.Run(ctx, runners, files, w.settings.jobs, w.pattern.MatchString, func(f suite.File) {
		w.uses[f.Name] = usedScripts(f.Results)
		reporter.File(f)
	})
	if err := reporter.End(w.settings.seed, time.Since(began)); err != nil {
		fmt.Fprintln(w.err, "duel:", err)
	}
}

// usedScripts are the names of the card scripts that the duels of tests used.
func usedScripts(results []scenario.Result) map[string]bool {
	used := map[string]bool{}
	for i := range results {
		if d := results[i].Duel(); d != nil {
			for _, c := range d.Table.Cards() {
				used[pack.ScriptName(pack.ScriptCode(c.Data))] = true
			}
		}
	}
	return used
}
