package ocg

import "math"

// Kind is the kind of a Value.
type Kind uint8

// The kinds of values callbacks take and give.
const (
	KindNil Kind = iota
	KindBool
	KindInt
	KindCard
	KindEffect
	KindGroup
	KindOther // something of the script's own, passed through unread
)

// Value is an argument or result of a callback. The zero Value is nil.
type Value struct {
	Kind Kind
	N    int64 // KindInt; KindBool: 1 or 0
	Ref  any   // *Card, *Effect, *Group, or what the script layer passes through
}

// Nil is the value nil.
var Nil Value

// Int is a number.
func Int[N ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64](n N) Value {
	return Value{Kind: KindInt, N: int64(n)}
}

// Bool is a truth value.
func Bool(b bool) Value {
	if b {
		return Value{Kind: KindBool, N: 1}
	}
	return Value{Kind: KindBool}
}

// OfCard is a card, or nil for none.
func OfCard(c *Card) Value {
	if c == nil {
		return Nil
	}
	return Value{Kind: KindCard, Ref: c}
}

// OfEffect is an effect, or nil for none.
func OfEffect(e *Effect) Value {
	if e == nil {
		return Nil
	}
	return Value{Kind: KindEffect, Ref: e}
}

// OfGroup is a group, or nil for none.
func OfGroup(g *Group) Value {
	if g == nil {
		return Nil
	}
	return Value{Kind: KindGroup, Ref: g}
}

// Truth is the truth of a value as scripts see it: all but nil and false.
func (v Value) Truth() bool { return v.Kind != KindNil && (v.Kind != KindBool || v.N != 0) }

// Number reads a value as an integer: true is 1, everything that is no number 0.
func (v Value) Number() int64 {
	if v.Kind == KindInt || v.Kind == KindBool {
		return v.N
	}
	return 0
}

// Round turns a script's number into an integer: to the nearest, halves away
// from zero.
func Round(f float64) int64 { return int64(math.Round(f)) }

// Callback is a function attached to an effect, of a script or of Go code. It
// gets its arguments, the effect first as a rule, and returns its results,
// which are valid until the next callback runs. A failed callback has reported
// its failure itself and returns nothing.
type Callback func(args []Value) []Value

// Return is the result list of one value, for callbacks written in Go.
func Return(v Value) []Value { return []Value{v} }

func first(results []Value) Value {
	if len(results) == 0 {
		return Nil
	}
	return results[0]
}
