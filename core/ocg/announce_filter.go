package ocg

import (
	"errors"
	"slices"
)

// ErrBadFilter is the error of a filter for announced cards that does not leave
// exactly one value.
var ErrBadFilter = errors.New("Parameters are invalid.")

// CodeLister is implemented by card data that can list its passcodes, ascending;
// announcing a card by name needs it.
type CodeLister interface{ Codes() []uint32 }

// alwaysDeclarable are the two cards whose double name lets them be announced
// although they are alternative artworks.
var alwaysDeclarable = [...]uint32{78734254, 13857930}

// filterArity is how many values an operator takes and leaves, for operators
// other than numbers, which leave one.
var filterArity = map[uint64]int{
	OpcodeAdd: 2, OpcodeSub: 2, OpcodeMul: 2, OpcodeDiv: 2, OpcodeAnd: 2, OpcodeOr: 2, OpcodeBand: 2, OpcodeBor: 2, OpcodeBxor: 2,
	OpcodeLshift: 2, OpcodeRshift: 2,
	OpcodeNeg: 1, OpcodeNot: 1, OpcodeBnot: 1, OpcodeIscode: 1, OpcodeIssetcard: 1, OpcodeIstype: 1, OpcodeIsrace: 1, OpcodeIsattribute: 1,
}

// TypeFilter is the filter of cards with any of the type bits.
func TypeFilter(types uint32) []uint64 { return []uint64{uint64(types), OpcodeIstype} }

// CheckedFilter makes sure that a filter leaves exactly one value. QUIRK: the
// check stops when no value is left, so that a filter that is only, or begins
// with, permissions for aliases or tokens gets "any type" appended (api 15.1).
func CheckedFilter(filter []uint64) ([]uint64, error) {
	depth, onlyPermits := 0, true
	for _, op := range filter {
		if permits(op) {
			if depth <= 0 {
				break
			}
			continue
		}
		onlyPermits = false
		switch filterArity[op] {
		case 2:
			depth--
		case 0:
			depth++
		}
		if depth <= 0 {
			break
		}
	}
	if onlyPermits {
		return append(slices.Clone(filter), TypeFilter(TypeMonster|TypeSpell|TypeTrap)...), nil
	}
	if depth != 1 {
		return nil, ErrBadFilter
	}
	return filter, nil
}

func permits(op uint64) bool { return op == OpcodeAllowAliases || op == OpcodeAllowTokens }

// AnnounceCard asks p to name a card the filter accepts and gives its passcode
// (operations.md 24.6, api 15.1).
func (d *Duel) AnnounceCard(p Player, filter []uint64) (uint32, error) {
	filter, err := CheckedFilter(filter)
	if err != nil {
		return 0, err
	}
	list, ok := d.Cards.(CodeLister)
	if !ok {
		return 0, errors.New("the card data cannot be searched for a card to announce")
	}
	var codes []uint32
	for _, code := range list.Codes() {
		if data := d.Cards.Card(code); data != nil && Declarable(data, filter) {
			codes = append(codes, code)
		}
	}
	if len(codes) == 0 {
		return 0, errors.New("no card fits what is to be announced")
	}
	code := d.announceCard(p, codes, filter)
	d.Emit(HintEvent{Kind: "hint", Hint: "code", Player: p, Value: code})
	return code, nil
}

// Declarable reports whether a card can be announced under a filter: it leaves
// one value, which is not 0, and the card is no alternative artwork or token
// unless that is permitted (api 15.1).
func Declarable(data *CardData, filter []uint64) bool {
	run := filterRun{data: data}
	for _, op := range filter {
		run.step(op)
	}
	if len(run.stack) != 1 || run.stack[0] == 0 {
		return false
	}
	if slices.Contains(alwaysDeclarable[:], data.Code) {
		return true
	}
	token := data.Type&(TypeMonster|TypeToken) == TypeMonster|TypeToken
	return (data.Alias == 0 || run.aliases) && (!token || run.tokens)
}

// filterRun evaluates a filter for one card.
type filterRun struct {
	data            *CardData
	stack           []int64
	aliases, tokens bool
}

// step carries out one operator; operators that find too few values do nothing.
func (r *filterRun) step(op uint64) {
	n := len(r.stack)
	switch arity := filterArity[op]; {
	case op == OpcodeAllowAliases:
		r.aliases = true
	case op == OpcodeAllowTokens:
		r.tokens = true
	case arity > n:
	case arity == 2:
		r.stack = append(r.stack[:n-2], binary(op, r.stack[n-2], r.stack[n-1]))
	case arity == 1:
		r.stack[n-1] = r.unary(op, r.stack[n-1])
	default:
		r.stack = append(r.stack, r.operand(op))
	}
}

// operand is the value an operator without arguments pushes.
func (r *filterRun) operand(op uint64) int64 {
	switch op {
	case OpcodeGetcode:
		return int64(r.data.Code)
	case OpcodeGettype:
		return int64(r.data.Type)
	case OpcodeGetrace:
		return int64(r.data.Race)
	case OpcodeGetattribute:
		return int64(r.data.Attribute)
	}
	return int64(op)
}

func (r *filterRun) unary(op uint64, a int64) int64 {
	switch op {
	case OpcodeNeg:
		return -a
	case OpcodeNot:
		return int64(presence(a == 0))
	case OpcodeBnot:
		return ^a
	case OpcodeIscode:
		return int64(presence(int64(r.data.Code) == a))
	case OpcodeIssetcard:
		return int64(presence(anySet(r.data.SetCodes, uint16(a))))
	case OpcodeIstype:
		return int64(r.data.Type) & a
	case OpcodeIsrace:
		return int64(r.data.Race) & a
	}
	return int64(r.data.Attribute) & a
}

// binary is the result of an operator on two values, a pushed first. A division
// by zero gives 0.
func binary(op uint64, a, b int64) int64 {
	switch op {
	case OpcodeAdd:
		return a + b
	case OpcodeSub:
		return a - b
	case OpcodeMul:
		return a * b
	case OpcodeDiv:
		if b == 0 {
			return 0
		}
		return a / b
	case OpcodeAnd:
		return int64(presence(a != 0 && b != 0))
	case OpcodeOr:
		return int64(presence(a != 0 || b != 0))
	case OpcodeBand:
		return a & b
	case OpcodeBor:
		return a | b
	case OpcodeBxor:
		return a ^ b
	case OpcodeLshift:
		return a << (uint64(b) & 63)
	}
	return a >> (uint64(b) & 63)
}
