package ocg

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"duel/core"
)

// chooser is an agent made of a function.
type chooser func(*core.Request) core.Answer

func (f chooser) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	return f(r), nil
}

// firstOf picks as many of the first options as are needed.
func firstOf(r *core.Request) core.Answer {
	picks := make([]int, max(r.Min, 1))
	for i := range picks {
		picks[i] = i
	}
	return core.Picked(picks...)
}

// play runs f as the rules of the board's duel with one agent for both players.
func (f *board) play(agent chooser, rules func()) {
	f.t.Helper()
	f.Agents = [2]core.Agent{agent, agent}
	f.Chance = core.NewSeeded(1)
	if err := f.Run(context.Background(), rules); err != nil {
		f.t.Fatal(err)
	}
	if err := f.Table.Check(); err != nil {
		f.t.Error(err)
	}
}

// moves are the moves told since, as "code from>to reasons".
func (f *board) moves() *[]string {
	told := &[]string{}
	f.Journal.Observe(func(e core.Entry) {
		if m, ok := e.Event.(MoveEvent); ok {
			where := func(p Place) string {
				zone, seq := p.Where()
				if p.Location == 0 {
					return "-"
				}
				return fmt.Sprintf("%s%d", zone, seq)
			}
			*told = append(*told, fmt.Sprintf("%d %s>%s", m.Code, where(m.From), where(m.To)))
		}
	})
	return told
}

func (f *board) told(what string, got *[]string, want ...string) {
	f.t.Helper()
	if !slices.Equal(*got, want) {
		f.t.Errorf("%s: got\n%s\nwant\n%s", what, strings.Join(*got, "\n"), strings.Join(want, "\n"))
	}
}

// rules: OCG-ZONE-08
func TestDeckPlaces(t *testing.T) {
	f := newBoard(t)
	for range 3 {
		f.card(0, LocationDeck, -1, TypeMonster)
	}
	c := f.monster(0, 2)
	f.play(firstOf, func() {
		f.moveCard(c, spot{player: 0, location: LocationDeck, sequence: 1})
		f.same("bottom", c.Index, 0)
		f.moveCard(c, spot{player: 0, location: LocationDeck})
		f.same("top", c.Index, 3)
		f.same("touched", f.Duel.moves.deckTouched[0], false)
		f.moveCard(c, spot{player: 0, location: LocationDeck, sequence: 2})
		f.same("shuffled in", f.Duel.moves.deckTouched[0], true)
	})
}

func TestExtraDeckMonstersReturnThere(t *testing.T) {
	f := newBoard(t)
	faceUp := f.card(0, LocationExtra, -1, TypeMonster|TypePendulum)
	fusion := f.card(0, LocationMzone, 1, TypeMonster|TypeFusion)
	pendulum := f.card(0, LocationMzone, 2, TypeMonster|TypePendulum)
	other := f.card(0, LocationGrave, -1, TypeMonster)
	f.play(firstOf, func() {
		f.same("to hand", f.SendtoHand(NewGroup(fusion), NoPlayer, ReasonEffect, 0), 1)
		f.same("fusion", fusion.Location(), Location(LocationExtra))
		f.same("face-down", fusion.FaceDown(), true)
		f.same("below the face-up one", fusion.Index < faceUp.Index, true)
		f.same("pendulum sent", f.SendtoGrave(NewGroup(pendulum), ReasonEffect, NoPlayer, 0), 1)
		f.same("pendulum", pendulum.Location(), Location(LocationExtra))
		f.same("face-up", pendulum.FaceUp(), true)
		f.same("other", f.SendtoExtra(NewGroup(other), NoPlayer, ReasonRule, 0), 1)
		f.same("other in the deck", other.Location(), Location(LocationDeck))
	})
}

