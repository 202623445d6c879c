package ocg

import (
	"slices"
	"testing"
)

// value makes an effect give a number.
func value(n int64) func(*Effect) { return func(e *Effect) { e.Number = n } }

// live makes an effect give a number computed when asked.
func live(f func(c *Card) int) func(*Effect) {
	return func(e *Effect) {
		e.SetValueFunc(func(args []Value) []Value { return Return(Int(f(args[1].Ref.(*Card)))) })
	}
}

// printed changes what is printed on a test card.
func printed(c *Card, change func(*CardData)) *Card {
	c.ChangePrinted(change)
	return c
}

func (f *board) fighter(p Player, seq int, attack, defense int32) *Card {
	return printed(f.monster(p, seq), func(d *CardData) { d.Attack, d.Defense, d.Level = attack, defense, 4 })
}

// cardsByCode are the records a test duel knows.
type cardsByCode map[uint32]*CardData

func (c cardsByCode) Card(code uint32) *CardData { return c[code] }

func TestUpdatesAddToTheBase(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 1500, 1000)
	f.same("printed", c.Attack(), 1500)
	f.effect(c, EffectTypeSingle, EffectUpdateAttack, value(300))
	f.aura(f.monster(1, 0), EffectUpdateAttack, value(-200))
	f.same("own and field sums", c.Attack(), 1600)
	f.effect(c, EffectTypeSingle, EffectReverseUpdate, nil)
	f.same("reversed", c.Attack(), 1400)
}

func TestSetAttackKeepsLaterUpdates(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 1500, 1000)
	f.effect(c, EffectTypeSingle, EffectUpdateAttack, value(300))
	f.effect(c, EffectTypeSingle, EffectSetAttack, value(2000))
	f.same("own set keeps sums", c.Attack(), 2300)
	f.effect(c, EffectTypeSingle, EffectSwapAttackFinal, value(100))
	f.same("a final value drops earlier updates", c.Attack(), 100)
	f.effect(c, EffectTypeSingle, EffectUpdateAttack, value(50))
	f.same("later updates count", c.Attack(), 150)
}

// A final value from the field goes after everything, and its function sees
// what the others made.
func TestFinalValueOfTheFieldSeesTheValueSoFar(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 1500, 1000)
	f.aura(f.monster(1, 0), EffectSetAttackFinal, live(func(c *Card) int { return c.Attack() / 2 }))
	f.effect(c, EffectTypeSingle, EffectUpdateAttack, value(500))
	f.same("halved in the end", c.Attack(), 1000)
}

// QUIRK of effects.md 8.6: an own original value beats one from the field,
// whichever is newer.
func TestOwnBaseBeatsOneFromTheField(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 1500, 1000)
	f.effect(c, EffectTypeSingle, EffectSetBaseAttack, value(800))
	f.aura(f.monster(1, 0), EffectSetBaseAttack, value(3000))
	f.same("base", c.BaseAttack(), 800)
	f.same("current", c.Attack(), 800)
}

func TestSwaps(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 1500, 1000)
	f.effect(c, EffectTypeSingle, EffectUpdateAttack, value(100))
	swap := f.effect(c, EffectTypeSingle, EffectSwapAd, nil)
	f.same("ATK after the exchange", c.Attack(), 1000)
	f.same("DEF after the exchange", c.Defense(), 1600)
	f.RemoveEffect(swap)
	f.effect(c, EffectTypeSingle, EffectSwapBaseAd, nil)
	f.same("base ATK", c.BaseAttack(), 1000)
	f.same("ATK with the other base", c.Attack(), 1100)
	f.same("DEF with the other base", c.Defense(), 1500)
}

func TestUnknownAttack(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, -2, -2)
	f.same("in a monster zone", c.Attack(), 0)
	hand := printed(f.card(0, LocationHand, -1, TypeMonster), func(d *CardData) { d.Attack = -2 })
	f.same("in the hand", hand.Attack(), -2)
	spell := f.card(0, LocationHand, -1, TypeSpell)
	f.same("of a spell", spell.Attack(), 0)
}

