package invariant

import (
	"fmt"
	"slices"

	"duel/core"
	"duel/core/ocg"
)

// firstExtraZone is the first extra monster zone; fieldZone and firstPendulum
// are places of the spell zones.
const (
	firstExtraZone = 5
	fieldZone      = 5
	firstPendulum  = 6
)

// card tells what is wrong with a card where it lies, or "".
func (w *Watch) card(c *ocg.Card) string {
	if c.Zone == core.Nowhere && c.Holder == nil {
		return "" // a Token that is gone, or the holder of global effects
	}
	if fault := w.ties(c); fault != "" || c.Holder != nil {
		return fault
	}
	switch c.Zone {
	case ocg.ZoneMonster:
		return w.monster(c)
	case ocg.ZoneSpell:
		return w.spell(c)
	}
	return inPile(c)
}

// ties checks what ties a card to others, and its counters.
func (w *Watch) ties(c *ocg.Card) string {
	if t := c.EquipTarget; t != nil && !slices.Contains(t.EquipCards, c) {
		return "equipped to a card that does not know of it"
	}
	for _, e := range c.EquipCards {
		if e.EquipTarget != c {
			return "has an equip card that is equipped to another"
		}
	}
	for kind, n := range c.Counters {
		if n.Permanent < 0 || n.Negatable < 0 {
			return fmt.Sprintf("has %d counters of kind %#x", n.Total(), kind)
		}
		if n.Total() > 0 && !c.OnField() {
			return "has counters away from the field (OCG-EXT-76)"
		}
	}
	return ""
}

// monster checks a card in a monster zone.
func (w *Watch) monster(c *ocg.Card) string {
	switch rules := &w.duel.Rules; {
	case !slices.Contains([]ocg.Position{ocg.PosFaceupAttack, ocg.PosFacedownAttack, ocg.PosFaceupDefense, ocg.PosFacedownDefense}, c.Position):
		return fmt.Sprintf("in the monster zone in position %#x", c.Position)
	case c.Position == ocg.PosFacedownAttack && !rules.FacedownAttack:
		return "face-down in attack position (OCG-POS-01)"
	case c.Data.Type&ocg.TypeToken != 0 && c.Position.FaceDown():
		return "a token face-down (OCG-TOKEN-05)"
	case c.Index >= firstExtraZone && !rules.ExtraMonsterZones:
		return "in an extra monster zone, which the rules do not have"
	case c.Index >= firstExtraZone && w.duel.Zone(c.Controller.Opponent(), ocg.ZoneMonster)[2*firstExtraZone+1-c.Index] != nil:
		return "in an extra monster zone that is taken"
	}
	return ""
}

// spell checks a card in a spell and trap zone.
func (w *Watch) spell(c *ocg.Card) string {
	switch rules := &w.duel.Rules; {
	case c.Index >= firstPendulum && !rules.SeparatePendulumZones:
		return "in a pendulum zone, which the rules do not have"
	case c.Index == fieldZone && c.Type()&ocg.TypeField == 0:
		return "in the field zone and no Field Spell (OCG-ZONE-10)"
	}
	return ""
}

// inPile checks a card in a pile.
func inPile(c *ocg.Card) string {
	hidden := c.Zone == ocg.ZoneHand || c.Zone == ocg.ZoneDeck
	switch extra := c.Data.Type&ocg.TypeExtra != 0; {
	case c.Data.Type&ocg.TypeToken != 0:
		return "a token away from the field (OCG-TOKEN-03)"
	case (c.Zone == ocg.ZoneGrave || c.Zone == ocg.ZoneBanished) && c.Controller != c.Owner:
		return "in the grave or banished area of another (OCG-CTRL-03)"
	case hidden && extra:
		return "a monster of the extra deck in hand or deck (OCG-EXT-47)"
	case c.Zone == ocg.ZoneExtra && !extra && c.Data.Type&ocg.TypePendulum == 0:
		return "in the extra deck, where it does not belong (OCG-ZONE-13)"
	}
	return ""
}
