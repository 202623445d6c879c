package buddyfight

import (
	"maps"
	"slices"
)

// Waiting is the number of abilities that wait to be used.
func (d *Duel) Waiting() int { return len(d.waiting) }

// Remnants tells, in words, what shapes the duel now though laying out its
// table would not bring it back. name names a player.
func (d *Duel) Remnants(name func(Player) string) (lines []string) {
	for p := range Player(2) {
		if d.Players[p].BuddyDeclared {
			lines = append(lines, name(p)+" has made the buddy call")
		}
		for _, used := range slices.Sorted(maps.Keys(d.Players[p].usedNames)) {
			if d.Players[p].usedNames[used] == d.Turn.Number {
				lines = append(lines, name(p)+" has used the once-per-turn "+used)
			}
		}
	}
	for _, c := range d.Table.Cards() {
		of := c.Data.Name + " of " + name(c.Controller)
		if len(c.modifiers) > 0 {
			lines = append(lines, "effects on "+of)
		}
		if c.stood > 0 {
			lines = append(lines, of+" has stood again this turn")
		}
		if c.Holder != nil && c.FaceDown {
			lines = append(lines, of+" lies face-down in a soul")
		}
	}
	if d.attacks > 0 {
		lines = append(lines, "the attacks made this turn")
	}
	if len(d.waiting) > 0 {
		lines = append(lines, "abilities that wait to be used")
	}
	return lines
}