func TestSendMovesInOperationOrder(t *testing.T) {
	f := newBoard(t)
	a := f.card(1, LocationMzone, 0, TypeMonster)
	b := f.card(0, LocationMzone, 3, TypeMonster)
	c := f.card(0, LocationMzone, 1, TypeMonster)
	h := f.card(0, LocationHand, -1, TypeMonster)
	token := f.card(0, LocationMzone, 4, TypeMonster|TypeToken)
	told := f.moves()
	f.play(firstOf, func() {
		f.same("sent", f.SendtoGrave(NewGroup(a, b, c, h, token), ReasonEffect, NoPlayer, 0), 5)
	})
	code := func(c *Card) uint32 { return c.Data.Code }
	f.told("moves", told,
		fmt.Sprintf("%d hand0>grave0", code(h)), fmt.Sprintf("%d mzone1>grave1", code(c)), fmt.Sprintf("%d mzone3>grave2", code(b)),
		fmt.Sprintf("%d mzone4>-", code(token)), fmt.Sprintf("%d mzone0>grave0", code(a)))
	f.same("operated", f.Operated.Len(), 5)
	f.same("previous location", a.Prev.Location, Location(LocationMzone))
}

func TestSendDropsWhatIsThereAlready(t *testing.T) {
	f := newBoard(t)
	c := f.card(0, LocationGrave, -1, TypeMonster)
	c.Reason = ReasonBattle
	f.play(firstOf, func() {
		f.same("sent", f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 0), 0)
		f.same("reason", c.Reason, uint32(ReasonBattle))
	})
}

func TestLeaveFieldRedirect(t *testing.T) {
	f := newBoard(t)
	c := f.monster(0, 0)
	f.effect(c, EffectTypeSingle, EffectLeaveFieldRedirect, func(e *Effect) { e.Number = LocationRemoved })
	f.effect(c, EffectTypeSingle, EffectLeaveFieldRedirect, func(e *Effect) { e.Number = LocationDeckbot })
	f.play(firstOf, func() {
		f.same("sent", f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 0), 1)
		f.same("banished", c.Location(), Location(LocationRemoved))
		f.same("reason", c.Reason, uint32(ReasonEffect|ReasonRedirect))
	})
}

func TestMaterialsFollowTheirHolder(t *testing.T) {
	f := newBoard(t)
	holder, material := f.monster(0, 0), f.monster(1, 0)
	f.Table.Attach(material, holder)
	told := f.moves()
	f.play(firstOf, func() { f.Destroy(NewGroup(holder), ReasonEffect, LocationGrave, 0) })
	f.told("moves", told, fmt.Sprintf("%d mzone0>grave0", holder.Data.Code), fmt.Sprintf("%d grave0>grave0", material.Data.Code))
	f.same("reason", material.Reason, uint32(ReasonRule|ReasonLostTarget))
	f.same("pile", material.Controller, Player(1))
}

func TestIndestructible(t *testing.T) {
	f := newBoard(t)
	c := f.monster(0, 0)
	f.effect(c, EffectTypeSingle, EffectIndestructableCount, func(e *Effect) { e.Number = 1 })
	f.play(firstOf, func() {
		f.same("first time", f.Destroy(NewGroup(c), ReasonEffect, LocationGrave, 1), 0)
		f.same("still there", c.Location(), Location(LocationMzone))
		f.same("second time", f.Destroy(NewGroup(c), ReasonEffect, LocationGrave, 1), 1)
		f.same("gone", c.Location(), Location(LocationGrave))
		f.same("reason", c.Reason, uint32(ReasonEffect|ReasonDestroy))
	})
}

func TestDestroySubstitute(t *testing.T) {
	f := newBoard(t)
	c, guard := f.monster(0, 0), f.monster(0, 1)
	f.effect(c, EffectTypeSingle, EffectDestroySubstitute, func(e *Effect) { e.SetValueFunc(yes) })
	f.play(firstOf, func() {
		// The handler itself takes the place: it goes with REASON_REPLACE and does
		// not count as destroyed.
		f.same("destroyed", f.Destroy(NewGroup(c, guard), ReasonEffect, LocationGrave, 1), 1)
		f.same("reason", c.Reason&ReasonReplace, uint32(ReasonReplace))
	})
}

func TestDestroyReplace(t *testing.T) {
	f := newBoard(t)
	a, b, keeper := f.monster(0, 0), f.monster(0, 1), f.monster(0, 2)
	operated := 0
	f.effect(keeper, EffectTypeField|EffectTypeContinuous, EffectDestroyReplace, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.Target = yes
		e.SetValueFunc(func(args []Value) []Value { return Return(Bool(args[1].Ref == a)) })
		e.Operation = func([]Value) []Value { operated++; return nil }
	})
	f.play(firstOf, func() {
		f.same("destroyed", f.Destroy(NewGroup(a, b), ReasonEffect, LocationGrave, 1), 1)
		f.same("saved", a.Location(), Location(LocationMzone))
		f.same("not saved", b.Location(), Location(LocationGrave))
		f.same("operated", operated, 1)
		f.same("free to be destroyed again", a.Is(StatusDestroyConfirmed), false)
	})
}

