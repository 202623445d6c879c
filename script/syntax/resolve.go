package syntax

// Resolve binds every name of a chunk to the variable it means, links each
// goto with its label, and reports what only scopes can tell: a break outside
// a loop, a goto without visible label, a label twice, an assignment to a
// constant. The findings are appended to the chunk's Errors; the error
// returned holds those of Resolve alone. Further calls change nothing.
func Resolve(c *Chunk) (*Scopes, error) {
	if c.Scopes != nil {
		return c.Scopes, nil
	}
	r := &resolver{chunk: c, scopes: &Scopes{AssignedGlobals: map[string]int{}}}
	c.Scopes = r.scopes
	r.fn = &funcScope{}
	r.open(c.from, c.to)
	r.stmts(c.Body.Stmts)
	r.close()
	c.Errors = append(c.Errors, r.errors...)
	return r.scopes, r.errors.err()
}

// resolver walks the tree with the list of variables now visible.
type resolver struct {
	chunk   *Chunk
	scopes  *Scopes
	scope   *Scope
	fn      *funcScope
	visible []*Variable
	marks   []int // len(visible) at the start of each open scope
	errors  ErrorList
	vars    slab[Variable]
}

// funcScope is what belongs to the function being walked.
type funcScope struct {
	outer  *funcScope
	node   *FunctionExpr
	loops  int
	labels []*label
	gotos  []*pendingGoto
	block  int // depth of the current block within the function
}

// label is a label in a block that is still open.
type label struct {
	stmt  *LabelStmt
	block int
	// vars is how many variables were visible there; last is true if only
	// empty statements follow in the block, which makes the block's own
	// variables no obstacle.
	vars int
}

// pendingGoto is a goto whose label was not yet met.
type pendingGoto struct {
	stmt  *GotoStmt
	block int
	vars  int
}

func (r *resolver) fail(n Node, message string) {
	r.errors = append(r.errors, &Error{
		File: r.chunk.Name, Position: r.chunk.Position(n.Pos()), EndPos: n.End(), Message: message,
	})
}

func (r *resolver) open(from, to Pos) {
	r.scope = &Scope{From: from, To: to, Parent: r.scope, Func: r.fn.node}
	r.scopes.List = append(r.scopes.List, r.scope)
	r.marks = append(r.marks, len(r.visible))
	r.fn.block++
}

// close ends a scope: its labels go, and gotos still waiting may jump on to
// labels of the block around it.
func (r *resolver) close() {
	last := len(r.marks) - 1
	mark := r.marks[last]
	r.visible, r.marks = r.visible[:mark], r.marks[:last]
	fn := r.fn
	for len(fn.labels) > 0 && fn.labels[len(fn.labels)-1].block == fn.block {
		fn.labels = fn.labels[:len(fn.labels)-1]
	}
	fn.block--
	for _, g := range fn.gotos {
		if g.block > fn.block {
			g.block = fn.block
			g.vars = min(g.vars, mark)
		}
	}
	if fn.block == 0 {
		for _, g := range fn.gotos {
			r.fail(g.stmt, "no visible label '"+g.stmt.Label.Name+"' for this goto")
		}
		fn.gotos = nil
	}
	r.scope = r.scope.Parent
}

func (r *resolver) declare(id *Ident, kind VarKind) {
	v := r.vars.new()
	v.Name, v.Kind, v.Attrib, v.Decl, v.Func = id.Name, kind, id.Attrib, id, r.fn.node
	id.Var = v
	r.visible = append(r.visible, v)
	r.scope.Vars = append(r.scope.Vars, v)
}

func (r *resolver) declareAll(ids []*Ident, kind VarKind) {
	for _, id := range ids {
		r.declare(id, kind)
	}
}

// use binds a name.
func (r *resolver) use(n *NameExpr) {
	for i := len(r.visible) - 1; i >= 0; i-- {
		if v := r.visible[i]; v.Name == n.Name {
			n.Var = v
			v.Uses = append(v.Uses, n)
			if v.Func != r.fn.node {
				v.Captured = true
			}
			return
		}
	}
	r.scopes.Globals = append(r.scopes.Globals, n)
}

// assign binds a name on the left of an assignment.
func (r *resolver) assign(n *NameExpr) {
	r.use(n)
	if n.Var == nil {
		r.scopes.AssignedGlobals[n.Name]++
		return
	}
	n.Var.Assigned++
	if n.Var.Attrib != NoAttrib {
		r.fail(n, "attempt to assign to const variable '"+n.Name+"'")
	}
}

func (r *resolver) block(b *Block, from, to Pos) {
	r.open(from, to)
	r.stmts(b.Stmts)
	r.close()
}

// loopBlock is the body of a loop.
func (r *resolver) loopBlock(b *Block) {
	r.fn.loops++
	r.stmts(b.Stmts)
	r.fn.loops--
}

func (r *resolver) stmts(list []Stmt) {
	for i, s := range list {
		if l, ok := s.(*LabelStmt); ok {
			r.label(l, list[i+1:])
			continue
		}
		r.stmt(s)
	}
}

