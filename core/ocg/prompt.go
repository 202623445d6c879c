package ocg

import (
	"cmp"
	"slices"

	"duel/core"
)

// Decisions are put to players by the functions of the prompt files. Options
// are always listed in one canonical order: by action, controller, location,
// sequence, index, code, text and number (operations.md 24).

// ask puts a request to its player. Under DUEL_SIMPLE_AI player 1 is not asked:
// simple answers for them (operations.md 24.1), as it does for whoever is no
// player, should a script let them choose. Where losses count at once, a duel
// that is decided by now asks nothing more.
func (d *Duel) ask(r *core.Request, simple func() core.Answer) core.Answer {
	d.checkLoss()
	if d.Rules.SimpleAI && r.Player == 1 || !r.Player.Valid() {
		return simple()
	}
	return d.Ask(r)
}

// request makes a request of its options, which it sorts canonically.
func request(kind string, p Player, options []*Option, detail *Detail) *core.Request {
	slices.SortStableFunc(options, compareOptions)
	r := &core.Request{Kind: kind, Player: p, Min: 1, Max: 1, Detail: detail, Options: make([]core.Option, len(options))}
	for i, o := range options {
		r.Options[i] = o
	}
	return r
}

// number gives each option its place in the engine's own order.
func number(options []*Option) []*Option {
	for i, o := range options {
		o.index = i
	}
	return options
}

// chooseOne asks for one of the options, given in the engine's own order.
// Under DUEL_SIMPLE_AI the one at simple is taken.
func (d *Duel) chooseOne(kind string, p Player, options []*Option, detail *Detail, simple int) *Option {
	fallback := options[simple]
	r := request(kind, p, options, detail)
	picked := d.ask(r, func() core.Answer { return core.Picked(slices.Index(options, fallback)) })
	return options[picked.Picks[0]]
}

// firsts are the indices, in canonical order, of the first n options in the
// engine's own order.
func firsts(options []*Option, n int) core.Answer {
	var a core.Answer
	for i, o := range options {
		if o.index < n {
			a.Picks = append(a.Picks, i)
		}
	}
	return a
}

// cardOption is the option of choosing a card.
func cardOption(c *Card) *Option { return &Option{Ref: c.Ref(), HasRef: true, card: c} }

// cardOptions are the options of choosing among cards, which it brings into
// operation order.
func (d *Duel) cardOptions(cards []*Card) []*Option {
	options := make([]*Option, len(cards))
	for i, c := range d.operationOrder(cards) {
		options[i] = cardOption(c)
	}
	return number(options)
}

// pickedCards is the group of the cards an answer picks.
func pickedCards(options []*Option, a core.Answer) *Group {
	g := NewGroup()
	for _, i := range a.Picks {
		g.Add(options[i].card)
	}
	return g
}

var actionRank = map[Action]int{
	"": -1, ActActivate: 0, ActAttack: 1, ActSpecialSummon: 2, ActSummon: 3, ActSetMonster: 4, ActSetSpellTrap: 5, ActChangePosition: 6,
	ActSelect: 7, ActUnselect: 8, ActYes: 9, ActNo: 10, ActBattlePhase: 11, ActMain2: 12, ActEndPhase: 13, ActFinish: 14, ActCancel: 15, ActPass: 16,
}

// compareOptions orders options canonically.
func compareOptions(a, b *Option) int {
	if n := cmp.Compare(actionRank[a.Action], actionRank[b.Action]); n != 0 {
		return n
	}
	if n := comparePlaces(a, b); n != 0 {
		return n
	}
	if n := cmp.Compare(a.code(), b.code()); n != 0 {
		return n
	}
	if n := compareTexts(a.text(), b.text()); n != 0 {
		return n
	}
	return cmp.Compare(a.Number, b.Number)
}

func comparePlaces(a, b *Option) int {
	if !a.HasRef || !b.HasRef {
		return cmp.Compare(presence(a.HasRef), presence(b.HasRef))
	}
	p, q := a.Ref.Place, b.Ref.Place
	_, ps := p.Where()
	_, qs := q.Where()
	return cmp.Or(cmp.Compare(p.Controller, q.Controller), cmp.Compare(zoneRank(p), zoneRank(q)), cmp.Compare(ps, qs), cmp.Compare(p.Index, q.Index))
}

func presence(there bool) int {
	if there {
		return 1
	}
	return 0
}

// zoneRank orders locations in lists of options: what is near the player's hand
// and eyes comes first.
func zoneRank(p Place) int {
	switch {
	case p.Overlay:
		return 6
	case p.Location == LocationHand:
		return 0
	case p.Location == LocationMzone && p.Sequence < 5:
		return 1
	case p.Location == LocationMzone:
		return 2
	case p.Location == LocationSzone && p.Sequence < 5:
		return 3
	case p.Location == LocationSzone && p.Sequence == 5:
		return 4
	case p.Location == LocationSzone:
		return 5
	case p.Location == LocationGrave:
		return 7
	case p.Location == LocationRemoved:
		return 8
	case p.Location == LocationExtra:
		return 9
	case p.Location == LocationDeck:
		return 10
	}
	return -1
}

func (o *Option) code() uint32 {
	if o.HasRef {
		return o.Ref.Code
	}
	return o.Code
}

func (o *Option) text() TextID {
	if o.Effect != 0 {
		return o.Effect
	}
	return o.Text
}

// compareTexts puts no text first, then built-in texts, card names and the
// texts of cards.
func compareTexts(a, b TextID) int {
	ac, an := textRank(a)
	bc, bn := textRank(b)
	return cmp.Or(cmp.Compare(ac, bc), cmp.Compare(an, bn))
}

func textRank(t TextID) (card, text int64) {
	switch {
	case t == 0:
		return -1, 0
	case t < firstCardCode:
		return 0, int64(t)
	case t < firstCardCode<<textShift:
		return 1, int64(t)
	}
	return int64(t >> textShift), int64(t & (1<<textShift - 1))
}
