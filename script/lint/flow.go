package lint

import (
	"maps"
	"slices"
	"strings"

	"duel/script/syntax"
)

// flow follows through the statements of one function which values may be nil
// where they are needed: what the API gives that may be nothing, until a
// question says it is there.
type flow struct {
	*File
	// needed is called for each value that may be nil where it must not be,
	// with what is known there.
	needed func(e syntax.Expr, from *origin, at presence)
	// tells is asked whether a condition tells more than that a value is there.
	tells func(e syntax.Expr) bool
}

// origin is what a value comes from that may be nil.
type origin struct {
	// call is the call that gave it, nil for what the function was called with.
	call *call
	name string // "Duel.GetAttackTarget", "re"
	// text is the call as it is written, "" if it gives something else each
	// time.
	text string
}

// presence is what is known at a place of a function. It does not change.
type presence struct {
	// never is set for a place that is not reached.
	never bool
	// missing are the variables that may hold nil, and why.
	missing map[*syntax.Variable]*origin
	// there are the calls, by their text, whose result was found to be there.
	there map[string]bool
	// counted is set where a question on the way may have counted cards, asked
	// where there was any question, and told where one had an answer that tells
	// more (see flow.tells).
	counted, asked, told bool
}

// follow goes through a function that is given values that may be nil.
func (w *flow) follow(fn *function, given map[*syntax.Variable]*origin) {
	w.block(fn.decl.Body, presence{missing: given})
}

// with is the presence after a variable got a new value: from an origin, or
// a value that is there if that is nil.
func (p presence) with(v *syntax.Variable, from *origin) presence {
	if from == nil && p.missing[v] == nil {
		return p
	}
	missing := maps.Clone(p.missing)
	if missing == nil {
		missing = map[*syntax.Variable]*origin{}
	}
	delete(missing, v)
	if from != nil {
		missing[v] = from
	}
	p.missing = missing
	return p
}

// forgets is the presence without what was known of calls a variable is part
// of.
func (p presence) forgets(name string) presence {
	there := p.there
	for text := range p.there {
		if !hasWord(text, name) {
			continue
		}
		if len(there) == len(p.there) {
			there = maps.Clone(there)
		}
		delete(there, text)
	}
	p.there = there
	return p
}

// hasWord reports whether a name stands as a whole in a text.
func hasWord(text, name string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return false
		}
		i += from
		from = i + len(name)
		if (i == 0 || !isLetter(text[i-1])) && (from == len(text) || !isLetter(text[from])) {
			return true
		}
	}
}