func (r *resolver) stmt(s Stmt) {
	switch s := s.(type) {
	case *LocalStmt:
		r.exprs(s.Values)
		r.declareAll(s.Names, LocalVar)
	case *AssignStmt:
		r.assignStmt(s)
	case *CallStmt:
		r.expr(s.Call)
	case *DoStmt:
		r.block(s.Body, s.from, s.to)
	case *WhileStmt:
		r.expr(s.Cond)
		r.open(s.Body.from, s.to)
		r.loopBlock(s.Body)
		r.close()
	case *RepeatStmt:
		r.open(s.from, s.to)
		r.loopBlock(s.Body)
		r.expr(s.Cond)
		r.close()
	case *IfStmt:
		r.ifStmt(s)
	case *NumericForStmt:
		r.expr(s.Start)
		r.expr(s.Limit)
		if s.Step != nil {
			r.expr(s.Step)
		}
		r.open(s.Body.from, s.to)
		r.declare(s.Var, LoopVar)
		r.loopBlock(s.Body)
		r.close()
	case *GenericForStmt:
		r.exprs(s.Values)
		r.open(s.Body.from, s.to)
		r.declareAll(s.Names, LoopVar)
		r.loopBlock(s.Body)
		r.close()
	case *FunctionStmt:
		if n, ok := s.Target.(*NameExpr); ok && s.Method == nil {
			r.assign(n)
		} else {
			r.expr(s.Target)
		}
		r.function(s.Func)
	case *LocalFunctionStmt:
		r.declare(s.Name, LocalFunc)
		r.function(s.Func)
	case *ReturnStmt:
		r.exprs(s.Values)
	case *BreakStmt:
		if r.fn.loops == 0 {
			r.fail(s, "break outside a loop")
		}
	case *GotoStmt:
		r.gotoStmt(s)
	}
}

func (r *resolver) assignStmt(s *AssignStmt) {
	for _, t := range s.Targets {
		if n, ok := t.(*NameExpr); ok {
			r.assign(n)
		} else {
			r.expr(t)
		}
	}
	r.exprs(s.Values)
}

func (r *resolver) ifStmt(s *IfStmt) {
	for _, c := range s.Clauses {
		r.expr(c.Cond)
		r.block(c.Body, c.Cond.End(), c.to)
	}
	if s.Else != nil {
		r.block(s.Else, s.Else.from, s.to)
	}
}

// label declares a label and lands the gotos that wait for it.
func (r *resolver) label(l *LabelStmt, rest []Stmt) {
	fn := r.fn
	for _, other := range fn.labels {
		if other.stmt.Name.Name == l.Name.Name {
			r.fail(l, "label '"+l.Name.Name+"' already defined at line "+itoa(r.chunk.Line(other.stmt.from)))
			return
		}
	}
	vars := len(r.visible)
	if onlyLabels(rest) {
		vars = r.marks[len(r.marks)-1]
	}
	fn.labels = append(fn.labels, &label{stmt: l, block: fn.block, vars: vars})
	waiting := fn.gotos[:0]
	for _, g := range fn.gotos {
		if g.stmt.Label.Name != l.Name.Name || g.block != fn.block {
			waiting = append(waiting, g)
			continue
		}
		g.stmt.Target = l
		if g.vars < vars {
			r.fail(g.stmt, "this goto jumps into the scope of local '"+r.visible[g.vars].Name+"'")
		}
	}
	fn.gotos = waiting
}

func onlyLabels(list []Stmt) bool {
	for _, s := range list {
		if _, ok := s.(*LabelStmt); !ok {
			return false
		}
	}
	return true
}

// gotoStmt jumps back to a label already met, or waits for one.
func (r *resolver) gotoStmt(s *GotoStmt) {
	for _, l := range r.fn.labels {
		if l.stmt.Name.Name == s.Label.Name {
			s.Target = l.stmt
			return
		}
	}
	r.fn.gotos = append(r.fn.gotos, &pendingGoto{stmt: s, block: r.fn.block, vars: len(r.visible)})
}

func (r *resolver) function(f *FunctionExpr) {
	r.fn = &funcScope{outer: r.fn, node: f}
	r.open(f.from, f.to)
	if f.Self != nil {
		r.declare(f.Self, SelfVar)
	}
	r.declareAll(f.Params, ParamVar)
	r.stmts(f.Body.Stmts)
	r.close()
	r.fn = r.fn.outer
}

func (r *resolver) exprs(list []Expr) {
	for _, e := range list {
		r.expr(e)
	}
}

func (r *resolver) expr(e Expr) {
	switch e := e.(type) {
	case *NameExpr:
		r.use(e)
	case *IndexExpr:
		r.expr(e.Object)
		r.expr(e.Key)
	case *CallExpr:
		r.expr(e.Func)
		r.exprs(e.Args)
	case *MethodCallExpr:
		r.expr(e.Object)
		r.exprs(e.Args)
	case *FunctionExpr:
		r.function(e)
	case *TableExpr:
		for _, f := range e.Fields {
			if f.Key != nil {
				r.expr(f.Key)
			}
			r.expr(f.Value)
		}
	case *BinaryExpr:
		r.expr(e.X)
		r.expr(e.Y)
	case *UnaryExpr:
		r.expr(e.X)
	case *ParenExpr:
		r.expr(e.X)
	}
}
