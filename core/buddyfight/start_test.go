package buddyfight

import (
	"context"
	"strings"
	"testing"

	"duel/core"
)

// starter is a legal deck of monsters.
func starter() Deck {
	k := Deck{Flag: &CardData{Name: ours, World: ours, Type: Flag}, Buddy: vanilla("Buddy", 1, 1000, 1, 1000)}
	for i := range MinDeck {
		k.Main = append(k.Main, vanilla("Card "+string(rune('a'+i/MaxCopies)), 1, 3000, 2, 1000))
	}
	return k
}

// rules: BF-EXT-01
func TestDecksAreChecked(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(k *Deck)
		want  string
	}{
		{"legal", func(*Deck) {}, ""},
		{"legal with the buddy as a fifth copy", func(k *Deck) { k.Buddy = k.Main[0] }, ""},
		{"no flag", func(k *Deck) { k.Flag = nil }, "one flag"},
		{"no buddy", func(k *Deck) { k.Buddy = spell("Slash") }, "buddy"},
		{"small", func(k *Deck) { k.Main = k.Main[:MinDeck-1] }, "49 cards"},
		{"five of a name", func(k *Deck) { k.Main[MinDeck-1] = k.Main[0] }, "more than 4 cards named Card a"},
		{"flag in the deck", func(k *Deck) { k.Main[0] = k.Flag }, "among the cards"},
	} {
		k := starter()
		c.spoil(&k)
		err := k.Check()
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// rules: BF-EXT-02
func TestTheStartOfTheGame(t *testing.T) {
	g := &game{t: t}
	g.Duel = New(DefaultRules(), core.NewSeeded(7), [2]core.Agent{puppet{g, 0}, puppet{g, 1}})
	g.play(func() { g.setUp([2]Deck{starter(), starter()}) })
	for p := range Player(2) {
		if h, n, k := len(g.Zone(p, ZoneHand)), len(g.Zone(p, ZoneGauge)), len(g.Zone(p, ZoneDeck)); h != 6 || n != 2 || k != 42 {
			t.Errorf("player %d: hand %d, gauge %d, deck %d", p, h, n, k)
		}
		if top(g.Zone(p, ZoneFlag)).FaceDown || top(g.Zone(p, ZoneBuddy)).FaceDown {
			t.Error("flag and buddy are face up after the set-up")
		}
		g.life(p, 10)
	}
}

// rules: BF-EXT-03
func TestTheStartPhaseStandsDrawsAndCharges(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	b := g.monster(1, ZoneLeft, "B", 1, 1000, 1, 1000)
	a.Rested, b.Rested = true, true
	g.want(0, "charge=Filler")
	g.play(func() { g.Turn.Phase = StartPhase; g.startPhase() })
	if a.Rested || !b.Rested {
		t.Error("exactly the turn player's cards stand")
	}
	if h, n, k := len(g.Zone(0, ZoneHand)), len(g.Zone(0, ZoneGauge)), len(g.Zone(0, ZoneDeck)); h != 1 || n != 4 || k != 8 {
		t.Errorf("hand %d, gauge %d, deck %d", h, n, k)
	}
	if len(g.asks(0, DecideCharge)) != 1 {
		t.Error("charge and draw is offered once")
	}
}

// rules: BF-EXT-04
func TestTheFirstDrawOfTheGame(t *testing.T) {
	for _, c := range []struct {
		draws bool
		turn  int
		deck  int
	}{{false, 1, 10}, {true, 1, 9}, {false, 2, 9}} {
		g := newGame(t)
		g.Rules.FirstPlayerDraws, g.First, g.Turn.Number = c.draws, 0, c.turn
		g.put(0, ZoneHand, vanilla("Held", 1, 1000, 1, 1000))
		g.play(g.startPhase)
		if n := len(g.Zone(0, ZoneDeck)); n != c.deck {
			t.Errorf("%+v: deck %d", c, n)
		}
		if len(g.asks(0, DecideCharge)) != 1 {
			t.Error("charge and draw is not offered")
		}
	}
}

// rules: BF-EXT-05
func TestTheMainPhaseTakesAnyNumberOfUses(t *testing.T) {
	g := newGame(t)
	for _, name := range []string{"One", "Two"} {
		g.put(0, ZoneHand, vanilla(name, 1, 1000, 1, 1000))
	}
	g.put(0, ZoneHand, spell("Slash"))
	sword := g.put(0, ZoneHand, item("Sword", 1000, 1))
	g.monster(0, ZoneCenter, "Guard", 1, 1000, 1, 1000).AddEffect(&Effect{Kind: Act, Range: AreaZones, Name: "act"})
	g.want(0, "use=One", "area=left", "use=Two", "area=right", "use=Slash", "use=Sword", "use=act", "use=act")
	g.mainPoint()
	g.in(sword, ZoneItem) // the center may be occupied
	if n := len(g.Monsters(0)); n != 3 {
		t.Errorf("%d monsters", n)
	}
}

// rules: BF-EXT-07
func TestPlacesHoldOneCard(t *testing.T) {
	g := newGame(t)
	for _, z := range []core.ZoneID{ZoneLeft, ZoneCenter, ZoneRight} {
		g.monster(0, z, "Old", 0, 1000, 1, 1000)
		g.monster(0, z, "New", 0, 1000, 1, 1000)
	}
	g.put(0, ZoneItem, item("Old", 1000, 1))
	g.put(0, ZoneItem, item("New", 1000, 1))
	g.play(g.ruleCheck)
	for _, z := range []core.ZoneID{ZoneLeft, ZoneCenter, ZoneRight, ZoneItem} {
		if cards := g.Zone(0, z); len(cards) != 1 || cards[0].Data.Name != "New" {
			t.Errorf("%s holds %d cards", ZoneName(z), len(cards))
		}
	}
}

// rules: BF-EXT-14
func TestTheFinalPhaseTakesImpactsAndCounters(t *testing.T) {
	g := newGame(t)
	g.put(0, ZoneHand, card("Punisher", Impact, 0, 0, 0, 0))
	g.put(1, ZoneHand, card("Theirs", Impact, 0, 0, 0, 0))
	g.put(0, ZoneHand, spell("Slash"))
	g.counter(0, "Charge", nil)
	ended := false
	trigger(g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000), OnTurnEnd, true, func() { ended = true })
	g.play(func() { g.playPhases(FinalPhase) })
	if !g.offered(0, DecideUse, "Punisher") || !g.offered(0, DecideUse, "Charge") || g.offered(0, DecideUse, "Slash") || g.offered(1, DecideUse, "Theirs") {
		t.Error("exactly impacts of the turn player and [Counter] may be used")
	}
	if !ended {
		t.Error(`an "end of turn" ability was not used`)
	}
}

