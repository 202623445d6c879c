package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"duel/cmd/duel/replay"
	"duel/cmd/duel/suite"
	"duel/core/buddyfight"
	"duel/core/ocg"
	"duel/script/host"
	"duel/script/scenario"
)

// replaySuffix is what the names of saved tests end in.
const replaySuffix = ".replay"

// testRecordings keep the duels of tests until their results are known. Duels
// are told apart by the Lua state of their cards.
type testRecordings struct {
	*app
	all, failed string // folders, "" for none

	mu    sync.Mutex
	duels map[*host.State]testRecording
	err   error // the first there was
}

// testRecording is the duel of one test.
type testRecording struct {
	*replay.Recorder
	game string
	note func(*replay.Header) // notes the scripts and facts used
}

// recordTests makes the runners record duels, if tests are to be saved.
func (a *app) recordTests(r suite.Runners, f *testFlags) (*testRecordings, error) {
	t := &testRecordings{app: a, all: f.save, failed: f.saveFailed, duels: map[*host.State]testRecording{}}
	if t.all == "" && t.failed == "" {
		return t, nil
	}
	for _, dir := range []string{t.all, t.failed} {
		if dir == "" {
			continue
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return nil, err
		}
	}
	ownOCG, ownBuddyfight := r.OCG.Prepare, r.Buddyfight.Prepare
	r.OCG.Prepare = func(h *host.State, d *ocg.Duel) {
		if ownOCG != nil {
			ownOCG(h, d)
		}
		rec := replay.NewRecorder(newDuelTeller(d, r.OCG.Session.Pack))
		d.Journal.Observe(rec.Observe)
		t.add(h, testRecording{rec, gameOCG, func(to *replay.Header) { noteDuel(to, d, h, r.OCG.Session.Pack) }})
	}
	r.Buddyfight.Prepare = func(h *host.State, d *buddyfight.Duel) {
		if ownBuddyfight != nil {
			ownBuddyfight(h, d)
		}
		rec := replay.NewRecorder(fightTeller{d})
		d.Journal.Observe(rec.Observe)
		t.add(h, testRecording{rec, gameBuddyfight, func(to *replay.Header) { noteFight(to, d, h, r.Buddyfight.Cards) }})
	}
	return t, nil
}

func (t *testRecordings) add(h *host.State, recording testRecording) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.duels[h] = recording
}

// take gives the recording of a duel and forgets it.
func (t *testRecordings) take(h *host.State) (testRecording, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	recording, ok := t.duels[h]
	delete(t.duels, h)
	return recording, ok
}

// save writes the replays of a script's tests. A test whose duel never began
// has none.
func (t *testRecordings) save(f *suite.File) {
	for i := range f.Results {
		result := &f.Results[i]
		recording, ok := t.take(result.State)
		if !ok {
			continue
		}
		h := t.inputs(recording.game)
		if recording.game == gameOCG {
			h.Rules = t.settings.rules
		}
		h.Test = &replay.Test{Script: replay.Script{Name: f.Name, Text: f.Text()}, Test: result.Test, Number: result.Number}
		recording.note(&h)
		t.err = errors.Join(t.err, t.write(recording.Recorder, h, result))
	}
}

// write saves one test where it belongs.
func (t *testRecordings) write(rec *replay.Recorder, h replay.Header, result *scenario.Result) error {
	name := replayName(result)
	if t.all != "" {
		if err := save(filepath.Join(t.all, name), rec, h, testReason(result), testFailure(result)); err != nil {
			return err
		}
	}
	if t.failed != "" && !result.Passed() {
		return save(filepath.Join(t.failed, name), rec, h, testReason(result), testFailure(result))
	}
	return nil
}

// testReason is how a test ended, as replays say it.
func testReason(r *scenario.Result) string {
	if r.Passed() {
		return "passed"
	}
	return "failed"
}

// testFailure is why a test failed, nil if it passed.
func testFailure(r *scenario.Result) error {
	if r.Failure == nil {
		return nil
	}
	return r.Failure
}

// mostNamed is how long the part of a name may be that is made of a test's.
const mostNamed = 60

// replayName is the file name of a test's replay: its script, number and name.
func replayName(r *scenario.Result) string {
	script := strings.TrimSuffix(filepath.ToSlash(r.File), ".lua")
	test := plainName(r.Test)
	return fmt.Sprintf("%s-%d-%s%s", plainName(script), r.Number+1, strings.TrimRight(test[:min(len(test), mostNamed)], "-"), replaySuffix)
}

// plainName is a text with a dash for all that is no letter, digit, dot or dash.
func plainName(text string) string {
	plain := strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '.', c == '_':
			return c
		}
		return '-'
	}, text)
	for strings.Contains(plain, "--") {
		plain = strings.ReplaceAll(plain, "--", "-")
	}
	return strings.Trim(plain, "-.")
}
