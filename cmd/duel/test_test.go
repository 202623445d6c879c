package main

import (
	"context"
	"encoding/xml"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"duel/cmd/duel/newcard"
)

// writeCard writes a new card with its duels to a fresh folder.
func writeCard(t *testing.T) (dir, script, duel string) {
	t.Helper()
	dir = t.TempDir()
	card := newcard.Card{Passcode: 900000001, Name: "Archive Scholar", Kind: "monster", Effect: "ignition"}
	script, duel, err := card.Write(dir)
	if err != nil {
		t.Fatal(err)
	}
	return dir, script, duel
}

// breakCard makes the card's effect gain 400 LP instead of 500.
func breakCard(t *testing.T, script string) {
	t.Helper()
	changeFile(t, script+": SetTargetParam(500) => SetTargetParam(400)")
}

func TestFormatsTellPassedAndFailed(t *testing.T) {
	dir, script, duel := writeCard(t)
	test := func(format string) string {
		return runDuel([]string{"test", "--scripts", dir, duel, "--format", format})
	}
	for format, want := range map[string]string{"tap": "ok 1 - ", "json": `"passed":true`, "junit": `tests="1" failures="0"`, "text": "1 passed, 0 failed"} {
		if got := test(format); !strings.Contains(got, want) {
			t.Errorf("%s: no %q in\n%s", format, want, got)
		}
	}
	breakCard(t, script)
	for format, want := range map[string]string{
		"tap": "not ok 1 - ", "json": `"field":"me.lp","want":"8500","got":"8400"`, "junit": `failures="1"`, "text": "me.lp: expected 8500, got 8400",
	} {
		got := test(format)
		if !strings.Contains(got, want) {
			t.Errorf("%s: no %q in\n%s", format, want, got)
		}
		if format == "junit" {
			var v struct{}
			if err := xml.Unmarshal([]byte(got), &v); err != nil {
				t.Errorf("junit: %v", err)
			}
		}
	}
}

func TestExitCodesOfTest(t *testing.T) {
	dir, script, duel := writeCard(t)
	run := func(args ...string) int {
		return execute(append([]string{"test", "--scripts", dir}, args...), streams{strings.NewReader(""), &strings.Builder{}, &strings.Builder{}})
	}
	if code := run(duel); code != 0 {
		t.Errorf("passing tests exit with %d", code)
	}
	if code := run(duel, "--run", "no such test"); code != exitFailure {
		t.Errorf("no test at all exits with %d", code)
	}
	if code := run(duel, "--format", "prose"); code != exitUsage {
		t.Errorf("an unknown format exits with %d", code)
	}
	if code := run(filepath.Join(dir, "nowhere")); code != exitFailure {
		t.Errorf("a missing path exits with %d", code)
	}
	breakCard(t, script)
	if code := run(duel); code != exitFailure {
		t.Errorf("failing tests exit with %d", code)
	}
}

func TestCoverWritesReports(t *testing.T) {
	dir, _, duel := writeCard(t)
	lcov, html := filepath.Join(dir, "out.lcov"), filepath.Join(dir, "out.html")
	runDuel([]string{"test", "--scripts", dir, duel, "--cover", "lcov=" + lcov, "--cover", "html=" + html})
	for file, want := range map[string]string{lcov: "SF:c900000001.lua\n", html: `<span class="run"`} {
		text, err := os.ReadFile(file)
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s: no %q (%v)", file, want, err)
		}
	}
}

func TestMutateNamesWhatIsNotNoticed(t *testing.T) {
	dir, _, duel := writeCard(t)
	got := runDuel([]string{"test", "--scripts", dir, duel, "--mutate"})
	if !regexp.MustCompile(`total +\d+ of +\d+ changes noticed`).MatchString(got) {
		t.Errorf("no total in\n%s", got)
	}
	if strings.Contains(got, "501 instead of 500") {
		t.Errorf("the amount of LP is not noticed:\n%s", got)
	}
}

// safeBuffer is a buffer for a writer and a reader at the same time.
type safeBuffer struct {
	mu sync.Mutex
	b  strings.Builder
}

func (s *safeBuffer) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *safeBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

func TestWatchRunsAgainWhatACardTouches(t *testing.T) {
	dir, script, duel := writeCard(t)
	other := filepath.Join(dir, "duels", "other.lua")
	if err := os.WriteFile(other, []byte("field{me={hand={\"Kuriboh\"}}}\nme:expect{hand=1}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var out safeBuffer
	a := &app{streams: streams{strings.NewReader(""), &out, &out}}
	a.settings.scripts, a.settings.jobs, a.settings.rules = []string{dir}, 2, "mr5"
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() {
		done <- a.watch(ctx, []string{filepath.Dir(duel)}, regexp.MustCompile(""), &testFlags{format: "text"})
	}()
	waitFor(t, &out, "2 passed, 0 failed, in 2 scripts")
	breakCard(t, script)
	waitFor(t, &out, "0 passed, 1 failed, in 1 scripts")
	cancel()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

func waitFor(t *testing.T, out *safeBuffer, text string) {
	t.Helper()
	for deadline := time.Now().Add(30 * time.Second); !strings.Contains(out.String(), text); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("no %q in\n%s", text, out.String())
		}
	}
}
