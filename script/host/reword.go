package host

import (
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
)

// plainWording maps messages of gopher-lua to those of Lua 5.3.
var plainWording = map[string]string{
	"for statement init must be a number":  "'for' initial value must be a number",
	"for statement limit must be a number": "'for' limit must be a number",
	"for statement step must be a number":  "'for' step must be a number",
	"too many recursions in gettable":      "'__index' chain too long; possibly a loop",
	"too many recursions in settable":      "'__newindex' chain too long; possibly a loop",
	"registry overflow":                    "stack overflow",
	callStackOverflow:                      "stack overflow",
}

// reword turns a message of gopher-lua, without its position, into the one
// of Lua 5.3, which names the value at fault. at is the innermost Lua
// function.
func reword(l *lua.LState, at frame, text string) string {
	if plain, ok := plainWording[text]; ok {
		return plain
	}
	if at.fn == nil {
		return text
	}
	p := at.fn.Proto
	switch {
	case strings.HasPrefix(text, "attempt to index a non-table object("):
		kind, _, _ := strings.Cut(text[len("attempt to index a non-table object("):], ")")
		return "attempt to index a " + kind + " value" + compile.Indexed(p, at.pc).String()
	case text == "attempt to call a non-function object":
		return "attempt to call a " + calledType(l, at) + " value" + calledValue(p, at.pc)
	case strings.HasPrefix(text, "cannot perform "):
		return rewordArithmetic(p, at.pc, text)
	case text == "__unm undefined":
		return "attempt to perform arithmetic on a " + operandType(l, at) + " value" + compile.Operand(p, at.pc, 1).String()
	case strings.HasPrefix(text, "attempt to compare "):
		x, y, _ := strings.Cut(text[len("attempt to compare "):], " with ")
		if x == y {
			return "attempt to compare two " + x + " values"
		}
	case strings.HasPrefix(text, "bad argument #"):
		return rewordArgument(l, text)
	}
	return text
}

// rewordArithmetic blames the operand that is no number.
func rewordArithmetic(p *lua.FunctionProto, pc int, text string) string {
	_, types, ok := strings.Cut(text, " operation between ")
	x, y, ok2 := strings.Cut(types, " and ")
	if !ok || !ok2 {
		return text
	}
	culprit, number := x, 1
	if x == "number" || x == "string" && y != "number" && y != "string" {
		culprit, number = y, 2
	}
	return "attempt to perform arithmetic on a " + culprit + " value" + compile.Operand(p, pc, number).String()
}

// rewordArgument names the function whose argument is bad; gopher-lua does
// not know it.
func rewordArgument(l *lua.LState, text string) string {
	number, rest, _ := strings.Cut(text[len("bad argument #"):], " to ")
	_, reason, ok := strings.Cut(rest, " (")
	if !ok {
		return text
	}
	if reason, isAnonymous := strings.CutPrefix(rest, "(anonymous) ("); isAnonymous {
		return "bad argument #" + number + " to '" + calledName(l) + "' (" + reason
	}
	if strings.HasPrefix(rest, "'") {
		return text
	}
	return "bad argument #" + number + " to '" + calledName(l) + "' (" + reason
}

// calledName is the name under which the running Go function was called.
func calledName(l *lua.LState) string {
	if caller, ok := frameAt(l, 1); ok && !caller.fn.IsG {
		if name := compile.Called(caller.fn.Proto, caller.pc); name.Kind != "" {
			return name.Name
		}
	}
	return "?"
}

// calledValue names what could not be called; loops have no name for their
// iterator.
func calledValue(p *lua.FunctionProto, pc int) string {
	name := compile.Called(p, pc)
	if name.Kind == "for iterator" {
		return ""
	}
	return name.String()
}

// calledType is the type of what the call instruction tried to call.
func calledType(l *lua.LState, at frame) string {
	return registerType(l, at, compile.CalledRegister(at.fn.Proto, at.pc))
}

func operandType(l *lua.LState, at frame) string {
	return registerType(l, at, compile.OperandRegister(at.fn.Proto, at.pc))
}

func registerType(l *lua.LState, at frame, register int) string {
	if register < 0 {
		return "nil"
	}
	if _, v := l.GetLocal(at.debug, register+1); v != nil {
		return typeName(v)
	}
	return "nil"
}
