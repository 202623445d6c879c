package syntax

// priorities of the binary operators: left is compared with the operator
// before, right given to the one behind; a right lower than the left makes
// the operator group to the right.
var priorities = [invalid + 1]struct{ left, right uint8 }{
	Or: {1, 1}, And: {2, 2},
	Less: {3, 3}, Greater: {3, 3}, LessEqual: {3, 3}, GreaterEqual: {3, 3}, NotEqual: {3, 3}, Equal: {3, 3},
	Pipe: {4, 4}, Tilde: {5, 5}, Ampersand: {6, 6}, ShiftLeft: {7, 7}, ShiftRight: {7, 7},
	Concat: {9, 8}, Plus: {10, 10}, Minus: {10, 10},
	Star: {11, 11}, Slash: {11, 11}, DoubleSlash: {11, 11}, Percent: {11, 11},
	Caret: {14, 13},
}

const unaryPriority = 12

func (p *parser) expr() Expr { return p.subExpr(0) }

// exprList reads one or more expressions.
func (p *parser) exprList() []Expr {
	mark := len(p.exprs.stack)
	p.exprs.stack = append(p.exprs.stack, p.expr())
	for p.accept(Comma) {
		p.exprs.stack = append(p.exprs.stack, p.expr())
	}
	return p.exprs.take(mark)
}

// subExpr reads an expression whose operators bind tighter than limit.
func (p *parser) subExpr(limit uint8) Expr {
	if !p.enter() {
		p.leave()
		return p.badExpr()
	}
	x := p.operand()
	for n := 0; priorities[p.tok.kind].left > limit && !p.recovering; n++ {
		if n == maxChain {
			p.report(p.tok.start, p.tok.end, "expression too long")
			break
		}
		b := p.binary.new()
		b.Op, b.OpPos, b.X = p.tok.kind, p.tok.start, x
		p.advance()
		b.Y = p.subExpr(priorities[b.Op].right)
		b.from, b.to = x.Pos(), b.Y.End()
		x = b
	}
	p.leave()
	return x
}

// operand reads a simple expression with the unary operators before it.
func (p *parser) operand() Expr {
	start := p.tok.start
	switch p.tok.kind {
	case Not, Minus, Hash, Tilde:
		u := &UnaryExpr{Op: p.tok.kind}
		p.advance()
		u.X = p.subExpr(unaryPriority)
		u.span = span{start, u.X.End()}
		return u
	}
	return p.simpleExpr()
}

func (p *parser) simpleExpr() Expr {
	here := span{p.tok.start, p.tok.end}
	switch p.tok.kind {
	case NumberToken:
		n := p.numbers.new()
		n.span, n.Value = here, p.tok.number
		p.advance()
		return n
	case StringToken:
		return p.stringExpr()
	case Nil:
		p.advance()
		return &NilExpr{exprNode{here}}
	case True:
		p.advance()
		return &TrueExpr{exprNode{here}}
	case False:
		p.advance()
		return &FalseExpr{exprNode{here}}
	case Ellipsis:
		if !p.funcVararg {
			p.report(here.from, here.to, "cannot use '...' outside a vararg function")
			p.recovering = false
		}
		p.advance()
		return &VarargExpr{exprNode{here}}
	case LeftBrace:
		return p.tableExpr()
	case Function:
		p.advance()
		return p.functionBody(here.from, false)
	}
	return p.suffixedExpr()
}

func (p *parser) stringExpr() *StringExpr {
	s := p.strings.new()
	s.from, s.to, s.Value = p.tok.start, p.tok.end, p.tok.text
	p.advance()
	return s
}

func (p *parser) badExpr() Expr {
	return &BadExpr{exprNode{span{p.tok.start, p.tok.start}}}
}

// primaryExpr reads a name or an expression in parentheses.
func (p *parser) primaryExpr() Expr {
	start := p.tok.start
	switch p.tok.kind {
	case NameToken:
		n := p.names.new()
		n.from, n.to, n.Name = start, p.tok.end, p.tok.text
		p.advance()
		return n
	case LeftParen:
		p.advance()
		e := &ParenExpr{X: p.expr()}
		p.expectClose(RightParen, "'('", start)
		e.span = p.since(start)
		return e
	}
	p.errorExpected("an expression")
	return p.badExpr()
}

