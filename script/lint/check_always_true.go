package lint

import (
	"strings"

	"duel/script/syntax"
)

var alwaysTrue = &Check{
	Code: "always-true", Severity: Warning,
	Title: "a number, group or function where a condition belongs",
	Text: "Only false and nil are false in Lua: 0 and an empty group are true. Compare the number, ask for #g>0, " +
		"or call the function whose name stands there.",
	Bad:  "function f(g) if Duel.Destroy(g,REASON_EFFECT) then Duel.Draw(0,1,REASON_EFFECT) end end",
	Good: "function f(g) if Duel.Destroy(g,REASON_EFFECT)>0 then Duel.Draw(0,1,REASON_EFFECT) end end",
	run:  func(p *Pass) { p.conditions(p.truthOf) },
}

// truthOf reports an expression asked for its truth that can only be true.
func (p *Pass) truthOf(e syntax.Expr) {
	switch x := e.(type) {
	case *syntax.NumberExpr, *syntax.StringExpr, *syntax.TrueExpr, *syntax.FunctionExpr, *syntax.TableExpr:
		return // written on purpose
	case *syntax.NameExpr:
		return // may be an older value's test; the assignment is what is odd
	case *syntax.IndexExpr:
		if k := p.kinds(x.Object) &^ Nil; k.is(objects) && x.Dot && len(p.library.methods(k, fieldName(x))) > 0 {
			p.report(e, "%s is a function and always true: it is not called here", p.Chunk.Text(e))
		}
		return
	}
	if k := p.kinds(e); k.is(Num|Group|Card|Effect|Fun|Tab|Str) || p.countsCards(e) {
		if k&^Nil == Group {
			p.report(e, "%s is a group and always true, even an empty one", p.shortText(e))
		} else {
			p.report(e, "%s is always true here: it is %s", p.shortText(e), k&^Nil)
		}
	}
}

// countsCards reports whether an expression is the number of cards an action
// moved, which is nil for no other reason than a failed call.
func (p *Pass) countsCards(e syntax.Expr) bool {
	c := p.callOf(e)
	if c == nil {
		return false
	}
	fn := c.native()
	return fn != nil && fn.Native.Action && len(fn.Results) == 1 && fn.Results[0] == Num|Nil &&
		!strings.Contains(fn.Name, "Select") && !strings.Contains(fn.Name, "Announce")
}

// shortText is the source of an expression, cut where it gets long.
func (p *Pass) shortText(e syntax.Expr) string {
	text := p.Chunk.Text(e)
	if i := strings.IndexAny(text, "\r\n"); i >= 0 {
		text = text[:i] + "..."
	}
	if len(text) > 60 {
		text = text[:57] + "..."
	}
	return text
}
