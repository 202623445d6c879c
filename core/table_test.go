package core

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// piece is the smallest card a game could have.
type piece struct {
	Card[*piece]
	faceUp bool
}

const (
	pile ZoneID = iota
	hand
	slots
	open
)

func newTestTable(cards int) *Table[*piece] {
	t := NewTable[*piece]([]ZoneSpec{
		{Name: "pile", Visibility: Secret}, {Name: "hand", Visibility: Owned},
		{Name: "slots", Slots: 3, Visibility: Faced}, {Name: "open", Visibility: Public},
	})
	for range cards {
		c := &piece{}
		t.Add(c)
		t.Put(c, 0, pile, -1)
	}
	return t
}

func TestEveryCardIsInOnePlaceWhateverMoves(t *testing.T) {
	table := newTestTable(12)
	rng := rand.New(rand.NewPCG(1, 2))
	for step := range 5000 {
		c := table.Cards()[rng.IntN(12)]
		other := table.Cards()[rng.IntN(12)]
		p := Player(rng.IntN(2))
		switch rng.IntN(6) {
		case 0:
			table.Put(c, p, pile, rng.IntN(3)-1)
		case 1:
			table.Put(c, p, hand, -1)
		case 2:
			if i := rng.IntN(3); table.At(p, slots, i) == nil {
				table.Put(c, p, slots, i)
			}
		case 3:
			if c != other && other.Holder == nil && len(c.Attached) == 0 {
				table.Attach(c, other)
			}
		case 4:
			table.Take(c)
		case 5:
			if c != other && c.Zone == slots && other.Zone == slots {
				table.Swap(c, other)
			}
		}
		if err := table.Check(); err != nil {
			t.Fatalf("step %d: %v", step, err)
		}
	}
}

func TestCheckSeesACardInTwoPlaces(t *testing.T) {
	table := newTestTable(2)
	table.zones[1][hand] = append(table.zones[1][hand], table.Cards()[0])
	if err := table.Check(); err == nil {
		t.Error("a card in two piles went unnoticed")
	}
	table = newTestTable(1)
	table.Cards()[0].Index = 5
	if err := table.Check(); err == nil {
		t.Error("a card that believes to be elsewhere went unnoticed")
	}
}

func TestStayEndsWithEachMove(t *testing.T) {
	table := newTestTable(1)
	c := table.Cards()[0]
	before := c.Stay
	table.Put(c, 0, hand, -1)
	if c.Stay == before {
		t.Error("the card moved and its stay is the same")
	}
	before = c.Stay
	table.Renew(c)
	if c.Stay == before {
		t.Error("the stay was renewed and is the same")
	}
}

func TestPilesCountFromTheBottom(t *testing.T) {
	table := newTestTable(3)
	c := table.Cards()
	if got := table.At(0, pile, 2); got != c[2] {
		t.Errorf("top card is %d, want 3", got.ID)
	}
	table.Put(c[2], 0, pile, 0)
	for i, want := range []int{3, 1, 2} {
		if got := table.At(0, pile, i); got.ID != want || got.Index != i {
			t.Errorf("place %d holds card %d with index %d, want card %d", i, got.ID, got.Index, want)
		}
	}
	table.Reorder(0, pile, []int{2, 0, 1})
	for i, want := range []int{2, 3, 1} {
		if got := table.At(0, pile, i); got.ID != want {
			t.Errorf("after reordering place %d holds card %d, want %d", i, got.ID, want)
		}
	}
}

func TestATakenPlaceIsRefused(t *testing.T) {
	table := newTestTable(2)
	table.Put(table.Cards()[0], 0, slots, 1)
	err := Guard(func() { table.Put(table.Cards()[1], 0, slots, 1) })
	if err == nil || !strings.Contains(err.Error(), "slots place 1") {
		t.Errorf("error %v, want one that names the place", err)
	}
}

func TestViewShowsNothingHidden(t *testing.T) {
	table := newTestTable(5)
	c := table.Cards()
	table.Put(c[1], 1, hand, -1)
	table.Put(c[2], 1, slots, 0)
	table.Put(c[3], 1, slots, 1)
	c[3].faceUp = true
	table.Put(c[4], 1, open, -1)
	view := table.View(0, func(c *piece) bool { return c.faceUp })
	for _, want := range []struct {
		zone  ZoneID
		index int
		card  *piece
		known bool
	}{{hand, 0, c[1], false}, {slots, 0, c[2], false}, {slots, 1, c[3], true}, {open, 0, c[4], true}} {
		got := view.Zones[1][want.zone].Cards[want.index]
		if !got.Taken || got.Known != want.known || (got.ID != 0) != want.known {
			t.Errorf("%s %d: %+v, known should be %v", table.Specs()[want.zone].Name, want.index, got, want.known)
		}
	}
	if own := table.View(1, func(c *piece) bool { return c.faceUp }).Zones[1][hand].Cards[0]; own.ID != c[1].ID {
		t.Error("a player does not see the own hand")
	}
	if deck := view.Zones[0][pile].Cards[0]; deck.Known {
		t.Error("a player sees the own deck")
	}
}