// isLetter reports whether a byte may be part of a name.
func isLetter(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

// finds is the presence where a call with that text gave something.
func (p presence) finds(text string) presence {
	if text == "" || p.there[text] {
		return p
	}
	there := maps.Clone(p.there)
	if there == nil {
		there = map[string]bool{}
	}
	there[text] = true
	p.there = there
	return p
}

// join is what is known where two ways meet.
func join(a, b presence) presence {
	if a.never {
		return b
	}
	if b.never {
		return a
	}
	missing := maps.Clone(a.missing)
	if missing == nil {
		missing = map[*syntax.Variable]*origin{}
	}
	maps.Copy(missing, b.missing)
	there := map[string]bool{}
	for t := range a.there {
		if b.there[t] {
			there[t] = true
		}
	}
	return presence{missing: missing, there: there, counted: a.counted || b.counted, asked: a.asked || b.asked, told: a.told || b.told}
}

func (w *flow) block(b *syntax.Block, p presence) presence {
	for _, s := range b.Stmts {
		p = w.stmt(s, p)
	}
	return p
}

func (w *flow) stmt(s syntax.Stmt, p presence) presence {
	if p.never {
		return p
	}
	switch s := s.(type) {
	case *syntax.LocalStmt:
		p = w.values(s.Values, p)
		for i, id := range s.Names {
			p = w.assign(id.Var, s.Values, i, p)
		}
	case *syntax.AssignStmt:
		p = w.values(s.Values, p)
		for _, t := range s.Targets {
			if x, ok := t.(*syntax.IndexExpr); ok {
				p = w.values([]syntax.Expr{x.Object, x.Key}, p)
			}
		}
		for i, t := range s.Targets {
			if n, ok := t.(*syntax.NameExpr); ok && n.Var != nil {
				p = w.assign(n.Var, s.Values, i, p)
			}
		}
	case *syntax.CallStmt:
		p = w.value(s.Call, p)
		if c := w.callOf(s.Call); c != nil && c.native() != nil && countsCards(c.native().Name) {
			p.counted = true // who cannot draw has lost
		}
		if call, ok := s.Call.(*syntax.CallExpr); ok && globalName(call.Func) == "error" {
			p.never = true
		}
	case *syntax.DoStmt:
		p = w.block(s.Body, p)
	case *syntax.IfStmt:
		p = w.branches(s, p)
	case *syntax.WhileStmt:
		p = w.changed(s, p)
		yes, no := w.condition(s.Cond, p)
		w.block(s.Body, yes)
		p = no
		if hasBreak(s.Body) {
			p = join(p, yes)
		}
	case *syntax.RepeatStmt:
		p = w.block(s.Body, w.changed(s, p))
		_, p = w.condition(s.Cond, p)
	case *syntax.NumericForStmt:
		p = w.values([]syntax.Expr{s.Start, s.Limit, s.Step}, p)
		w.block(s.Body, w.changed(s.Body, p))
		p = w.changed(s.Body, p)
	case *syntax.GenericForStmt:
		p = w.values(s.Values, p)
		w.block(s.Body, w.changed(s.Body, p))
		p = w.changed(s.Body, p)
	case *syntax.ReturnStmt:
		for i, e := range s.Values {
			if i == len(s.Values)-1 {
				w.condition(e, p)
			} else {
				p = w.value(e, p)
			}
		}
		p.never = true
	case *syntax.BreakStmt, *syntax.GotoStmt:
		p.never = true
	case *syntax.LabelStmt: // jumped to from anywhere
		p = presence{counted: true, asked: true, told: true}
	}
	return p
}

// branches follows the clauses of an if statement.
func (w *flow) branches(s *syntax.IfStmt, p presence) presence {
	after := presence{never: true}
	for _, c := range s.Clauses {
		var yes presence
		yes, p = w.condition(c.Cond, p)
		after = join(after, w.block(c.Body, yes))
	}
	if s.Else != nil {
		p = w.block(s.Else, p)
	}
	return join(after, p)
}

// changed is what stays known in a part of the text that may run again: of
// the variables it assigns, nothing.
func (w *flow) changed(n syntax.Node, p presence) presence {
	p.counted, p.asked = true, true
	syntax.Inspect(n, func(n syntax.Node) bool {
		if s, ok := n.(*syntax.AssignStmt); ok {
			for _, t := range s.Targets {
				if name, ok := t.(*syntax.NameExpr); ok && name.Var != nil {
					p = p.forgets(name.Name)
				}
			}
		}
		return true
	})
	return p
}

// assign notes what a variable gets.
func (w *flow) assign(v *syntax.Variable, values []syntax.Expr, i int, p presence) presence {
	p = p.forgets(v.Name)
	s, ok := valueAt(values, i)
	if !ok {
		return p.with(v, nil)
	}
	return p.with(v, w.origin(s.expr, s.i, p))
}

// origin is why a value may be nil, nil if it is there as far as is known.
func (w *flow) origin(e syntax.Expr, i int, p presence) *origin {
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return w.origin(e.X, 0, p)
	case *syntax.NameExpr:
		if o := p.missing[e.Var]; e.Var != nil && o != nil && !p.there[o.text] {
			return o
		}
	case *syntax.CallExpr, *syntax.MethodCallExpr:
		c := w.callOf(e)
		if c == nil || c.native() == nil {
			return nil
		}
		fn := c.native()
		if i >= len(fn.Native.Results) {
			return nil
		}
		if r := fn.Native.Results[i]; given(r)&Nil == 0 || given(r)&objects == 0 {
			return nil
		}
		o := &origin{call: c, name: fn.Name}
		if i == 0 && !fn.Native.Action && fn.Name != "Group.GetNext" {
			o.text = w.Chunk.Text(e)
		}
		if p.there[o.text] {
			return nil
		}
		return o
	}
	return nil
}

func (w *flow) values(list []syntax.Expr, p presence) presence {
	for _, e := range list {
		if e != nil {
			p = w.value(e, p)
		}
	}
	return p
}

// value follows the evaluation of an expression.
func (w *flow) value(e syntax.Expr, p presence) presence {
	switch e := e.(type) {
	case *syntax.BinaryExpr:
		if e.Op == syntax.And || e.Op == syntax.Or {
			return join(w.condition(e, p))
		}
		p = w.value(e.Y, w.value(e.X, p))
		p = w.need(e.X, p)
		return w.need(e.Y, p)
	case *syntax.UnaryExpr:
		if e.Op == syntax.Not {
			return join(w.condition(e, p))
		}
		return w.need(e.X, w.value(e.X, p))
	case *syntax.ParenExpr:
		return w.value(e.X, p)
	case *syntax.IndexExpr:
		return w.need(e.Object, w.values([]syntax.Expr{e.Object, e.Key}, p))
	case *syntax.CallExpr:
		p = w.values(e.Args, w.value(e.Func, p))
		for _, a := range e.Args {
			p = w.need(a, p)
		}
	case *syntax.MethodCallExpr:
		p = w.need(e.Object, w.values(e.Args, w.value(e.Object, p)))
		for _, a := range e.Args {
			p = w.need(a, p)
		}
	case *syntax.TableExpr:
		for _, field := range e.Fields {
			p = w.values([]syntax.Expr{field.Key, field.Value}, p)
		}
	}
	return p
}

