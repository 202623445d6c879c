package main

import (
	"fmt"
	"strings"
	"testing"
)

func TestHumanIsAskedAgainAfterIllegalAnswers(t *testing.T) {
	code, out, errs := duel(t, "99\nattack\n\n1 2\n", "run", "--agent0", "human")
	if code != 0 {
		t.Fatalf("exit code %d, %s", code, errs)
	}
	for _, part := range []string{
		"Player 0: What do you do?", "there is no option 99.", `"attack" is no number.`,
		"That is not possible: 0 options picked, 1 to 1 expected.", "That is not possible: 2 options picked, 1 to 1 expected.",
		"The duel stops here: the input ended.",
	} {
		if !strings.Contains(out, part) {
			t.Errorf("the terminal never shows %q:\n%s", part, out)
		}
	}
}

// TestHumanSeesNothingHidden plays against an opponent whose deck holds cards
// of one name, which it cannot play.
func TestHumanSeesNothingHidden(t *testing.T) {
	const gilford, name = 36354007, "Gilford the Lightning"
	deck := file(t, "gilford.ydk", "#main\n"+strings.Repeat(fmt.Sprintln(gilford), 40))
	input := strings.Repeat("1\n", 12)
	code, out, errs := duel(t, input, "run", "--deck", "sorcery", "--deck", deck, "--agent0", "human", "--agent1", "first")
	if code != 0 {
		t.Fatalf("exit code %d, %s", code, errs)
	}
	if !strings.Contains(out, "Player 1 draws 5 cards") {
		t.Errorf("the opponent's draw is not told as such:\n%s", out)
	}
	for _, line := range strings.Split(out, "\n") {
		if strings.Contains(line, name) {
			t.Errorf("a hidden card is named: %s", line)
		}
	}
}
