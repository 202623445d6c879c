package syntax

// MaxDepth is how deep blocks and expressions may nest.
const MaxDepth = 200

// maxChain is how many operators or calls may follow one another in one
// expression without nesting, as in a+a+a or f()()().
const maxChain = 10000

// maxErrors is how many mistakes of a file are reported at most.
const maxErrors = 100

// Parse reads the text of one file. The tree is never nil; the error, if
// any, is the tree's ErrorList.
func Parse(name, src string) (*Chunk, error) {
	p := &parser{lx: newLexer(name, src)}
	p.advance()
	chunk := &Chunk{Name: name, Source: src}
	chunk.Body = p.chunkBody()
	chunk.from, chunk.to = 0, Pos(len(src))
	chunk.lines = p.lx.lines
	chunk.Comments = p.lx.comments
	chunk.Errors = p.lx.errors
	return chunk, chunk.Errors.err()
}

// parser is a recursive-descent parser with one token of lookahead. After a
// mistake it stays silent (recovering) until the next statement.
type parser struct {
	lx         *lexer
	tok        token
	ahead      token
	hasAhead   bool
	lastEnd    Pos // end of the token before tok
	depth      int
	recovering bool
	stopped    bool // the rest of the text was given up: report nothing more
	funcVararg bool // the function being parsed has "..."
	slabs
}

// slabs hands out the commonest nodes from blocks, which costs one
// allocation for many nodes.
type slabs struct {
	names   slab[NameExpr]
	numbers slab[NumberExpr]
	strings slab[StringExpr]
	indexes slab[IndexExpr]
	calls   slab[CallExpr]
	methods slab[MethodCallExpr]
	binary  slab[BinaryExpr]
	idents  slab[Ident]
	exprs   listSlab[Expr]
	stmts   listSlab[Stmt]
	params  listSlab[*Ident]
}

type slab[T any] struct{ free []T }

func (s *slab[T]) new() *T {
	if len(s.free) == 0 {
		s.free = make([]T, 32)
	}
	node := &s.free[0]
	s.free = s.free[1:]
	return node
}

// listSlab copies finished lists into shared blocks; lists are gathered on
// a stack of their own.
type listSlab[T any] struct {
	stack []T
	free  []T
}

// take returns the items gathered since mark as a list of its own.
func (s *listSlab[T]) take(mark int) []T {
	n := len(s.stack) - mark
	if n == 0 {
		return nil
	}
	if len(s.free) < n {
		s.free = make([]T, max(64, n))
	}
	list := s.free[:n:n]
	s.free = s.free[n:]
	copy(list, s.stack[mark:])
	clear(s.stack[mark:])
	s.stack = s.stack[:mark]
	return list
}

func (p *parser) advance() {
	p.lastEnd = p.tok.end
	if p.hasAhead {
		p.tok, p.hasAhead = p.ahead, false
	} else {
		p.tok = p.lx.next()
	}
	if p.tok.kind == invalid {
		p.skipInvalid()
	}
}

// skipInvalid drops text the lexer has already reported.
func (p *parser) skipInvalid() {
	for p.tok.kind == invalid {
		p.tok = p.lx.next()
	}
}

// peekKind returns the kind of the token after the current one.
func (p *parser) peekKind() Kind {
	if !p.hasAhead {
		p.ahead, p.hasAhead = p.lx.next(), true
	}
	return p.ahead.kind
}

// accept passes over the current token if it is of this kind.
func (p *parser) accept(k Kind) bool {
	if p.tok.kind != k {
		return false
	}
	p.advance()
	return true
}

// found describes the current token in messages.
func (p *parser) found() string {
	if k := p.tok.kind; k == NameToken || k == NumberToken || k == StringToken {
		return k.describe() + " " + quoteFound(p.lx.src[p.tok.start:p.tok.end])
	}
	return p.tok.kind.describe()
}

func quoteFound(s string) string {
	if s[0] == '"' || s[0] == '\'' {
		return clip(s)
	}
	return "'" + clip(s) + "'"
}

// errorExpected reports that something else than the current token should
// stand here.
func (p *parser) errorExpected(what string) {
	if p.report(p.tok.start, p.tok.end, "expected "+what+", found "+p.found()) {
		e := p.lx.errors[len(p.lx.errors)-1]
		e.Expected, e.Found = what, p.found()
	}
}

