package compile

import (
	lua "github.com/yuin/gopher-lua"

	"duel/script/syntax"
)

func (f *function) statements(b *syntax.Block) {
	for _, s := range b.Stmts {
		f.here = s.Pos()
		f.statement(s)
	}
}

func (f *function) statement(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.LocalStmt:
		f.localStmt(s)
	case *syntax.AssignStmt:
		f.assignStmt(s)
	case *syntax.CallStmt:
		f.multi(s.Call, 0)
	case *syntax.DoStmt:
		f.scoped(s.Body, s.End())
	case *syntax.WhileStmt:
		f.whileStmt(s)
	case *syntax.RepeatStmt:
		f.repeatStmt(s)
	case *syntax.IfStmt:
		f.ifStmt(s)
	case *syntax.NumericForStmt:
		f.numericFor(s)
	case *syntax.GenericForStmt:
		f.genericFor(s)
	case *syntax.FunctionStmt:
		f.functionStmt(s)
	case *syntax.LocalFunctionStmt:
		r := f.reserve(1)
		f.declare(s.Name, r)
		f.functionTo(s.Func, s.Name.Name, r)
	case *syntax.ReturnStmt:
		f.returnStmt(s)
	case *syntax.BreakStmt:
		f.breakStmt(s)
	case *syntax.GotoStmt:
		f.gotoStmt(s)
	case *syntax.LabelStmt:
		f.labelStmt(s)
	}
}

// scoped compiles a block as a scope of its own.
func (f *function) scoped(b *syntax.Block, end syntax.Pos) {
	f.openBlock(b)
	f.statements(b)
	f.closeBlock(end)
}

func (f *function) localStmt(s *syntax.LocalStmt) {
	base := f.free
	f.adjusted(s.Values, len(s.Names), s.Names[0].Name, s.Pos())
	for i, id := range s.Names {
		f.declare(id, base+i)
	}
}

// adjusted evaluates expressions into exactly n new registers. name is that
// of the first target, for functions.
func (f *function) adjusted(list []syntax.Expr, n int, name string, at syntax.Pos) {
	base := f.free
	for i, e := range list {
		switch {
		case i == len(list)-1 && isMulti(e) && n != i+1:
			f.multi(e, max(n-i, 0))
			f.free = base + max(n, i)
		case i >= n:
			f.exprNext(e) // evaluated for its effects only
		case i == 0:
			f.namedNext(e, name)
		default:
			f.exprNext(e)
		}
	}
	if have := f.free - base; have < n {
		f.reserve(n - have)
		f.emitABC(lua.OP_LOADNIL, base+have, base+n-1, 0, at)
	}
	f.free = base + n
	f.touch(f.free)
}

// namedNext is exprNext; a function gets the name.
func (f *function) namedNext(e syntax.Expr, name string) {
	if fn, ok := e.(*syntax.FunctionExpr); ok {
		f.functionTo(fn, name, f.reserve(1))
		return
	}
	f.exprNext(e)
}

func (f *function) assignStmt(s *syntax.AssignStmt) {
	free := f.free
	if len(s.Targets) == 1 && len(s.Values) == 1 {
		f.assignOne(s.Targets[0], s.Values[0])
	} else {
		f.assignMany(s)
	}
	f.free = free
}

func (f *function) assignOne(target, value syntax.Expr) {
	name := f.compiler.chunk.Text(target)
	switch t := target.(type) {
	case *syntax.IndexExpr:
		if f.growsSafely(t) {
			object := f.exprAny(t.Object)
			key := f.exprRK(t.Key)
			f.storeField(object, key, f.namedRK(value, name), t)
			return
		}
		f.setIndexBegin(t)
		f.exprNext(t.Object)
		f.exprNext(t.Key)
		f.namedNext(value, name)
		f.setIndexEnd(t)
	case *syntax.NameExpr:
		if f.isLocal(t) && assignsLast(value) {
			f.namedTo(value, name, f.register(t.Var))
			return
		}
		if f.isLocal(t) {
			f.storeName(t, f.exprNext(value))
			return
		}
		f.storeName(t, f.namedAny(value, name))
	}
}

// namedTo, namedAny and namedRK are exprTo, exprAny and exprRK; a function
// gets the name.
func (f *function) namedTo(e syntax.Expr, name string, dst int) {
	if fn, ok := e.(*syntax.FunctionExpr); ok {
		f.functionTo(fn, name, dst)
		return
	}
	f.exprTo(e, dst)
}

