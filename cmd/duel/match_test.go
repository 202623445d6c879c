package main

import (
	"fmt"
	"strings"
	"testing"
)

// deckText is a deck of 40 cards, three copies of each of these and plain monsters
// for the rest, with a side deck.
func deckText(side []int, codes ...int) string {
	var b strings.Builder
	b.WriteString("#main\n")
	left := 40
	for _, code := range codes {
		for range 3 {
			fmt.Fprintln(&b, code)
			left--
		}
	}
	for _, code := range plainMonsters {
		for range min(left, 3) {
			fmt.Fprintln(&b, code)
			left--
		}
	}
	b.WriteString("!side\n")
	for _, code := range side {
		fmt.Fprintln(&b, code)
	}
	return b.String()
}

// plainMonsters fill the decks of these tests.
var plainMonsters = []int{23571046, 59575539, 21844576, 58932615, 7902349, 70903634, 44519536, 8124921, 40640057, 9365703, 17444133, 10375182, 2460565, 63977008}

// typhoon and reborn are Mystical Space Typhoon and Monster Reborn, cards of side
// decks.
const (
	typhoon = 5318639
	reborn  = 83764718
)

func TestMatchEndsWithTwoWins(t *testing.T) {
	for seed := range 6 {
		out := succeed(t, "match", "--seed", fmt.Sprint(seed))
		duels := strings.Count(out, "=== Duel ")
		winsOfA, winsOfB := strings.Count(out, "\nA wins: "), strings.Count(out, "\nB wins: ")
		draws := strings.Count(out, "\nThe duel is a draw")
		if duels != winsOfA+winsOfB+draws || duels < 2 || duels > 3 || max(winsOfA, winsOfB) > 2 || duels == 3 && max(winsOfA, winsOfB) == 2 && min(winsOfA, winsOfB)+draws != 1 {
			t.Errorf("seed %d: %d duels, %d to %d", seed, duels, winsOfA, winsOfB)
		}
		last := fmt.Sprintf("A wins the match: %d to %d.\n", winsOfA, winsOfB)
		switch {
		case winsOfB > winsOfA:
			last = fmt.Sprintf("B wins the match: %d to %d.\n", winsOfB, winsOfA)
		case winsOfA == winsOfB:
			last = fmt.Sprintf("The match is drawn: %d to %d.\n", winsOfA, winsOfB)
		}
		if !strings.HasSuffix(out, last) {
			t.Errorf("seed %d: the match ends with %q, not %q", seed, out[len(out)-60:], last)
		}
	}
}

func TestSameSeedGivesSameMatch(t *testing.T) {
	a, b := file(t, "a.ydk", deckText([]int{typhoon, reborn})), file(t, "b.ydk", deckText([]int{reborn}))
	args := []string{"match", "--deck", a, "--deck", b, "--log", "--seed"}
	first := succeed(t, append(args, "11")...)
	if succeed(t, append(args, "11")...) != first {
		t.Error("two matches of a seed differ")
	}
	if succeed(t, append(args, "12")...) == first {
		t.Error("matches of two seeds are the same")
	}
	if !strings.Contains(first, "=== Turn 1, Player 0") {
		t.Error("--log shows no turns")
	}
}

func TestLoserChoosesTheOrder(t *testing.T) {
	out := succeed(t, "match", "--seed", "1", "--agent0", "first", "--agent1", "first")
	parts := strings.Split(out, "=== Duel ")
	if !strings.Contains(parts[1], " wins the toss and chooses who goes first: ") {
		t.Errorf("the first duel begins with %q", parts[1])
	}
	for i := 2; i < len(parts); i++ {
		loser := "A"
		if strings.Contains(parts[i-1], "\nA wins: ") {
			loser = "B"
		}
		if want := loser + " lost the duel before and chooses who goes first: " + loser + " is player 0"; !strings.Contains(parts[i], want) {
			t.Errorf("duel %d begins with %q", i, parts[i])
		}
	}
}

func TestRandomPlayersExchangeLegally(t *testing.T) {
	a, b := file(t, "a.ydk", deckText([]int{typhoon, reborn, typhoon})), file(t, "b.ydk", deckText(nil))
	some := false
	for seed := range 5 {
		out := succeed(t, "match", "--deck", a, "--deck", b, "--seed", fmt.Sprint(seed))
		some = some || strings.Contains(out, "A exchanges 2 cards") || strings.Contains(out, "A exchanges 1 card ")
		if strings.Contains(out, "B exchanges") {
			t.Error("B exchanges cards without a side deck")
		}
	}
	if !some {
		t.Error("no match of five has an exchange")
	}
}

