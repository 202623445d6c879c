package ocg

import "math/bits"

// Zone masks of one player: bits 0-4 main monster zones, 5 and 6 extra monster
// zones, 8-12 spell and trap zones, 13 field zone, 14 and 15 separate pendulum
// zones. A field mask has one player's mask in its low half and the other's,
// shifted by 16, in its high half (operations.md 2.1).
const (
	mainZones  = 0x1f
	extraZones = 0x60
	spellRow   = 8 // shift from a row's mask to that of the spell zones
	otherSide  = 16
)

// zoneState is what the duel keeps about zones.
type zoneState struct {
	// disabled are the zones that cannot be used, player 0's in the low half;
	// the adjustment computes them.
	disabled uint32
}

// disabledZones are the zones that cannot be used, as a field mask with player
// 0 in the low half. A disabled extra monster zone disables its counterpart.
func (d *Duel) disabledZones() uint32 { return d.zones.disabled | extraTwins(d.zones.disabled) }

// extraTwins are the extra monster zones of a field mask under the names the
// other player has for them.
func extraTwins(mask uint32) uint32 {
	left, right := uint32(1<<5), uint32(1<<6)
	return mask&left<<(otherSide+1) | mask&right<<(otherSide-1) |
		mask>>(otherSide+1)&left | mask>>(otherSide-1)&right
}

// sideOf is player p's half of a field mask that has player 0 in the low half.
func sideOf(mask uint32, p Player) uint32 {
	if p == 1 {
		mask >>= otherSide
	}
	return mask & 0xffff
}

// seenBy turns a field mask that has player 0 in the low half into one seen by
// player p, and back.
func seenBy(mask uint32, p Player) uint32 {
	if p == 1 {
		return bits.RotateLeft32(mask, otherSide)
	}
	return mask
}

// occupied are the zones of player p that hold cards, those of without not
// counted. The outer columns of a three-column field count as taken.
func (d *Duel) occupied(p Player, without *Group) uint32 {
	var mask uint32
	for i, c := range d.Zone(p, ZoneMonster) {
		if c != nil && !without.Has(c) {
			mask |= 1 << i
		}
	}
	for i, c := range d.Zone(p, ZoneSpell) {
		if c != nil && !without.Has(c) {
			mask |= 1 << (i + spellRow)
		}
	}
	if d.Rules.ThreeColumns {
		mask |= 0x1111
	}
	return mask
}

// closedZones are the zones of player p that are occupied or disabled. An extra
// monster zone the opponent occupies is closed as well.
func (d *Duel) closedZones(p Player, without *Group) uint32 {
	theirs := d.occupied(p.Opponent(), without) & extraZones
	return d.occupied(p, without) | sideOf(d.disabledZones(), p) | extraTwins(theirs<<otherSide)&extraZones
}

// pendulumZone is the spell zone of the left (0) or right (1) pendulum zone.
func (d *Duel) pendulumZone(index int) int {
	switch {
	case d.Rules.SeparatePendulumZones:
		return 6 + index
	case d.Rules.ThreeColumns:
		return 1 + 2*index
	}
	return 4 * index
}

// zoneRow is where the zones of a location begin in their player's mask, and
// how many there are; ok is false unless it is one location with zones of a row
// (operations.md 2.1).
func (d *Duel) zoneRow(l Location) (first, count int, ok bool) {
	column := 0 // the first column
	if d.Rules.ThreeColumns {
		column = 1
	}
	extra := 0
	if d.Rules.ExtraMonsterZones {
		extra = 2
	}
	switch l {
	case LocationMzone:
		return 0, 5 + extra, true
	case LocationMmzone:
		return column, 5 - 2*column, true
	case LocationEmzone:
		return 5, extra, true
	case LocationSzone:
		return spellRow, 8, true
	case LocationStzone:
		return spellRow + column, 5 - 2*column, true
	case LocationFzone:
		return spellRow + 5, 1, true
	}
	return 0, 0, false
}

// zoneBit is the bit of one zone in its player's mask, 0 if there is no such
// zone. Sequences of symbolic locations count from 0 (operations.md 2.1).
func (d *Duel) zoneBit(l Location, seq int) uint32 {
	if l == LocationPzone {
		if d.Rules.PendulumZones && (seq == 0 || seq == 1) {
			return 1 << (spellRow + d.pendulumZone(seq))
		}
		return 0
	}
	first, count, _ := d.zoneRow(l)
	if seq < 0 || seq >= count {
		return 0
	}
	return 1 << (first + seq)
}

// usable reports whether a zone exists and is neither occupied nor disabled
// (operations.md 2.2).
func (d *Duel) usable(p Player, l Location, seq int) bool {
	bit := d.zoneBit(l, seq)
	return bit != 0 && d.closedZones(p, nil)&bit == 0
}

// CheckLocation is Duel.CheckLocation: usable, and true of piles and of several
// locations at once. QUIRK: sequences past the end of a row count on through
// the 32 bits of a field mask, and past the fifth monster zone cards of the
// other player count as in the way, from the last zone down (operations.md 2.2).
func (d *Duel) CheckLocation(p Player, l Location, seq int) bool {
	if l == LocationPzone {
		return d.usable(p, l, seq)
	}
	first, _, ok := d.zoneRow(l)
	if !ok {
		return true
	}
	zone := uint(first+seq) % 32
	if d.closedZones(p, nil)>>zone&1 != 0 {
		return false
	}
	monsters := l&(LocationMzone|LocationMmzone|LocationEmzone) != 0
	return !monsters || zone < 5 || d.occupied(p.Opponent(), nil)<<otherSide>>((27-zone)%32)&1 == 0
}

