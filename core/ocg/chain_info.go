package ocg

import (
	"errors"
	"slices"
)

// chainLink is link n of the chain; 0 or too large means the last, nil that
// there is no chain.
func (d *Duel) chainLink(n int) *Link {
	n = int(uint8(n))
	if n == 0 || n > d.Chain.Len() {
		return d.Chain.Last()
	}
	return d.Chain.Link(n)
}

// LinkAt is the link scripts mean by number n: 0 is the continuous effect being
// executed, else the last link; a number too large is the last link. Nil: none
// (api 1.5).
func (d *Duel) LinkAt(n int) *Link {
	if running := len(d.flow.continuous); uint8(n) == 0 && running > 0 && d.ReasonEffect != nil && d.ReasonEffect.Is(EffectTypeContinuous) {
		return d.flow.continuous[running-1]
	}
	return d.chainLink(n)
}

// pseudo reports whether the link is a continuous effect, which is on no chain.
func (l *Link) pseudo() bool { return l.Number == 0 }

// CurrentChain is the number of links; with real only of those completely made
// (Duel.GetCurrentChain).
func (d *Duel) CurrentChain(real bool) int {
	if real {
		return d.flow.complete
	}
	return d.Chain.Len()
}

// CheckChainUniqueness reports whether the cards of all links have different
// codes.
func (d *Duel) CheckChainUniqueness() bool {
	var codes []uint32
	for _, l := range d.Chain.Links() {
		code := l.Effect.HandlerCard().Code()
		if slices.Contains(codes, code) {
			return false
		}
		codes = append(codes, code)
	}
	return true
}

var errChainInfo = errors.New("Passed invalid CHAININFO flag.")

// ChainInfo is one thing known of a link, by CHAININFO_ selector (api 9). Set
// codes come as a []uint16.
func (d *Duel) ChainInfo(l *Link, selector int) (Value, error) {
	switch s := &l.Snapshot; selector {
	case ChaininfoTriggeringEffect:
		return OfEffect(l.Effect), nil
	case ChaininfoTriggeringPlayer:
		return Int(l.Player), nil
	case ChaininfoTargetCards:
		return OfGroup(l.Targets), nil
	case ChaininfoTargetPlayer:
		return Int(l.TargetPlayer), nil
	case ChaininfoTargetParam:
		return Int(l.TargetParam), nil
	case ChaininfoDisableReason:
		return OfEffect(l.DisableEffect), nil
	case ChaininfoDisablePlayer:
		return Int(l.DisablePlayer), nil
	case ChaininfoChainId:
		return Int(uint16(l.ID)), nil
	case ChaininfoTriggeringSummonProcComplete:
		return Bool(s.ProcComplete), nil
	case ChaininfoTriggeringSetcodes:
		return Value{Kind: KindOther, Ref: s.SetCodes}, nil
	default:
		n, ok := s.info(selector)
		if !ok {
			return Nil, errChainInfo
		}
		return Int(n), nil
	}
}

// info is a number remembered of the link's card.
func (s *Snapshot) info(selector int) (n int64, ok bool) {
	switch selector {
	case ChaininfoTriggeringControler:
		n = int64(s.Controller)
	case ChaininfoTriggeringLocation:
		n = int64(s.fullLocation())
	case ChaininfoTriggeringLocationSymbolic:
		n = int64(s.kindOfZone())
	case ChaininfoTriggeringSequence:
		n = int64(s.Sequence)
	case ChaininfoTriggeringSequenceSymbolic:
		n = int64(s.sequenceInKind())
	case ChaininfoType:
		n = int64(chainType(s.Type) & (TypeMonster | TypeSpell | TypeTrap))
	case ChaininfoExttype:
		n = int64(chainType(s.Type))
	case ChaininfoTriggeringPosition:
		n = int64(s.Position)
	case ChaininfoTriggeringCode:
		n = int64(s.Code)
	case ChaininfoTriggeringCode2:
		n = int64(s.Code2)
	case ChaininfoTriggeringType:
		n = int64(s.Type)
	case ChaininfoTriggeringLevel:
		n = int64(s.Level)
	case ChaininfoTriggeringRank:
		n = int64(s.Rank)
	case ChaininfoTriggeringAttribute:
		n = int64(s.Attribute)
	case ChaininfoTriggeringRace:
		n = int64(s.Race)
	case ChaininfoTriggeringAttack:
		n = int64(s.Attack)
	case ChaininfoTriggeringDefense:
		n = int64(s.Defense)
	case ChaininfoTriggeringStatus:
		n = int64(s.Status)
	case ChaininfoTriggeringSummonLocation:
		n = int64(s.SummonLocation)
	case ChaininfoTriggeringSummonType:
		n = int64(s.SummonType)
	case ChaininfoTriggeringLink:
		n = int64(s.Link)
	case ChaininfoTriggeringLscale:
		n = int64(s.LeftScale)
	case ChaininfoTriggeringRscale:
		n = int64(s.RightScale)
	default:
		return 0, false
	}
	return n, true
}

// chainType is the type a link's card counts as: one that was trap and monster
// is a monster.
func chainType(t uint32) uint32 {
	if t&(TypeTrap|TypeMonster) == TypeTrap|TypeMonster {
		t &^= TypeTrap
	}
	return t
}

// kindOfZone is the remembered location by kind of zone.
func (s *Snapshot) kindOfZone() Location {
	switch {
	case s.Location == LocationMzone && s.Sequence >= 5:
		return LocationEmzone
	case s.Location == LocationMzone:
		return LocationMmzone
	case s.Location == LocationSzone && s.Sequence == fieldZone:
		return LocationFzone
	case s.Location == LocationSzone && s.PZone:
		return LocationPzone
	case s.Location == LocationSzone:
		return LocationStzone
	}
	return s.Location
}

// fullLocation is the remembered location; QUIRK: field and pendulum zones are
// told besides the plain bit.
func (s *Snapshot) fullLocation() Location {
	if kind := s.kindOfZone(); kind == LocationFzone || kind == LocationPzone {
		return s.Location | kind
	}
	return s.Location
}

// sequenceInKind is the remembered place within the kind of zone.
func (s *Snapshot) sequenceInKind() int {
	switch s.kindOfZone() {
	case LocationEmzone:
		return s.Sequence - 5
	case LocationFzone:
		return 0
	case LocationPzone:
		switch s.Sequence {
		case 0, 6:
			return 0
		}
		return 1
	}
	return s.Sequence
}
