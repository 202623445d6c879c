package compile

import (
	lua "github.com/yuin/gopher-lua"

	"duel/script/syntax"
)

// Compile turns a chunk without errors into a prototype. It resolves the
// chunk first if that was not done. The error is an ErrorList of the syntax
// package for mistakes, an *Error for limits.
func Compile(chunk *syntax.Chunk, options Options) (proto *lua.FunctionProto, err error) {
	if _, err := syntax.Resolve(chunk); err != nil {
		return nil, err
	}
	if len(chunk.Errors) > 0 {
		return nil, chunk.Errors
	}
	defer func() {
		switch failure := recover().(type) {
		case nil:
		case *Error:
			err = failure
		default:
			panic(failure)
		}
	}()
	c := &compiler{chunk: chunk, options: options}
	return c.main(), nil
}

// Source parses and compiles a text.
func Source(name, src string, options Options) (*lua.FunctionProto, error) {
	chunk, err := syntax.Parse(name, src)
	if err != nil {
		return nil, err
	}
	return Compile(chunk, options)
}

// compiler holds what all functions of a chunk share.
type compiler struct {
	chunk   *syntax.Chunk
	options Options
	// The line of the last position asked for, and its extent: code is
	// emitted nearly in the order of the text.
	lastLine         int
	lineFrom, lineTo syntax.Pos
}

// line returns the line of a position.
func (c *compiler) line(at syntax.Pos) int {
	if at < c.lineFrom || at >= c.lineTo {
		c.lastLine = c.chunk.Line(at)
		c.lineFrom, c.lineTo = c.chunk.LineExtent(c.lastLine)
	}
	return c.lastLine
}

// function is the state of one function being compiled.
type function struct {
	compiler *compiler
	parent   *function
	node     *syntax.FunctionExpr // nil for the chunk itself
	proto    *lua.FunctionProto

	code       []uint32
	positions  []int
	constants  []lua.LValue
	constantOf map[any]int

	locals    []local
	free      int // the first register not in use
	registers int // how many registers it needs
	block     *block
	labels    map[*syntax.LabelStmt]*label

	upvalues  []upvalue
	upvalueOf map[*syntax.Variable]int
	here      syntax.Pos // where the compiler is, for messages about limits
}

// local is an active local variable; v is nil for hidden ones.
type local struct {
	v        *syntax.Variable
	register int
	debug    *lua.DbgLocalInfo
}

// upvalue is a variable of an outer function: a register of the function
// around, or one of its upvalues.
type upvalue struct {
	v         *syntax.Variable
	fromLocal bool
	index     int
}

// block is one open scope.
type block struct {
	parent   *block
	locals   int // how many locals were active before it
	base     int // the first register of its own
	captured bool
	isLoop   bool
	breaks   []int
}

// label is a label of an open block and the jumps that wait for it.
type label struct {
	block   *block
	pc      int // -1 until it is met
	level   int // the first free register there
	waiting []int
}

func newFunction(c *compiler, parent *function, node *syntax.FunctionExpr, name string) *function {
	f := &function{
		compiler:   c,
		parent:     parent,
		node:       node,
		constantOf: make(map[any]int),
		registers:  2,
	}
	f.proto = &lua.FunctionProto{SourceName: c.chunk.Name}
	if name != "" {
		f.proto.DbgCalls = []lua.DbgCall{{Name: name, Pc: ownName}}
	}
	return f
}

// main compiles the chunk itself, a vararg function without parameters.
func (c *compiler) main() *lua.FunctionProto {
	f := newFunction(c, nil, nil, "main chunk")
	f.proto.IsVarArg = lua.VarArgIsVarArg
	f.proto.LastLineDefined = c.chunk.Line(c.chunk.End())
	f.openBlock(c.chunk.Body)
	f.statements(c.chunk.Body)
	f.closeBlock(c.chunk.End())
	return f.finish(c.chunk.End())
}

// child compiles an inner function.
func (f *function) child(node *syntax.FunctionExpr, name string) *function {
	c := newFunction(f.compiler, f, node, name)
	c.here = node.Pos()
	c.openBlock(node.Body)
	if node.Self != nil {
		c.declare(node.Self, c.reserve(1))
	}
	for _, id := range node.Params {
		c.declare(id, c.reserve(1))
	}
	c.proto.NumParameters = uint8(len(c.locals))
	if node.IsVararg {
		c.proto.IsVarArg = lua.VarArgIsVarArg
	}
	c.proto.LineDefined = c.compiler.line(node.Pos())
	c.statements(node.Body)
	end := node.End() - syntax.Pos(len("end"))
	c.closeLocals()
	c.proto.LastLineDefined = c.compiler.line(end)
	c.finish(end)
	return c
}

// finish appends the final return and fills the prototype.
func (f *function) finish(end syntax.Pos) *lua.FunctionProto {
	f.emitABC(lua.OP_RETURN, 0, 1, 0, end)
	f.mergeMoves()
	p := f.proto
	p.Code = f.code
	p.DbgSourcePositions = f.positions
	p.NumUsedRegisters = uint8(f.registers)
	p.NumUpvalues = uint8(len(f.upvalues))
	settled := true
	for _, u := range f.upvalues {
		p.DbgUpvalues = append(p.DbgUpvalues, u.v.Name)
		settled = settled && u.v.Assigned == 0
	}
	if settled {
		p.DbgCalls = append(p.DbgCalls, lua.DbgCall{Pc: settledCaptures})
	}
	setConstants(p, f.constants)
	return p
}

// mergeMoves marks runs of moves, which gopher-lua then does in one step.
// The moves stay in place, so jumps into a run remain right.
func (f *function) mergeMoves() {
	run := 0
	for pc := 0; pc <= len(f.code); pc++ {
		op := -1
		if pc < len(f.code) {
			op = int(f.code[pc] >> 26)
		}
		if op == lua.OP_MOVE {
			run++
			continue
		}
		if run > 1 {
			first := f.code[pc-run]
			a, b := int(first>>18)&0xff, int(first&0x1ff)
			f.code[pc-run] = abc(lua.OP_MOVEN, a, b, min(run-1, 1<<9-1))
		}
		run = 0
		switch {
		case op == lua.OP_CLOSURE:
			pc += int(f.proto.FunctionPrototypes[f.code[pc]&maxBx].NumUpvalues)
		case op == lua.OP_SETLIST && argC(f.code[pc]) == 0:
			pc++
		}
	}
}

// fail stops the compilation.
func (f *function) fail(at syntax.Pos, message string) {
	if at == 0 {
		at = f.here
	}
	panic(&Error{File: f.compiler.chunk.Name, Line: f.compiler.chunk.Line(at), Message: message})
}
