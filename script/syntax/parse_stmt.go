package syntax

// statement reads one statement; it returns nil for a semicolon.
func (p *parser) statement() Stmt {
	start := p.tok.start
	switch p.tok.kind {
	case Semicolon:
		p.advance()
		return nil
	case If:
		return p.ifStmt()
	case While:
		p.advance()
		s := &WhileStmt{Cond: p.expr()}
		p.expectWord(Do, " after the condition of 'while'")
		s.Body = p.closedBlock("'while'", start)
		s.span = p.since(start)
		return s
	case Do:
		p.advance()
		s := &DoStmt{Body: p.closedBlock("'do'", start)}
		s.span = p.since(start)
		return s
	case For:
		return p.forStmt()
	case Repeat:
		return p.repeatStmt()
	case Function:
		return p.functionStmt()
	case Local:
		p.advance()
		if p.tok.kind == Function {
			return p.localFunction(start)
		}
		return p.localStmt(start)
	case DoubleColon:
		return p.labelStmt()
	case Return:
		return p.returnStmt()
	case Break:
		p.advance()
		s := &BreakStmt{}
		s.span = p.since(start)
		return s
	case Goto:
		p.advance()
		s := &GotoStmt{Label: p.ident("a label name after 'goto'")}
		s.span = p.since(start)
		return s
	}
	return p.exprStmt()
}

// since is the span from start to the end of the last token read.
func (p *parser) since(start Pos) span { return span{start, max(start, p.lastEnd)} }

// closedBlock reads a block and its "end".
func (p *parser) closedBlock(what string, open Pos) *Block {
	b := p.block()
	p.expectClose(End, what, open)
	return b
}

func (p *parser) ifStmt() Stmt {
	start := p.tok.start
	s := &IfStmt{}
	for p.tok.kind == If || p.tok.kind == Elseif {
		clauseStart, word := p.tok.start, p.tok.kind
		p.advance()
		c := &IfClause{Cond: p.expr()}
		p.expectWord(Then, " after the condition of "+word.describe())
		c.Body = p.block()
		c.span = p.since(clauseStart)
		s.Clauses = append(s.Clauses, c)
		if p.tok.kind == If {
			break
		}
	}
	if p.accept(Else) {
		s.Else = p.block()
	}
	p.expectClose(End, "'if'", start)
	s.span = p.since(start)
	return s
}

func (p *parser) repeatStmt() Stmt {
	start := p.tok.start
	p.advance()
	s := &RepeatStmt{Body: p.block()}
	if p.expectClose(Until, "'repeat'", start) {
		s.Cond = p.expr()
	} else {
		s.Cond = p.badExpr()
	}
	s.span = p.since(start)
	return s
}

func (p *parser) forStmt() Stmt {
	start := p.tok.start
	p.advance()
	name := p.ident("a variable name after 'for'")
	switch p.tok.kind {
	case Assign:
		return p.numericFor(start, name)
	case Comma, In:
		return p.genericFor(start, name)
	}
	p.errorExpected("'=' or 'in' after the variable of 'for'")
	s := &GenericForStmt{Names: []*Ident{name}, Body: p.forBody(start)}
	s.span = p.since(start)
	return s
}

func (p *parser) numericFor(start Pos, name *Ident) Stmt {
	s := &NumericForStmt{Var: name}
	p.advance()
	s.Start = p.expr()
	p.expect(Comma, " and a limit after the start value of 'for'")
	s.Limit = p.expr()
	if p.accept(Comma) {
		s.Step = p.expr()
	}
	s.Body = p.forBody(start)
	s.span = p.since(start)
	return s
}

func (p *parser) genericFor(start Pos, name *Ident) Stmt {
	s := &GenericForStmt{Names: []*Ident{name}}
	for p.accept(Comma) {
		s.Names = append(s.Names, p.ident("a variable name"))
	}
	p.expect(In, " after the variables of 'for'")
	s.Values = p.exprList()
	s.Body = p.forBody(start)
	s.span = p.since(start)
	return s
}

