package ocg

// remember notes where the card is, before it moves (effects.md 8.8). A
// detached material counts as controlled by its holder's controller.
func (d *Duel) remember(c *Card) {
	p := &c.Prev
	p.Controller, p.Location, p.Sequence, p.Position, p.PZone = c.Controller, c.Location(), c.Index, c.Position, c.PZone
	if c.Holder != nil {
		p.Controller = c.Holder.Controller
	}
}

// rememberFieldValues notes the values a card has on the field, before it is
// sent from there (effects.md 8.8). QUIRK: a face-up card of the spell zones
// keeps the older values a monster has.
func (d *Duel) rememberFieldValues(c *Card) {
	p := &c.Prev
	if c.FaceDown() {
		p.Code, p.Code2, p.SetCodes = c.Data.Code, 0, nil
		if c.Data.Alias != 0 {
			p.Code = c.Data.Alias
		}
		p.Type, p.Level, p.Rank = c.Data.Type, c.Data.Level, c.Data.Level
		p.Attribute, p.Race = c.Data.Attribute, c.Data.Race
		p.Attack, p.Defense = c.Data.Attack, c.Data.Defense
		return
	}
	p.Code, p.Code2, p.Type, p.SetCodes = c.Code(), c.Code2(), c.Type(), c.addedSets()
	if c.Location() != LocationMzone {
		return
	}
	p.Level, p.Rank = uint32(c.Level()), uint32(c.Rank())
	p.Attribute, p.Race = c.Attribute(), c.Race()
	p.Attack, p.Defense = int32(c.Attack()), int32(c.Defense())
}

// ZoneKind is where a zone is, with the kind of zone: LOCATION_MMZONE and the
// like on the field, else the plain location (api-duel 9, selector 5).
func (c *Card) ZoneKind() Location {
	l := c.Location()
	switch {
	case l == LocationMzone && c.Index >= 5:
		return LocationEmzone
	case l == LocationMzone:
		return LocationMmzone
	case l == LocationSzone && c.PZone:
		return LocationPzone
	case l == LocationSzone && c.Index == 5:
		return LocationFzone
	case l == LocationSzone:
		return LocationStzone
	}
	return l
}

// snapshot is the card's present state as a chain link or trigger keeps it
// (flow.md 20.1).
func (d *Duel) snapshot(c *Card) Snapshot {
	return Snapshot{
		Controller: c.Controller, Location: c.Location(), Sequence: c.Index, Position: c.Position, PZone: c.PZone,
		Status: c.Status, SummonType: c.SummonType & summonTypeShown, SummonLocation: c.SummonLocation,
		ProcComplete: c.Is(StatusProcComplete),
		Code:         c.Code(), Code2: c.Code2(), SetCodes: c.SetCodes(), Type: c.Type(),
		Level: uint32(c.Level()), Rank: uint32(c.Rank()), Link: uint32(c.LinkRating()),
		LeftScale: uint32(c.LeftScale()), RightScale: uint32(c.RightScale()),
		Attribute: c.Attribute(), Race: c.Race(), Attack: int32(c.Attack()), Defense: int32(c.Defense()),
	}
}

// summonTypeShown are the bits of a summon type that scripts see
// (effects.md 8.7).
const summonTypeShown = 0xff00ffff
