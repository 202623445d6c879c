package core

import (
	"errors"
	"reflect"
	"testing"
)

func TestChainResolvesFromTheLastLink(t *testing.T) {
	var c Chain[string]
	if c.Len() != 0 || c.Last() != "" || c.Link(1) != "" {
		t.Error("an empty chain has links")
	}
	for i, link := range []string{"a", "b", "c"} {
		if n := c.Push(link); n != i+1 {
			t.Errorf("link %s is number %d", link, n)
		}
	}
	if c.Link(2) != "b" || c.Last() != "c" {
		t.Errorf("link 2 is %s, the last %s", c.Link(2), c.Last())
	}
	var order []string
	for c.Len() > 0 {
		order = append(order, c.Pop())
	}
	if !reflect.DeepEqual(order, []string{"c", "b", "a"}) {
		t.Errorf("resolved %v", order)
	}
}

func TestPriorityEndsWhenBothPassInARow(t *testing.T) {
	p := NewPriority(1)
	if p.Holder != 1 || p.Pass() {
		t.Error("one pass ended it")
	}
	if p.Holder != 0 {
		t.Error("the opponent is not asked next")
	}
	p.Acted()
	if p.Holder != 1 || p.Pass() {
		t.Error("an action did not open it again")
	}
	if !p.Pass() {
		t.Error("two passes in a row did not end it")
	}
	p = NewPriority(1)
	p.Waive(0)
	if !p.Pass() {
		t.Error("a waived word was asked for")
	}
}

func TestTurnsAlternate(t *testing.T) {
	turn := Turn[int]{Player: 1}
	var players []Player
	for range 3 {
		turn.Next()
		players = append(players, turn.Player)
	}
	if !reflect.DeepEqual(players, []Player{1, 0, 1}) || turn.Number != 3 {
		t.Errorf("turns of %v, number %d", players, turn.Number)
	}
}

func TestOpponent(t *testing.T) {
	for p, want := range map[Player]Player{0: 1, 1: 0, NoPlayer: NoPlayer} {
		if got := p.Opponent(); got != want {
			t.Errorf("the opponent of %d is %d", p, got)
		}
	}
}

func TestSameSeedSameChance(t *testing.T) {
	draws := []Draw{
		{Kind: Shuffle, Items: []uint32{1, 2, 3, 4, 5}}, {Kind: Pick, Items: []uint32{1, 2, 3}, Count: 2},
		{Kind: Coin, Count: 4}, {Kind: Die, Count: 3, Sides: 6}, {Kind: Number, Sides: 100},
	}
	results := func() [][]int {
		d := &Duel{Chance: NewSeeded(7)}
		var out [][]int
		for _, draw := range draws {
			out = append(out, d.Draw(draw))
		}
		if len(d.Journal.Chance) != len(draws) {
			t.Errorf("%d results journalled", len(d.Journal.Chance))
		}
		return out
	}
	first := results()
	if !reflect.DeepEqual(first, results()) {
		t.Error("two runs of one seed differ")
	}
	replayed := &Duel{Chance: &Given{Results: first}}
	for i, draw := range draws {
		if got := replayed.Draw(draw); !reflect.DeepEqual(got, first[i]) {
			t.Errorf("replay gave %v, want %v", got, first[i])
		}
	}
	if err := Guard(func() { replayed.Draw(draws[0]) }); err == nil {
		t.Error("a replay went on beyond its results")
	}
}

// fixed gives the same result for everything.
type fixed []int

func (f fixed) Draw(Draw) ([]int, error) { return f, nil }

func TestWrongChanceIsRefused(t *testing.T) {
	for _, c := range []struct {
		draw   Draw
		result fixed
	}{
		{Draw{Kind: Shuffle, Items: []uint32{1, 2}}, fixed{0, 0}},
		{Draw{Kind: Shuffle, Items: []uint32{1, 2}}, fixed{0}},
		{Draw{Kind: Pick, Items: []uint32{1, 2}, Count: 1}, fixed{2}},
		{Draw{Kind: Coin, Count: 1}, fixed{2}},
		{Draw{Kind: Die, Count: 1, Sides: 6}, fixed{0}},
		{Draw{Kind: Number, Sides: 3}, fixed{3}},
	} {
		d := &Duel{Chance: c.result}
		if err := Guard(func() { d.Draw(c.draw) }); err == nil {
			t.Errorf("%v was taken for a %s", c.result, c.draw.Kind)
		}
	}
}

func TestGuardRecoversAbortsOnly(t *testing.T) {
	cause := errors.New("cause")
	if err := Guard(func() { Abort(cause) }); !errors.Is(err, cause) {
		t.Errorf("error %v", err)
	}
	defer func() {
		if r := recover(); r != "other" || IsAbort(r) {
			t.Errorf("recovered %v", r)
		}
	}()
	_ = Guard(func() { panic("other") })
}

// step is an event that only player 0 may see.
type step struct{}

func (step) Name() string { return "step" }

func (s step) SeenBy(viewer Player) Event {
	if viewer == 0 {
		return s
	}
	return nil
}

func TestEventsReachThoseWhoMayKnow(t *testing.T) {
	var d Duel
	count := [3]int{}
	d.Journal.Observe(func(Entry) { count[2]++ })
	for p := range Player(2) {
		d.Journal.ObserveAs(p, func(Event) { count[p]++ })
	}
	d.Emit(step{})
	if count != [3]int{1, 0, 1} {
		t.Errorf("seen by player 0, player 1 and all: %v", count)
	}
}