func (f *function) namedAny(e syntax.Expr, name string) int {
	if _, ok := e.(*syntax.FunctionExpr); ok {
		f.namedNext(e, name)
		return f.free - 1
	}
	return f.exprAny(e)
}

func (f *function) namedRK(e syntax.Expr, name string) int {
	if _, ok := e.(*syntax.FunctionExpr); ok {
		return f.namedAny(e, name)
	}
	return f.exprRK(e)
}

// storeName assigns a register to a variable.
func (f *function) storeName(n *syntax.NameExpr, r int) {
	switch {
	case n.Var == nil:
		f.emit(abx(lua.OP_SETGLOBAL, r, f.stringIndex(n.Name)), n.Pos())
	case f.isLocal(n):
		if dst := f.register(n.Var); dst != r {
			f.emitABC(lua.OP_MOVE, dst, r, 0, n.Pos())
		}
	default:
		f.emitABC(lua.OP_SETUPVAL, r, f.upvalue(n.Var), 0, n.Pos())
	}
}

// storeField assigns an operand to a field whose name the source holds, or to
// a low index.
func (f *function) storeField(object, key, value int, t *syntax.IndexExpr) {
	op := lua.OP_SETTABLE
	if isString(t.Key) {
		op = lua.OP_SETTABLEKS
	}
	f.emitABC(op, object, key, value, t.Key.Pos())
}

// lowIndex is up to which an index is no danger: an assignment makes the
// table grow by that many places at most.
const lowIndex = 16

// growsSafely tells whether an assignment to a field can use the instruction
// instead of the operator SetIndex.
func (f *function) growsSafely(t *syntax.IndexExpr) bool {
	if isString(t.Key) {
		return true
	}
	n, ok := f.compiler.constant(t.Key)
	return ok && n.IsInt && n.Int >= 0 && n.Int <= lowIndex
}

// setIndexBegin loads the operator SetIndex; object, key and value must
// follow in the next registers, then setIndexEnd.
func (f *function) setIndexBegin(t *syntax.IndexExpr) {
	index := f.operatorIndex(f.compiler.options.Operators.SetIndex)
	f.emit(abx(lua.OP_LOADK, f.reserve(1), index), t.Key.Pos())
}

func (f *function) setIndexEnd(t *syntax.IndexExpr) {
	f.emitABC(lua.OP_CALL, f.free-4, 4, 1, t.Key.Pos())
	f.free -= 4
}

// place is a target of a multiple assignment with its object and key ready.
type place struct {
	target      syntax.Expr
	object, key int
}

// assignMany evaluates all objects, keys and values before it assigns
// anything.
func (f *function) assignMany(s *syntax.AssignStmt) {
	places := make([]place, len(s.Targets))
	for i, t := range s.Targets {
		places[i].target = t
		if x, ok := t.(*syntax.IndexExpr); ok {
			places[i].object = f.settled(x.Object)
			places[i].key = f.settled(x.Key)
		}
	}
	base := f.free
	f.adjusted(s.Values, len(s.Targets), f.compiler.chunk.Text(s.Targets[0]), s.Pos())
	for i := len(places) - 1; i >= 0; i-- {
		switch t := places[i].target.(type) {
		case *syntax.NameExpr:
			f.storeName(t, base+i)
		case *syntax.IndexExpr:
			f.storePlace(places[i], t, base+i)
		}
	}
}

// storePlace assigns a register to a field.
func (f *function) storePlace(p place, t *syntax.IndexExpr, value int) {
	if f.growsSafely(t) {
		f.storeField(p.object, p.key, value, t)
		return
	}
	f.setIndexBegin(t)
	for _, r := range [...]int{p.object, p.key, value} {
		f.emitABC(lua.OP_MOVE, f.reserve(1), r, 0, t.Key.Pos())
	}
	f.setIndexEnd(t)
}

// settled returns an operand that later assignments to variables do not
// change.
func (f *function) settled(e syntax.Expr) int {
	if n, ok := e.(*syntax.NameExpr); ok && f.isLocal(n) {
		return f.exprNext(e)
	}
	if isString(e) {
		return f.exprRK(e)
	}
	return f.exprNext(e)
}

func (f *function) functionStmt(s *syntax.FunctionStmt) {
	free := f.free
	name := f.compiler.chunk.Text(s.Target)
	if s.Method == nil {
		f.assignOneFunction(s.Target, s.Func, name)
	} else {
		object := f.exprAny(s.Target)
		key := f.rk(f.stringIndex(s.Method.Name), s.Method.Pos())
		value := f.namedAny(s.Func, name+":"+s.Method.Name)
		f.emitABC(lua.OP_SETTABLEKS, object, key, value, s.Pos())
	}
	f.free = free
}

