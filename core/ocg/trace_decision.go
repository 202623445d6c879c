package ocg

import (
	"encoding/json"

	"duel/core"
)

// DecisionRecord writes a request and its answer in the trace format:
// {"decision": kind, "player": …, "options": […], "choice": …, "chosen": …}.
func DecisionRecord(r *core.Request, a core.Answer) ([]byte, error) {
	fields, err := requestFields(r)
	if err != nil {
		return nil, err
	}
	if trivial(r) {
		fields = append(fields, field{"trivial", true})
	}
	choice, chosen, err := choiceOf(r, a)
	if err != nil {
		return nil, err
	}
	return record(append(fields, field{"choice", choice}, field{"chosen", chosen})...)
}

// RequestRecord writes a request in the trace format, without an answer.
func RequestRecord(r *core.Request) ([]byte, error) {
	fields, err := requestFields(r)
	if err != nil {
		return nil, err
	}
	return record(fields...)
}

func requestFields(r *core.Request) ([]field, error) {
	fields := append([]field{{"decision", r.Kind}, {"player", r.Player}}, detailFields(r)...)
	if r.Kind == DecideAnnounceCard {
		return append(fields, field{"option_count", len(r.Options)}), nil
	}
	options := make([]json.RawMessage, len(r.Options))
	for i, o := range r.Options {
		raw, err := OptionRecord(r.Kind, o.(*Option))
		if err != nil {
			return nil, err
		}
		options[i] = raw
	}
	return append(fields, field{"options", options}), nil
}

// trivial reports whether the request has one legal answer only.
func trivial(r *core.Request) bool {
	n := len(r.Options)
	return !r.Cancelable && !r.Shares && !r.Ordered && (n == 1 && r.Min == 1 || n > 0 && r.Min == n && r.Max == n && r.Check == nil)
}

// takesOne reports whether decisions of this kind pick exactly one option, so
// that traces give its index bare.
func takesOne(kind string) bool {
	switch kind {
	case DecideSelectCards, DecideTribute, DecideSum, DecidePlace, DecideDisableZones, DecideAnnounceRace,
		DecideAnnounceAttribute, DecideSortCards, DecideSortChain, DecideCounters:
		return false
	}
	return true
}

func choiceOf(r *core.Request, a core.Answer) (choice, chosen any, err error) {
	if a.Cancelled {
		return nil, nil, nil
	}
	picks := a.Picks
	if r.Shares {
		picks = nil
		for i, n := range a.Shares {
			if n > 0 {
				picks = append(picks, i)
			}
		}
	}
	records := make([]json.RawMessage, len(picks))
	for i, p := range picks {
		o := *r.Options[p].(*Option)
		if records[i], err = OptionRecord(r.Kind, &o); err != nil {
			return nil, nil, err
		}
	}
	switch {
	case r.Shares:
		return a.Shares, records, nil
	case takesOne(r.Kind):
		return picks[0], records[0], nil
	}
	return append([]int{}, picks...), records, nil
}

// detailFields are the members of a decision's record between player and
// options.
func detailFields(r *core.Request) []field {
	d, _ := r.Detail.(*Detail)
	if d == nil {
		d = &Detail{}
	}
	bounds := []field{{"min", r.Min}, {"max", r.Max}}
	switch r.Kind {
	case DecideChain:
		return []field{{"forced", d.Forced}}
	case DecideEffectYesNo:
		return []field{{"card", d.Card}, {"effect", d.Effect}}
	case DecideYesNo:
		return []field{{"text", d.Text}}
	case DecidePosition:
		return []field{{"code", d.Code}}
	case DecideSelectOrUnselect:
		return []field{{"min", d.ShownMin}, {"max", d.ShownMax}}
	case DecideAnnounceCard:
		return []field{{"filter", filterNames(d.Filter)}}
	case DecideSelectCards:
		return append(bounds, field{"cancelable", r.Cancelable})
	case DecideTribute:
		return []field{{"min", d.ShownMin}, {"max", d.ShownMax}, {"cancelable", r.Cancelable}}
	case DecideSum:
		fields := []field{{"amount", d.Amount}, {"exact", d.Exact}}
		if d.Exact {
			fields = append(fields, bounds...)
		}
		must := make([]json.RawMessage, len(d.Must))
		for i, o := range d.Must {
			must[i], _ = OptionRecord(r.Kind, o)
		}
		return append(fields, field{"must", must})
	case DecidePlace, DecideDisableZones, DecideAnnounceRace, DecideAnnounceAttribute:
		return []field{{"count", d.Count}}
	case DecideCounters:
		return []field{{"counter", d.Counter}, {"total", d.Total}}
	}
	return nil
}

