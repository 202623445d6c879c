package ocg

import (
	"errors"
	"slices"
	"testing"

	"duel/core"
)

// swaps answers an exchange with these codes in turn, then finishes, and notes
// what was offered.
type swaps struct {
	codes   []uint32
	offered [][]uint32
}

func (s *swaps) ask(r *core.Request) (core.Answer, error) {
	var codes []uint32
	for _, o := range r.Options {
		codes = append(codes, o.(*Option).Code)
	}
	s.offered = append(s.offered, codes)
	if len(s.codes) == 0 {
		return core.Picked(len(codes) - 1), nil
	}
	i := slices.Index(codes, s.codes[0])
	if i < 0 {
		return core.Answer{}, errors.New("not offered")
	}
	s.codes = s.codes[1:]
	return core.Picked(i), nil
}

// OCG-SETUP-10
func TestSideDeckIsExchangedOneForOne(t *testing.T) {
	before := &Deck{Main: series(1, 40, 3), Extra: []uint32{100, 101}, Side: []uint32{20, 21, 102}}
	s := &swaps{codes: []uint32{20, 1, 102, 101}}
	after, err := MasterDeckRules().ExchangeSide(before, 0, deckCards(), s.ask)
	if err != nil {
		t.Fatal(err)
	}
	main := append(slices.Clone(before.Main[1:]), 20)
	if !slices.Equal(after.Main, main) || !slices.Equal(after.Extra, []uint32{100, 102}) || !slices.Equal(after.Side, []uint32{21, 1, 101}) {
		t.Errorf("the deck is %+v", after)
	}
	if len(before.Side) != 3 || before.Main[0] != 1 {
		t.Errorf("the deck before has changed: %+v", before)
	}
}

// OCG-SETUP-10
func TestNothingNeedBeExchanged(t *testing.T) {
	for _, side := range [][]uint32{nil, {20, 21}} {
		before := &Deck{Main: series(1, 40, 3), Side: side}
		s := &swaps{}
		after, err := MasterDeckRules().ExchangeSide(before, 0, deckCards(), s.ask)
		if err != nil || !slices.Equal(after.Main, before.Main) || !slices.Equal(after.Side, side) {
			t.Errorf("%v: %+v, %v", side, after, err)
		}
		if asked := len(s.offered) > 0; asked != (side != nil) {
			t.Errorf("%v: asked %v", side, s.offered)
		}
	}
}

// OCG-SETUP-10: exchanges that would break the sizes of the decks are not
// offered.
func TestExchangeKeepsSizes(t *testing.T) {
	// A main deck of 40 gives no card for a fusion monster where no extra deck does.
	s := &swaps{}
	before := &Deck{Main: series(1, 40, 3), Side: []uint32{100}}
	if _, err := MasterDeckRules().ExchangeSide(before, 0, deckCards(), s.ask); err != nil || len(s.offered) != 0 {
		t.Errorf("offered %v, %v", s.offered, err)
	}
	// One of 41 does, once.
	s = &swaps{codes: []uint32{100, 1}}
	before = &Deck{Main: series(1, 41, 3), Side: []uint32{100, 101}}
	after, err := MasterDeckRules().ExchangeSide(before, 0, deckCards(), s.ask)
	if err != nil || len(after.Main) != 40 || !slices.Equal(after.Extra, []uint32{100}) {
		t.Fatalf("%+v, %v", after, err)
	}
	if len(s.offered) != 2 || !slices.Equal(s.offered[0], []uint32{100, 101, 0}) {
		t.Errorf("offered %v: no card can make room for 101 after 100", s.offered)
	}
}

// OCG-SETUP-10: it is checked that as many cards went in as came out, and which.
func TestCheckExchangeNamesEveryFault(t *testing.T) {
	before := &Deck{Main: series(1, 40, 3), Side: []uint32{20, 21}}
	for _, x := range []struct {
		name  string
		after Deck
		want  []string
	}{
		{"nothing", *before, nil},
		{"one for one", Deck{Main: append([]uint32{20}, before.Main[1:]...), Side: []uint32{1, 21}}, nil},
		{"one in, none out", Deck{Main: append([]uint32{20}, before.Main...), Side: []uint32{21}}, []string{"side deck: 1 cards after the exchange, 2 before"}},
		{"from outside", Deck{Main: append([]uint32{30, 31}, before.Main[2:]...), Side: []uint32{20, 21}}, []string{
			"Card (1): 2 fewer than before the exchange", "Card (30): 1 more than before the exchange", "Other Thirty (31): 1 more than before the exchange",
		}},
	} {
		if got := reasons(CheckExchange(before, &x.after, deckCards())); !slices.Equal(got, x.want) {
			t.Errorf("%s: %q, want %q", x.name, got, x.want)
		}
	}
}