func TestLevel(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 0, 0)
	f.effect(c, EffectTypeSingle, EffectUpdateLevel, value(2))
	aura := f.aura(f.monster(1, 0), EffectUpdateLevel, value(1))
	f.same("updated", c.Level(), 7)
	f.effect(c, EffectTypeSingle, EffectChangeLevel, value(3))
	f.same("a change drops the own sum", c.Level(), 4)
	f.effect(c, EffectTypeSingle, EffectChangeLevelFinal, value(1))
	f.same("a final change drops both", c.Level(), 1)
	f.RemoveEffect(aura)
	f.effect(c, EffectTypeSingle, EffectUpdateLevel, value(-5))
	f.same("not below 1", c.Level(), 1)
	f.effect(c, EffectTypeSingle, EffectAllowNegative, nil)
	f.same("below 1 when allowed", c.Level(), -4)
}

func TestXyzHasARankAndNoLevel(t *testing.T) {
	f := newBoard(t)
	c := printed(f.monster(0, 0), func(d *CardData) { d.Type |= TypeXyz; d.Level = 4 })
	f.same("level", c.Level(), 0)
	f.same("rank", c.Rank(), 4)
	f.effect(c, EffectTypeSingle, EffectRankLevelS, nil)
	f.effect(c, EffectTypeSingle, EffectUpdateLevel, value(1))
	f.same("level shared with rank", c.Level(), 5)
	f.same("rank shared with level", c.Rank(), 5)
}

func TestTypeRaceAttribute(t *testing.T) {
	f := newBoard(t)
	c := printed(f.monster(0, 0), func(d *CardData) { d.Attribute, d.Race = AttributeDark, 1 })
	f.effect(c, EffectTypeSingle, EffectAddType, value(TypeTuner))
	f.same("tuner", c.IsType(TypeTuner), true)
	f.effect(c, EffectTypeSingle, EffectChangeAttribute, value(AttributeLight))
	f.effect(c, EffectTypeSingle, EffectAddAttribute, value(AttributeFire))
	f.same("attribute", c.Attribute(), uint32(AttributeLight|AttributeFire))
	f.effect(c, EffectTypeSingle, EffectAddRace, func(e *Effect) {
		e.Number = 2
		e.Operation = func(args []Value) []Value { return Return(Bool(args[1].N == SummonTypeFusion)) }
	})
	f.same("plain race", c.Race(), uint64(1))
	f.same("race for a fusion", c.RaceFor(nil, SummonTypeFusion, 0), uint64(3))
	f.same("race for a synchro", c.RaceFor(nil, SummonTypeSynchro, 0), uint64(1))
	f.same("a spell's race", f.card(0, LocationSzone, 0, TypeSpell).Race(), uint64(0))
}

func TestNames(t *testing.T) {
	f := newBoard(t)
	f.Cards = cardsByCode{7: {Code: 7, Alias: 6, SetCodes: []uint16{0x10}}, 6: {Code: 6, SetCodes: []uint16{0x1020}}}
	c := printed(f.monster(0, 0), func(d *CardData) { d.Code, d.SetCodes = 50, []uint16{0x30} })
	f.same("printed", c.Code(), uint32(50))
	added := f.effect(c, EffectTypeSingle, EffectAddCode, value(7))
	f.same("second name", c.Code2(), uint32(7))
	f.same("is both", c.IsCode(7) && c.IsCode(50), true)
	f.same("sets of both", c.IsSetCard(0x10) && c.IsSetCard(0x30), true)
	f.RemoveEffect(added)
	f.effect(c, EffectTypeSingle, EffectChangeCode, value(7))
	f.same("changed, by the alias", c.Code(), uint32(6))
	f.same("no second name", c.Code2(), uint32(0))
	f.same("family", c.IsSetCard(0x20), true)
	f.same("branch", c.IsSetCard(0x2020), false)
}

func TestSummonNames(t *testing.T) {
	f := newBoard(t)
	f.Cards = cardsByCode{}
	c := printed(f.monster(0, 0), func(d *CardData) { d.Code = 50 })
	f.effect(c, EffectTypeSingle, EffectAddCode, func(e *Effect) { e.Number, e.Operation = 7, yes })
	remove := f.effect(c, EffectTypeSingle, EffectRemoveCode, func(e *Effect) { e.Number, e.Operation = 50, yes })
	f.same("plain name only", c.Code2(), uint32(0))
	if got := c.SummonCodes(AsMaterial{}); !slices.Equal(got, []uint32{7, 50}) {
		t.Errorf("names for a summon: %v, QUIRK: a plain one cannot be removed", got)
	}
	f.same("removed for IsSummonCode", c.IsSummonCode(AsMaterial{}, 50), false)
	f.RemoveEffect(remove)
	f.effect(c, EffectTypeSingle, EffectChangeCode, func(e *Effect) { e.Number, e.Operation = 9, yes })
	if got := c.SummonCodes(AsMaterial{}); !slices.Equal(got, []uint32{9}) {
		t.Errorf("changed names for a summon: %v", got)
	}
}

