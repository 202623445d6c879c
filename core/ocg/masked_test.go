package ocg

import (
	"context"
	"reflect"
	"strings"
	"testing"

	"duel/core"
)

// codesIn are the card codes a value holds anywhere, with the places they are
// told at.
func codesIn(v reflect.Value, visit func(code uint32)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			codesIn(v.Elem(), visit)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if v.Type().Elem().Kind() == reflect.Uint32 {
				visit(uint32(v.Index(i).Uint()))
				continue
			}
			codesIn(v.Index(i), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if name := v.Type().Field(i).Name; name == "Code" {
				visit(uint32(v.Field(i).Uint()))
			} else if name[0] >= 'A' && name[0] <= 'Z' {
				codesIn(v.Field(i), visit)
			}
		}
	}
}

// watcher answers the first option and records every code its requests show.
type watcher struct{ seen map[uint32]bool }

func (w *watcher) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	for _, o := range r.Options {
		codesIn(reflect.ValueOf(o), func(code uint32) { w.seen[code] = true })
	}
	picks := make([]int, r.Min)
	for i := range picks {
		picks[i] = i
	}
	return core.Answer{Picks: picks}, nil
}

// secretCards gives every passcode the facts of a plain monster.
type secretCards struct{}

func (secretCards) Card(code uint32) *CardData {
	return &CardData{Code: code, Type: TypeMonster | TypeNormal, Level: 4, Attack: 1000, Defense: 1000, Attribute: 1, Race: 1}
}

// TestPlayersLearnNothingHidden plays turns with two decks of all different
// cards, player 1's numbered from 5000: while they lie in hand and deck only,
// neither player 0's requests nor the events shown to player 0 may tell one.
func TestPlayersLearnNothingHidden(t *testing.T) {
	rules, err := RulesFor("edopro-mr1")
	if err != nil {
		t.Fatal(err)
	}
	d := NewDuel(rules, secretCards{})
	d.Chance = core.NewSeeded(1)
	seen := map[uint32]bool{}
	passes := &watcher{seen: map[uint32]bool{}}
	d.Agents = [2]core.Agent{&watcher{seen: seen}, passes}
	d.Journal.ObserveAs(0, func(e core.Event) {
		codesIn(reflect.ValueOf(e), func(code uint32) { seen[code] = true })
	})
	turns, drawn := 0, false
	d.Journal.Observe(func(e core.Entry) {
		switch ev := e.Event.(type) {
		case TurnEvent:
			if turns++; turns == 2 {
				core.Abort(core.ErrAnswersExhausted)
			}
		case DrawEvent:
			drawn = drawn || ev.Player == 1
		}
	})
	for p := range Player(2) {
		var main []uint32
		for i := range uint32(20) {
			main = append(main, 1000+4000*uint32(p)+i)
		}
		d.LoadDecks(p, main, nil)
	}
	if err := d.Play(context.Background()); err != core.ErrAnswersExhausted {
		t.Fatal(err)
	}
	if !drawn {
		t.Fatal("player 1 drew nothing: the test tests nothing")
	}
	own := false
	for code := range seen {
		own = own || code >= 1000 && code < 1020
		if code >= 5000 {
			t.Errorf("player 0 learnt of card %d in player 1's hand or deck", code)
		}
	}
	if !own {
		t.Error("player 0 saw no card at all")
	}
}

func TestMaskedOptionKeepsItsPlace(t *testing.T) {
	o := &Option{HasRef: true, Ref: CardRef{Code: 123, Place: Place{Controller: 1, Location: LocationSzone, Sequence: 2, Position: PosFacedown}}}
	seen := o.SeenBy(0).(*Option)
	if seen.Ref.Code != 0 || !strings.Contains(seen.String(), "szone 2") {
		t.Errorf("player 0 sees %s", seen)
	}
	if o.SeenBy(1) != core.Option(o) {
		t.Error("player 1 does not see the own card")
	}
}