func TestMatchRefusesDecksWithEveryReason(t *testing.T) {
	a := file(t, "a.ydk", deckText([]int{typhoon}, reborn, typhoon)+"999999\n")
	b := file(t, "b.ydk", "#main\n999998\n#extra\n46986414\n")
	list := file(t, "x.lflist.conf", fmt.Sprintf("!2007.9.1\n!2008.3.1\n%d 1\n%d 0\n!Old\n", reborn, 40640057))
	code, _, errs := duel(t, "", "match", "--deck", a, "--deck", b, "--banlist", list, "--list", "2008-08-31")
	for _, want := range []string{
		"card 999999 is unknown", "Monster Reborn (83764718): 3 copies, at most 1 by list \"2008.3.1\"",
		"Mystical Space Typhoon (5318639): 4 copies, at most 3 of a name", "Kuriboh (40640057): 3 copies, forbidden by list",
		"main deck: 1 cards, must be at least 40", "card 999998 is unknown", "Dark Magician (46986414) belongs in the main deck",
	} {
		if code != exitFailure || !strings.Contains(errs, want) {
			t.Errorf("exit code %d, no %q in\n%s", code, want, errs)
		}
	}
}

func TestRestrictionListIsNamedOrDated(t *testing.T) {
	list := file(t, "x.lflist.conf", "!First\n!2008.3.1\n!2008.9.1\n")
	for asked, want := range map[string]string{"": "First", "first": "First", "2008-03-01": "2008.3.1", "2008-08-31": "2008.3.1", "2020-01-01": "2008.9.1"} {
		args := []string{"match", "--banlist", list, "--max-decisions", "0"}
		if asked != "" {
			args = append(args, "--list", asked)
		}
		if out := succeed(t, args...); !strings.Contains(out, "\nRestriction list "+want+"\n") {
			t.Errorf("--list %s: %s", asked, out)
		}
	}
	for asked, want := range map[string]string{"2008-02-29": "no list is in force on 2008-02-29", "Second": `expected a day or one of First, 2008.3.1, 2008.9.1, found "Second"`} {
		if code, _, errs := duel(t, "", "match", "--banlist", list, "--list", asked); code != exitFailure || !strings.Contains(errs, want) {
			t.Errorf("--list %s: exit code %d, %s", asked, code, errs)
		}
	}
}

func TestDeckRulesOfTwoEras(t *testing.T) {
	a := file(t, "a.ydk", deckText([]int{typhoon}))
	code, _, errs := duel(t, "", "match", "--deck", a, "--deck", a, "--deck-rules", "new-expert")
	if code != exitFailure || !strings.Contains(errs, "side deck: 1 cards, must be 15 or none") {
		t.Errorf("exit code %d, %s", code, errs)
	}
	if out := succeed(t, "match", "--deck", a, "--deck", a, "--max-decisions", "0"); !strings.Contains(out, "side deck 1)") {
		t.Errorf("by the master rule: %s", out)
	}
}

// TestPersonChoosesBetweenDuels plays a person against chance: the person is
// asked for the order of play and for exchanges, and sees the deck.
func TestPersonChoosesBetweenDuels(t *testing.T) {
	a := file(t, "a.ydk", deckText([]int{typhoon, reborn}))
	out := ""
	for seed := range 4 {
		// Every choice is answered by its first option.
		code, text, errs := duel(t, strings.Repeat("1\n", 3000), "match", "--deck", a, "--deck", a, "--agent0", "human", "--seed", fmt.Sprint(seed), "--max-decisions", "4000")
		if code != 0 {
			t.Fatalf("exit code %d, %s", code, errs)
		}
		out += text
	}
	for _, part := range []string{"\nA: Do you go first?\n   1  yes\n   2  no\n", "\nA: Which card comes in from the side deck?\n   1  Mystical Space Typhoon\n   2  Monster Reborn\n   3  done\n",
		"\nA: Which card does it replace?\n   1  Quillbolt Hedgehog\n", "A exchanges 2 cards with the side deck"} {
		if !strings.Contains(out, part) {
			t.Errorf("the terminal never shows %q", part)
		}
	}
}

func TestMatchStopsAtUndecidedDuels(t *testing.T) {
	out := succeed(t, "match", "--max-decisions", "3")
	if !strings.HasSuffix(out, "The match stops here: the duel was not decided in 3 decisions.\n") {
		t.Errorf("ends with %q", out)
	}
}

func TestMistakesOnTheCommandLineOfMatches(t *testing.T) {
	for want, args := range map[string][]string{
		"--games: a match has an odd number of duels, not 2":  {"--games", "2"},
		"--agent1: expected one of random, first, human":      {"--agent1", "answers:x"},
		"expected --deck twice":                               {"--deck", "vanguard"},
		"--list names one of the lists of --banlist":          {"--list", "x"},
		"--deck-rules: expected one of master, new-expert":    {"--deck-rules", "goat"},
		"--max-decisions: expected a number from 0, found -1": {"--max-decisions", "-1"},
	} {
		if code, _, errs := duel(t, "", append([]string{"match"}, args...)...); code != exitUsage || !strings.Contains(errs, want) {
			t.Errorf("%v: exit code %d, %s", args, code, errs)
		}
	}
}
