package lint

import "duel/script/syntax"

// maxDepth bounds how deep one inference looks through the text.
const maxDepth = 40

// kinds is what an expression may be.
func (f *File) kinds(e syntax.Expr) Kinds { return f.infer(e, maxDepth) }

func (f *File) infer(e syntax.Expr, depth int) Kinds {
	if depth == 0 {
		return Any
	}
	depth--
	switch e := e.(type) {
	case *syntax.NilExpr:
		return Nil
	case *syntax.TrueExpr, *syntax.FalseExpr:
		return Bool
	case *syntax.NumberExpr:
		return Num
	case *syntax.StringExpr:
		return Str
	case *syntax.FunctionExpr:
		return Fun
	case *syntax.TableExpr:
		return Tab
	case *syntax.ParenExpr:
		return f.infer(e.X, depth)
	case *syntax.NameExpr:
		return f.inferName(e, depth)
	case *syntax.IndexExpr:
		return f.inferIndex(e)
	case *syntax.CallExpr, *syntax.MethodCallExpr:
		return f.result(source{expr: e}, depth)
	case *syntax.UnaryExpr:
		return f.inferUnary(e, depth)
	case *syntax.BinaryExpr:
		return f.inferBinary(e, depth)
	}
	return Any
}

func (f *File) inferName(e *syntax.NameExpr, depth int) Kinds {
	if e.Var == nil {
		return f.inferGlobal(e.Name)
	}
	return f.variable(e.Var, depth)
}

func (f *File) inferGlobal(name string) Kinds {
	if f.Chunk.Scopes.AssignedGlobals[name] > 0 {
		return Any
	}
	if _, ok := f.library.constants[name]; ok {
		return Num
	}
	if f.library.tables[f.library.tableName(name)] != nil {
		return Tab
	}
	if f.library.globals[name] != nil {
		return Fun
	}
	return Any
}

// variable is what a local variable may ever be.
func (f *File) variable(v *syntax.Variable, depth int) Kinds {
	if k, ok := f.known[v]; ok {
		return k
	}
	if f.busy[v] {
		return Any
	}
	f.busy[v] = true
	k := f.inferVariable(v, depth)
	delete(f.busy, v)
	f.known[v] = k
	return k
}

func (f *File) inferVariable(v *syntax.Variable, depth int) Kinds {
	b := f.vars[v]
	k := None
	switch v.Kind {
	case syntax.ParamVar:
		k = f.parameter(v, depth)
	case syntax.SelfVar:
		return Any
	}
	if b == nil {
		return k | bareKinds(v, k)
	}
	if b.unknown {
		return Any
	}
	if b.bare {
		k |= Nil
	}
	for _, s := range b.values {
		k |= f.result(s, depth)
	}
	return k
}

// bareKinds is Any for a variable nothing is known of.
func bareKinds(v *syntax.Variable, k Kinds) Kinds {
	if k == None && v.Kind != syntax.ParamVar {
		return Any
	}
	return None
}

func (f *File) inferIndex(e *syntax.IndexExpr) Kinds {
	if fn := f.named(e); fn != nil {
		return Fun
	}
	return Any
}

// named is the function a field access means: of the API, the library or the
// card's table; nil if that is not certain.
func (f *File) named(e syntax.Expr) *Func {
	switch e := e.(type) {
	case *syntax.NameExpr:
		return f.namedGlobal(e)
	case *syntax.IndexExpr:
		name := fieldName(e)
		if name == "" {
			return nil
		}
		if table := globalName(e.Object); table != "" && f.library.tables[f.library.tableName(table)] != nil {
			if f.assigned[name] {
				return nil
			}
			return f.library.tables[f.library.tableName(table)][name]
		}
		if decl := f.scriptFunction(e); decl != nil {
			return &Func{Name: "s." + name, Decl: decl, File: f}
		}
	}
	return nil
}

func (f *File) namedGlobal(e *syntax.NameExpr) *Func {
	if e.Var == nil {
		if f.Chunk.Scopes.AssignedGlobals[e.Name] > 0 {
			return nil
		}
		return f.library.globals[e.Name]
	}
	if decl := f.localFunction(e.Var); decl != nil {
		return &Func{Name: e.Name, Decl: decl, File: f}
	}
	return nil
}

// localFunction is the function a local variable holds, nil if that is not
// certain.
func (f *File) localFunction(v *syntax.Variable) *syntax.FunctionExpr {
	if v.Kind == syntax.ParamVar {
		return nil
	}
	b := f.vars[v]
	if b == nil || b.unknown || b.bare || len(b.values) != 1 || b.values[0].loop {
		return nil
	}
	decl, _ := b.values[0].expr.(*syntax.FunctionExpr)
	return decl
}

// scriptFunction is the function a field of the card's table holds, nil if that
// is not certain.
func (f *File) scriptFunction(e *syntax.IndexExpr) *syntax.FunctionExpr {
	if !f.isScript(e.Object) || f.script.dynamic {
		return nil
	}
	name := fieldName(e)
	if name == "" || len(f.script.members[name]) != 1 {
		return nil
	}
	return f.script.methods[name]
}

