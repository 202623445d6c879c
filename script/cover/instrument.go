package cover

import "duel/script/syntax"

// instrumenter puts calls into one script.
type instrumenter struct {
	profile    *Profile
	file       *file
	chunk      *syntax.Chunk
	conditions int
}

// block counts each statement of a block, and those inside it.
func (in *instrumenter) block(b *syntax.Block) {
	out := make([]syntax.Stmt, 0, 2*len(b.Stmts))
	for _, s := range b.Stmts {
		if _, label := s.(*syntax.LabelStmt); !label {
			out = append(out, in.call(in.line(s), branch{}))
		}
		in.stmt(s)
		out = append(out, s)
	}
	b.Stmts = out
}

func (in *instrumenter) line(n syntax.Node) int { return in.chunk.Line(n.Pos()) }

// call is the statement that counts a point.
func (in *instrumenter) call(line int, b branch) syntax.Stmt {
	id := in.profile.add(in.file, line, b)
	return &syntax.CallStmt{Call: &syntax.CallExpr{
		Func: &syntax.NameExpr{Name: hitGlobal},
		Args: []syntax.Expr{&syntax.NumberExpr{Value: syntax.Number{IsInt: true, Int: int64(id), Float: float64(id)}}},
	}}
}

// stmt goes into a statement's blocks and functions.
func (in *instrumenter) stmt(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.DoStmt:
		in.block(s.Body)
	case *syntax.WhileStmt:
		in.functions(s.Cond)
		in.block(s.Body)
	case *syntax.RepeatStmt:
		in.block(s.Body)
		in.functions(s.Cond)
	case *syntax.IfStmt:
		in.ifStmt(s)
	case *syntax.NumericForStmt:
		in.block(s.Body)
	case *syntax.GenericForStmt:
		for _, v := range s.Values {
			in.functions(v)
		}
		in.block(s.Body)
	default:
		in.functions(s)
	}
}

// ifStmt counts each way of a chain of conditions, the missing else included.
func (in *instrumenter) ifStmt(s *syntax.IfStmt) {
	in.conditions++
	condition := in.conditions
	line := in.line(s)
	for way, clause := range s.Clauses {
		in.functions(clause.Cond)
		in.block(clause.Body)
		in.begin(clause.Body, in.line(clause.Cond), branch{condition, way})
	}
	if s.Else == nil {
		s.Else = &syntax.Block{}
	} else {
		in.block(s.Else)
	}
	in.begin(s.Else, line, branch{condition, len(s.Clauses)})
}

// begin counts a branch at the beginning of its block.
func (in *instrumenter) begin(b *syntax.Block, line int, way branch) {
	b.Stmts = append([]syntax.Stmt{in.call(line, way)}, b.Stmts...)
}

// functions goes into the functions written within a node, but not into
// those inside them, which come with their blocks.
func (in *instrumenter) functions(n syntax.Node) {
	syntax.Inspect(n, func(n syntax.Node) bool {
		f, ok := n.(*syntax.FunctionExpr)
		if ok {
			in.block(f.Body)
		}
		return !ok
	})
}
