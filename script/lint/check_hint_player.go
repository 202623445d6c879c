package lint

import "duel/script/syntax"

var hintPlayer = &Check{
	Code: "hint-player", Severity: Warning,
	Title: "the prompt for a choice given to the other player",
	Text:  "Duel.Hint with HINT_SELECTMSG says what the next choice of that player is for. Here the other player chooses next, and sees another prompt.",
	Bad:   "function f(tp) Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TODECK)\nlocal g=Duel.SelectMatchingCard(1-tp,nil,1-tp,LOCATION_HAND,0,1,1,nil) return g end",
	Good:  "function f(tp) Duel.Hint(HINT_SELECTMSG,1-tp,HINTMSG_TODECK)\nlocal g=Duel.SelectMatchingCard(1-tp,nil,1-tp,LOCATION_HAND,0,1,1,nil) return g end",
	run: func(p *Pass) {
		for _, b := range p.nodes.blocks {
			for i := range len(b.Stmts) - 1 {
				hint := p.prompt(b.Stmts[i])
				if hint == nil {
					continue
				}
				if player := p.chooser(b.Stmts[i+1]); player != nil && isPlayer(player) && p.Chunk.Text(player) != p.Chunk.Text(hint) {
					p.report(hint, "%s gets the prompt, and %s chooses next", p.Chunk.Text(hint), p.Chunk.Text(player))
				}
			}
		}
	},
}

// prompt is the player a statement gives the prompt of a choice, or nil.
func (p *Pass) prompt(s syntax.Stmt) syntax.Expr {
	stmt, ok := s.(*syntax.CallStmt)
	if !ok {
		return nil
	}
	c := p.callOf(stmt.Call)
	if c == nil || c.native() == nil || c.native().Name != "Duel.Hint" || len(c.args) < 3 || !isPlayer(c.args[1]) {
		return nil
	}
	if kind, ok := c.args[0].(*syntax.NameExpr); !ok || kind.Name != "HINT_SELECTMSG" {
		return nil
	}
	return c.args[1]
}

// choosers are functions that let a player choose cards, with the place of the
// player among their arguments.
var choosers = map[string]int{"Duel.SelectMatchingCard": 0, "Duel.SelectTarget": 0, "Group.Select": 1, "Group.FilterSelect": 1}

// valuesOf are the expressions a statement surely evaluates to give, assign or
// drop their values.
func valuesOf(s syntax.Stmt) []syntax.Expr {
	switch s := s.(type) {
	case *syntax.LocalStmt:
		return s.Values
	case *syntax.AssignStmt:
		return s.Values
	case *syntax.CallStmt:
		return []syntax.Expr{s.Call}
	}
	return nil
}

// chooser is the player who chooses cards in a statement, or nil.
func (p *Pass) chooser(s syntax.Stmt) syntax.Expr {
	values := valuesOf(s)
	if len(values) != 1 {
		return nil
	}
	for e := values[0]; ; {
		if c := p.callOf(e); c != nil && c.native() != nil {
			if i, ok := choosers[c.native().Name]; ok && i < len(c.args) {
				return c.args[i]
			}
		}
		m, ok := e.(*syntax.MethodCallExpr)
		if !ok {
			return nil
		}
		e = m.Object
	}
}
