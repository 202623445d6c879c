package ocg

// barredAsMaterial reports whether an effect keeps the card from being material
// of sc for that kind of summon by player p.
func (c *Card) barredAsMaterial(sc *Card, sumType uint64, p Player) bool {
	for _, e := range c.effectsOf(EffectCannotBeMaterial) {
		if e.number(OfCard(sc), Int(sumType), Int(p)) != 0 {
			return true
		}
	}
	return false
}

// CanBeFusionMaterial reports whether the card can be material of the fusion
// monster fc, nil for any, by player p (operations.md 16.2).
func (c *Card) CanBeFusionMaterial(fc *Card, sumType uint64, p Player) bool {
	if c.Is(StatusForbidden) {
		return false
	}
	for _, e := range c.effectsOf(EffectCannotBeFusionMaterial) {
		if e.number(OfCard(fc), Int(sumType)) != 0 {
			return false
		}
	}
	if c.barredAsMaterial(fc, sumType, p) {
		return false
	}
	extra := c.effectsOf(EffectExtraFusionMaterial)
	if fc == nil {
		return c.OnField() || c.Data.Type&TypeMonster != 0 || len(extra) > 0
	}
	for _, e := range extra {
		if e.number(OfCard(fc)) != 0 {
			return true
		}
	}
	return len(extra) == 0
}

// CanBeSynchroMaterial reports whether the card can be material of the synchro
// monster sc, nil for any, by player p (operations.md 16.2).
func (c *Card) CanBeSynchroMaterial(sc *Card, p Player) bool {
	switch t := c.Data.Type; {
	case t&TypeXyz != 0 && !c.hasRankLevel(), t&TypeLink != 0 && !c.affectedBy(EffectSynchroLevel):
		return false
	case c.TypeFor(sc, SummonTypeSynchro, p)&TypeMonster == 0:
		return false
	case sc != nil && c.Location() == LocationMzone && c.Controller != sc.Controller && !c.affectedBy(EffectSynchroMaterial):
		return false
	case c.Is(StatusForbidden), c.affectedAgainst(EffectCannotBeSynchroMaterial, sc):
		return false
	}
	return !c.barredAsMaterial(sc, SummonTypeSynchro, p)
}

// CanBeRitualMaterial reports whether the card can be material of the ritual
// monster sc, nil for any, by player p (operations.md 16.2).
func (c *Card) CanBeRitualMaterial(sc *Card, p Player) bool {
	if c.TypeFor(sc, SummonTypeRitual, p)&TypeMonster == 0 || c.barredAsMaterial(sc, SummonTypeRitual, p) {
		return false
	}
	return !c.In(LocationGrave) || c.affectedAgainst(EffectExtraRitualMaterial, sc)
}

// CanBeXyzMaterial reports whether the card can be made material of the Xyz
// monster sc, nil for any, by player p for that reason (operations.md 16.2).
func (c *Card) CanBeXyzMaterial(sc *Card, p Player, reason uint32) bool {
	switch {
	case c.Data.Type&TypeToken != 0:
		return false
	case c.Is(StatusForbidden) && (!c.OnField() || reason&ReasonMaterial != 0):
		return false
	case reason&ReasonEffect != 0:
		return c.Controller == p || !c.affectedBy(EffectCannotChangeControl)
	case c.TypeFor(sc, SummonTypeXyz, p)&TypeMonster == 0:
		return false
	case reason&ReasonMaterial == 0:
		return true
	}
	return !c.affectedAgainst(EffectCannotBeXyzMaterial, sc) && !c.barredAsMaterial(sc, SummonTypeXyz, p)
}

// CanBeLinkMaterial reports whether the card can be material of the Link
// monster sc, nil for any, by player p (operations.md 16.2).
func (c *Card) CanBeLinkMaterial(sc *Card, p Player) bool {
	if c.TypeFor(sc, SummonTypeLink, p)&TypeMonster == 0 || c.Is(StatusForbidden) {
		return false
	}
	return !c.affectedAgainst(EffectCannotBeLinkMaterial, sc) && !c.barredAsMaterial(sc, SummonTypeLink, p)
}

// CanBeMaterial reports whether the card can be material for that kind of
// summon. QUIRK: kinds are told apart by any bit they share with the constants,
// so every special summon counts as a fusion (operations.md 16.2).
func (c *Card) CanBeMaterial(sumType uint64, sc *Card, p Player) bool {
	switch {
	case sumType&SummonTypeFusion != 0:
		return c.CanBeFusionMaterial(sc, sumType, p)
	case sumType&SummonTypeSynchro != 0:
		return c.CanBeSynchroMaterial(sc, p)
	case sumType&SummonTypeRitual != 0:
		return c.CanBeRitualMaterial(sc, p)
	case sumType&SummonTypeXyz != 0:
		return c.CanBeXyzMaterial(sc, p, ReasonXyz|ReasonMaterial)
	case sumType&SummonTypeLink != 0:
		return c.CanBeLinkMaterial(sc, p)
	}
	return !c.barredAsMaterial(sc, sumType, p)
}
