package ocg

// placedExtra is a monster of the extra deck to be placed, a real one or one
// that is only imagined.
type placedExtra struct {
	card   *Card // nil: imagined
	kind   uint32
	faceUp bool
}

// extraDeckZones answers where a monster of the extra deck can be placed: main
// zones by the rules, and one extra monster zone (operations.md 2.5).
func (d *Duel) extraDeckZones(q zoneQuestion, m placedExtra) (count int, blocked uint32) {
	limit := d.monsterLimit(q)
	if !d.Rules.ExtraMonsterZones {
		blocked = d.blockedMain(q) | extraZones
		return min(freeIn(blocked, mainZones), limit), blocked
	}
	forced := d.forcedZones(q) & q.mask
	allowed := d.ruleZones(q, m)&mainZones | d.openExtraZones(q, m)
	open := allowed & forced &^ d.closedZones(q.owner, q.without) & (mainZones | extraZones)
	count = freeIn(^open, mainZones)
	if open&extraZones != 0 {
		count++
	}
	return min(count, limit), ^open & (mainZones | extraZones)
}

// ruleZones are the main zones a monster of the extra deck may go to: those a
// Link monster points to, or all of them.
func (d *Duel) ruleZones(q zoneQuestion, m placedExtra) uint32 {
	if d.Rules.ExtraDeckToMainZones && !m.faceUp {
		kinds := uint32(TypeFusion | TypeSynchro | TypeXyz)
		if d.Rules.RitualInExtraDeck {
			kinds |= TypeRitual
		}
		if m.kind&kinds != 0 {
			return mainZones
		}
	}
	return d.linkedMonsterZones(q.owner, q.without)
}

// openExtraZones are the extra monster zones the owner may use: both if he has
// none, the other one only to make an extra link.
func (d *Duel) openExtraZones(q zoneQuestion, m placedExtra) uint32 {
	switch d.occupiedMonsters(q) & extraZones {
	case 0:
		return extraZones
	case 1 << 5:
		return d.extraLinkZone(q, m, 6)
	case 1 << 6:
		return d.extraLinkZone(q, m, 5)
	}
	return 0
}

func (d *Duel) extraLinkZone(q zoneQuestion, m placedExtra, seq int) uint32 {
	if m.card == nil || m.card.Data.Type&TypeLink == 0 {
		return 0
	}
	bit := uint32(1) << seq
	if d.closedZones(q.owner, q.without)&bit != 0 || !d.wouldExtraLink(m.card, q.owner, seq, q.without) {
		return 0
	}
	return bit
}

// LocationCountFromEx is how many monsters of the extra deck the user can place
// on player p's field, and the zones that are not available. Without a card it
// is asked for an imagined one of the given type, face-up if that includes
// Pendulum (operations.md 2.3).
func (d *Duel) LocationCountFromEx(p, user Player, without *Group, card *Card, kind, mask uint32) (count int, blocked uint32) {
	q := zoneQuestion{card: card, owner: p, user: user, row: LocationMzone, reason: LocationReasonTofield, mask: mask, without: without}
	m := placedExtra{kind: kind, faceUp: kind&TypePendulum != 0}
	if card != nil {
		m = placedExtra{card: card, kind: card.Type(), faceUp: card.In(LocationExtra) && card.FaceUp()}
	}
	return d.extraDeckZones(q, m)
}

// UsableMZoneCount is how many monsters the user can place on player p's field
// together, of the hand and of the extra deck (operations.md 2.3).
func (d *Duel) UsableMZoneCount(p, user Player) int {
	q := zoneQuestion{owner: p, user: user, row: LocationMzone, reason: LocationReasonTofield, mask: 0xff}
	_, blockedMain := d.answerZones(q)
	_, blockedExtra := d.extraDeckZones(q, placedExtra{})
	open := ^(blockedMain & blockedExtra) & mainZones
	count := freeIn(^open, mainZones)
	if ^blockedExtra&extraZones != 0 {
		count++
	}
	return min(count, d.monsterLimit(q))
}
