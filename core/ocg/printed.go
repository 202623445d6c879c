package ocg

// ChangePrinted changes the printed facts of this one card; other copies keep
// theirs (api-card 9.1).
func (c *Card) ChangePrinted(change func(*CardData)) {
	data := *c.Data
	change(&data)
	c.Data = &data
}

// OriginalLevel is the printed level: 0 for Xyz and Link monsters and under
// STATUS_NO_LEVEL (api-card 9.3).
func (c *Card) OriginalLevel() int {
	if c.Data.Type&(TypeXyz|TypeLink) != 0 || c.Is(StatusNoLevel) {
		return 0
	}
	return int(c.Data.Level)
}

// OriginalRank is the printed rank, 0 for all but Xyz monsters (api-card 9.3).
func (c *Card) OriginalRank() int {
	if c.Data.Type&TypeXyz == 0 || c.Is(StatusNoLevel) {
		return 0
	}
	return int(c.Data.Level)
}

// OriginalAttribute is the printed attribute, 0 under STATUS_NO_LEVEL.
func (c *Card) OriginalAttribute() uint32 {
	if c.Is(StatusNoLevel) {
		return 0
	}
	return c.Data.Attribute
}

// OriginalRace is the printed race, 0 under STATUS_NO_LEVEL.
func (c *Card) OriginalRace() uint64 {
	if c.Is(StatusNoLevel) {
		return 0
	}
	return c.Data.Race
}

// TextAttack is the printed ATK, -2 for "?", 0 under STATUS_NO_LEVEL.
func (c *Card) TextAttack() int {
	if c.Is(StatusNoLevel) {
		return 0
	}
	return int(c.Data.Attack)
}

// TextDefense is the printed DEF, -2 for "?", 0 under STATUS_NO_LEVEL.
func (c *Card) TextDefense() int {
	if c.Is(StatusNoLevel) {
		return 0
	}
	return int(c.Data.Defense)
}