// rules: OCG-WIN-02, OCG-WIN-04
func TestDraw(t *testing.T) {
	f := newBoard(t)
	for range 2 {
		f.card(0, LocationDeck, -1, TypeMonster)
	}
	top := f.Zone(0, ZoneDeck)[1]
	f.play(firstOf, func() {
		f.same("drawn", f.Draw(0, 1, ReasonEffect), 1)
		f.same("the top card", f.Zone(0, ZoneHand)[0], top)
		f.same("hand not touched", f.Duel.moves.handTouched[0], false)
		f.same("the last", f.Draw(0, 1, ReasonEffect), 1)
		f.same("an empty deck is no loss", f.Players[0].DeckOut, false)
		f.same("none left", f.Draw(0, 1, ReasonEffect), 0)
		f.same("overdrawn", f.Players[0].DeckOut, true)
	})
}

func TestMoveToField(t *testing.T) {
	f := newBoard(t)
	f.monster(0, 0)
	c := f.card(0, LocationHand, -1, TypeMonster)
	var kinds []string
	var zones int
	last := func(r *core.Request) core.Answer {
		kinds = append(kinds, r.Kind)
		if r.Kind == DecidePlace {
			zones = len(r.Options)
		}
		return core.Picked(len(r.Options) - 1)
	}
	f.play(last, func() {
		ok := f.MoveToField(c, 0, 0, LocationMzone, PosFaceupAttack|PosFaceupDefense, true, anyZone)
		f.same("moved", ok, true)
		f.same("zones offered", zones, 4)
		f.same("asked", strings.Join(kinds, " "), DecidePlace+" "+DecidePosition)
		f.same("zone", c.Index, 4)
		f.same("position", c.Position, Position(PosFaceupDefense))
		f.same("again", f.MoveToField(c, 0, 0, LocationMzone, PosFaceupAttack, true, anyZone), false)
	})
}

func TestOptionsComeInCanonicalOrder(t *testing.T) {
	f := newBoard(t)
	f.Turn.Player = 1
	grave := f.card(0, LocationGrave, -1, TypeMonster)
	extra := f.card(0, LocationMzone, 5, TypeMonster)
	main := f.card(0, LocationMzone, 4, TypeMonster)
	hand := f.card(0, LocationHand, -1, TypeMonster)
	theirs := f.card(1, LocationHand, -1, TypeMonster)
	var order []uint32
	see := func(r *core.Request) core.Answer {
		for _, o := range r.Options {
			order = append(order, o.(*Option).Ref.Code)
		}
		return firstOf(r)
	}
	f.play(see, func() { f.selectCards(0, []*Card{grave, extra, main, hand, theirs}, 1, 1, false) })
	want := []uint32{hand.Data.Code, main.Data.Code, extra.Data.Code, grave.Data.Code, theirs.Data.Code}
	if !slices.Equal(order, want) {
		t.Errorf("got %v, want %v", order, want)
	}
}

func TestSelectCardsBounds(t *testing.T) {
	f := newBoard(t)
	cards := []*Card{f.monster(0, 0), f.monster(0, 1)}
	f.play(func(r *core.Request) core.Answer { return core.Answer{Cancelled: r.Cancelable} }, func() {
		g, ok := f.selectCards(0, cards, 0, 256, false)
		f.same("256 counts as 0", g.Len(), 0)
		f.same("and is no decline", ok, true)
		_, ok = f.selectCards(0, cards, 0, 2, false)
		f.same("0 cards can be declined", ok, false)
		f.same("which gives scripts an empty group", f.SelectCards(0, NewGroup(cards...), 0, 2, false).Len(), 0)
		f.same("or nil", f.SelectCards(0, NewGroup(cards...), 1, 2, true), (*Group)(nil))
	})
}

