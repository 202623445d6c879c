package ocg

// anyZone is the zone argument that leaves all zones of a row open.
const anyZone = 0xff

// moveArgs says how a card moves to the field.
type moveArgs struct {
	card   *Card
	mover  Player   // who is asked
	player Player   // the controller-to-be
	to     Location // LocationMzone, LocationSzone or a kind of zone: MMZONE, EMZONE, STZONE, FZONE, PZONE
	pos    Position // a mask of the positions allowed
	enable bool     // switch the card on afterwards
	zone   uint32   // the zones of the row it may go to; anyZone leaves them open
	byRule bool     // by a summon procedure

	undone    bool // a trap monster goes back to being a trap
	returning bool // a temporarily banished card comes back: no resets
	chosen    int  // a zone chosen before, counted from 1; 0 asks
}

// moveToField moves a card to a zone of the field, asking for the place and the
// position, and reports whether it moved (operations.md 4).
func (d *Duel) moveToField(m moveArgs) bool {
	c, row := m.card, rowOf(m.to)
	if row == 0 || m.pos == 0 || d.alreadyAt(c, m, row) {
		return false
	}
	target := spot{player: m.player, location: row, pendulum: m.to == LocationPzone}
	var ok bool
	if target.sequence, ok = d.zoneFor(c, &m, row); !ok {
		return false
	}
	d.resetBeforeField(c, m, row)
	target.position = m.pos
	if row == LocationMzone {
		target.position = PosFaceupAttack
		if c.Data.Type&TypeLink == 0 {
			target.position = d.selectPosition(m.mover, c, m.pos)
		}
	}
	fromGrave := c.Location() == LocationGrave
	reason := d.locationReason(c, m)
	from := d.carryToField(c, target)
	d.arrive(c, m, from, reason)
	if m.enable {
		d.enable(c, true)
	}
	d.refreshFlagged()
	d.raiseArrival(c, m.mover, fromGrave)
	return true
}

// rowOf is the plain location of a kind of zone of the field, 0 for others.
func rowOf(to Location) Location {
	switch to {
	case LocationMzone, LocationMmzone, LocationEmzone:
		return LocationMzone
	case LocationSzone, LocationStzone, LocationFzone, LocationPzone:
		return LocationSzone
	}
	return 0
}

// alreadyAt reports whether the card lies where it is to go.
func (d *Duel) alreadyAt(c *Card, m moveArgs, row Location) bool {
	if !c.In(row) || c.Controller != m.player {
		return false
	}
	return m.to != LocationPzone || c.PZone
}

// zoneFor finds the zone: the one chosen before, the field zone, or one the
// mover is asked for.
func (d *Duel) zoneFor(c *Card, m *moveArgs, row Location) (zone int, ok bool) {
	if m.chosen > 0 {
		return m.chosen - 1, true
	}
	switch m.to {
	case LocationFzone:
		return fieldZone, d.clearFieldZone(c, m.player)
	case LocationSzone:
		if m.zone == 1<<fieldZone && c.isFieldCard() {
			return fieldZone, d.clearFieldZone(c, m.player)
		}
	case LocationPzone:
		if c.Data.Type&TypePendulum != 0 && d.Rules.PendulumZones {
			return d.askZone(m, LocationSzone, d.freePendulumZones(m.player, m.zone))
		}
	case LocationMmzone:
		m.zone &= 0x1f
	case LocationStzone:
		m.zone &= 0x1f
	case LocationEmzone:
		m.zone &= 0x60
	}
	return d.askZone(m, row, d.openZones(c, *m, row))
}

const fieldZone = 5

// isFieldCard reports whether the card is a Field Spell or Trap by nature.
func (c *Card) isFieldCard() bool {
	return c.Data.Type&TypeField != 0 && c.Data.Type&(TypeSpell|TypeTrap) != 0
}

