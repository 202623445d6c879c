package ocg

import (
	"slices"
	"sort"
)

// effectIndex holds the effects of the duel that are looked up by code.
type effectIndex struct {
	stamp  int                    // the latest time stamp given
	small  [smallCodes]*codeIndex // by code
	others map[uint32]*codeIndex  // codes not below smallCodes

	ignitions  []*Effect // by code, then in order of entry
	grants     []*Effect // FIELD+GRANT, in order of entry
	granted    map[*Effect][]grantedEffect
	phaseReset []*Effect // effects with RESET_PHASE, in order of registration
	chainReset []*Effect
	limited    []*Effect // effects with a count limit
	removed    []*Effect // removed this turn: they die when the next begins

	counts  [3]map[countKey]int // shared counts: of the turn, the duel, the chain
	recheck recheckList
	oath    oathState
	copying copyState
	unique  []*Card // cards with a uniqueness, in order of registration
	assumed []*Card // cards with assumed properties
	acts    activityState

	calls   callState
	scratch []*Effect // stack of lists being collected
	arena   []*Effect // room for lists handed out
}

// smallCodes bounds the codes kept in an array: all properties without a
// parameter and all plain events.
const smallCodes = 1280

// codeIndex is everything registered under one code.
type codeIndex struct {
	carried [carriers]int // how many effects cards carry, by carrier

	// Lists in order of entry. They are replaced, never changed, so whoever
	// ranges over one is not disturbed by scripts that register effects.
	auras      []*Effect // continuous effects of cards in range and of players
	continuous []*Effect
	activate   []*Effect
	triggerO   []*Effect
	triggerF   []*Effect
	quickO     []*Effect
	quickF     []*Effect
}

var noIndex codeIndex

// of is what is registered under a code; not to be changed.
func (x *effectIndex) of(code uint32) *codeIndex {
	var i *codeIndex
	if code < smallCodes {
		i = x.small[code]
	} else {
		i = x.others[code]
	}
	if i == nil {
		return &noIndex
	}
	return i
}

// make is the entry of a code, made when there is none.
func (x *effectIndex) make(code uint32) *codeIndex {
	i := x.of(code)
	if i != &noIndex {
		return i
	}
	i = &codeIndex{}
	if code < smallCodes {
		x.small[code] = i
		return i
	}
	if x.others == nil {
		x.others = map[uint32]*codeIndex{}
	}
	x.others[code] = i
	return i
}

// codes are all codes that have an entry, ascending.
func (x *effectIndex) codes() []uint32 {
	var codes []uint32
	for code, i := range x.small {
		if i != nil {
			codes = append(codes, uint32(code))
		}
	}
	n := len(codes)
	for code := range x.others {
		codes = append(codes, code)
	}
	slices.Sort(codes[n:])
	return codes
}

// nextStamp is a new time stamp: one counter numbers effects, stays of cards
// and chain links (effects.md 1.9).
func (d *Duel) nextStamp() int {
	d.effects.stamp++
	return d.effects.stamp
}

// carrierKind is how the effects a card carries reach what they affect.
type carrierKind uint8

const (
	bySingle   carrierKind = iota // the card itself
	byEquip                       // the card it is equipped to
	byTarget                      // its card targets
	byMaterial                    // the card it is material of
	byField                       // cards and players of a range
	carriers
)

// carrierOf is where an effect of that type is carried (effects.md 1.2).
func carrierOf(types uint32) (carrierKind, bool) {
	for k, bit := range [carriers]uint32{EffectTypeSingle, EffectTypeEquip, EffectTypeTarget, EffectTypeXmaterial, EffectTypeField} {
		if types&bit != 0 {
			return carrierKind(k), true
		}
	}
	return 0, false
}

// entry is an effect under the code it was registered with.
type entry struct {
	code   uint32
	effect *Effect
}

// carrier is a list of effects by ascending code, within a code in order of
// registration. It is replaced, never changed.
type carrier []entry

// of are the entries of a code.
func (l carrier) of(code uint32) carrier {
	for i := range l {
		if l[i].code < code {
			continue
		}
		end := i
		for end < len(l) && l[end].code == code {
			end++
		}
		return l[i:end]
	}
	return nil
}

func (l carrier) with(e *Effect) carrier {
	at := sort.Search(len(l), func(i int) bool { return l[i].code > e.Code })
	return slices.Insert(slices.Clip(l), at, entry{e.Code, e})
}

func (l carrier) without(e *Effect) carrier {
	i := slices.IndexFunc(l, func(x entry) bool { return x.effect == e })
	if i < 0 {
		return l
	}
	return append(l[:i:i], l[i+1:]...)
}

func withEffect(list []*Effect, e *Effect) []*Effect { return append(slices.Clip(list), e) }

func withoutEffect(list []*Effect, e *Effect) []*Effect {
	i := slices.Index(list, e)
	if i < 0 {
		return list
	}
	return append(list[:i:i], list[i+1:]...)
}

// carriedEffects are the effects a card carries.
type carriedEffects struct {
	lists      [carriers]carrier
	immunities []*Effect // snapshot of the IMMUNE_EFFECTs on the card (effects.md 2.5)
	flagged    bool      // on the recheck list
	lastHolder *Card     // the card it was last material of
	assumed    map[int]int64
	spared     map[*Effect]int // how often INDESTRUCTABLE_COUNT effects saved it this turn
}

// carried are the effects the card carries in one way.
func (c *Card) carried(k carrierKind) carrier { return c.effects.lists[k] }
