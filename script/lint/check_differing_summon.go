package lint

import "duel/script/syntax"

var differingSummon = &Check{
	Code: "differing-summon", Severity: Warning,
	Title: "a Special Summon other than the one asked about",
	Text: "Card.IsCanBeSpecialSummoned is asked with other flags, another kind of Summon or another position than Duel.SpecialSummon is called with: " +
		"a card can pass and not be Summoned then, or be Summoned in a way nothing allowed.",
	Bad: "local function f(c,e,tp) return c:IsCanBeSpecialSummoned(e,0,tp,true,false) end\n" +
		"function g(e,tp) local g=Duel.SelectMatchingCard(tp,f,tp,LOCATION_HAND,0,1,1,nil,e,tp) Duel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP) end",
	Good: "local function f(c,e,tp) return c:IsCanBeSpecialSummoned(e,0,tp,true,false) end\n" +
		"function g(e,tp) local g=Duel.SelectMatchingCard(tp,f,tp,LOCATION_HAND,0,1,1,nil,e,tp) Duel.SpecialSummon(g,0,tp,tp,true,false,POS_FACEUP) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		u := &userFinder{File: p.File}
		for _, c := range p.choices() {
			asked := p.summonAsked(u, c.call.args[1])
			for _, done := range c.actions {
				if asked != nil && isSummon(done) {
					p.compareSummons(asked, done)
				}
			}
		}
		seen := map[*call]bool{}
		p.eachTargetAndOperation(func(asks, does *function) {
			asked, done := p.summonOfTarget(u, asks, does)
			if asked != nil && done != nil && !seen[done] {
				seen[done] = true
				p.compareSummons(asked, done)
			}
		})
	},
}

// isSummon reports whether a call Special Summons cards.
func isSummon(c *call) bool {
	name := c.native().Name
	return name == "Duel.SpecialSummon" || name == "Duel.SpecialSummonStep"
}

// summonAsked is the one question about Special Summons a filter asks, or nil.
func (p *Pass) summonAsked(u *userFinder, filter syntax.Expr) *call {
	if c, ok := filter.(*syntax.CallExpr); ok && len(c.Args) > 0 {
		filter = c.Args[0]
	}
	fn := u.target(filter)
	if fn == nil {
		return nil
	}
	if asked := p.callsIn(fn.decl.Body, "Card.IsCanBeSpecialSummoned"); len(asked) == 1 {
		return asked[0]
	}
	return nil
}

// summonOfTarget are the one question a target function asks about the effect's
// own card or its targets, and the one Summon of that by the operation.
func (p *Pass) summonOfTarget(u *userFinder, asks, does *function) (asked, done *call) {
	summons := append(p.callsIn(does.decl.Body, "Duel.SpecialSummon"), p.callsIn(does.decl.Body, "Duel.SpecialSummonStep")...)
	if len(summons) != 1 {
		return nil, nil
	}
	done = summons[0]
	switch p.sourceOf(done.args[0]) {
	case "Effect.GetHandler":
		questions := p.callsIn(asks.decl.Body, "Card.IsCanBeSpecialSummoned")
		if len(questions) == 1 && p.sourceOf(questions[0].args[0]) == "Effect.GetHandler" {
			return questions[0], done
		}
	case "Duel.GetFirstTarget":
		if chosen := p.callsIn(asks.decl.Body, "Duel.SelectTarget"); len(chosen) == 1 && len(chosen[0].args) > 1 {
			return p.summonAsked(u, chosen[0].args[1]), done
		}
	}
	return nil, nil
}

// sourceOf is the function of the API that gives an expression, or the only
// value of the variable it is; "" if that is not known.
func (p *Pass) sourceOf(e syntax.Expr) string {
	if n, ok := e.(*syntax.NameExpr); ok && n.Var != nil {
		b := p.vars[n.Var]
		if b == nil || b.unknown || b.bare || len(b.values) != 1 || b.values[0].i > 0 || n.Var.Kind == syntax.ParamVar {
			return ""
		}
		e = b.values[0].expr
	}
	if c := p.callOf(e); c != nil && c.native() != nil {
		return c.native().Name
	}
	return ""
}

// Places of the arguments of Card.IsCanBeSpecialSummoned and Duel.SpecialSummon.
const (
	askedKind, askedNoCheck, askedNoLimit, askedPosition = 2, 4, 5, 6
	doneKind, doneNoCheck, doneNoLimit, donePosition     = 1, 4, 5, 6
)

// compareSummons reports the first argument of a Special Summon that is
// another than was asked about.
func (p *Pass) compareSummons(asked, done *call) {
	if len(asked.args) <= askedNoLimit || len(done.args) <= donePosition {
		return
	}
	for _, pair := range [][2]int{{askedNoCheck, doneNoCheck}, {askedNoLimit, doneNoLimit}} {
		x, y := asked.args[pair[0]], done.args[pair[1]]
		if a, b := p.Chunk.Text(x), p.Chunk.Text(y); a != b && isTruth(x) && isTruth(y) {
			p.report(y, "line %d asks with %s here", p.Chunk.Line(x.Pos()), a)
			return
		}
	}
	if x, y := asked.args[askedKind], done.args[doneKind]; p.otherSummon(x, y) {
		p.report(y, "line %d asks with %s here", p.Chunk.Line(x.Pos()), p.Chunk.Text(x))
		return
	}
	p.comparePositions(asked, done.args[donePosition])
}

// isTruth reports whether an expression is true or false written out.
func isTruth(e syntax.Expr) bool {
	switch e.(type) {
	case *syntax.TrueExpr, *syntax.FalseExpr:
		return true
	}
	return false
}

// plainSummon is the highest kind of Summon that is none of the game's: scripts
// mark Summons of their own with small numbers.
const plainSummon = 0xff

// otherSummon reports whether two kinds of Summon are different ones of the
// game.
func (p *Pass) otherSummon(x, y syntax.Expr) bool {
	a, okA := p.constant(x)
	b, okB := p.constant(y)
	own := int64(p.library.constants["SUMMON_TYPE_SPECIAL"])
	plain := func(n int64) bool { return n <= plainSummon || n&^plainSummon == own }
	return okA && okB && a != b && !(plain(a) && plain(b))
}

// comparePositions reports a position of a Special Summon that was not asked
// about: one of those the question left out by name, or face-down where it
// asked for face-up.
func (p *Pass) comparePositions(asked *call, done syntax.Expr) {
	const faceUp = 0x5
	meant, ok := int64(faceUp), true
	if len(asked.args) > askedPosition {
		meant, ok = p.constant(asked.args[askedPosition])
	}
	position, okDone := p.constant(done)
	if ok && okDone && position&^meant != 0 && meant != 0 {
		what := "face-up"
		if len(asked.args) > askedPosition {
			what = p.Chunk.Text(asked.args[askedPosition])
		}
		p.report(done, "line %d asks about %s", p.Chunk.Line(asked.node.Pos()), what)
	}
}