// A maximum of tributes counts cards, not worth.
func TestTributeBounds(t *testing.T) {
	f := newBoard(t)
	cards := []*Card{f.monster(0, 0), f.monster(0, 1)}
	worth := func(c *Card) int { return 1 + c.Index }
	f.play(func(r *core.Request) core.Answer {
		f.same("one card worth one", r.Legal(core.Picked(0)) != nil, true)
		f.same("one card worth two", r.Legal(core.Picked(1)), error(nil))
		f.same("both", r.Legal(core.Picked(0, 1)), error(nil))
		return core.Picked(1)
	}, func() {
		g, ok := f.selectTributes(0, cards, worth, 2, 2, false)
		f.same("chosen", ok && g.Has(cards[1]), true)
	})
}

// The searches for sums agree with trying all subsets.
func TestSumsAgainstAllSubsets(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 2000 {
		p := &sumProblem{amount: 1 + rng.IntN(20), min: rng.IntN(3)}
		p.max = p.min + rng.IntN(4)
		random := func(n int) (list []summand) {
			for range rng.IntN(n) {
				list = append(list, summand{a: 1 + rng.IntN(9), b: max(rng.IntN(12)-5, 0)})
			}
			return list
		}
		p.must, p.others = random(3), random(7)
		equal, greater := bySubsets(p)
		if p.equal() != equal {
			t.Fatalf("%+v: equal %v", p, equal)
		}
		if p.greater() != greater {
			t.Fatalf("%+v: greater %v", p, greater)
		}
	}
}

// bySubsets tries every choice of cards and of their numbers.
func bySubsets(p *sumProblem) (equal, greater bool) {
	var try func(rest []summand, must, count, total, least int)
	try = func(rest []summand, must, count, total, least int) {
		if must == 0 {
			if total == p.amount && count >= p.min && count <= p.max {
				equal = true
			}
			if total >= p.amount && total-least < p.amount {
				greater = true
			}
		}
		for i, s := range rest {
			if must > 0 && i > 0 {
				break
			}
			n := count
			if must == 0 {
				n++
			}
			for _, v := range []int{s.a, s.b} {
				if v > 0 {
					try(rest[i+1:], max(must-1, 0), n, total+v, min(least, v))
				}
			}
		}
	}
	try(append(slices.Clone(p.must), p.others...), len(p.must), 0, 0, 1000)
	return equal, greater
}

func TestReleaseTakesTheOpponentsMonsterFirst(t *testing.T) {
	f := newBoard(t)
	own, theirs := f.monster(0, 0), f.monster(1, 0)
	f.effect(theirs, EffectTypeSingle, EffectExtraRelease, nil)
	var kinds []string
	agent := func(r *core.Request) core.Answer {
		kinds = append(kinds, r.Kind)
		f.same("options", len(r.Options), 1)
		return core.Picked(0)
	}
	f.play(agent, func() {
		q := &ReleaseQuestion{Player: 0, Min: 1, Max: 1}
		f.same("possible", f.CheckReleaseGroup(q), true)
		g, ok := f.SelectReleaseGroup(q)
		f.same("chosen", ok && g.Has(theirs), true)
		f.same("released", f.Release(g, ReasonCost, 0), 1)
		f.same("gone", theirs.Location(), Location(LocationGrave))
		f.same("kept", own.Location(), Location(LocationMzone))
		f.same("prompts", strings.Join(kinds, " "), DecideSelectCards)
	})
}

func TestShuffleMarksEndWithTheOutermostProcess(t *testing.T) {
	f := newBoard(t)
	hand := []*Card{f.card(0, LocationGrave, -1, TypeMonster), f.card(0, LocationGrave, -1, TypeMonster)}
	e := f.effect(f.monster(0, 0), EffectTypeIgnition, 0, func(e *Effect) { e.SetRange(LocationMzone) })
	f.play(firstOf, func() {
		f.process(e, slotOperation, 0, func([]Value) []Value {
			f.DisableShuffleCheck(true)
			f.SendtoHand(NewGroup(hand[0]), NoPlayer, ReasonEffect, 0)
			f.same("unmarked", f.Duel.moves.handTouched[0], false)
			f.DisableShuffleCheck(false)
			f.SendtoHand(NewGroup(hand[1]), NoPlayer, ReasonEffect, 0)
			f.same("marked", f.Duel.moves.handTouched[0], true)
			return nil
		})
		f.same("acted on", f.Duel.moves.handTouched[0], false)
		f.same("switch", f.Duel.moves.noShuffleCheck, false)
	})
}