func (f *function) assignOneFunction(target syntax.Expr, fn *syntax.FunctionExpr, name string) {
	switch t := target.(type) {
	case *syntax.NameExpr:
		f.storeName(t, f.namedAny(fn, name))
	case *syntax.IndexExpr:
		object := f.exprAny(t.Object)
		key := f.exprRK(t.Key)
		f.storeField(object, key, f.namedAny(fn, name), t)
	}
}

func (f *function) returnStmt(s *syntax.ReturnStmt) {
	free := f.free
	if len(s.Values) == 1 && !isMulti(s.Values[0]) {
		f.emitABC(lua.OP_RETURN, f.exprAny(s.Values[0]), 2, 0, s.Pos())
	} else {
		count := f.exprList(s.Values)
		f.emitABC(lua.OP_RETURN, free, count+1, 0, s.Pos())
	}
	f.free = free
}

func (f *function) ifStmt(s *syntax.IfStmt) {
	var ends []int
	for i, c := range s.Clauses {
		next := f.jumpIf(c.Cond, false)
		f.scoped(c.Body, c.End())
		if i < len(s.Clauses)-1 || s.Else != nil {
			ends = append(ends, f.jump(c.End()))
		}
		f.patchHere(next)
	}
	if s.Else != nil {
		f.scoped(s.Else, s.Else.End())
	}
	f.patchHere(ends)
}

func (f *function) whileStmt(s *syntax.WhileStmt) {
	f.openLoop()
	top := len(f.code)
	exits := f.jumpIf(s.Cond, false)
	f.scoped(s.Body, s.End())
	f.jumpBack(top, s.Pos())
	f.patchHere(exits)
	f.closeLoop(s.End())
}

// closeLoop ends the scope of a loop statement, where breaks land.
func (f *function) closeLoop(end syntax.Pos) { f.closeBlock(end) }

func (f *function) repeatStmt(s *syntax.RepeatStmt) {
	f.openLoop()
	top := len(f.code)
	f.openBlock(s.Body)
	f.statements(s.Body)
	body := f.block
	f.here = s.Cond.Pos()
	if body.captured {
		exits := f.jumpIf(s.Cond, true)
		f.emitABC(lua.OP_CLOSE, body.base, 0, 0, s.Cond.Pos())
		f.jumpBack(top, s.Cond.Pos())
		f.patchHere(exits)
	} else {
		for _, pc := range f.jumpIf(s.Cond, false) {
			f.patch(pc, top)
		}
	}
	f.closeBlock(s.End())
	f.closeLoop(s.End())
}

func (f *function) numericFor(s *syntax.NumericForStmt) {
	f.openLoop()
	base := f.exprNext(s.Start)
	f.exprNext(s.Limit)
	if s.Step != nil {
		f.exprNext(s.Step)
	} else {
		f.emit(abx(lua.OP_LOADK, f.reserve(1), f.numberIndex(1)), s.Pos())
	}
	for i, name := range [...]string{"(for index)", "(for limit)", "(for step)"} {
		f.declareHidden(name, base+i)
	}
	prepare := f.emit(abx(lua.OP_FORPREP, base, sbxZero), s.Pos())
	f.openBlock(s.Body)
	f.declare(s.Var, f.reserve(1))
	f.statements(s.Body)
	f.closeBlock(s.End())
	loop := f.emit(abx(lua.OP_FORLOOP, base, sbxZero), s.Pos())
	f.patch(prepare, loop)
	f.patch(loop, prepare+1)
	f.closeLoop(s.End())
}

func (f *function) genericFor(s *syntax.GenericForStmt) {
	f.openLoop()
	base := f.free
	f.adjusted(s.Values, 3, "", s.Pos())
	for i, name := range [...]string{"(for generator)", "(for state)", "(for control)"} {
		f.declareHidden(name, base+i)
	}
	enter := f.jump(s.Pos())
	f.openBlock(s.Body)
	first := f.reserve(len(s.Names))
	for i, id := range s.Names {
		f.declare(id, first+i)
	}
	f.touch(first + 3) // the call of the generator needs three registers
	start := len(f.code)
	f.statements(s.Body)
	f.closeBlock(s.End())
	f.patchHere([]int{enter})
	f.emitABC(lua.OP_TFORLOOP, base, 0, len(s.Names), s.Pos())
	f.jumpBack(start, s.Pos())
	f.closeLoop(s.End())
}
