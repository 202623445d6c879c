package buddyfight

import (
	"slices"

	"duel/core"
)

// window says what may be used at a place of an operation point.
type window struct {
	open      bool // everything a player may use in the own main phase
	impacts   bool // impacts of the own final phase
	answering *Use // the use to answer, nil for a lead
}

// uses are all cards and abilities p may use in a window: cards of the hand,
// abilities of the field, and, where the player leads, waiting triggers. What
// cannot be paid or has an unmet condition is not among them (BF-OP-03).
func (d *Duel) uses(p Player, w window) []*Use {
	var out []*Use
	add := func(u *Use) {
		if d.allowed(u, w) {
			out = append(out, u)
		}
	}
	if w.answering == nil {
		out = append(out, d.waitingOf(p)...)
	}
	for _, c := range d.Zone(p, ZoneHand) {
		add(&Use{Kind: playKind[c.Data.Type], Player: p, Card: c, Effect: c.play(), Answering: w.answering})
	}
	for _, c := range d.Cards(p, FieldZones|Zones(ZoneHand, ZoneDrop)) {
		for _, e := range c.Effects {
			if e.Kind == Act && e.Range.Has(c.Zone) {
				add(&Use{Kind: UseAct, Player: p, Card: c, Effect: e, Answering: w.answering})
			}
		}
	}
	return out
}

// playKind is how cards of a type are used from the hand.
var playKind = [...]UseKind{Monster: UseCall, Spell: UseCast, Item: UseEquip, Impact: UseCast, Flag: 0}

// allowed reports whether a use fits the window and may be made.
func (d *Duel) allowed(u *Use, w window) bool {
	fits := w.open && u.Kind != 0 && (u.Kind != UseCast || u.Card.Data.Type == Spell) ||
		w.impacts && u.Kind == UseCast && u.Card.Data.Type == Impact ||
		u.IsCounter()
	return fits && d.usable(u)
}

// usable reports whether a use may be made, its window aside.
func (d *Duel) usable(u *Use) bool {
	if u.Kind != UseAct && !d.worldAllows(u.Player, u.Card.Data) || !d.limitsAllow(u) {
		return false
	}
	if u.Kind == UseCall {
		return len(d.callAreas(u)) > 0
	}
	return d.meetsCondition(u) && d.payable(u, u.cost(), nil) &&
		(u.Effect == nil || u.Effect.Targets == nil || u.Effect.Targets(d, u, true))
}

func (d *Duel) meetsCondition(u *Use) bool {
	return u.Effect == nil || u.Effect.Condition == nil || u.Effect.Condition(d, u)
}

// cost is what has to be paid when the use is declared.
func (u *Use) cost() []CostPart {
	if u.Kind == UseAct || u.Kind == UseTrigger {
		return nil
	}
	return u.Card.Cost
}

// worldAllows reports whether p's flag lets its owner use the card.
func (d *Duel) worldAllows(p Player, data *CardData) bool {
	flag := top(d.Zone(p, ZoneFlag))
	return data.World == Generic || flag != nil && flag.Data.World == data.World
}

// limitsAllow reports whether no limit on the number of uses forbids this one.
func (d *Duel) limitsAllow(u *Use) bool {
	if e := u.Effect; e != nil {
		if e.PerTurn > 0 && e.uses(d.Turn.Number) >= e.PerTurn {
			return false
		}
		if turn, used := d.Players[u.Player].usedNames[u.Card.Data.Name]; e.OncePerTurnByName && used && turn == d.Turn.Number {
			return false
		}
	}
	if _, set := u.Card.Data.printed(Set); set && u.Kind == UseCast {
		if limit := d.Rules.SetLimit; limit > 0 && len(d.Zone(u.Player, ZoneSet)) >= limit {
			return false
		}
	}
	return !d.limitsCounters(u) || d.counterLeft(u)
}

// limitsCounters reports whether the use counts against the limit of counters
// in step 8 of a battle (BF-EXT-11).
func (d *Duel) limitsCounters(u *Use) bool {
	return d.Rules.CounterLimit == CounterOncePerBattle && d.Battle != nil && d.Battle.step == 8 && u.IsCounter()
}

func (d *Duel) counterLeft(u *Use) bool {
	used := d.Players[u.Player].counters
	if len(used) == 0 {
		return true
	}
	return u.Effect != nil && u.Effect.AnyNumber &&
		!slices.ContainsFunc(used, func(name string) bool { return name != u.Card.Data.Name })
}

// countUse notes a use for the limits.
func (d *Duel) countUse(u *Use) {
	if d.limitsCounters(u) {
		d.Players[u.Player].counters = append(d.Players[u.Player].counters, u.Card.Data.Name)
	}
	if u.Effect == nil {
		return
	}
	u.Effect.countUse(d.Turn.Number)
	if u.Effect.OncePerTurnByName {
		d.Players[u.Player].usedNames[u.Card.Data.Name] = d.Turn.Number
	}
}

// callAreas are the areas a monster could be called to: any, be it occupied,
// where its condition is met and its cost can be paid (BF-CALL-02, -15).
func (d *Duel) callAreas(u *Use) []core.ZoneID {
	var areas []core.ZoneID
	for _, z := range Areas {
		at := *u
		at.Area = z
		if d.meetsCondition(&at) && d.payable(&at, at.cost(), nil) {
			areas = append(areas, z)
		}
	}
	return areas
}

// LegalUses are the cards and abilities p may use where the duel stands: as the
// answer to a use that waits for one, or leading.
func (d *Duel) LegalUses(p Player) []*Use {
	if last := d.Chain.Last(); last != nil && last.Player != p {
		return d.uses(p, window{answering: last})
	}
	return d.uses(p, d.lead(p))
}