// zoneQuestion asks in which zones of a row a card can be placed
// (operations.md 2.3).
type zoneQuestion struct {
	card    *Card    // nil: any card not of the extra deck
	owner   Player   // whose zones
	user    Player   // who places it; NoPlayer lifts the limits effects set
	row     Location // LocationMzone or LocationSzone
	reason  uint32
	mask    uint32
	without *Group // cards that count as gone
}

// free is how many zones of the row can be used, at least as far as zones go.
func freeIn(blocked, zones uint32) int { return bits.OnesCount32(zones &^ blocked) }

// usableZones gives how many cards can be placed in a row of the owner, by the
// user, and the mask of the zones that are not available for card. A card that
// is in the extra deck is placed by the rules for it. The count may be negative
// (operations.md 2.3, 2.5).
func (d *Duel) usableZones(card *Card, owner, user Player, row Location, reason, mask uint32) (count int, blocked uint32) {
	return d.answerZones(zoneQuestion{card: card, owner: owner, user: user, row: row, reason: reason, mask: mask})
}

func (d *Duel) answerZones(q zoneQuestion) (count int, blocked uint32) {
	switch {
	case q.row == LocationMzone && q.card != nil && q.card.In(LocationExtra):
		return d.extraDeckZones(q, placedExtra{card: q.card, kind: q.card.Type(), faceUp: q.card.FaceUp()})
	case q.row == LocationMzone:
		blocked = d.blockedMain(q) | extraZones
		return min(freeIn(blocked, mainZones), d.monsterLimit(q)), blocked
	case q.row == LocationSzone:
		blocked = (d.closedZones(q.owner, q.without)>>spellRow | ^q.mask) & mainZones
		return min(freeIn(blocked, mainZones), d.spellLimit(q)), blocked
	}
	return 0, 0
}

// blockedMain are the main monster zones where the question leaves no place.
func (d *Duel) blockedMain(q zoneQuestion) uint32 {
	return (d.closedZones(q.owner, q.without) | ^(q.mask & d.forcedZones(q))) & mainZones
}

// monsterLimit is how many more monsters the owner may have.
func (d *Duel) monsterLimit(q zoneQuestion) int {
	limit, counted := 5, uint32(mainZones)
	if d.Rules.ExtraMonsterZones {
		limit, counted = 7, mainZones|extraZones
	}
	taken := bits.OnesCount32(d.occupiedMonsters(q) & counted)
	return d.lowered(q, limit, EffectMaxMzone) - taken
}

// spellLimit is how many more cards the owner may have in the main spell zones.
func (d *Duel) spellLimit(q zoneQuestion) int {
	taken := 0
	for _, c := range d.Zone(q.owner, ZoneSpell)[:5] {
		if c != nil && !q.without.Has(c) {
			taken++
		}
	}
	return d.lowered(q, 5, EffectMaxSzone) - taken
}

func (d *Duel) occupiedMonsters(q zoneQuestion) uint32 {
	var mask uint32
	for i, c := range d.Zone(q.owner, ZoneMonster) {
		if c != nil && !q.without.Has(c) {
			mask |= 1 << i
		}
	}
	return mask
}

// lowered is a limit after the effects of a code on the owner.
func (d *Duel) lowered(q zoneQuestion, limit int, code uint32) int {
	if !q.user.Valid() {
		return limit
	}
	for _, e := range d.playerEffects(q.owner, code) {
		limit = min(limit, int(e.number(Int(q.owner), Int(q.user), Int(q.reason))))
	}
	return limit
}

// LocationCount is how many cards not of the extra deck the user can place in a
// row of player p, and the zones that are not available; rows other than the
// monster and spell zones have none (operations.md 2.3).
func (d *Duel) LocationCount(p Player, row Location, user Player, reason, mask uint32) (count int, blocked uint32) {
	return d.usableZones(nil, p, user, row, reason, mask)
}

// MZoneCount is LocationCount for monster zones as if the cards of without had
// left (operations.md 2.3).
func (d *Duel) MZoneCount(p Player, without *Group, user Player, reason, mask uint32) (count int, blocked uint32) {
	return d.answerZones(zoneQuestion{owner: p, user: user, row: LocationMzone, reason: reason, mask: mask, without: without})
}

// FieldCard is the card in a zone by location and sequence, those of symbolic
// locations counting from 0; nil if there is none, or it is still being
// summoned (api-duel 3.2).
func (d *Duel) FieldCard(p Player, l Location, seq int) *Card {
	var c *Card
	if bit := d.zoneBit(l, seq); bit != 0 {
		c = d.cardAt(p, bit)
	} else if l&LocationOnfield == 0 {
		c = d.Table.At(p, zoneOf(l), seq)
	}
	if c == nil || c.Is(StatusSummoning|StatusSpsummonStep) || l == LocationPzone && !c.PZone {
		return nil
	}
	return c
}

// cardAt is the card in the zone of player p with that bit.
func (d *Duel) cardAt(p Player, bit uint32) *Card {
	if seq := bits.TrailingZeros32(bit); seq < spellRow {
		return d.Zone(p, ZoneMonster)[seq]
	} else {
		return d.Zone(p, ZoneSpell)[seq-spellRow]
	}
}

// cardsIn are the cards in the zones of a field mask that has player 0 in the
// low half.
func (d *Duel) cardsIn(mask uint32) *Group {
	g := NewGroup()
	for ; mask != 0; mask &= mask - 1 {
		i := bits.TrailingZeros32(mask)
		g.Add(d.cardAt(Player(i/otherSide), 1<<(i%otherSide)))
	}
	return g
}
