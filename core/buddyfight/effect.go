package buddyfight

// EffectKind is what kind of ability an effect is.
type EffectKind uint8

// The kinds.
const (
	Play    EffectKind = iota + 1 // what the card says about its own call, casting or equipping
	Act                           // an [Act] ability its player may use
	Trigger                       // an ability that waits for the next operation point when its event happens
	Replace                       // works within its event and may change it
	Static                        // changes stats or keywords of cards on the field as long as it is in range
)

// Effect is an ability of a card. Its functions get the use of the ability:
// who uses it, upon what, and the event it answers.
type Effect struct {
	Card  *Card
	Kind  EffectKind
	Name  string    // shown beside the card's name where it has several; may be empty
	Code  EventCode // the event of Trigger and Replace
	Range ZoneMask  // where its card must be

	Counter           bool // an Act usable wherever [Counter] is called for
	Mandatory         bool // a Trigger that must be used, a Replace that is not asked about
	AnyNumber         bool // further copies do not count against CounterLimit
	CannotBeNullified bool
	PerTurn           int  // uses a turn of this card, 0 for no limit
	OncePerTurnByName bool // one card of the name a turn and player

	// Condition tells whether it may be used; nil: always.
	Condition func(d *Duel, u *Use) bool
	// Targets chooses what it is used upon, when it is declared; with check it
	// only tells whether it could. nil: nothing is chosen.
	Targets func(d *Duel, u *Use, check bool) bool
	// Operation is what it does; nil: nothing.
	Operation func(d *Duel, u *Use)

	// Static effects: which cards they reach, and what they give.
	Applies func(d *Duel, c *Card) bool
	Stat    Stat
	Value   func(d *Duel, c *Card) int
	Grants  KeywordValue

	// Script is what the script layer keeps about the effect.
	Script any

	usedTurn, usedCount int
	usedStay            uint64
}

// uses are how often it was used this turn in this stay of its card.
func (e *Effect) uses(turn int) int {
	if e.usedTurn != turn || e.usedStay != e.Card.Stay {
		return 0
	}
	return e.usedCount
}

// countUse notes a use.
func (e *Effect) countUse(turn int) {
	e.usedCount = e.uses(turn) + 1
	e.usedTurn, e.usedStay = turn, e.Card.Stay
}

// EventCode is something abilities wait for.
type EventCode uint8

// The events.
const (
	OnEnter        EventCode = iota + 1 // cards came onto the field
	OnLeave                             // a card left the field
	OnDestroyed                         // a card was destroyed, even if Soulguard kept it
	OnDamageDealt                       // Card dealt Value damage to Player
	OnAttackStart                       // the attack phase began
	OnAttack                            // an attack was declared
	OnBattleEnd                         // a battle ends
	OnTurnEnd                           // the turn ends
	OnCast                              // a card was cast
	BeforeDestroy                       // Card of Player would be destroyed (Replace)
	BeforeDamage                        // Player would take Value damage from Card (Replace)
	BeforeLifeZero                      // Player's life would become 0 (Replace)
	BeforeLifelink                      // Card's Lifelink would work on Player (Replace)
)

// Cause says why a card left its place or was destroyed.
type Cause uint8

// The causes.
const (
	ByRule Cause = iota // rule check, placing, use
	ByBattle
	ByEffect
	ByCost
	ByCounterattack
	BySending // an effect moved it without destroying it
)

var causeNames = [...]string{"rule", "battle", "effect", "cost", "counterattack", "sending"}

// String names the cause.
func (c Cause) String() string { return causeNames[c] }

// Occurrence is one happening of an event.
type Occurrence struct {
	Code   EventCode
	Card   *Card // what it is about, or nil
	Player Player
	Value  int
	Cause  Cause

	Fixed    bool // BeforeDamage: the damage cannot be reduced
	Replaced bool // set by a Replace effect: what would happen does not
}