// After an operation that returns nothing the next replacement is asked too.
func TestSingleReplacementsAskOnByTheLastResult(t *testing.T) {
	for _, tt := range []struct {
		result []Value
		asked  int
	}{{nil, 2}, {Return(Bool(true)), 1}} {
		f := newBoard(t)
		c, asked := f.monster(0, 0), 0
		for range 2 {
			f.effect(c, EffectTypeSingle|EffectTypeContinuous, EffectDestroyReplace, func(e *Effect) {
				e.Target = func(args []Value) []Value {
					if args[len(args)-1].N == 1 {
						asked++
					}
					return Return(Bool(true))
				}
				e.Operation = func([]Value) []Value { return tt.result }
			})
		}
		f.play(firstOf, func() {
			f.same("destroyed", f.Destroy(NewGroup(c), ReasonEffect, LocationGrave, 1), 0)
			f.same("asked", asked, tt.asked)
			f.same("saved", c.Location(), Location(LocationMzone))
		})
	}
}

func TestBattleDestruction(t *testing.T) {
	f := newBoard(t)
	winner, loser, sturdy := f.monster(0, 0), f.monster(1, 0), f.monster(1, 1)
	f.effect(sturdy, EffectTypeSingle, EffectIndestructable, func(e *Effect) { e.Number = 1 })
	f.effect(winner, EffectTypeSingle, EffectBattleDestroyRedirect, func(e *Effect) { e.Number = LocationRemoved })
	f.play(firstOf, func() {
		f.effect(loser, EffectTypeSingle|EffectTypeContinuous, EffectDestroyReplace, func(e *Effect) {
			e.Target = func([]Value) []Value {
				f.same("destruction under way", loser.Is(StatusDestroyConfirmed), true)
				f.same("not marked yet", loser.Is(StatusBattleDestroyed), false)
				return Return(Bool(false))
			}
		})
		doomed := f.battleDestroyChecks([]beaten{{loser, winner}, {sturdy, winner}})
		f.same("doomed", len(doomed), 1)
		f.same("still there", loser.Location(), Location(LocationMzone))
		f.same("marked", loser.Is(StatusBattleDestroyed), true)
		f.same("may be destroyed otherwise", loser.Is(StatusDestroyConfirmed), false)
		f.battleDestroy(NewGroup(doomed...))
		f.same("banished", loser.Location(), Location(LocationRemoved))
		f.same("reason", loser.Reason, uint32(ReasonBattle|ReasonDestroy))
		f.same("by", loser.ReasonCard, winner)
		f.same("saved", sturdy.Location(), Location(LocationMzone))
	})
}

func TestNegatedSummonLeavesNoTrace(t *testing.T) {
	f := newBoard(t)
	c := f.monster(0, 0)
	c.SetStatus(StatusSummonDisabled, true)
	f.play(firstOf, func() {
		f.same("sent", f.SendtoGrave(NewGroup(c), ReasonRule, NoPlayer, 0), 1)
		f.same("previous location", c.Prev.Location, Location(0))
		f.same("status", c.Is(StatusSummonDisabled), false)
	})
}

func TestDestructionTellsScriptsInOrder(t *testing.T) {
	f := newBoard(t)
	victim, watcher := f.monster(0, 0), f.monster(0, 1)
	var told []uint32
	for _, code := range []uint32{EventMove, EventDestroyed, EventToGrave, EventLeaveField, EventLeaveFieldP, EventDestroy} {
		f.effect(watcher, EffectTypeField|EffectTypeContinuous, code, func(e *Effect) {
			e.SetRange(LocationMzone)
			e.Operation = func([]Value) []Value { told = append(told, code); return nil }
		})
	}
	f.play(firstOf, func() { f.Destroy(NewGroup(victim), ReasonEffect, LocationGrave, 1) })
	want := []uint32{EventDestroy, EventLeaveFieldP, EventLeaveField, EventToGrave, EventDestroyed, EventMove}
	if !slices.Equal(told, want) {
		t.Errorf("got %#x, want %#x", told, want)
	}
}