// need looks at a value that is used. Where it may be nil that is told once:
// what comes after ran with the value.
func (w *flow) need(e syntax.Expr, p presence) presence {
	n := w.needOf(e)
	if n == nil || n.kinds&Nil != 0 || p.never {
		return p
	}
	o := w.origin(e, 0, p)
	if o == nil {
		return p
	}
	w.needed(e, o, p)
	return w.found(e, p)
}

// found is what is known once an expression is known to be there.
func (w *flow) found(e syntax.Expr, p presence) presence {
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return w.found(e.X, p)
	case *syntax.NameExpr:
		if o := p.missing[e.Var]; e.Var != nil && o != nil {
			return p.with(e.Var, nil).finds(o.text)
		}
	case *syntax.CallExpr, *syntax.MethodCallExpr:
		if o := w.origin(e, 0, p); o != nil {
			return p.finds(o.text)
		}
	}
	return p
}

// condition follows the evaluation of an expression to what is known when it
// is true and when it is not.
func (w *flow) condition(e syntax.Expr, p presence) (yes, no presence) {
	switch x := e.(type) {
	case *syntax.ParenExpr:
		return w.condition(x.X, p)
	case *syntax.UnaryExpr:
		if x.Op == syntax.Not {
			no, yes = w.condition(x.X, p)
			return yes, no
		}
	case *syntax.BinaryExpr:
		switch x.Op {
		case syntax.And:
			first, not := w.condition(x.X, p)
			yes, no = w.condition(x.Y, first)
			return yes, join(not, no)
		case syntax.Or:
			first, not := w.condition(x.X, p)
			yes, no = w.condition(x.Y, not)
			return join(first, yes), no
		case syntax.Equal:
			return w.comparison(x, p)
		case syntax.NotEqual:
			no, yes = w.comparison(x, p)
			return yes, no
		}
	case *syntax.TrueExpr:
		return p, presence{never: true}
	case *syntax.FalseExpr, *syntax.NilExpr:
		return presence{never: true}, p
	}
	p = w.asks(e, w.value(e, p))
	return w.told(e, p), p
}

// comparison follows X==Y.
func (w *flow) comparison(x *syntax.BinaryExpr, p presence) (yes, no presence) {
	p = w.asks(x, w.value(x, p))
	switch {
	case isNil(x.Y):
		return p, w.found(x.X, p)
	case isNil(x.X):
		return p, w.found(x.Y, p)
	}
	p.told = p.told || w.tells(x)
	return w.found(x.X, w.found(x.Y, p)), p
}

// asks is what is known after a question was answered, whatever the answer.
func (w *flow) asks(e syntax.Expr, p presence) presence {
	p.asked = true
	p.counted = p.counted || w.counts(e)
	return p
}

// counts reports whether a question may count cards, or be about an answer
// that did: all but those about one card or effect and what the function is
// given, and those of the API that no cards or filter go into.
func (w *flow) counts(e syntax.Expr) bool {
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return w.counts(e.X)
	case *syntax.UnaryExpr:
		return e.Op == syntax.Hash || w.counts(e.X)
	case *syntax.BinaryExpr:
		return w.counts(e.X) || w.counts(e.Y)
	case *syntax.NameExpr:
		if e.Var == nil {
			return !w.defined(e.Name) // what it should be is another's finding
		}
		return e.Var.Kind != syntax.ParamVar && !w.kinds(e).is(Card|Effect|Nil)
	case *syntax.NumberExpr, *syntax.NilExpr, *syntax.TrueExpr, *syntax.FalseExpr:
		return false
	}
	c := w.callOf(e)
	if c == nil || c.native() == nil || countsCards(c.native().Name) {
		return true
	}
	return slices.ContainsFunc(c.args, func(a syntax.Expr) bool { return w.kinds(a)&(Group|Fun) != 0 && !w.isParameter(a) })
}

// countsCards reports whether a function of the API counts cards by its name.
func countsCards(name string) bool {
	return strings.HasSuffix(name, "Count") && strings.Contains(name, "Group") || strings.HasPrefix(name, "Duel.IsPlayerCan") || strings.HasPrefix(name, "Duel.Check") ||
		strings.HasPrefix(name, "Duel.Draw") || strings.HasPrefix(name, "Duel.Discard")
}

// isParameter reports whether an expression is what the function is given.
func (w *flow) isParameter(e syntax.Expr) bool {
	n, ok := e.(*syntax.NameExpr)
	return ok && n.Var != nil && n.Var.Kind == syntax.ParamVar
}

func isNil(e syntax.Expr) bool {
	_, ok := e.(*syntax.NilExpr)
	return ok
}

// told is what is known when an expression is true: it is there itself, and
// what a function of the script was given that says yes.
func (w *flow) told(e syntax.Expr, p presence) presence {
	p = w.found(e, p)
	p.told = p.told || w.tells(e)
	if c := w.callOf(e); c != nil && c.native() == nil {
		for _, a := range c.args {
			p = w.found(a, p)
		}
	}
	return p
}
