package ocg

import (
	"slices"
	"testing"
	"time"

	"duel/core"
)

// played is a match of three after duels with these winners.
func played(t *testing.T, winners ...Player) *Match {
	t.Helper()
	m, err := NewMatch(3)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range winners {
		if err := m.Record(DuelOutcome{Winner: w}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestResultOfAMatch(t *testing.T) {
	const draw = NoPlayer
	for _, x := range []struct {
		name   string
		duels  []Player
		over   bool
		winner Player
	}{
		{"OCG-SETUP-01: a match begins undecided", nil, false, NoPlayer},
		{"OCG-SETUP-01: one duel is not a match", []Player{0}, false, NoPlayer},
		{"OCG-SETUP-01: it has up to three duels", []Player{0, 1}, false, NoPlayer},
		{"OCG-SETUP-01: three duels end it", []Player{draw, draw, draw}, true, NoPlayer},
		{"OCG-SETUP-02: a second win ends and wins it", []Player{0, 0}, true, 0},
		{"OCG-SETUP-02: a second win in the third duel", []Player{1, 0, 1}, true, 1},
		{"OCG-SETUP-02: a second win after a draw", []Player{1, draw, 1}, true, 1},
		{"OCG-SETUP-04: one win and one draw go on", []Player{0, draw}, false, NoPlayer},
		{"OCG-SETUP-04: one win and two draws win", []Player{0, draw, draw}, true, 0},
		{"OCG-SETUP-04: in any order", []Player{draw, draw, 1}, true, 1},
		{"OCG-SETUP-05: win, loss and draw are a drawn match", []Player{0, 1, draw}, true, NoPlayer},
		{"OCG-SETUP-05: in any order", []Player{draw, 1, 0}, true, NoPlayer},
	} {
		m := played(t, x.duels...)
		if m.Over() != x.over || m.Winner() != x.winner {
			t.Errorf("%s: over %v, winner %d", x.name, m.Over(), m.Winner())
		}
	}
}

// OCG-SETUP-03
func TestNothingChangesAMatchThatIsOver(t *testing.T) {
	m := played(t, 0, 0)
	if err := m.Record(DuelOutcome{Winner: 1, WinsMatch: true}); err == nil {
		t.Error("a duel is recorded after the match")
	}
	if m.Winner() != 0 || m.Wins(1) != 0 || len(m.Duels()) != 2 {
		t.Errorf("winner %d, %d duels", m.Winner(), len(m.Duels()))
	}
}

// OCG-SETUP-03: in a match that goes on, Victory Dragon wins it all.
func TestEffectThatWinsMatches(t *testing.T) {
	for _, m := range []*Match{played(t), played(t, 0), played(t, 0, 1), played(t, NoPlayer, 0)} {
		before := m.Wins(1)
		if err := m.Record(DuelOutcome{Winner: 1, WinsMatch: true}); err != nil {
			t.Fatal(err)
		}
		if !m.Over() || m.Winner() != 1 || m.Wins(1) != before+1 {
			t.Errorf("after %v: over %v, winner %d", m.Duels(), m.Over(), m.Winner())
		}
	}
	if err := played(t).Record(DuelOutcome{Winner: NoPlayer, WinsMatch: true}); err == nil {
		t.Error("a drawn duel wins the match")
	}
}

func TestMatchesHaveAnOddNumberOfDuels(t *testing.T) {
	for _, n := range []int{-1, 0, 2, 4} {
		if _, err := NewMatch(n); err == nil {
			t.Errorf("a match has %d duels", n)
		}
	}
	m, err := NewMatch(5)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		if m.Over() {
			t.Errorf("over after %d wins of 3", i)
		}
		if err := m.Record(DuelOutcome{Winner: 1}); err != nil {
			t.Fatal(err)
		}
	}
	if m.Winner() != 1 {
		t.Error("three wins of five do not win")
	}
}

// answering gives an answer of yes or no, or finishes, and notes who was asked.
type answering struct {
	yes   bool
	asked []Player
}

func (a *answering) ask(r *core.Request) (core.Answer, error) {
	a.asked = append(a.asked, r.Player)
	for i, o := range r.Options {
		if act := o.(*Option).Action; a.yes && act == ActYes || !a.yes && act == ActNo {
			return core.Picked(i), nil
		}
	}
	return core.Picked(len(r.Options) - 1), nil
}

func TestOrderOfPlay(t *testing.T) {
	const byChance = NoPlayer
	for _, x := range []struct {
		name    string
		duels   []Player
		chooser Player
	}{
		{"OCG-SETUP-11: in the first duel chance decides who chooses", nil, byChance},
		{"OCG-SETUP-12: later the loser chooses", []Player{0}, 1},
		{"OCG-SETUP-12: the loser of the duel before", []Player{0, 1}, 0},
		{"OCG-EXT-06: after a draw chance decides again", []Player{NoPlayer}, byChance},
		{"OCG-EXT-06: after a win and a draw too", []Player{0, NoPlayer}, byChance},
	} {
		for toss := range 2 {
			for _, yes := range []bool{true, false} {
				m := played(t, x.duels...)
				a := &answering{yes: yes}
				chance := &core.Given{Results: [][]int{{toss}}}
				chooser, first, err := m.ChooseOrder(chance, a.ask)
				if err != nil {
					t.Fatal(err)
				}
				wanted := x.chooser
				if wanted == byChance {
					wanted = Player(1 - toss)
				}
				if chooser != wanted || len(a.asked) != 1 || a.asked[0] != wanted || (first == chooser) != yes {
					t.Errorf("%s: toss %d, yes %v: chooser %d (%v asked), first %d", x.name, toss, yes, chooser, a.asked, first)
				}
				_, err = chance.Draw(core.Draw{})
				if tossed := err != nil; tossed != (x.chooser == byChance) {
					t.Errorf("%s: a coin was tossed: %v", x.name, tossed)
				}
			}
		}
	}
}

// cutter is chance that turns decks around, notes what is drawn and cuts at 2.
type cutter struct{ draws []core.Draw }

func (c *cutter) Draw(d core.Draw) ([]int, error) {
	c.draws = append(c.draws, d)
	if d.Kind == core.Number {
		return []int{2}, nil
	}
	order := make([]int, len(d.Items))
	for i := range order {
		order[i] = len(order) - 1 - i
	}
	return order, nil
}

// OCG-SETUP-06 OCG-SETUP-07: the owner shuffles, then the opponent cuts, and
// the owner's deck is made of it from the top.
func TestDeckIsShuffledAndCut(t *testing.T) {
	c := &cutter{}
	given := &Deck{Main: []uint32{11, 12, 13, 14, 15}, Extra: []uint32{21}, Side: []uint32{31}}
	shuffled, err := given.Shuffled(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	cut, err := shuffled.Cut(c, 1)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(given.Main, []uint32{11, 12, 13, 14, 15}) || len(cut.Extra) != 1 || len(cut.Side) != 1 {
		t.Errorf("the deck given is %+v, the one cut %+v", given, cut)
	}
	if len(c.draws) != 2 || c.draws[0].Kind != core.Shuffle || c.draws[0].Player != 1 || c.draws[1].Kind != core.Number || c.draws[1].Player != 0 || c.draws[1].Sides != 5 {
		t.Errorf("chance was asked for %+v", c.draws)
	}
	d := NewDuel(Rules{}, plainCards{})
	d.LoadDecks(1, cut.Main, nil)
	deck := d.Zone(1, ZoneDeck)
	for i, want := range []uint32{13, 12, 11, 15, 14} {
		if top := deck[len(deck)-1-i]; top.Data.Code != want || top.Owner != 1 {
			t.Errorf("card %d from the top is %d, not %d", i, top.Data.Code, want)
		}
	}
	if len(d.Zone(0, ZoneDeck)) != 0 {
		t.Error("the opponent has got cards")
	}
}

// OCG-LIST-05: of dated lists the one in force on a day is taken.
func TestListInForceOnADay(t *testing.T) {
	day := func(text string) time.Time {
		d, err := time.Parse(time.DateOnly, text)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	lists := []*Banlist{{Name: "undated"}, {Name: "autumn", From: day("2007-09-01")}, {Name: "spring", From: day("2008-03-01")}}
	for on, want := range map[string]string{"2007-09-01": "autumn", "2008-02-29": "autumn", "2008-03-01": "spring", "2030-01-01": "spring", "2007-08-31": ""} {
		list, err := BanlistOn(lists, day(on))
		if (err != nil) != (want == "") || err == nil && list.Name != want {
			t.Errorf("on %s: %+v, %v", on, list, err)
		}
	}
}