func TestAssumedValuesComeFirst(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 1500, 1000)
	c.AssumeProperty(AssumeAttack, 77)
	f.same("assumed", c.Attack(), 77)
	f.AssumeReset()
	f.same("no longer", c.Attack(), 1500)
}

// A question about a card without effects must not cost memory: rules ask
// hundreds of thousands a duel.
func TestPlainQuestionsAllocateNothing(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 1500, 1000)
	f.aura(f.monster(1, 0), EffectCannotAttack, nil)
	got := testing.AllocsPerRun(100, func() {
		c.Attack()
		c.Defense()
		c.Level()
		c.Type()
		c.Race()
		c.Code()
		c.IsSetCard(1)
		f.CanToHand(c, 0)
		f.targetable(c, nil, 0)
		f.LocationCount(0, LocationMzone, 0, 1, 0xff)
		f.LinkedZone(0)
	})
	f.same("allocations", got, 0.0)
}

func TestRememberedValues(t *testing.T) {
	f := newBoard(t)
	c := f.fighter(0, 0, 1500, 1000)
	f.effect(c, EffectTypeSingle, EffectUpdateAttack, value(300))
	f.remember(c)
	f.rememberFieldValues(c)
	f.same("place", c.Prev.Location, Location(LocationMzone))
	f.same("ATK", c.Prev.Attack, int32(1800))
	c.Position = PosFacedownDefense
	f.rememberFieldValues(c)
	f.same("face-down ATK", c.Prev.Attack, int32(1500))
	f.same("face-down rank", c.Prev.Rank, uint32(4))
}

// Conditions are asked while the property they are about is being computed:
// one that asks for the property gets what the computation starts from, and
// does not start it again (effects.md 8).
func TestConditionsSeeThePropertyBeingComputed(t *testing.T) {
	f := newBoard(t)
	f.Cards = cardsByCode{}
	c := printed(f.fighter(0, 0, 1500, 1000), func(d *CardData) {
		d.Code, d.Race, d.Attribute, d.Type = 100, 1, 2, TypeMonster|TypeEffect
	})
	for _, p := range []struct {
		name         string
		code         uint32
		value        int64
		get          func() int64
		before, with int64
	}{
		{"name", EffectChangeCode, 200, func() int64 { return int64(c.Code()) }, 100, 200},
		{"type", EffectAddType, int64(TypeTuner), func() int64 { return int64(c.Type()) }, 0x21, 0x1021},
		{"race", EffectAddRace, 4, func() int64 { return int64(c.Race()) }, 1, 5},
		{"attribute", EffectChangeAttribute, 8, func() int64 { return int64(c.Attribute()) }, 2, 8},
		{"level", EffectUpdateLevel, 2, func() int64 { return int64(c.Level()) }, 4, 6},
		{"base ATK", EffectSetBaseAttack, 2500, func() int64 { return int64(c.BaseAttack()) }, 1500, 2500},
		{"ATK", EffectUpdateAttack, 300, func() int64 { return int64(c.Attack()) }, 1500, 2800},
		{"base DEF", EffectSetBaseDefense, 700, func() int64 { return int64(c.BaseDefense()) }, 1000, 700},
		{"DEF", EffectUpdateDefense, -100, func() int64 { return int64(c.Defense()) }, 1000, 600},
	} {
		var seen []int64
		f.effect(c, EffectTypeSingle, p.code, func(e *Effect) {
			e.Number = p.value
			e.Condition = func([]Value) []Value {
				if len(seen) == 10 {
					return Return(Bool(false))
				}
				seen = append(seen, p.get())
				return Return(Bool(true))
			}
		})
		seen = nil
		f.same(p.name, p.get(), p.with)
		if len(seen) != 1 || seen[0] != p.before {
			t.Errorf("%s: the condition saw %d, want once %d", p.name, seen, p.before)
		}
	}
}
