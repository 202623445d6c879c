package buddyfight

import (
	"duel/core"
)

// ruleCheck makes the three checks in their order until nothing changes
// (BF-RULE-05). Its moves are no destruction.
func (d *Duel) ruleCheck() {
	for changed := true; changed; {
		d.dueLifelinks()
		d.checkLoss()
		changed = d.checkAreas() || d.checkSizes()
	}
}

// checkLoss is the first check: a player without life or deck loses; both at
// once is a draw (BF-RULE-01, -02).
func (d *Duel) checkLoss() {
	reasons := [2]string{d.lossOf(0), d.lossOf(1)}
	switch {
	case reasons[0] != "" && reasons[1] != "":
		d.end(core.NoPlayer, "both players lose")
	case reasons[0] != "":
		d.end(1, reasons[0])
	case reasons[1] != "":
		d.end(0, reasons[1])
	}
}

// lossOf is why p loses now, "" if not.
func (d *Duel) lossOf(p Player) string {
	switch {
	case d.Players[p].Life <= 0:
		return "no life left"
	case len(d.Zone(p, ZoneDeck)) == 0:
		return "no deck left"
	}
	return ""
}

// checkAreas is the second check: of several monsters or items in one place all
// but the one placed last go (BF-RULE-03).
func (d *Duel) checkAreas() (changed bool) {
	for p := range Player(2) {
		for _, z := range []core.ZoneID{ZoneLeft, ZoneCenter, ZoneRight, ZoneItem} {
			for _, c := range without(d.Zone(p, z), newest(d.Zone(p, z))) {
				d.leave(c, ZoneDrop, ByRule)
				changed = true
			}
		}
	}
	return changed
}

// checkSizes is the third check: while a player's sizes add up to too much, a
// monster goes (BF-RULE-04).
func (d *Duel) checkSizes() (changed bool) {
	for p := range Player(2) {
		for d.totalSize(p) > d.Rules.MaxSize {
			d.leave(d.chooseOverflow(p), ZoneDrop, ByRule)
			changed = true
		}
	}
	return changed
}

func (d *Duel) totalSize(p Player) (total int) {
	for _, c := range d.Monsters(p) {
		total += d.Size(c)
	}
	return total
}

// chooseOverflow lets p choose a monster to give up; those of size 0 would not
// help and are not offered (BF-EXT-08).
func (d *Duel) chooseOverflow(p Player) *Card {
	monsters := d.Monsters(p)
	if d.Rules.SizeOverflow == OverflowNotNewest && len(monsters) > 1 {
		monsters = without(monsters, newest(monsters))
	}
	var sized []*Card
	for _, c := range monsters {
		if d.Size(c) > 0 {
			sized = append(sized, c)
		}
	}
	if len(sized) == 0 {
		sized = []*Card{newest(d.Monsters(p))}
	}
	return d.chooseCards(p, DecideOverflow, sized, 1, 1, false, Detail{})[0]
}

// newest is the card placed last, nil of none.
func newest(cards []*Card) (last *Card) {
	for _, c := range cards {
		if last == nil || c.Placed > last.Placed {
			last = c
		}
	}
	return last
}
