package buddyfight

// Rules is what printings, eras or readings of the rules change. No rule reads
// anything else to tell eras apart. DefaultRules has the values of early 2014,
// which the printed procedures describe.
type Rules struct {
	StartLife  int // life of each player
	StartHand  int // cards of the opening hand
	StartGauge int // cards of the opening gauge
	MaxSize    int // what the sizes of a player's monsters may add up to (BF-RULE-04)

	LinkDamage           LinkDamage   // damage of a link attack on the player (BF-ATK-21)
	CounterLimit         CounterLimit // [Counter] uses in one battle (BF-EXT-11)
	FirstTurnLink        bool         // the one attack of the first turn may be a link attack
	FirstPlayerDraws     bool         // the first turn has its draw (BF-EXT-04)
	NullifiedRunsStep11  bool         // Counterattack and Double Attack work after a nullified attack
	PenetrateOn          PenetrateOn  // what Penetrate asks of the attack (BF-ATK-22)
	SizeOverflow         SizeOverflow // which monsters an excess of size may cost (BF-EXT-08)
	SoulguardInRuleCheck bool         // Soulguard keeps monsters the rule check removes
	SetLimit             int          // set spells a player may have, 0 for no limit
	DoubleAttack         MayOrMust    // whether the attacker may stay at rest
	Lifelink             LifelinkTime // when Lifelink takes its damage
	TriggerOrder         TriggerOrder // whose waiting mandatory abilities go first
}

// DefaultRules are the rules of early 2014.
func DefaultRules() Rules {
	return Rules{
		StartLife: 10, StartHand: 6, StartGauge: 2, MaxSize: 3,
		FirstTurnLink: true, NullifiedRunsStep11: true,
	}
}

// LinkDamage says what a link attack on the player deals.
type LinkDamage uint8

// The kinds of link damage.
const (
	LinkChosen LinkDamage = iota // the critical of one participant, chosen by the attacker
	LinkSum                      // the criticals of all participants
)

// CounterLimit says how many [Counter] cards and abilities a player may use in
// the operation point after an attack was declared.
type CounterLimit uint8

// The limits.
const (
	CountersUnlimited CounterLimit = iota
	CounterOncePerBattle
)

// PenetrateOn says when an attack on the center penetrates.
type PenetrateOn uint8

// The conditions of Penetrate.
const (
	PenetrateOnHit PenetrateOn = iota
	PenetrateOnDestroy
)

// SizeOverflow says which monsters a player may give up when their sizes add
// up to too much.
type SizeOverflow uint8

// The choices.
const (
	OverflowNotNewest SizeOverflow = iota // not the one placed last, while there is another
	OverflowAny
)

// MayOrMust tells an offer from an order.
type MayOrMust uint8

// May is an offer, Must an order.
const (
	May MayOrMust = iota
	Must
)

// LifelinkTime says when Lifelink works.
type LifelinkTime uint8

// The times.
const (
	LifelinkAtOnce LifelinkTime = iota // as the monster leaves
	LifelinkAtRuleCheck
)

// TriggerOrder says whose mandatory abilities are used first when both players
// have some waiting.
type TriggerOrder uint8

// The orders.
const (
	TurnPlayerFirst TriggerOrder = iota
	NonTurnPlayerFirst
)
