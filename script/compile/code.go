package compile

import (
	"math"
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"duel/script/syntax"
)

// Layout of an instruction: 6 bits opcode, 8 bits A, 9 bits C, 9 bits B; Bx
// is B and C together. An operand "RK" is a register, or a constant with
// rkConstant set.
const (
	rkConstant  = 1 << 8
	maxRK       = rkConstant - 1
	maxBx       = 1<<18 - 1
	sbxZero     = maxBx >> 1
	maxRegister = 250
	maxLocals   = 200
	maxUpvalues = 255
)

func abc(op, a, b, c int) uint32 {
	return uint32(op)<<26 | uint32(a)<<18 | uint32(c)<<9 | uint32(b)
}

func abx(op, a, bx int) uint32 { return uint32(op)<<26 | uint32(a)<<18 | uint32(bx) }

// Each instruction's source position, as gopher-lua stores it, is a line and
// the instruction's own index: gopher-lua shows error handlers the former
// only, and the latter tells which operand was at fault.
const (
	lineBits = 24
	lineMask = 1<<lineBits - 1
	holdsPC  = strconv.IntSize == 64
)

// encodePosition packs a line and an instruction index.
func encodePosition(line, pc int) int {
	if holdsPC {
		return pc<<lineBits | line&lineMask
	}
	return line
}

// Position unpacks the "line" gopher-lua reports for compiled code: the line
// in the source, and the index of the instruction, -1 if it is not known.
func Position(reported int) (line, pc int) {
	if holdsPC && reported >= 0 {
		return reported & lineMask, reported >> lineBits
	}
	return reported, -1
}

// emit appends an instruction and returns its index.
func (f *function) emit(inst uint32, at syntax.Pos) int {
	f.code = append(f.code, inst)
	f.positions = append(f.positions, encodePosition(f.compiler.line(at), len(f.positions)))
	return len(f.code) - 1
}

func (f *function) emitABC(op, a, b, c int, at syntax.Pos) { f.emit(abc(op, a, b, c), at) }

// jump appends a jump whose target is set later, and returns its index.
func (f *function) jump(at syntax.Pos) int { return f.emit(abx(lua.OP_JMP, 0, sbxZero), at) }

// jumpBack appends a jump to an instruction already there.
func (f *function) jumpBack(target int, at syntax.Pos) { f.patch(f.jump(at), target) }

// patch sets the target of a jump or loop instruction.
func (f *function) patch(pc, target int) {
	offset := target - (pc + 1)
	if offset > sbxZero || offset < -sbxZero {
		f.fail(syntax.Pos(0), "control structure too long")
	}
	f.code[pc] = f.code[pc]&^uint32(maxBx) | uint32(offset+sbxZero)
}

// patchHere lands jumps at the next instruction.
func (f *function) patchHere(list []int) {
	for _, pc := range list {
		f.patch(pc, len(f.code))
	}
}

// reserve takes n registers and returns the first.
func (f *function) reserve(n int) int {
	first := f.free
	f.free += n
	f.touch(f.free)
	return first
}

// touch notes that the registers below top are in use.
func (f *function) touch(top int) {
	if top > f.registers {
		if top > maxRegister {
			f.fail(syntax.Pos(0), "function or expression needs too many registers")
		}
		f.registers = top
	}
}

// constantIndex returns the index of a constant, which it adds if need be.
// key identifies it: the value itself except for floats, which go by their
// bits.
func (f *function) constantIndex(key any, v lua.LValue) int {
	if i, ok := f.constantOf[key]; ok {
		return i
	}
	i := len(f.constants)
	if i > maxBx {
		f.fail(syntax.Pos(0), "too many constants")
	}
	f.constants = append(f.constants, v)
	f.constantOf[key] = i
	return i
}

func (f *function) stringIndex(s string) int { return f.constantIndex(s, lua.LString(s)) }

func (f *function) numberIndex(v float64) int {
	return f.constantIndex(math.Float64bits(v), lua.LNumber(v))
}

func (f *function) operatorIndex(fn *lua.LFunction) int { return f.constantIndex(fn, fn) }

// rk makes an operand of a constant: in place if the index fits, else loaded
// into a new register.
func (f *function) rk(index int, at syntax.Pos) int {
	if index <= maxRK {
		return index | rkConstant
	}
	r := f.reserve(1)
	f.emit(abx(lua.OP_LOADK, r, index), at)
	return r
}
