package compile

import (
	"slices"

	lua "github.com/yuin/gopher-lua"
)

// ownName marks, in place of an instruction index, the entry of a
// prototype's call names that holds the function's own name.
const ownName = -1

// settledCaptures marks, in place of an instruction index, the prototypes of
// functions all of whose captured variables keep their first value.
const settledCaptures = -2

// Interchangeable tells whether two functions written in Lua do the same for
// good: they have the same text, and the variables they captured have the same
// values and are never assigned again.
func Interchangeable(f, g *lua.LFunction) bool {
	if f == g {
		return true
	}
	if f.IsG || f.Proto != g.Proto || !slices.ContainsFunc(f.Proto.DbgCalls, func(c lua.DbgCall) bool { return c.Pc == settledCaptures }) {
		return false
	}
	return slices.EqualFunc(f.Upvalues, g.Upvalues, func(a, b *lua.Upvalue) bool { return a.Value() == b.Value() })
}

// FunctionName returns the name under which the source defines a function:
// "s.target" for "function s.target()", "main chunk" for a file; "" for an
// anonymous function.
func FunctionName(p *lua.FunctionProto) string {
	if len(p.DbgCalls) > 0 && p.DbgCalls[0].Pc == ownName {
		return p.DbgCalls[0].Name
	}
	return ""
}

// Name says what a value is in the source: Kind is "local", "upvalue",
// "global", "field", "method", "constant" or "metamethod". The zero Name is
// a value without one.
type Name struct{ Kind, Name string }

// String returns " (local 'x')", or "" for no name: the form messages end
// with.
func (n Name) String() string {
	if n.Kind == "" {
		return ""
	}
	return " (" + n.Kind + " '" + n.Name + "')"
}

func opcode(inst uint32) int { return int(inst >> 26) }
func argA(inst uint32) int   { return int(inst>>18) & 0xff }
func argB(inst uint32) int   { return int(inst & 0x1ff) }
func argC(inst uint32) int   { return int(inst>>9) & 0x1ff }
func argBx(inst uint32) int  { return int(inst & maxBx) }

// valid tells whether pc is an instruction of p.
func valid(p *lua.FunctionProto, pc int) bool { return p != nil && pc >= 0 && pc < len(p.Code) }

// Called names the function that the instruction at pc calls; for an
// operator it is the metamethod's event.
func Called(p *lua.FunctionProto, pc int) Name {
	if !valid(p, pc) {
		return Name{}
	}
	inst := p.Code[pc]
	switch op := opcode(inst); op {
	case lua.OP_CALL:
		return registerName(p, pc, argA(inst))
	case lua.OP_TFORLOOP:
		return Name{"for iterator", "for iterator"}
	case lua.OP_SELF, lua.OP_GETGLOBAL, lua.OP_GETTABLE, lua.OP_GETTABLEKS:
		return Name{"metamethod", "index"}
	case lua.OP_SETGLOBAL, lua.OP_SETTABLE, lua.OP_SETTABLEKS:
		return Name{"metamethod", "newindex"}
	default:
		if event, ok := events[op]; ok {
			return Name{"metamethod", event}
		}
	}
	return Name{}
}

var events = map[int]string{
	lua.OP_ADD: "add", lua.OP_SUB: "sub", lua.OP_MUL: "mul", lua.OP_DIV: "div", lua.OP_MOD: "mod",
	lua.OP_POW: "pow", lua.OP_UNM: "unm", lua.OP_EQ: "eq", lua.OP_LT: "lt", lua.OP_LE: "le",
}

// ArgumentCount returns how many arguments the call at pc passes, -1 if that
// is not fixed in the code.
func ArgumentCount(p *lua.FunctionProto, pc int) int {
	if !valid(p, pc) || opcode(p.Code[pc]) != lua.OP_CALL {
		return -1
	}
	return argB(p.Code[pc]) - 1
}

// Indexed names the object in which the instruction at pc looks up or stores
// a field.
func Indexed(p *lua.FunctionProto, pc int) Name {
	if !valid(p, pc) {
		return Name{}
	}
	inst := p.Code[pc]
	switch opcode(inst) {
	case lua.OP_SELF, lua.OP_GETTABLE, lua.OP_GETTABLEKS:
		return registerName(p, pc, argB(inst))
	case lua.OP_SETTABLE, lua.OP_SETTABLEKS:
		return registerName(p, pc, argA(inst))
	}
	return Name{}
}

// Operand names the operand of that number, from 1, of the operator at pc:
// one gopher-lua has, or a call of one of the Operators.
func Operand(p *lua.FunctionProto, pc, number int) Name {
	if !valid(p, pc) {
		return Name{}
	}
	inst := p.Code[pc]
	switch op := opcode(inst); {
	case op == lua.OP_CALL:
		return registerName(p, pc, argA(inst)+number)
	case op == lua.OP_UNM || number == 1:
		return operandName(p, pc, argB(inst))
	}
	return operandName(p, pc, argC(inst))
}

