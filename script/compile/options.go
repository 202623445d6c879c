package compile

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"
)

// Operators are the Go functions that compiled code calls where gopher-lua
// has no fitting instruction. Each takes its operands as arguments and
// returns one result, unless noted.
type Operators struct {
	BitAnd, BitOr, BitXor, BitNot *lua.LFunction
	ShiftLeft, ShiftRight         *lua.LFunction
	FloorDivide, Modulo           *lua.LFunction
	// Concat takes two operands or more: a..b..c is one call.
	Concat *lua.LFunction
	Length *lua.LFunction
	// NewTable is called without results after each table constructor, with
	// the number of its named fields if there are many, so that tables can be
	// counted.
	NewTable *lua.LFunction
	// SetIndex stores a value, its third argument, in a table under a key
	// that is not written as a name, and has no result: such an assignment
	// can make a table grow without bound.
	SetIndex *lua.LFunction
}

// Options says how to compile.
type Options struct {
	// Operators must be complete.
	Operators *Operators
	// Constants are globals whose value is known. Their uses become numbers,
	// and expressions over them one number, except for names the file itself
	// assigns. The map is only read.
	Constants map[string]float64
}

// Error is a limit of the machine that a chunk goes beyond, or a feature it
// uses that is refused.
type Error struct {
	File    string
	Line    int
	Message string
}

// Error returns "file:line: message".
func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Message) }