// clearFieldZone makes room for a field card: the one there is sent to the grave
// by rule, or destroyed where only one may be face-up.
func (d *Duel) clearFieldZone(c *Card, p Player) bool {
	if !c.isFieldCard() {
		return false
	}
	old := d.Table.At(p, ZoneSpell, fieldZone)
	if old == nil {
		return true
	}
	if d.Rules.OneFaceUpField {
		d.destroyBy(NewGroup(old), destroyArgs{Reason: ReasonRule, By: old.Controller, To: LocationGrave})
	} else {
		d.Send(NewGroup(old), sendArgs{Reason: ReasonRule, By: old.Controller, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
	}
	d.fullAdjust()
	return d.Table.At(p, ZoneSpell, fieldZone) == nil
}

// freePendulumZones are the usable pendulum zones of p as bits of the spell
// row; bits 0 and 1 of the mask stand for left and right.
func (d *Duel) freePendulumZones(p Player, mask uint32) (zones uint32) {
	for side := range 2 {
		if mask>>side&1 != 0 && d.usable(p, LocationPzone, side) {
			zones |= 1 << d.pendulumZone(side)
		}
	}
	return zones
}

// openZones are the zones of the row the card can go to, as bits.
func (d *Duel) openZones(c *Card, m moveArgs, row Location) uint32 {
	count, blocked := d.usableZones(c, m.player, m.mover, row, d.locationReason(c, m), m.zone)
	open := ^blocked & 0x1f
	if row == LocationMzone {
		open = ^blocked & 0x7f
		if m.zone != anyZone && !m.byRule {
			for zone := 5; zone <= 6; zone++ {
				if m.zone>>zone&1 != 0 && d.usable(m.player, LocationMzone, zone) {
					open |= 1 << zone
					count++
				}
			}
		}
	}
	if count <= 0 {
		return 0
	}
	return open
}

// locationReason is why zones are asked for (operations.md 2.3).
func (d *Duel) locationReason(c *Card, m moveArgs) uint32 {
	reason := uint32(LocationReasonTofield)
	if c.In(LocationMzone) {
		reason = LocationReasonControl
	}
	if m.returning {
		reason |= LocationReasonReturn
	}
	return reason
}

// askZone asks the mover for one of the open zones of the row.
func (d *Duel) askZone(m *moveArgs, row Location, open uint32) (zone int, ok bool) {
	if open == 0 {
		return 0, false
	}
	if row == LocationSzone {
		open <<= maskSpells
	}
	if m.player != m.mover {
		open <<= maskOpponent
	}
	d.hintPrompt(m.mover, TextID(m.card.Data.Code))
	return d.selectPlace(DecidePlace, m.mover, 1, open)[0].Sequence, true
}

// fieldStatuses are lost when a card changes its location; a trap monster turned
// down stays set this turn in its spell zone.
const fieldStatuses = StatusSummonTurn | StatusFlipSummonTurn | StatusSpsummonTurn | StatusSetTurn | StatusFormChanged

// resetBeforeField gives the card the resets of coming to another row.
func (d *Duel) resetBeforeField(c *Card, m moveArgs, row Location) {
	if c.In(row) {
		return
	}
	lost := uint32(fieldStatuses)
	if m.undone {
		lost &^= StatusSetTurn
	}
	c.SetStatus(lost, false)
	if m.returning {
		return
	}
	bits := uint32(ResetTofield)
	if c.OnField() {
		bits |= ResetLeave
		if !m.undone && !c.becomesTrapMonster() {
			bits |= ResetMschange
		}
	} else {
		c.clearRelations()
	}
	d.resetCard(c, bits)
	d.clearCardTargets(c)
}

// carryToField moves the card, with its event, and tells where it was.
func (d *Duel) carryToField(c *Card, s spot) (from Place) {
	from = c.Place()
	if c.Location() == LocationDeck {
		d.touchDeck(c.Controller)
	}
	if c.In(s.location) && s.pendulum == c.PZone {
		d.remember(c)
		d.keepStay(c, func() { d.Table.Put(c, s.player, c.Zone, s.sequence) })
		c.Position = s.position
	} else {
		d.placeAt(c, s)
	}
	d.emitMove(c, from)
	return from
}

// arrive does what follows from a card's new row: what hung on it falls off,
// forced zones are counted, trap monsters become monsters.
func (d *Duel) arrive(c *Card, m moveArgs, from Place, reason uint32) {
	if from.Location == LocationSzone && !from.Overlay && c.EquipTarget != nil && !c.In(LocationSzone) {
		d.unequip(c)
	}
	if c.FaceUp() {
		d.markBreach(c)
	}
	if c.In(LocationMzone) {
		d.useForcedZones(c, m.mover, reason)
		d.becomeMonster(c, from)
		return
	}
	lost := sendArgs{Reason: ReasonLostTarget | ReasonRule, By: NoPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup}
	if len(c.EquipCards) > 0 {
		d.destroyBy(NewGroup(c.EquipCards...), destroyArgs{Reason: lost.Reason, By: NoPlayer, To: LocationGrave})
	}
	if len(c.Attached) > 0 {
		d.Send(NewGroup(c.Attached...), lost)
	}
}

// raiseArrival tells scripts that a card came to the field.
func (d *Duel) raiseArrival(c *Card, mover Player, fromGrave bool) {
	eg := NewGroup(c)
	if fromGrave {
		d.raiseSingle(c, EventLeaveGrave, nil, c.ReasonEffect, c.Reason, mover, 0, 0)
		d.raise(EventLeaveGrave, eg, c.ReasonEffect, c.Reason, mover, 0, 0)
	}
	d.raiseSingle(c, EventMove, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
	d.raise(EventMove, eg, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
	d.flush()
}

// MoveToField moves a card to the field by an effect: mover is asked for the
// zone and the position, p becomes the controller. to may name a kind of zone;
// zone limits the zones of the row, anyZone (0xff) does not. It reports whether
// the card moved (operations.md 4, api 6.4).
func (d *Duel) MoveToField(c *Card, mover, p Player, to Location, pos Position, enable bool, zone uint32) bool {
	d.enable(c, false)
	d.quickAdjust()
	return d.moveToField(moveArgs{card: c, mover: mover, player: p, to: to, pos: pos, enable: enable, zone: zone})
}