// report records a mistake unless the parser still recovers from another,
// and says whether it did.
func (p *parser) report(start, end Pos, message string) bool {
	if p.recovering || p.stopped {
		return false
	}
	p.recovering = true
	if len(p.lx.errors) >= maxErrors {
		return false
	}
	p.lx.errorAt(int(start), int(end), "%s", message)
	return true
}

// expect passes over a token of this kind or reports that it is missing.
func (p *parser) expect(k Kind, context string) bool {
	if p.tok.kind == k {
		p.advance()
		return true
	}
	p.errorExpected(k.describe() + context)
	return false
}

// expectWord is expect for the word before a block. If the line goes on to
// it, a mistake in between does not lose the block.
func (p *parser) expectWord(k Kind, context string) {
	if p.expect(k, context) {
		return
	}
	for p.tok.kind != k && !p.tok.firstOnRow && !p.blockEnd() {
		p.advance()
	}
	p.accept(k)
	p.recovering = false
}

// expectClose is expect for the end of a construct that began at open.
func (p *parser) expectClose(k Kind, what string, open Pos) bool {
	if p.tok.kind == k {
		p.advance()
		return true
	}
	context := " to close " + what
	if line := p.lx.lines.line(open); line != p.lx.lines.line(p.tok.start) {
		context += " at line " + itoa(line)
	}
	p.errorExpected(k.describe() + context)
	return false
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

// enter notes one more level of nesting; it reports and returns false when
// there are too many. Every enter has its leave.
func (p *parser) enter() bool {
	p.depth++
	if p.depth <= MaxDepth {
		return true
	}
	p.report(p.tok.start, p.tok.end, "too many nested levels (at most 200)")
	return false
}

func (p *parser) leave() { p.depth-- }

// ident reads a name.
func (p *parser) ident(what string) *Ident {
	id := p.idents.new()
	id.from, id.to = p.tok.start, p.tok.start
	if p.tok.kind != NameToken {
		p.errorExpected(what)
		return id
	}
	id.to, id.Name = p.tok.end, p.tok.text
	p.advance()
	return id
}

// chunkBody reads statements up to the end of the file, past any block end
// too many.
func (p *parser) chunkBody() *Block {
	p.funcVararg = true
	body := p.block()
	for p.tok.kind != EOF {
		p.recovering = false
		p.errorExpected("a statement")
		p.advance()
		p.recovering = false
		rest := p.block()
		body.Stmts = append(body.Stmts, rest.Stmts...)
		body.to = rest.to
	}
	return body
}

// blockEnd tells whether the current token ends a block.
func (p *parser) blockEnd() bool {
	switch p.tok.kind {
	case EOF, End, Else, Elseif, Until:
		return true
	}
	return false
}

// block reads statements up to the token that ends them.
func (p *parser) block() *Block {
	b := &Block{span: span{p.tok.start, p.tok.start}}
	if !p.enter() {
		p.leave()
		p.skipBlock()
		return b
	}
	mark := len(p.stmts.stack)
	for !p.blockEnd() {
		start := p.tok.start
		isReturn := p.tok.kind == Return
		if s := p.statement(); s != nil {
			p.stmts.stack = append(p.stmts.stack, s)
		}
		if p.recovering {
			p.synchronize(start)
		} else if isReturn && !p.blockEnd() {
			p.errorExpected("the end of the block after 'return'")
			p.recovering = false
		}
	}
	b.Stmts = p.stmts.take(mark)
	if n := len(b.Stmts); n > 0 {
		b.to = b.Stmts[n-1].End()
	}
	p.leave()
	return b
}

// skipBlock passes over everything to the end of the file: the text is
// nested deeper than can be read.
func (p *parser) skipBlock() {
	p.stopped = true
	for p.tok.kind != EOF {
		p.advance()
	}
}

// synchronize moves to where the next statement probably starts: a keyword
// that starts one, the end of a block, or a name that starts a line. start
// is where the failed statement began; the parser always moves past it.
func (p *parser) synchronize(start Pos) {
	p.recovering = false
	if p.tok.start == start && !p.blockEnd() {
		p.advance()
	}
	for {
		switch p.tok.kind {
		case EOF, End, Else, Elseif, Until, Semicolon, DoubleColon,
			Local, If, For, While, Repeat, Return, Break, Goto:
			return
		case NameToken, Function, LeftParen:
			if p.tok.firstOnRow {
				return
			}
		}
		p.advance()
	}
}
