package ocg

import (
	"encoding/json"

	"duel/core"
)

// field is one member of a trace record; records keep the order of their
// members.
type field struct {
	name  string
	value any
}

// record writes a JSON object with its members in the given order.
func record(fields ...field) ([]byte, error) {
	out := []byte{'{'}
	for i, f := range fields {
		if i > 0 {
			out = append(out, ',')
		}
		value, err := json.Marshal(f.value)
		if err != nil {
			return nil, err
		}
		out = append(append(append(out, '"'), f.name...), '"', ':')
		out = append(out, value...)
	}
	return append(out, '}'), nil
}

// EventRecord writes an event in the trace format: {"event": name, …}. Events
// of other kinds than this package's are an error.
func EventRecord(e core.Event) ([]byte, error) {
	if log, ok := e.(LogEvent); ok {
		return record(field{"log", log.Kind}, field{"text", log.Text})
	}
	return record(append([]field{{"event", e.Name()}}, eventFields(e)...)...)
}

// eventFields are the members of an event's record after its name.
func eventFields(e core.Event) []field {
	switch e := e.(type) {
	case TurnEvent:
		return []field{{"player", e.Player}, {"turn", e.Turn}}
	case PhaseEvent:
		return []field{{"phase", e.Phase}}
	case WinEvent:
		return []field{{"winner", e.Winner}, {"reason", e.Reason}}
	case DrawEvent:
		return []field{{"player", e.Player}, {"cards", e.Cards}}
	case MoveEvent:
		return []field{{"code", e.Code}, {"from", e.From}, {"to", e.To}, {"reasons", ReasonNames(e.Reason)}}
	case CardEvent:
		return []field{{"card", e.Card}}
	case PositionEvent:
		return []field{{"card", e.Card}, {"from", PositionName(e.Card.Location, e.From)}}
	case SwapEvent:
		return []field{{"cards", e.Cards}}
	case ChainingEvent:
		return []field{{"card", e.Card}, {"activated_at", e.ActivatedAt}, {"effect", e.Effect}, {"link", e.Link}}
	case LinkEvent:
		return []field{{"link", e.Link}}
	case CardsEvent:
		cards := field{"cards", append([]CardRef{}, e.Cards...)}
		if e.HasPlayer {
			return []field{{"player", e.Player}, cards}
		}
		return []field{cards}
	case AttackEvent:
		return []field{{"attacker", e.Attacker}, {"target", e.Target}}
	case BattleEvent:
		return []field{{"attacker", e.Attacker}, {"target", e.Target}}
	case AmountEvent:
		return []field{{"player", e.Player}, {"amount", e.Amount}}
	case LifePointsEvent:
		return []field{{"player", e.Player}, {"lp", e.LP}}
	case PairEvent:
		return []field{{"card", e.Card}, {"target", e.Target}}
	case CounterEvent:
		return []field{{"counter", e.Counter}, {"card", e.Card}, {"count", e.Count}}
	case ShuffleEvent:
		if e.Kind == "shuffle_deck" {
			return []field{{"player", e.Player}}
		}
		return []field{{"player", e.Player}, {"codes", append([]uint32{}, e.Codes...)}}
	case DeckOrderEvent:
		return []field{{"player", e.Player}, {"codes", append([]uint32{}, e.Codes...)}}
	case SwapGraveDeckEvent:
		return []field{{"player", e.Player}, {"to_extra_deck", append([]int{}, e.ToExtra...)}, {"extra_deck_position", e.Position}}
	case DeckTopEvent:
		return []field{{"player", e.Player}, {"depth", e.Depth}, {"code", e.Code}, {"faceup", e.FaceUp}}
	case CoinsEvent:
		return []field{{"player", e.Player}, {"results", e.Results}}
	case DiceEvent:
		return []field{{"player", e.Player}, {"results", e.Results}}
	case HandSignsEvent:
		return []field{{"signs", e.Signs}}
	case ZonesDisabledEvent:
		return []field{{"zones", append([]Place{}, e.Zones...)}}
	case MatchKillEvent:
		return []field{{"code", e.Code}}
	case HintEvent:
		return []field{{"hint", e.Hint}, {"player", e.Player}, {"value", e.Value}}
	}
	return nil
}

// MarshalJSON writes a side of a battle in the trace format, null for none.
func (b Battler) MarshalJSON() ([]byte, error) {
	j := b.Place.json()
	if j == nil {
		return []byte("null"), nil
	}
	fields := []field{{"controller", j.Controller}, {"location", j.Location}, {"sequence", j.Sequence}, {"position", j.Position}}
	return record(append(fields, field{"attack", b.Attack}, field{"defense", b.Defense}, field{"destroyed", b.Destroyed}, field{"code", b.Code})...)
}

// reasonNames are the names of the reason bits in traces.
var reasonNames = []struct {
	bit  uint32
	name string
}{
	{ReasonDestroy, "destroy"}, {ReasonRelease, "release"}, {ReasonTemporary, "temporary"}, {ReasonMaterial, "material"},
	{ReasonSummon, "summon"}, {ReasonBattle, "battle"}, {ReasonEffect, "effect"}, {ReasonCost, "cost"}, {ReasonAdjust, "adjust"},
	{ReasonLostTarget, "lost_target"}, {ReasonRule, "rule"}, {ReasonSpsummon, "special_summon"}, {ReasonDissummon, "dissummon"},
	{ReasonFlip, "flip"}, {ReasonDiscard, "discard"}, {ReasonRdamage, "reflect_damage"}, {ReasonRrecover, "reverse_recover"},
	{ReasonReturn, "return"}, {ReasonFusion, "fusion"}, {ReasonSynchro, "synchro"}, {ReasonRitual, "ritual"}, {ReasonXyz, "xyz"},
	{ReasonReplace, "replace"}, {ReasonDraw, "draw"}, {ReasonRedirect, "redirect"}, {ReasonLink, "link"},
}

// ReasonNames names the bits of a reason as traces do.
func ReasonNames(reason uint32) []string {
	names := []string{}
	for _, r := range reasonNames {
		if reason&r.bit != 0 {
			names = append(names, r.name)
		}
	}
	return names
}
