package ocg

// Equip equips target with c (operations.md 19).
func (d *Duel) Equip(p Player, c, target *Card, faceUp, step bool) bool { return false }

// EquipComplete finishes the equips made in steps (operations.md 19).
func (d *Duel) EquipComplete() {}

// attachEquip makes c an equip of target, without any event or check.
func (d *Duel) attachEquip(c, target *Card) {}

// unequip takes c off what it is equipped to; its card target relation to it
// ends too.
func (d *Duel) unequip(c *Card) {}
