package ocg

import "math/bits"

// column is the main column the card stands in, and whether it stands in one.
// Extra monster zones stand in columns 1 and 3 (api-card 9.15).
func (c *Card) column() (column int, ok bool) {
	switch {
	case c.Location() == LocationMzone && c.Index >= 5:
		return 1 + 2*(c.Index-5), true
	case c.OnField() && c.Index < 5:
		return c.Index, true
	}
	return 0, false
}

// columnZones are all zones of a column seen by its player, of the rows named.
func (d *Duel) columnZones(column int, rows Location) uint32 {
	var zones uint32
	mirrored := 4 - column
	if rows&LocationMzone != 0 {
		zones |= 1<<column | 1<<(otherSide+mirrored)
		if d.Rules.ExtraMonsterZones {
			switch column {
			case 1:
				zones |= leftExtra
			case 3:
				zones |= rightExtra
			}
		}
	}
	if rows&LocationSzone != 0 {
		zones |= 1<<(spellRow+column) | 1<<(otherSide+spellRow+mirrored)
	}
	return zones
}

// ColumnZone are the zones of the card's column, and of as many columns to the
// left and right, in the rows named, its own zone excluded; seen by player p, or
// by its controller if p is nobody (api-card 9.15).
func (c *Card) ColumnZone(rows Location, left, right int, p Player) uint32 {
	column, ok := c.column()
	if !ok {
		return 0
	}
	var zones uint32
	for at := max(column-left, 0); at <= min(column+right, 4); at++ {
		zones |= c.duel.columnZones(at, rows)
	}
	return c.viewFrom(zones&^seenBy(c.standsOn(), c.Controller), p)
}

// ColumnGroup are the other cards in the card's column and in as many columns
// to the left and right (api-card 9.15).
func (c *Card) ColumnGroup(left, right int) *Group {
	zones := c.ColumnZone(LocationOnfield, left, right, NoPlayer)
	return c.duel.cardsIn(seenBy(zones, c.Controller))
}

// IsAllColumn reports whether all other zones of the card's column are filled.
// QUIRK: in an extra monster zone three cards are enough (api-card 9.15).
func (c *Card) IsAllColumn() bool {
	column, ok := c.column()
	if !ok {
		return false
	}
	want := bits.OnesCount32(c.duel.columnZones(column, LocationOnfield)) - 1
	if c.duel.Rules.ExtraMonsterZones && (column == 1 || column == 3) {
		if want = 4; c.Location() == LocationMzone && c.Index >= 5 {
			want = 3
		}
	}
	return c.ColumnGroup(0, 0).Len() == want
}
