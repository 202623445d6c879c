package ocg

import "math"

// summonLimit is how many normal summons and sets p can make this turn
// without extra-summon effects (operations.md 10.1; rules: OCG-NSUM-01).
func (d *Duel) summonLimit(p Player) int {
	if d.Rules.UnlimitedSummons {
		return math.MaxInt
	}
	limit := 1
	for _, e := range d.playerEffects(p, EffectSetSummonCountLimit) {
		limit = max(limit, int(e.number()))
	}
	return limit
}

// ordinarySummonLeft reports whether p has a normal summon or set left without
// the help of an extra-summon effect.
func (d *Duel) ordinarySummonLeft(p Player) bool {
	return d.summons.allowance[p].count < d.summonLimit(p)
}

// IncreaseSummonedCount counts a normal summon of the running player. If an
// extra-summon effect applies to c (nil for no card), only its value is
// evaluated (Duel.IncreaseSummonedCount).
func (d *Duel) IncreaseSummonedCount(c *Card) {
	if c != nil {
		if extra := c.effectsOf(EffectExtraSummonCount); len(extra) > 0 {
			extra[0].numbers(OfCard(c))
			return
		}
	}
	if p := d.ReasonPlayer; p.Valid() {
		d.summons.allowance[p].count++
	}
}

// CheckSummonedCount reports whether an extra-summon effect applies to c (nil
// for no card) - QUIRK: even if the extra summon was used - or the running
// player has a normal summon left - or that there is no running player
// (Duel.CheckSummonedCount).
func (d *Duel) CheckSummonedCount(c *Card) bool {
	if c != nil && c.affectedBy(EffectExtraSummonCount) {
		return true
	}
	return !d.ReasonPlayer.Valid() || d.ordinarySummonLeft(d.ReasonPlayer)
}

// IsPlayerCanAdditionalSummon reports whether p has not used this turn's extra
// summon (Duel.IsPlayerCanAdditionalSummon).
func (d *Duel) IsPlayerCanAdditionalSummon(p Player) bool { return !d.summons.allowance[p].extra }

// summonTerms are the limits a normal summon or set is made under: those its
// caller asks for, narrowed by the extra-summon effect that allows it.
type summonTerms struct {
	least      int     // least number of tributes
	zone       uint32  // monster zones of the side summoned to
	releasable uint32  // zones tributes may come from, see tributeTerms
	extra      *Effect // the extra-summon effect used, nil for the ordinary summon of the turn
}

// anyMainZone is the zone mask of an extra-summon effect that names none: the
// main monster zones of both sides.
const anyMainZone = 0x1f001f

// underExtra are the terms under extra-summon effect e for c. Summons to the
// opponent's side use the high half of the effect's zones.
func (t summonTerms) underExtra(e *Effect, c *Card, toOpponent bool) summonTerms {
	numbers := e.numbers(OfCard(c))
	zone := uint32(anyMainZone)
	if len(numbers) > 0 {
		t.least = max(t.least, int(numbers[0]))
	}
	if len(numbers) > 1 {
		zone = uint32(numbers[1])
	}
	if len(numbers) > 2 {
		if numbers[2] < 0 {
			numbers[2] += anyTribute
		}
		t.releasable = uint32(numbers[2])
	}
	if toOpponent {
		zone >>= 16
	}
	t.zone &= zone & 0xffff
	t.extra = e
	return t
}
