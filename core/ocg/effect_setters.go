package ocg

import (
	"errors"
	"math"
	"slices"
)

// NewEffect makes an effect of a card, without any properties. Its owner player
// is the player acting now, nobody outside of effects.
func (d *Duel) NewEffect(owner *Card) *Effect {
	return &Effect{Owner: owner, OwnerPlayer: d.ReasonPlayer, duel: d}
}

// GlobalEffect makes an effect that belongs to no card; only
// RegisterPlayerEffect takes it.
func (d *Duel) GlobalEffect() *Effect {
	return &Effect{Owner: d.Dummy, OwnerPlayer: 0, duel: d}
}

// Clone is an unregistered copy of the effect: everything but the handler, even
// the time stamp (effects.md 1.1).
func (e *Effect) Clone() *Effect {
	c := *e
	c.Labels = slices.Clone(e.Labels)
	c.Handler, c.Script, c.state = nil, nil, effectState{}
	return &c
}

// actingTypes are the types that make an effect an action.
const actingTypes = activatedTypes | EffectTypeContinuous

// SetType sets the type and what follows from it (effects.md 1.2): an
// activation may be done from hand and spell zones, a flip effect answers
// EVENT_FLIP.
func (e *Effect) SetType(types uint32) {
	types &= 0xffff
	if types&actingTypes != 0 {
		types |= EffectTypeActions
	} else {
		types &^= EffectTypeActions
	}
	if types&(EffectTypeActivate|EffectTypeIgnition|EffectTypeQuickO|EffectTypeQuickF) != 0 {
		types |= EffectTypeField
	}
	if types&EffectTypeActivate != 0 {
		e.Range = LocationSzone | LocationFzone | LocationHand
	}
	if types&EffectTypeFlip != 0 {
		e.Code = EventFlip
		if types&EffectTypeTriggerO == 0 {
			types |= EffectTypeTriggerF
		}
	}
	e.Type = types
}

// SetRange sets where the handler must be; kinds of zones that make up a whole
// location become that location (effects.md 1.3).
func (e *Effect) SetRange(l Location) {
	const monsterKinds, spellKinds = LocationMmzone | LocationEmzone, LocationFzone | LocationStzone | LocationPzone
	if l&monsterKinds == monsterKinds || l&LocationMzone != 0 {
		l = l&^monsterKinds | LocationMzone
	}
	if l&spellKinds == spellKinds || l&LocationSzone != 0 {
		l = l&^spellKinds | LocationSzone
	}
	e.Range = l
}

// SetTargetRange sets the range on the handler player's side and on the other.
func (e *Effect) SetTargetRange(self, other Location) {
	e.TargetSelf, e.TargetOther = self, other
	e.Flags &^= EffectFlagAbsoluteTarget
}

// SetAbsoluteRange sets the range on player p's side and on the other, whoever
// controls the handler.
func (e *Effect) SetAbsoluteRange(p Player, self, other Location) {
	if p != 0 {
		self, other = other, self
	}
	e.TargetSelf, e.TargetOther = self, other
	e.Flags |= EffectFlagAbsoluteTarget
}

// ownFlags are the properties SetProperty cannot change.
const ownFlags = EffectFlagInitial | EffectFlagFuncValue | EffectFlagCountLimit | EffectFlagFieldOnly | EffectFlagAbsoluteTarget

// SetProperty replaces both words of properties, but for those that follow
// from other settings (effects.md 1.4).
func (e *Effect) SetProperty(word1, word2 uint32) {
	e.Flags = e.Flags&ownFlags | word1&^ownFlags
	e.Flags2 = word2
}

// SetValueNumber sets a constant value. One beyond 32 bits becomes a function
// (effects.md 1.6).
func (e *Effect) SetValueNumber(n int64) {
	if n < math.MinInt32 || n > math.MaxInt32 {
		e.SetValueFunc(func([]Value) []Value { return Return(Int(n)) })
		return
	}
	e.Flags &^= EffectFlagFuncValue
	e.Value, e.Number = nil, n
}

// SetValueFunc sets a value function.
func (e *Effect) SetValueFunc(f Callback) {
	e.Flags |= EffectFlagFuncValue
	e.Value = f
}

// SetReset sets when the effect ends; a phase reset without a side counts both
// players' turns, and 0 is once (effects.md 3).
func (e *Effect) SetReset(reset uint32, count int) {
	if reset&ResetPhase != 0 && reset&(ResetSelfTurn|ResetOppoTurn) == 0 {
		reset |= ResetSelfTurn | ResetOppoTurn
	}
	if count == 0 {
		count = 1
	}
	e.Reset, e.ResetCount = reset, count
}

// SetLabels replaces the labels.
func (e *Effect) SetLabels(labels ...int64) { e.Labels = slices.Clone(labels) }

// SetOwnerPlayer sets the owner player; other than the two it does nothing.
func (e *Effect) SetOwnerPlayer(p Player) {
	if p.Valid() {
		e.OwnerPlayer = p
	}
}

// SetHintTiming sets the times user interfaces point the effect out at.
func (e *Effect) SetHintTiming(self, other uint32) { e.TimingSelf, e.TimingOther = self, other }

// SetCountLimit lets the effect be used n times: each turn, or as code, index
// and flags (EFFECT_COUNT_CODE_) say (effects.md 4). The index counts only
// with a code.
func (e *Effect) SetCountLimit(n int, code uint32, index uint8, flags uint32) error {
	switch {
	case n <= 0:
		return errors.New("The count must not be 0")
	case flags&EffectCountCodeDuel != 0 && code == 0:
		return errors.New("EFFECT_COUNT_CODE_DUEL must have an associated code")
	case flags&EffectCountCodeDuel != 0 && flags&EffectCountCodeChain != 0:
		return errors.New("Cannot use EFFECT_COUNT_CODE_DUEL together with EFFECT_COUNT_CODE_CHAIN")
	}
	if code == 0 {
		index = 0
		if flags&EffectCountCodeChain != 0 {
			flags |= EffectCountCodeSingle
		}
	}
	e.Flags |= EffectFlagCountLimit
	e.Limit = CountLimit{Max: n, Left: n, Code: code, Index: index, Flags: flags}
	return nil
}
