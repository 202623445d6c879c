package ocg

// MonsterValues are what a spell or trap card is as a monster; zero values
// change nothing.
type MonsterValues struct {
	Type, Attribute uint32
	Race            uint64
	Level           uint32
	Attack, Defense int32
}

// endOfMonster are the events that end what AddMonsterAttribute made of a card.
const endOfMonster = ResetEvent | ResetTurnSet | ResetTograve | ResetRemove | ResetTempRemove | ResetTohand | ResetTodeck | ResetOverlay

// AddMonsterAttribute makes c count as a monster of those values; put into a
// monster zone it becomes one (Card.AddMonsterAttribute, effects.md 11).
func (c *Card) AddMonsterAttribute(v MonsterValues) {
	c.SetStatus(StatusNoLevel, false)
	c.monsterValue(EffectPreMonster, int64(v.Type), endOfMonster|ResetChain)
	for _, x := range [...]struct {
		code  uint32
		value int64
	}{
		{EffectAddAttribute, int64(v.Attribute)},
		{EffectAddRace, int64(v.Race)},
		{EffectChangeLevel, int64(v.Level)},
		{EffectSetBaseAttack, int64(v.Attack)},
		{EffectSetBaseDefense, int64(v.Defense)},
	} {
		if x.value != 0 {
			c.monsterValue(x.code, x.value, endOfMonster)
		}
	}
}

func (c *Card) monsterValue(code uint32, value int64, reset uint32) {
	e := c.duel.NewEffect(c)
	e.Type, e.Code, e.Flags = EffectTypeSingle, code, EffectFlagCannotDisable
	e.Number, e.Reset = value, reset
	c.duel.RegisterEffect(c, e, true)
}
