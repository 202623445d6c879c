package ocg

// positionChange is a change of position: who makes it, and how each position
// becomes another (operations.md 17.2).
type positionChange struct {
	effect        *Effect // nil: by rule
	player        Player
	to            func(c *Card) Position
	noFlipEffects bool
	enableNow     bool // a monster turned face-up by an effect is switched on at once
}

// changePositions changes positions of cards and gives those it changed.
func (d *Duel) changePositions(cards *Group, change positionChange) *Group { return NewGroup() }

// ChangePosition changes each card's position by its present one: face-up
// attack to au, face-down attack to ad, face-up defense to du, face-down
// defense to dd. It gives the number changed (operations.md 17.2).
func (d *Duel) ChangePosition(cards *Group, au, ad, du, dd Position, noFlipEffects bool) int {
	return 0
}

// changePositionByPlayer changes a monster's position as its player's action in
// the main phase, face-down monsters by flip summon (operations.md 17.1, 11).
func (d *Duel) changePositionByPlayer(p Player, c *Card) {}

// positionOptions are p's monsters whose position p can change in the main
// phase, or that p can flip summon (flow.md 15.3).
func (d *Duel) positionOptions(p Player) (options []*Card) { return nil }

// enableFlipped switches on the monsters the link just resolved turned face-up
// (flow.md 10.1.7).
func (d *Duel) enableFlipped() {}
