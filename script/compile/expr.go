package compile

import (
	lua "github.com/yuin/gopher-lua"

	"duel/script/syntax"
)

// exprNext puts a value into the next free register and returns it.
func (f *function) exprNext(e syntax.Expr) int {
	r := f.free
	f.touch(r + 1)
	f.exprTo(e, r)
	f.free = r + 1
	return r
}

// exprAny returns a register with the value: that of a local variable, or
// the next free one.
func (f *function) exprAny(e syntax.Expr) int {
	if p, ok := e.(*syntax.ParenExpr); ok {
		return f.exprAny(p.X)
	}
	if n, ok := e.(*syntax.NameExpr); ok && f.isLocal(n) {
		return f.register(n.Var)
	}
	return f.exprNext(e)
}

// exprRK returns an operand with the value: a constant or a register.
func (f *function) exprRK(e syntax.Expr) int {
	if s, ok := e.(*syntax.StringExpr); ok {
		return f.rk(f.stringIndex(s.Value), e.Pos())
	}
	if n, ok := f.compiler.constant(e); ok {
		return f.rk(f.numberIndex(n.Float), e.Pos())
	}
	return f.exprAny(e)
}

// exprTo puts a value into a register: one that is free, or a local variable
// if assignsLast says that is safe. Registers above the first free one serve
// as scratch.
func (f *function) exprTo(e syntax.Expr, dst int) {
	if n, ok := f.compiler.constant(e); ok {
		f.emit(abx(lua.OP_LOADK, dst, f.numberIndex(n.Float)), e.Pos())
		return
	}
	free := f.free
	switch e := e.(type) {
	case *syntax.NilExpr:
		f.emitABC(lua.OP_LOADNIL, dst, dst, 0, e.Pos())
	case *syntax.TrueExpr:
		f.emitABC(lua.OP_LOADBOOL, dst, 1, 0, e.Pos())
	case *syntax.FalseExpr:
		f.emitABC(lua.OP_LOADBOOL, dst, 0, 0, e.Pos())
	case *syntax.StringExpr:
		f.emit(abx(lua.OP_LOADK, dst, f.stringIndex(e.Value)), e.Pos())
	case *syntax.NameExpr:
		f.nameTo(e, dst)
	case *syntax.ParenExpr:
		f.exprTo(e.X, dst)
	case *syntax.IndexExpr:
		f.indexTo(e, dst)
	case *syntax.FunctionExpr:
		f.functionTo(e, "", dst)
	case *syntax.TableExpr:
		f.tableTo(e, dst)
	case *syntax.UnaryExpr:
		f.unaryTo(e, dst)
	case *syntax.BinaryExpr:
		f.binaryTo(e, dst)
	default: // a call or "..."
		r := f.multi(e, 1)
		if r != dst {
			f.emitABC(lua.OP_MOVE, dst, r, 0, e.Pos())
		}
	}
	f.free = free
}

// assignsLast tells whether exprTo writes its target only when it has read
// all variables the expression uses.
func assignsLast(e syntax.Expr) bool {
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return assignsLast(e.X)
	case *syntax.TableExpr:
		return false
	case *syntax.BinaryExpr:
		return e.Op != syntax.And && e.Op != syntax.Or
	}
	return true
}

func (f *function) nameTo(n *syntax.NameExpr, dst int) {
	switch {
	case n.Var == nil:
		if n.Name == "_ENV" {
			f.fail(n.Pos(), "_ENV is not supported")
		}
		f.emit(abx(lua.OP_GETGLOBAL, dst, f.stringIndex(n.Name)), n.Pos())
	case f.isLocal(n):
		if r := f.register(n.Var); r != dst {
			f.emitABC(lua.OP_MOVE, dst, r, 0, n.Pos())
		}
	default:
		f.emitABC(lua.OP_GETUPVAL, dst, f.upvalue(n.Var), 0, n.Pos())
	}
}

func (f *function) indexTo(e *syntax.IndexExpr, dst int) {
	object := f.exprAny(e.Object)
	key := f.exprRK(e.Key)
	op := lua.OP_GETTABLE
	if isString(e.Key) {
		op = lua.OP_GETTABLEKS
	}
	f.emitABC(op, dst, object, key, e.Key.Pos())
}

func isString(e syntax.Expr) bool {
	_, ok := e.(*syntax.StringExpr)
	return ok
}

// multi evaluates a call or "..." at the next free register, which it
// returns, with the number of results wanted, -1 for all. It reserves
// nothing.
func (f *function) multi(e syntax.Expr, want int) int {
	base := f.free
	f.touch(base + max(want, 1))
	switch e := e.(type) {
	case *syntax.VarargExpr:
		f.emitABC(lua.OP_VARARG, base, want+1, 0, e.Pos())
	case *syntax.CallExpr:
		f.exprNext(e.Func)
		f.call(base, e.Args, 0, want, e.ArgsPos)
	case *syntax.MethodCallExpr:
		object := f.exprAny(e.Object)
		name := f.rk(f.stringIndex(e.Method.Name), e.Method.Pos())
		f.free = base
		f.reserve(2)
		f.emitABC(lua.OP_SELF, base, object, name, e.Method.Pos())
		f.call(base, e.Args, 1, want, e.ArgsPos)
	default:
		panic("compile: expression without multiple results")
	}
	f.free = base
	return base
}

