package ocg

// Effect is one effect of a card or a player: what kind it is, when and where
// it applies, and its functions. Scripts create and register effects; the
// rules query them (reference: effects, section 1).
type Effect struct {
	ID        int   // time stamp: renewed as effects.md 1.9 says; 0 when never registered
	InitialID int   // the time stamp of the first registration
	Owner     *Card // the card whose effect it is
	Handler   *Card // the card that carries it; for player effects the owner

	OwnerPlayer Player // NoPlayer: the owner's controller

	Type  uint32 // EFFECT_TYPE_ bits
	Code  uint32 // an EFFECT_ or EVENT_ code
	Range Location

	TargetSelf, TargetOther Location // target range of the handler's side and the other; absolute: player 0's and 1's

	Flags, Flags2 uint32 // EFFECT_FLAG_ and EFFECT_FLAG2_ bits

	Labels      []int64
	LabelObject Value

	Condition, Cost, Target, Operation Callback // nil: none
	Value                              Callback // when Flags has EffectFlagFuncValue
	Number                             int64    // the value otherwise

	Description             TextID
	Category                uint64
	TimingSelf, TimingOther uint32

	Reset      uint32 // RESET_ bits
	ResetCount int

	Limit CountLimit

	ActivateLocation Location
	ActivateSequence int
	ActiveType       uint32 // type remembered while on a chain; 0 none
	CopyID           int

	// Script is what the script layer keeps about the effect.
	Script any

	summonsSelf bool // it has asked whether its own card can be summoned (effects.md 5.4)

	duel  *Duel
	state effectState
}

// CountLimit is how often an effect can be used (effects.md 4).
type CountLimit struct {
	Max   int // per turn, duel or chain; 0 no limit
	Left  int // own uses left
	Code  uint32
	Index uint8  // second part of the key of a shared count
	Flags uint32 // EFFECT_COUNT_CODE_ bits
}

// Is reports whether the effect's type has any of the bits.
func (e *Effect) Is(types uint32) bool { return e.Type&types != 0 }

// Has reports whether the effect has any of the properties of the first word.
func (e *Effect) Has(flags uint32) bool { return e.Flags&flags != 0 }

// Has2 reports whether the effect has any of the properties of the second word.
func (e *Effect) Has2(flags uint32) bool { return e.Flags2&flags != 0 }

// activatedTypes are the types of effects that use the chain.
const activatedTypes = EffectTypeActivate | EffectTypeFlip | EffectTypeIgnition | EffectTypeTriggerO | EffectTypeQuickO | EffectTypeTriggerF | EffectTypeQuickF

// Activated reports whether the effect uses the chain.
func (e *Effect) Activated() bool { return e.Type&activatedTypes != 0 }