// suffixedExpr reads a primary expression and the indexes and calls behind
// it.
func (p *parser) suffixedExpr() Expr {
	e := p.primaryExpr()
	for n := 0; !p.recovering; n++ {
		if n == maxChain {
			p.report(p.tok.start, p.tok.end, "expression too long")
			return e
		}
		switch p.tok.kind {
		case Dot:
			p.advance()
			e = p.dotted(e)
		case LeftBracket:
			e = p.bracketed(e)
		case Colon:
			e = p.methodCall(e)
		case LeftParen, StringToken, LeftBrace:
			c := p.calls.new()
			c.Func, c.ArgsPos = e, p.tok.start
			c.Args = p.args()
			c.span = p.since(e.Pos())
			e = c
		default:
			return e
		}
	}
	return e
}

// dotted reads the field name after a dot.
func (p *parser) dotted(object Expr) Expr {
	key := p.strings.new()
	key.from, key.to = p.tok.start, p.tok.start
	if p.tok.kind == NameToken {
		key.to, key.Value = p.tok.end, p.tok.text
		p.advance()
	} else {
		p.errorExpected("a field name after '.'")
	}
	x := p.indexes.new()
	x.Object, x.Key, x.Dot = object, key, true
	x.span = p.since(object.Pos())
	return x
}

func (p *parser) bracketed(object Expr) Expr {
	open := p.tok.start
	p.advance()
	x := p.indexes.new()
	x.Object, x.Key = object, p.expr()
	p.expectClose(RightBracket, "'['", open)
	x.span = p.since(object.Pos())
	return x
}

func (p *parser) methodCall(object Expr) Expr {
	p.advance()
	m := p.methods.new()
	m.Object = object
	m.Method = p.ident("a method name after ':'")
	m.ArgsPos = p.tok.start
	m.Args = p.args()
	m.span = p.since(object.Pos())
	return m
}

// args reads the arguments of a call: a list in parentheses, a string, or a
// table.
func (p *parser) args() []Expr {
	start := p.tok.start
	mark := len(p.exprs.stack)
	switch p.tok.kind {
	case LeftParen:
		p.advance()
		if p.accept(RightParen) {
			return nil
		}
		list := p.exprList()
		p.expectClose(RightParen, "the arguments", start)
		return list
	case StringToken:
		p.exprs.stack = append(p.exprs.stack, p.stringExpr())
	case LeftBrace:
		p.exprs.stack = append(p.exprs.stack, p.tableExpr())
	default:
		p.errorExpected("the arguments of the call")
		return nil
	}
	return p.exprs.take(mark)
}

func (p *parser) tableExpr() Expr {
	start := p.tok.start
	t := &TableExpr{}
	p.advance()
	for p.tok.kind != RightBrace && !p.recovering {
		t.Fields = append(t.Fields, p.field())
		if !p.accept(Comma) && !p.accept(Semicolon) {
			break
		}
	}
	p.expectClose(RightBrace, "'{'", start)
	t.span = p.since(start)
	return t
}

func (p *parser) field() *Field {
	f := &Field{}
	start := p.tok.start
	switch {
	case p.tok.kind == LeftBracket:
		p.advance()
		f.Key = p.expr()
		p.expectClose(RightBracket, "'['", start)
		p.expect(Assign, " after the key of a field")
	case p.tok.kind == NameToken && p.peekKind() == Assign:
		key := p.strings.new()
		key.from, key.to, key.Value = start, p.tok.end, p.tok.text
		f.Key, f.Named = key, true
		p.advance()
		p.advance()
	}
	f.Value = p.expr()
	f.span = p.since(start)
	return f
}

// functionBody reads the parameters, block and "end" of a function; start is
// where its text begins.
func (p *parser) functionBody(start Pos, method bool) *FunctionExpr {
	f := &FunctionExpr{}
	if method {
		f.Self = p.idents.new()
		f.Self.Name = "self"
		f.Self.from, f.Self.to = p.tok.start, p.tok.start
	}
	outer := p.funcVararg
	p.parameters(f)
	p.funcVararg = f.IsVararg
	p.recovering = false
	f.Body = p.closedBlock("'function'", start)
	p.funcVararg = outer
	f.span = p.since(start)
	return f
}

func (p *parser) parameters(f *FunctionExpr) {
	open := p.tok.start
	if !p.expect(LeftParen, " before the parameters of the function") {
		return
	}
	mark := len(p.params.stack)
	for p.tok.kind != RightParen {
		if p.accept(Ellipsis) {
			f.IsVararg = true
			break
		}
		p.params.stack = append(p.params.stack, p.ident("a parameter name"))
		if !p.accept(Comma) {
			break
		}
		if p.tok.kind == RightParen {
			p.errorExpected("a parameter name")
		}
	}
	f.Params = p.params.take(mark)
	p.expectClose(RightParen, "the parameters", open)
}