func operandName(p *lua.FunctionProto, pc, rk int) Name {
	if rk&rkConstant == 0 {
		return registerName(p, pc, rk)
	}
	return Name{} // Lua 5.3 names no constants here
}

// keyName names the constant key of a look-up.
func keyName(p *lua.FunctionProto, pc, rk int) (string, bool) {
	name := Name{}
	if rk&rkConstant == 0 {
		name = registerName(p, pc, rk)
	} else {
		name = constantName(p, rk&^rkConstant)
	}
	return name.Name, name.Kind == "constant"
}

func constantName(p *lua.FunctionProto, index int) Name {
	if s, ok := p.Constants[index].(lua.LString); ok {
		return Name{"constant", string(s)}
	}
	return Name{}
}

// localName returns the name of the variable a register holds at pc: active
// variables fill the registers from 0 in the order of their declarations.
func localName(p *lua.FunctionProto, pc, register int) string {
	for _, l := range p.DbgLocals {
		if l.StartPc > pc {
			break
		}
		if pc < l.EndPc {
			if register == 0 {
				return l.Name
			}
			register--
		}
	}
	return ""
}

// registerName finds out what the value in a register is by the instruction
// that put it there.
func registerName(p *lua.FunctionProto, pc, register int) Name {
	if name := localName(p, pc, register); name != "" {
		return Name{"local", name}
	}
	set := setter(p, pc, register)
	if set < 0 {
		return Name{}
	}
	inst := p.Code[set]
	switch opcode(inst) {
	case lua.OP_MOVE, lua.OP_MOVEN:
		if b := argB(inst); b < register {
			return registerName(p, set, b)
		}
	case lua.OP_GETGLOBAL:
		return Name{"global", p.Constants[argBx(inst)].String()}
	case lua.OP_GETUPVAL:
		return Name{"upvalue", p.DbgUpvalues[argB(inst)]}
	case lua.OP_GETTABLE, lua.OP_GETTABLEKS:
		if key, ok := keyName(p, set, argC(inst)); ok {
			return Name{"field", key}
		}
	case lua.OP_SELF:
		if key, ok := keyName(p, set, argC(inst)); ok && register == argA(inst) {
			return Name{"method", key}
		}
	case lua.OP_LOADK:
		return constantName(p, argBx(inst))
	}
	return Name{}
}

// setter returns the last instruction before pc that certainly gave a
// register its value, -1 if a jump makes that uncertain.
func setter(p *lua.FunctionProto, pc, register int) int {
	set, uncertainTo := -1, 0
	for i := 0; i < pc; i++ {
		inst := p.Code[i]
		a, hit := argA(inst), false
		switch opcode(inst) {
		case lua.OP_LOADNIL:
			hit = a <= register && register <= argB(inst)
		case lua.OP_TFORLOOP:
			hit = register >= a+3
		case lua.OP_CALL, lua.OP_VARARG:
			hit = register >= a
		case lua.OP_SELF:
			hit = register == a || register == a+1
		case lua.OP_JMP:
			if target := i + 1 + argBx(inst) - sbxZero; target > i && target <= pc {
				uncertainTo = max(uncertainTo, target)
			}
		case lua.OP_CLOSURE:
			hit = register == a
			i += int(p.FunctionPrototypes[argBx(inst)].NumUpvalues)
		case lua.OP_SETGLOBAL, lua.OP_SETUPVAL, lua.OP_SETTABLE, lua.OP_SETTABLEKS, lua.OP_EQ, lua.OP_LT,
			lua.OP_LE, lua.OP_TEST, lua.OP_RETURN, lua.OP_FORPREP, lua.OP_FORLOOP, lua.OP_SETLIST,
			lua.OP_CLOSE, lua.OP_NOP:
		default:
			hit = register == a
		}
		if !hit {
			continue
		}
		if set = i; i < uncertainTo {
			set = -1
		}
	}
	return set
}

// CalledRegister returns the register, from 0, that holds the function which
// the instruction at pc calls; -1 if it calls none.
func CalledRegister(p *lua.FunctionProto, pc int) int {
	if valid(p, pc) {
		switch op := opcode(p.Code[pc]); op {
		case lua.OP_CALL, lua.OP_TFORLOOP:
			return argA(p.Code[pc])
		}
	}
	return -1
}

// OperandRegister returns the register of the first operand of the operator
// at pc, -1 if that is a constant.
func OperandRegister(p *lua.FunctionProto, pc int) int {
	if !valid(p, pc) || argB(p.Code[pc])&rkConstant != 0 {
		return -1
	}
	return argB(p.Code[pc])
}