// rules: BF-EXT-03
func TestThisTurnModifiersEndWithTheTurn(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	g.Modify(a, Modifier{Stat: StatPower, Amount: 4000, Until: ThisTurn})
	g.Modify(a, Modifier{Keyword: KeywordValue{Keyword: Penetrate}, Until: ThisTurn})
	if g.Power(a) != 5000 || !g.Has(a, Penetrate) {
		t.Error("the modifiers do not work")
	}
	g.play(func() { g.playPhases(EndOfTurn) })
	if g.Power(a) != 1000 || g.Has(a, Penetrate) {
		t.Error("the modifiers go on")
	}
}

// rules: BF-EXT-03 BF-EXT-02
func TestADuelIsAFunctionOfItsInputs(t *testing.T) {
	run := func() (Result, int) {
		g := &game{t: t}
		g.Duel = New(DefaultRules(), core.NewSeeded(3), [2]core.Agent{puppet{g, 0}, puppet{g, 1}})
		result, err := g.Play(context.Background(), [2]Deck{starter(), starter()})
		if err != nil {
			t.Fatal(err)
		}
		return result, g.Turn.Number
	}
	first, turns := run()
	again, turnsAgain := run()
	if first != again || turns != turnsAgain {
		t.Errorf("%v after %d turns, then %v after %d", first, turns, again, turnsAgain)
	}
	if first.Reason != "no deck left" {
		t.Errorf("two players who do nothing end with %v", first)
	}
}