// OptionRecord writes an option of a decision of that kind in the trace format.
func OptionRecord(kind string, o *Option) ([]byte, error) {
	switch kind {
	case DecideIdle, DecideBattle, DecideChain, DecideEffectYesNo, DecideYesNo, DecideSelectOrUnselect:
		fields := []field{{"action", o.Action}}
		if o.HasRef {
			fields = append(fields, field{"card", withoutPosition(kind, o.Ref)})
		}
		switch o.Action {
		case ActActivate:
			fields = append(fields, field{"effect", o.Effect})
		case ActAttack:
			fields = append(fields, field{"can_attack_directly", o.Direct})
		}
		return record(fields...)
	case DecideOption:
		return record(field{"text", o.Text})
	case DecidePosition:
		return record(field{"position", PositionName(LocationMzone, o.Pos)})
	case DecideAnnounceNumber:
		return record(field{"number", o.Number})
	case DecideHandSign:
		return record(field{"sign", o.Sign})
	case DecideAnnounceRace, DecideAnnounceAttribute:
		return record(field{"name", o.Word})
	case DecideAnnounceCard:
		return record(field{"code", o.Code})
	case DecidePlace, DecideDisableZones:
		return json.Marshal(o.Ref.Place)
	}
	fields := cardFields(withoutPosition(kind, o.Ref))
	switch kind {
	case DecideTribute:
		fields = append(fields, field{"tributes", o.Tributes})
	case DecideSum:
		fields = append(fields, field{"values", o.Values})
	case DecideCounters:
		fields = append(fields, field{"counters", o.Counters})
	}
	return record(fields...)
}

// withoutPosition is the card as decisions of that kind tell it: the menus,
// tributes, counters and sortings give no position.
func withoutPosition(kind string, ref CardRef) CardRef {
	switch kind {
	case DecideIdle, DecideBattle, DecideTribute, DecideCounters, DecideSortCards, DecideSortChain:
		ref.Position = 0
	}
	return ref
}

func cardFields(ref CardRef) []field {
	j := ref.Place.json()
	fields := []field{{"code", ref.Code}}
	if j == nil {
		return fields
	}
	fields = append(fields, field{"controller", j.Controller}, field{"location", j.Location})
	if j.On != "" {
		fields = append(fields, field{"on", j.On})
	}
	fields = append(fields, field{"sequence", j.Sequence})
	if j.Index != nil {
		fields = append(fields, field{"index", *j.Index})
	}
	if j.Position != "" {
		fields = append(fields, field{"position", j.Position})
	}
	return fields
}

// filterNames are the operators of an announcement filter as traces name them.
func filterNames(filter []uint64) []any {
	out := make([]any, len(filter))
	for i, op := range filter {
		if name, ok := opcodeNames[op]; ok {
			out[i] = name
		} else {
			out[i] = op
		}
	}
	return out
}

var opcodeNames = map[uint64]string{
	OpcodeAdd: "add", OpcodeSub: "sub", OpcodeMul: "mul", OpcodeDiv: "div", OpcodeAnd: "and", OpcodeOr: "or", OpcodeNeg: "neg",
	OpcodeNot: "not", OpcodeBand: "bit_and", OpcodeBor: "bit_or", OpcodeBnot: "bit_not", OpcodeBxor: "bit_xor",
	OpcodeLshift: "shift_left", OpcodeRshift: "shift_right", OpcodeAllowAliases: "allow_aliases", OpcodeAllowTokens: "allow_tokens",
	OpcodeIscode: "is_code", OpcodeIssetcard: "is_set", OpcodeIstype: "is_type", OpcodeIsrace: "is_race", OpcodeIsattribute: "is_attribute",
	OpcodeGetcode: "code", OpcodeGettype: "type", OpcodeGetrace: "race", OpcodeGetattribute: "attribute",
}
