package ocg

// attackStage is how far an attack has come.
type attackStage uint8

const (
	noAttack attackStage = iota
	declared             // from the declaration to the damage step
	inDamage             // the damage step
)

// battleState is what the battle phase keeps.
type battleState struct {
	turn turnOfBattles

	attacker, target *Card // the latest attack; a nil target is the player
	battleRecord
	stage      attackStage
	monsters   []uint64 // the opponent's monsters at the declaration, by stay
	replayDue  bool
	negated    bool // by Duel.NegateAttack
	redirected bool // an effect made the attack direct
	costPaid   int  // what Duel.AttackCostPaid said

	chain chainAttack

	holdFlips  bool // flip triggers are put aside
	keepAlive  bool // self-destruction is suspended
	calculated bool // damage was calculated
	damage     [2]int
	dealer     *Card
	toEffect   *Effect // EFFECT_BATTLE_DAMAGE_TO_EFFECT
	destroyed  []*Card // to be destroyed by this battle

	effect []*effectBattle // battles made by effects under way, innermost last
}

// battleRecord tells attacker and target as they were when last recorded, by
// stay and controller.
type battleRecord struct {
	attackerStay, targetStay uint64
	attackerSide, targetSide Player
}

// turnOfBattles is what is counted in a turn.
type turnOfBattles struct {
	phases  int    // battle phases begun
	battles [2]int // damage steps of each player's attacks
	second  bool   // the second battle phase was had
}

// chainAttack is the right to attack once more right after an attack
// (flow.md 16.7).
type chainAttack struct {
	active   bool
	attacker *Card
	target   *Card // only this one; nil any
}

// same reports whether c is still the stay recorded.
func same(c *Card, stay uint64) bool { return c != nil && c.Stay == stay && c.In(LocationMzone) }

// recordBattlers records attacker and target as they are now.
func (d *Duel) recordBattlers() {
	b := &d.battle
	b.attackerStay, b.attackerSide = b.attacker.Stay, b.attacker.Controller
	b.targetStay = 0
	if b.target != nil {
		b.targetStay, b.targetSide = b.target.Stay, b.target.Controller
	}
}

// battlers are the attacker and, unless the attack is direct, its target.
func (b *battleState) battlers() []*Card {
	if b.target == nil {
		return []*Card{b.attacker}
	}
	return []*Card{b.attacker, b.target}
}

// inDamageStep reports whether it is the damage step.
func (d *Duel) inDamageStep() bool {
	return d.Turn.Phase == PhaseDamage || d.Turn.Phase == PhaseDamageCal
}
