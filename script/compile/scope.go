package compile

import (
	lua "github.com/yuin/gopher-lua"

	"duel/script/syntax"
)

// openLoop begins the scope of a loop statement, around that of its body.
// Its end is where breaks land.
func (f *function) openLoop() {
	f.block = &block{parent: f.block, locals: len(f.locals), base: f.free, isLoop: true}
}

// openBlock begins a scope and announces its labels.
func (f *function) openBlock(node *syntax.Block) {
	f.block = &block{parent: f.block, locals: len(f.locals), base: f.free}
	for _, s := range node.Stmts {
		if l, ok := s.(*syntax.LabelStmt); ok {
			if f.labels == nil {
				f.labels = make(map[*syntax.LabelStmt]*label)
			}
			f.labels[l] = &label{block: f.block, pc: -1}
		}
	}
}

// closeBlock ends a scope: captured variables are detached from their
// registers, jumps out of a loop land here.
func (f *function) closeBlock(at syntax.Pos) {
	b := f.block
	if b.captured && b.parent != nil {
		f.emitABC(lua.OP_CLOSE, b.base, 0, 0, at)
	}
	f.closeLocals()
	f.patchHere(b.breaks)
}

// closeLocals ends the life of the block's variables and leaves it.
func (f *function) closeLocals() {
	b := f.block
	for _, l := range f.locals[b.locals:] {
		l.debug.EndPc = len(f.code)
	}
	f.locals = f.locals[:b.locals]
	f.free = b.base
	f.block = b.parent
}

// declare makes a variable active; its value is in the register.
func (f *function) declare(id *syntax.Ident, register int) {
	if id.Attrib == syntax.CloseAttrib {
		f.fail(id.Pos(), "variables with the attribute 'close' are not supported")
	}
	if id.Name == "_ENV" {
		f.fail(id.Pos(), "_ENV is not supported")
	}
	f.declareHidden(id.Name, register)
	f.locals[len(f.locals)-1].v = id.Var
	if id.Var.Captured {
		f.block.captured = true
	}
}

// declareHidden makes a variable active that has no name in the source.
func (f *function) declareHidden(name string, register int) {
	if len(f.locals) >= maxLocals {
		f.fail(syntax.Pos(0), "too many local variables (limit is 200)")
	}
	debug := &lua.DbgLocalInfo{Name: name, StartPc: len(f.code)}
	f.proto.DbgLocals = append(f.proto.DbgLocals, debug)
	f.locals = append(f.locals, local{register: register, debug: debug})
}

// register returns where a variable of this function lives.
func (f *function) register(v *syntax.Variable) int {
	for i := len(f.locals) - 1; i >= 0; i-- {
		if f.locals[i].v == v {
			return f.locals[i].register
		}
	}
	panic("compile: variable " + v.Name + " is not active")
}

// isLocal tells whether a name is a variable of this function.
func (f *function) isLocal(n *syntax.NameExpr) bool { return n.Var != nil && n.Var.Func == f.node }

// upvalue returns the index of an outer function's variable.
func (f *function) upvalue(v *syntax.Variable) int {
	if i, ok := f.upvalueOf[v]; ok {
		return i
	}
	u := upvalue{v: v}
	if v.Func == f.parent.node {
		u.fromLocal, u.index = true, f.parent.register(v)
	} else {
		u.index = f.parent.upvalue(v)
	}
	i := len(f.upvalues)
	if i >= maxUpvalues {
		f.fail(syntax.Pos(0), "too many upvalues (limit is 255)")
	}
	if f.upvalueOf == nil {
		f.upvalueOf = make(map[*syntax.Variable]int)
	}
	f.upvalues = append(f.upvalues, u)
	f.upvalueOf[v] = i
	return i
}

// anyCaptured tells whether a variable at or above a register is captured.
func (f *function) anyCaptured(level int) bool {
	for i := len(f.locals) - 1; i >= 0 && f.locals[i].register >= level; i-- {
		if v := f.locals[i].v; v != nil && v.Captured {
			return true
		}
	}
	return false
}

// leaveTo detaches captured variables from level on, before a jump that
// leaves their scope.
func (f *function) leaveTo(level int, at syntax.Pos) {
	if f.anyCaptured(level) {
		f.emitABC(lua.OP_CLOSE, level, 0, 0, at)
	}
}

func (f *function) breakStmt(s *syntax.BreakStmt) {
	loop := f.block
	for !loop.isLoop {
		loop = loop.parent
	}
	f.leaveTo(loop.base, s.Pos())
	loop.breaks = append(loop.breaks, f.jump(s.Pos()))
}

func (f *function) labelStmt(s *syntax.LabelStmt) {
	l := f.labels[s]
	l.pc, l.level = len(f.code), f.free
	f.patchHere(l.waiting)
}

func (f *function) gotoStmt(s *syntax.GotoStmt) {
	l := f.labels[s.Target]
	if l.pc >= 0 {
		f.leaveTo(l.level, s.Pos())
		f.jumpBack(l.pc, s.Pos())
		return
	}
	level := f.free
	for b := f.block; b != l.block; b = b.parent {
		level = b.base
	}
	f.leaveTo(level, s.Pos())
	l.waiting = append(l.waiting, f.jump(s.Pos()))
}