// call evaluates the arguments behind the function at base, and calls it.
// given counts the arguments already there.
func (f *function) call(base int, args []syntax.Expr, given, want int, at syntax.Pos) {
	count := f.exprList(args)
	if count >= 0 {
		count += given
	}
	f.emitABC(lua.OP_CALL, base, count+1, want+1, at)
}

// exprList evaluates expressions into the next registers, which it reserves.
// It returns how many there are, -1 if the last gave all its results.
func (f *function) exprList(list []syntax.Expr) int {
	for i, e := range list {
		if i == len(list)-1 && isMulti(e) {
			f.multi(e, -1)
			return -1
		}
		f.exprNext(e)
	}
	return len(list)
}

// isMulti tells whether an expression can give any number of values.
func isMulti(e syntax.Expr) bool {
	switch e.(type) {
	case *syntax.CallExpr, *syntax.MethodCallExpr, *syntax.VarargExpr:
		return true
	}
	return false
}

// operator calls a Go function with the operands and leaves its result in
// dst.
func (f *function) operator(fn *lua.LFunction, operands []syntax.Expr, dst int, at syntax.Pos) {
	base := f.reserve(1)
	f.emit(abx(lua.OP_LOADK, base, f.operatorIndex(fn)), at)
	for _, e := range operands {
		f.exprNext(e)
	}
	f.emitABC(lua.OP_CALL, base, len(operands)+1, 2, at)
	if base != dst {
		f.emitABC(lua.OP_MOVE, dst, base, 0, at)
	}
}

func (f *function) functionTo(e *syntax.FunctionExpr, name string, dst int) {
	child := f.child(e, name)
	index := len(f.proto.FunctionPrototypes)
	f.proto.FunctionPrototypes = append(f.proto.FunctionPrototypes, child.proto)
	f.emit(abx(lua.OP_CLOSURE, dst, index), e.Pos())
	for _, u := range child.upvalues {
		op := lua.OP_GETUPVAL
		if u.fromLocal {
			op = lua.OP_MOVE
		}
		f.emitABC(op, 0, u.index, 0, e.Pos())
	}
}

// itemsPerFlush is how many list items of a table constructor gopher-lua
// stores at once.
var itemsPerFlush = lua.FieldsPerFlush

func (f *function) tableTo(e *syntax.TableExpr, dst int) {
	table := f.reserve(1) // dst itself, if that is the next free register
	items := 0
	for _, field := range e.Fields {
		if field.Key == nil {
			items++
		}
	}
	named := len(e.Fields) - items
	const most = 1<<9 - 1
	f.emitABC(lua.OP_NEWTABLE, table, min(items, most), min(named, most), e.Pos())
	f.fields(e, table)
	f.free = table + 1
	f.countTable(named, e.Pos())
	if table != dst {
		f.emitABC(lua.OP_MOVE, dst, table, 0, e.Pos())
	}
}

// manyFields is how many named fields of a table constructor are counted
// one by one.
const manyFields = 4

// countTable calls the operator that counts tables.
func (f *function) countTable(named int, at syntax.Pos) {
	base := f.reserve(1)
	f.emit(abx(lua.OP_LOADK, base, f.operatorIndex(f.compiler.options.Operators.NewTable)), at)
	args := 0
	if named > manyFields {
		args = 1
		f.emit(abx(lua.OP_LOADK, f.reserve(1), f.numberIndex(float64(named))), at)
	}
	f.emitABC(lua.OP_CALL, base, args+1, 1, at)
}

// fields fills a new table.
func (f *function) fields(e *syntax.TableExpr, table int) {
	pending, batch := 0, 1
	for i, field := range e.Fields {
		switch {
		case field.Key != nil:
			free := f.free
			op := lua.OP_SETTABLE
			if isString(field.Key) {
				op = lua.OP_SETTABLEKS
			}
			key := f.exprRK(field.Key)
			f.emitABC(op, table, key, f.exprRK(field.Value), field.Pos())
			f.free = free
		case i == len(e.Fields)-1 && isMulti(field.Value):
			f.multi(field.Value, -1)
			f.setList(table, 0, batch, field.Pos())
			return
		default:
			f.exprNext(field.Value)
			if pending++; pending == itemsPerFlush {
				f.setList(table, pending, batch, field.Pos())
				pending, batch = 0, batch+1
				f.free = table + 1
			}
		}
	}
	if pending > 0 {
		f.setList(table, pending, batch, e.End()-1)
	}
}

// setList stores n items, 0 for all there are, as the batch of that number.
func (f *function) setList(table, n, batch int, at syntax.Pos) {
	if batch < 1<<9 {
		f.emitABC(lua.OP_SETLIST, table, n, batch, at)
		return
	}
	f.emitABC(lua.OP_SETLIST, table, n, 0, at)
	f.emit(uint32(batch), at)
}
