package rules

import (
	"fmt"
	"testing"
	"testing/fstest"
)

// module has tests that carry ids and some that only seem to.
var module = fstest.MapFS{
	"core/set_test.go": {Data: []byte(`package core

// TestSet sets. rules: OCG-SET-01
func TestSet(t *testing.T) { t.Run("OCG-SET-02: set", nil) }

// TestPublic needs cards. rules: OCG-SET-03
func TestPublic(t *testing.T) { open() }

// helper is for OCG-SET-04.
func helper() {}

func open() { os.Getenv("DUEL_CARDS") }
`)},
	"core/set.go":             {Data: []byte("package core\n\n// TestNot is no test. rules: OCG-SET-05\nfunc TestNot() {}\n")},
	"tests/rules/ocg/s.lua":   {Data: []byte("test(\"OCG-SET-06 OCG-SET-07: set\",function()\n  -- OCG-SET-08\n  me:test(\"OCG-SET-09\")\nend)\ntest(\"OCG-SET-13: of \"..kind..\" OCG-SET-14\",f)\n")},
	"tests/rules/own_test.go": {Data: []byte("package rules\n\n// TestOwn is left out. rules: OCG-SET-10\nfunc TestOwn() {}\n")},
	".hidden/s.lua":           {Data: []byte("test(\"OCG-SET-11\")\n")},
	"scripts/cards/c1.lua":    {Data: []byte("test(\"OCG-SET-12\")\n")},
}

func TestTestsCarryTheRulesTheyName(t *testing.T) {
	carriers, mentions, err := collect(module)
	if err != nil {
		t.Fatal(err)
	}
	want := "[{core/set_test.go TestSet [OCG-SET-01 OCG-SET-02]} {tests/rules/ocg/s.lua s [OCG-SET-06 OCG-SET-07 OCG-SET-13]}]"
	if got := fmt.Sprint(carriers); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	if len(mentions) != 10 {
		t.Errorf("ids are mentioned %d times, want 10: %v", len(mentions), mentions)
	}
}

func TestChecklistTakesEachRuleOnce(t *testing.T) {
	const head = "id\tsection\trule\n"
	for _, wrong := range []string{"OCG-X-1\tA", "OCG\tA\tText", "OCG-X-1\tA\tText\nOCG-X-1\tA\tText"} {
		if _, err := readChecklist(head + wrong + "\n"); err == nil {
			t.Errorf("%q is taken", wrong)
		}
	}
}