// forBody reads "do", the block and "end".
func (p *parser) forBody(start Pos) *Block {
	p.expectWord(Do, " to begin the body of 'for'")
	return p.closedBlock("'for'", start)
}

func (p *parser) functionStmt() Stmt {
	start := p.tok.start
	p.advance()
	s := &FunctionStmt{}
	name := p.ident("a function name")
	target := p.names.new()
	target.span, target.Name = name.span, name.Name
	s.Target = target
	for p.tok.kind == Dot {
		p.advance()
		s.Target = p.dotted(s.Target)
	}
	if p.accept(Colon) {
		s.Method = p.ident("a method name after ':'")
	}
	s.Func = p.functionBody(start, s.Method != nil)
	s.span = p.since(start)
	return s
}

func (p *parser) localFunction(start Pos) Stmt {
	p.advance()
	s := &LocalFunctionStmt{Name: p.ident("a function name")}
	s.Func = p.functionBody(start, false)
	s.span = p.since(start)
	return s
}

func (p *parser) localStmt(start Pos) Stmt {
	s := &LocalStmt{}
	mark := len(p.params.stack)
	for {
		id := p.ident("a variable name or 'function' after 'local'")
		p.attrib(id)
		p.params.stack = append(p.params.stack, id)
		if !p.accept(Comma) {
			break
		}
	}
	s.Names = p.params.take(mark)
	if p.accept(Assign) {
		s.Values = p.exprList()
	}
	s.span = p.since(start)
	return s
}

// attrib reads "<const>" or "<close>".
func (p *parser) attrib(id *Ident) {
	if !p.accept(Less) {
		return
	}
	name := p.ident("an attribute name")
	switch name.Name {
	case "const":
		id.Attrib = ConstAttrib
	case "close":
		id.Attrib = CloseAttrib
	default:
		p.report(name.from, name.to, "unknown attribute '"+name.Name+"': expected 'const' or 'close'")
	}
	p.expect(Greater, " after the attribute")
}

func (p *parser) labelStmt() Stmt {
	start := p.tok.start
	p.advance()
	s := &LabelStmt{Name: p.ident("a label name after '::'")}
	p.expect(DoubleColon, " after the label name")
	s.span = p.since(start)
	return s
}

func (p *parser) returnStmt() Stmt {
	start := p.tok.start
	p.advance()
	s := &ReturnStmt{}
	if !p.blockEnd() && p.tok.kind != Semicolon {
		s.Values = p.exprList()
	}
	s.span = p.since(start)
	p.accept(Semicolon)
	return s
}

// exprStmt reads an assignment or a call.
func (p *parser) exprStmt() Stmt {
	start := p.tok.start
	if k := p.tok.kind; k != NameToken && k != LeftParen {
		p.errorExpected("a statement")
		return p.badStmt(start)
	}
	first := p.suffixedExpr()
	if p.tok.kind == Assign || p.tok.kind == Comma {
		return p.assignStmt(start, first)
	}
	switch first.(type) {
	case *CallExpr, *MethodCallExpr:
		s := &CallStmt{Call: first}
		s.span = p.since(start)
		return s
	}
	p.errorExpected("'=' or a call")
	return p.badStmt(start)
}

func (p *parser) assignStmt(start Pos, first Expr) Stmt {
	mark := len(p.exprs.stack)
	p.target(first)
	for p.accept(Comma) {
		p.target(p.suffixedExpr())
	}
	s := &AssignStmt{Targets: p.exprs.take(mark)}
	if p.expect(Assign, " after the variables") {
		s.Values = p.exprList()
	}
	s.span = p.since(start)
	return s
}

// target notes one left side of an assignment.
func (p *parser) target(e Expr) {
	switch e.(type) {
	case *NameExpr, *IndexExpr, *BadExpr:
	default:
		p.report(e.Pos(), e.End(), "cannot assign to this expression: expected a variable or a field")
	}
	p.exprs.stack = append(p.exprs.stack, e)
}

func (p *parser) badStmt(start Pos) Stmt {
	s := &BadStmt{}
	s.span = p.since(start)
	return s
}
