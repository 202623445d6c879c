package buddyfight

import (
	"bytes"
	"context"
	"errors"
	"os"
	"strconv"
	"testing"

	"duel/core/buddyfight"
	"duel/core/buddyfight/invariant"
	"duel/core/buddyfight/transcript"
)

// gamesVariable sets how many random games are played.
const gamesVariable = "DUEL_BUDDYFIGHT_GAMES"

func games(t *testing.T) int {
	text := os.Getenv(gamesVariable)
	if text == "" {
		return 200
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s: %v", gamesVariable, err)
	}
	return n
}

// mostTurns is more than any game has: each turn takes a card off a deck.
const mostTurns = 100

func TestRandomGamesEndWithTheRulesUnbroken(t *testing.T) {
	c := cards(t)
	decks := starters(t, c)
	reasons := map[string]int{}
	for seed := range uint64(games(t)) {
		if seed%2 == 1 {
			decks[0], decks[1] = decks[1], decks[0]
		}
		d := open(c, buddyfight.DefaultRules(), seed)
		watch := invariant.New(d)
		d.Journal.Observe(watch.Observe)
		result, err := d.Play(context.Background(), decks)
		if err != nil || !result.Over() || d.Turn.Number > mostTurns {
			t.Fatalf("seed %d: %v after %d turns, %v", seed, result, d.Turn.Number, err)
		}
		if err := errors.Join(watch.Broken(), d.Table.Check()); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		reasons[result.Reason]++
	}
	t.Logf("ends: %v", reasons)
}

func TestTheSameSeedGivesTheSameBytes(t *testing.T) {
	c := cards(t)
	decks := starters(t, c)
	for seed := range uint64(5) {
		first, again := play(t, open(c, buddyfight.DefaultRules(), seed), decks), play(t, open(c, buddyfight.DefaultRules(), seed), decks)
		if !bytes.Equal(first, again) {
			t.Errorf("seed %d gave two different games", seed)
		}
	}
}

// play plays a game and gives its transcript.
func play(t testing.TB, d *buddyfight.Duel, decks [2]buddyfight.Deck) []byte {
	t.Helper()
	var out bytes.Buffer
	w := transcript.New(&out, d)
	d.Journal.Observe(w.Observe)
	if _, err := d.Play(context.Background(), decks); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func BenchmarkGame(b *testing.B) {
	c := cards(b)
	decks := starters(b, c)
	for i := 0; b.Loop(); i++ {
		if _, err := open(c, buddyfight.DefaultRules(), uint64(i)).Play(context.Background(), decks); err != nil {
			b.Fatal(err)
		}
	}
}
