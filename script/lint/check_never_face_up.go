package lint

import "duel/script/syntax"

var neverFaceUp = &Check{
	Code: "never-face-up", Severity: Warning,
	Title: "face-up cards looked for where cards are face-down",
	Text:  "Cards of the hand and the deck are face-down, so that the filter finds none there; of the hand it finds those an effect reveals. Another location was meant, or the question is one too many.",
	Bad:   "function f(tp) return Duel.GetMatchingGroupCount(aux.FaceupFilter(Card.IsRace,RACE_DRAGON),tp,LOCATION_HAND,0,nil) end",
	Good:  "function f(tp) return Duel.GetMatchingGroupCount(Card.IsRace,tp,LOCATION_HAND,0,nil,RACE_DRAGON) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			filter, locations := p.search(c)
			if filter == nil || !p.inHandOrDeck(locations) {
				continue
			}
			if asks := p.asksFaceUp(filter); asks != nil {
				p.report(locations[0], "%s finds no cards in the hand or the deck", p.Chunk.Text(asks))
			}
		}
	},
}

// search is the filter of a call that looks for cards, and the locations of
// both sides; nil for other calls.
func (p *Pass) search(c *call) (filter syntax.Expr, locations []syntax.Expr) {
	fn := c.native()
	if fn == nil {
		return nil, nil
	}
	for i, param := range fn.Native.Params {
		if param.Name == "f" && i+3 < len(c.args) && len(fn.Native.Params) > i+3 && fn.Native.Params[i+2].Type.Name == "Location" {
			return c.args[i], c.args[i+2 : i+4]
		}
	}
	return nil, nil
}

// inHandOrDeck reports whether locations are those of cards that lie
// face-down.
func (p *Pass) inHandOrDeck(locations []syntax.Expr) bool {
	var all int64
	for _, e := range locations {
		at, known := p.constant(e)
		if !known {
			return false
		}
		all |= at
	}
	return all != 0 && all&^(locationDeck|locationHand) == 0
}

// asksFaceUp is what in a filter refuses face-down cards, or nil.
func (p *Pass) asksFaceUp(filter syntax.Expr) syntax.Expr {
	switch e := filter.(type) {
	case *syntax.IndexExpr:
		if p.Chunk.Text(e) == "Card.IsFaceup" {
			return e
		}
	case *syntax.CallExpr:
		if p.calleeName(e) == "Auxiliary.FaceupFilter" {
			return e.Func
		}
	}
	fn := p.filterOf(filter)
	if fn == nil || len(fn.decl.Body.Stmts) != 1 || len(fn.returns) != 1 || len(fn.returns[0].Values) != 1 {
		return nil
	}
	for _, e := range terms(fn.returns[0].Values[0], nil) {
		if m, ok := e.(*syntax.MethodCallExpr); ok && m.Method.Name == "IsFaceup" && p.isFiltered(fn, m.Object) {
			return m
		}
	}
	return nil
}

// filterOf is the function of the file that filters cards, behind the one that
// leaves out cards Necrovalley protects, or nil.
func (p *Pass) filterOf(e syntax.Expr) *function {
	if wrapped := p.protectedFilter(e); wrapped != nil {
		e = wrapped
	}
	return (&userFinder{File: p.File}).target(e)
}

// isFiltered reports whether an expression is the card a filter asks about:
// its first parameter.
func (p *Pass) isFiltered(fn *function, e syntax.Expr) bool {
	n, ok := e.(*syntax.NameExpr)
	return ok && n.Var != nil && len(fn.decl.Params) > 0 && n.Var == fn.decl.Params[0].Var
}

// terms are the expressions that must all be true for one to be.
func terms(e syntax.Expr, list []syntax.Expr) []syntax.Expr {
	switch x := e.(type) {
	case *syntax.ParenExpr:
		return terms(x.X, list)
	case *syntax.BinaryExpr:
		if x.Op == syntax.And {
			return terms(x.Y, terms(x.X, list))
		}
	}
	return append(list, e)
}
