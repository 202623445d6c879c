package ocg

import "duel/core"

// RandomNumber is a number from least to most by chance (Duel.GetRandomNumber).
func (d *Duel) RandomNumber(least, most int) int {
	if least > most {
		least, most = most, least
	}
	return least + d.Duel.Draw(core.Draw{Kind: core.Number, Player: NoPlayer, Sides: most - least + 1})[0]
}

// RandomSelect picks n different cards of a group by chance, all without chance
// if there are no more; p is told as who selects (Group.RandomSelect,
// operations.md 22.3).
func (d *Duel) RandomSelect(p Player, g *Group, n int) *Group {
	if n = min(n, g.Len()); n <= 0 {
		return NewGroup()
	}
	chosen := g.Clone()
	if n < g.Len() {
		chosen = NewGroup()
		for _, i := range d.Duel.Draw(core.Draw{Kind: core.Pick, Player: p, Where: "group", Items: codesOf(g.Cards()), Things: refsOf(g.Cards()), Count: n}) {
			chosen.Add(g.Cards()[i])
		}
	}
	refs := make([]CardRef, 0, n)
	for _, c := range chosen.Cards() {
		refs = append(refs, c.Ref())
	}
	d.Emit(CardsEvent{Kind: "random_selected", Player: p, HasPlayer: true, Cards: refs})
	return chosen
}

// codesOf are the codes of cards, as chance is told of them.
func codesOf(cards []*Card) []uint32 {
	codes := make([]uint32, len(cards))
	for i, c := range cards {
		codes[i] = c.Data.Code
	}
	return codes
}

// refsOf are cards by code and place, as chance is told of them.
func refsOf(cards []*Card) []any {
	refs := make([]any, len(cards))
	for i, c := range cards {
		refs[i] = c.Ref()
	}
	return refs
}
