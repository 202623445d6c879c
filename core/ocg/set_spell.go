package ocg

import (
	"math/bits"
	"slices"
)

// IsSSetable reports whether the running player can set c as a spell or trap on
// toplayer's side; with ignoreZone no zone needs to be free. QUIRK: neither
// place nor type of the card is asked (Card.IsSSetable, operations.md 12.2).
func (c *Card) IsSSetable(ignoreZone bool, toplayer Player) bool {
	return c.spellSettable(c.duel.ReasonPlayer, toplayer, ignoreZone)
}

func (c *Card) spellSettable(p, toplayer Player, ignoreZone bool) bool {
	d := c.duel
	return (ignoreZone || c.hasSpellZone(c.Controller, toplayer)) && !c.Is(StatusForbidden) && d.maySetSpell(c, p) &&
		d.payable(c, p, EffectSsetCost)
}

// hasSpellZone reports whether c finds a spell and trap zone of toplayer's when
// user asks; field cards always do.
func (c *Card) hasSpellZone(user, toplayer Player) bool {
	if c.Data.Type&TypeField != 0 {
		return true
	}
	count, _ := c.duel.usableZones(c, toplayer, user, LocationSzone, LocationReasonTofield, anyZone)
	return count > 0
}

// maySetSpell: monsters only under EFFECT_MONSTER_SSET, nothing that forbids
// the card or the player to set it.
func (d *Duel) maySetSpell(c *Card, p Player) bool {
	if c.Data.Type&TypeMonster != 0 && !c.affectedBy(EffectMonsterSset) {
		return false
	}
	return !c.affectedBy(EffectCannotSset) && d.PlayerCanSSet(p, c)
}

// setSpellOptions are the cards in hand p can set as spells or traps now.
func (d *Duel) setSpellOptions(p Player) (options []*Card) {
	for _, c := range d.Zone(p, ZoneHand) {
		if c.spellSettable(p, p, false) {
			options = append(options, c)
		}
	}
	return options
}

// setSpellTrap sets the spell or trap p chose in the main phase (operations.md
// 12.2; rules: OCG-SET-01).
func (d *Duel) setSpellTrap(p Player, c *Card) {
	d.keepOaths(nil, d.paySummonCosts(EffectSsetCost, c, p))
	d.enable(c, false)
	if !d.moveToField(moveArgs{card: c, mover: p, player: p, to: spellLocation(c), pos: PosFacedown, zone: anyZone}) {
		return
	}
	d.noteActivity()
	d.finishSpellSet(c)
	d.quickAdjust()
	d.addTimingHint(p, TimingSset)
	d.raise(EventSset, NewGroup(c), nil, 0, p, p, 0)
	d.flush()
	d.settleSummon()
}

// spellLocation is where a card set as spell or trap goes.
func spellLocation(c *Card) Location {
	if c.Data.Type&TypeField != 0 {
		return LocationFzone
	}
	return LocationSzone
}

// finishSpellSet: the card counts as set this turn, and a monster becomes what
// EFFECT_MONSTER_SSET says.
func (d *Duel) finishSpellSet(c *Card) {
	c.SetStatus(StatusSetTurn, true)
	if c.Data.Type&TypeMonster != 0 {
		d.disguise(c)
	}
	d.Emit(CardEvent{Kind: "set", Card: c.Ref()})
}

// disguise makes a monster set as a spell or trap one of that type while it
// lies there (effects.md 11).
func (d *Duel) disguise(c *Card) {
	granting := c.effectsOf(EffectMonsterSset)
	if len(granting) == 0 {
		return
	}
	e := d.NewEffect(c)
	e.Type, e.Code = EffectTypeSingle, EffectChangeType
	e.Number = granting[0].number()
	e.Reset, e.ResetCount = ResetEvent|ResetsStandard, 1
	d.RegisterEffect(c, e, true)
}

// groupSet is the set of several spells and traps by an effect.
type groupSet struct {
	duel         *Duel
	player, side Player
	cards        []*Card
	zones        map[*Card]int // the zone chosen for each but field cards
	taken        uint32        // mask of the zones chosen
}