// result is what result s.i of s.expr may be.
func (f *File) result(s source, depth int) Kinds {
	if depth == 0 {
		return Any
	}
	if s.loop {
		return f.loopVariable(s, depth-1)
	}
	var fns []*Func
	switch e := s.expr.(type) {
	case *syntax.CallExpr:
		if fn := f.named(e.Func); fn != nil {
			fns = []*Func{fn}
		}
	case *syntax.MethodCallExpr:
		fns = f.methodsOf(e, depth-1)
	default:
		if s.i > 0 {
			return Any
		}
		return f.infer(s.expr, depth)
	}
	if len(fns) == 0 {
		return Any
	}
	k := None
	for _, fn := range fns {
		k |= f.resultOfFunc(fn, s.i)
	}
	return k
}

// resultOfFunc is what result i of a function may be.
func (f *File) resultOfFunc(fn *Func, i int) Kinds {
	if fn.File == f && fn.Native == nil && fn.Decl != nil {
		if i > 0 {
			return Any
		}
		return f.resultOf(fn.Decl)
	}
	switch n := len(fn.Results); {
	case fn.Replaced:
		return Any
	case i < n:
		return fn.Results[i]
	case fn.more:
		return Any
	case fn.Native != nil && fn.Decl == nil && (n == 0 || !fn.Native.Results[n-1].Variadic):
		return Nil
	case fn.Native != nil && fn.Decl == nil:
		return fn.Results[n-1] | Nil
	}
	return Any
}

// resultOf is what the first result of a function written in Lua may be.
func (f *File) resultOf(decl *syntax.FunctionExpr) Kinds {
	if k, ok := f.results[decl]; ok {
		return k
	}
	if f.busy[decl] {
		return Any
	}
	f.busy[decl] = true
	defer delete(f.busy, decl)
	k := None
	if fn := f.byDecl[decl]; fn != nil {
		for _, r := range fn.returns {
			if len(r.Values) == 0 {
				k |= Nil
			} else {
				k |= f.infer(r.Values[0], maxDepth/2)
			}
		}
	}
	if !ends(decl.Body) {
		k |= Nil
	}
	f.results[decl] = k
	return k
}

// ends reports whether a block surely does not run to its end: it returns,
// jumps, or fails.
func ends(b *syntax.Block) bool {
	if len(b.Stmts) == 0 {
		return false
	}
	switch s := b.Stmts[len(b.Stmts)-1].(type) {
	case *syntax.ReturnStmt, *syntax.BreakStmt, *syntax.GotoStmt:
		return true
	case *syntax.DoStmt:
		return ends(s.Body)
	case *syntax.IfStmt:
		for _, c := range s.Clauses {
			if !ends(c.Body) {
				return false
			}
		}
		return s.Else != nil && ends(s.Else)
	case *syntax.WhileStmt:
		_, forever := s.Cond.(*syntax.TrueExpr)
		return forever && !hasBreak(s.Body)
	case *syntax.CallStmt:
		call, ok := s.Call.(*syntax.CallExpr)
		return ok && globalName(call.Func) == "error"
	}
	return false
}

func hasBreak(b *syntax.Block) bool {
	found := false
	syntax.Inspect(b, func(n syntax.Node) bool {
		switch n.(type) {
		case *syntax.BreakStmt, *syntax.GotoStmt:
			found = true
		case *syntax.FunctionExpr:
			return false
		}
		return true
	})
	return found
}

// loopVariable is what variable s.i of a generic for over s.expr is.
func (f *File) loopVariable(s source, depth int) Kinds {
	switch e := s.expr.(type) {
	case *syntax.CallExpr:
		switch f.calleeName(e) {
		case "Auxiliary.Next":
			return Card
		case "ipairs":
			if s.i == 0 {
				return Num
			}
		}
	case *syntax.MethodCallExpr:
		if e.Method.Name == "Iter" && f.infer(e.Object, depth)&Group != 0 {
			return Card
		}
	}
	return Any
}

// methodsOf are the functions a method call may mean. For an object nothing is
// known of, those of all tables; none if the object may be something else with
// such a method.
func (f *File) methodsOf(e *syntax.MethodCallExpr, depth int) []*Func {
	if f.assigned[e.Method.Name] {
		return nil
	}
	if table := f.library.instances[globalName(e.Object)]; table != "" {
		if fn := f.library.tables[table][e.Method.Name]; fn != nil {
			return []*Func{fn}
		}
		return nil
	}
	k := f.infer(e.Object, depth)
	if k&objects == 0 {
		return nil
	}
	return f.library.methods(k&objects, e.Method.Name)
}

func (f *File) inferUnary(e *syntax.UnaryExpr, depth int) Kinds {
	switch e.Op {
	case syntax.Not:
		return Bool
	case syntax.Hash, syntax.Minus, syntax.Tilde:
		if f.infer(e.X, depth)&Tab != 0 && e.Op != syntax.Hash {
			return Any
		}
		return Num
	}
	return Any
}

func (f *File) inferBinary(e *syntax.BinaryExpr, depth int) Kinds {
	switch e.Op {
	case syntax.Equal, syntax.NotEqual, syntax.Less, syntax.LessEqual, syntax.Greater, syntax.GreaterEqual:
		return Bool
	case syntax.And:
		return f.infer(e.X, depth)&(Nil|Bool) | f.infer(e.Y, depth)
	case syntax.Or:
		return f.infer(e.X, depth)&^Nil | f.infer(e.Y, depth)
	case syntax.Concat:
		return Str
	}
	x, y := f.infer(e.X, depth), f.infer(e.Y, depth)
	switch {
	case x.is(Num) && y.is(Num):
		return Num
	case (x|y)&^(Num|Nil|Bool) == 0:
		return Num
	case x.is(Group) || y.is(Group):
		return Group
	}
	return Any
}
