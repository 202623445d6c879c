package syntax

// Inspect calls visit for the node and, as long as visit returns true, for
// everything below it, in the order of the text. Idents are visited where
// they declare a variable.
func Inspect(n Node, visit func(Node) bool) {
	if n == nil || !visit(n) {
		return
	}
	switch n := n.(type) {
	case *Chunk:
		Inspect(n.Body, visit)
	case *Block:
		inspectStmts(n.Stmts, visit)
	case Stmt:
		inspectStmt(n, visit)
	case Expr:
		inspectExpr(n, visit)
	case *IfClause:
		Inspect(n.Cond, visit)
		Inspect(n.Body, visit)
	case *Field:
		inspectExprs([]Expr{n.Key, n.Value}, visit)
	}
}

func inspectStmts(list []Stmt, visit func(Node) bool) {
	for _, s := range list {
		if visit(s) {
			inspectStmt(s, visit)
		}
	}
}

func inspectExprs(list []Expr, visit func(Node) bool) {
	for _, e := range list {
		if e != nil && visit(e) {
			inspectExpr(e, visit)
		}
	}
}

func inspectIdents(list []*Ident, visit func(Node) bool) {
	for _, id := range list {
		Inspect(id, visit)
	}
}

func inspectStmt(s Stmt, visit func(Node) bool) {
	switch s := s.(type) {
	case *LocalStmt:
		inspectIdents(s.Names, visit)
		inspectExprs(s.Values, visit)
	case *AssignStmt:
		inspectExprs(s.Targets, visit)
		inspectExprs(s.Values, visit)
	case *CallStmt:
		Inspect(s.Call, visit)
	case *DoStmt:
		Inspect(s.Body, visit)
	case *WhileStmt:
		Inspect(s.Cond, visit)
		Inspect(s.Body, visit)
	case *RepeatStmt:
		Inspect(s.Body, visit)
		Inspect(s.Cond, visit)
	case *IfStmt:
		for _, c := range s.Clauses {
			Inspect(c, visit)
		}
		if s.Else != nil {
			Inspect(s.Else, visit)
		}
	case *NumericForStmt:
		Inspect(s.Var, visit)
		inspectExprs([]Expr{s.Start, s.Limit, s.Step}, visit)
		Inspect(s.Body, visit)
	case *GenericForStmt:
		inspectIdents(s.Names, visit)
		inspectExprs(s.Values, visit)
		Inspect(s.Body, visit)
	case *FunctionStmt:
		Inspect(s.Target, visit)
		Inspect(s.Func, visit)
	case *LocalFunctionStmt:
		Inspect(s.Name, visit)
		Inspect(s.Func, visit)
	case *ReturnStmt:
		inspectExprs(s.Values, visit)
	}
}

func inspectExpr(e Expr, visit func(Node) bool) {
	switch e := e.(type) {
	case *IndexExpr:
		inspectExprs([]Expr{e.Object, e.Key}, visit)
	case *CallExpr:
		Inspect(e.Func, visit)
		inspectExprs(e.Args, visit)
	case *MethodCallExpr:
		Inspect(e.Object, visit)
		inspectExprs(e.Args, visit)
	case *FunctionExpr:
		inspectIdents(e.Params, visit)
		Inspect(e.Body, visit)
	case *TableExpr:
		for _, f := range e.Fields {
			Inspect(f, visit)
		}
	case *BinaryExpr:
		inspectExprs([]Expr{e.X, e.Y}, visit)
	case *UnaryExpr:
		Inspect(e.X, visit)
	case *ParenExpr:
		Inspect(e.X, visit)
	}
}