// SSet has p set cards as spells and traps on toplayer's side and gives the
// number set. With confirm they are shown to toplayer (QUIRK: not to the
// opponent) (Duel.SSet, operations.md 12.3).
func (d *Duel) SSet(p Player, cards *Group, toplayer Player, confirm bool) int {
	if !toplayer.Valid() {
		toplayer = p
	}
	s := groupSet{duel: d, player: p, side: toplayer, zones: map[*Card]int{}}
	for _, c := range cards.Cards() {
		if !c.In(LocationSzone) && c.hasSpellZone(p, toplayer) && d.maySetSpell(c, p) {
			s.cards = append(s.cards, c)
		}
	}
	d.Operated = NewGroup(s.cards...)
	if len(s.cards) == 0 {
		return 0
	}
	d.noteActivity()
	for _, c := range s.cards {
		d.keepOaths(nil, d.paySummonCosts(EffectSsetCost, c, p))
	}
	s.chooseZones()
	s.move()
	if confirm {
		d.showCards("confirm_cards", toplayer, s.cards)
	}
	s.settle()
	d.quickAdjust()
	d.addTimingHint(p, TimingSset)
	d.raise(EventSset, NewGroup(s.cards...), d.ReasonEffect, 0, p, p, 0)
	d.flush()
	d.Operated = NewGroup(s.cards...)
	return len(s.cards)
}

// chooseZones asks for a different zone for each card but field cards.
func (s *groupSet) chooseZones() {
	for _, c := range s.cards {
		if c.Data.Type&TypeField != 0 {
			continue
		}
		_, blocked := s.duel.usableZones(c, s.side, s.player, LocationSzone, LocationReasonTofield, anyZone)
		free := mainZones &^ (blocked | s.taken)
		mask := free << maskSpells
		if s.side != s.player {
			mask <<= maskOpponent
		}
		for _, zone := range s.duel.selectPlace(DecidePlace, s.player, 1, mask) {
			s.zones[c] = zone.Sequence
			s.taken |= 1 << zone.Sequence
		}
	}
}

// move puts each card into the lowest chosen zone still unused.
func (s *groupSet) move() {
	unused := s.taken
	for _, c := range s.cards {
		args := moveArgs{card: c, mover: s.player, player: s.side, to: spellLocation(c), pos: PosFacedown, zone: anyZone}
		if args.to == LocationSzone {
			args.chosen = bits.TrailingZeros32(unused) + 1
			unused &= unused - 1
		}
		s.duel.enable(c, false)
		s.duel.moveToField(args)
		s.duel.finishSpellSet(c)
	}
}

// settle puts each card into the zone chosen for it, when there are several. The
// event tells the zones as they were filled, with the cards they now hold.
func (s *groupSet) settle() {
	if len(s.zones) < 2 {
		return
	}
	d := s.duel
	spread := slices.DeleteFunc(slices.Clone(s.cards), func(c *Card) bool { return c.Data.Type&TypeField != 0 })
	filled := refs(spread)
	for _, c := range spread {
		if zone := s.zones[c]; c.In(LocationSzone) && c.Sequence() != zone {
			d.exchangeZone(c, zone)
		}
	}
	for i, ref := range filled {
		if c := d.Table.At(ref.Controller, ZoneSpell, ref.Sequence); c != nil {
			filled[i].Code = c.Data.Code
		}
	}
	d.Emit(CardsEvent{Kind: "shuffle_set_cards", Cards: filled})
}

// refs are the cards with their places, as events tell them.
func refs(cards []*Card) []CardRef {
	list := make([]CardRef, len(cards))
	for i, c := range cards {
		list[i] = c.Ref()
	}
	return list
}

// exchangeZone puts a card in a spell and trap zone into another one of its
// row, exchanging it with a card there.
func (d *Duel) exchangeZone(c *Card, zone int) {
	if other := d.Table.At(c.Controller, ZoneSpell, zone); other != nil {
		d.keepStay(c, func() { d.keepStay(other, func() { d.Table.Swap(c, other) }) })
	}
}
