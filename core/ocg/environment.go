package ocg

// Environment is the name and controller of the active field spell: a face-up
// enabled one, player 0's first, else what EFFECT_CHANGE_ENVIRONMENT says; 0
// and nobody when there is none (api-duel-debug.md 17).
func (d *Duel) Environment() (code uint32, p Player) {
	for p := Player(0); p <= 1; p++ {
		if c := d.Zone(p, ZoneSpell)[fieldZone]; c != nil && c.FaceUp() && c.Is(StatusEffectEnabled) {
			return c.Code(), p
		}
	}
	if list := d.fieldEffects(EffectChangeEnvironment); len(list) > 0 {
		last := list[len(list)-1]
		return uint32(last.number()), last.HandlerPlayer()
	}
	return 0, NoPlayer
}

// IsEnvironment reports whether a face-up enabled card of that name lies in
// the locations of p, or of either player for PlayerAll; with the field zone
// among them also whether the name is that of the environment an effect makes.
func (d *Duel) IsEnvironment(code uint32, p Player, l Location) bool {
	for side := Player(0); side <= 1; side++ {
		if p != PlayerAll && p != side {
			continue
		}
		none := d.Scan(side, l&^(LocationDeck|LocationHand|LocationGrave|LocationRemoved|LocationExtra), 0, func(c *Card) bool {
			return !(c.FaceUp() && c.Is(StatusEffectEnabled) && c.Code() == code)
		})
		if !none {
			return true
		}
	}
	if l&(LocationFzone|LocationSzone) == 0 {
		return false
	}
	made, _ := d.Environment()
	return d.noFieldSpell() && made == code
}

// noFieldSpell reports whether neither player has an active field spell.
func (d *Duel) noFieldSpell() bool {
	for p := Player(0); p <= 1; p++ {
		if c := d.Zone(p, ZoneSpell)[fieldZone]; c != nil && c.FaceUp() && c.Is(StatusEffectEnabled) {
			return false
		}
	}
	return true
}
