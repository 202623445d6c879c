package lint

import "duel/script/syntax"

var announcedPlace = &Check{
	Code: "announced-place", Severity: Warning,
	Title: "an announcement that does not say from where, or how much",
	Text: "Duel.SetOperationInfo takes the category, the cards if they are known, how many, whose, and from which locations; for cards drawn, discarded and the like " +
		"nil, 0, the player, and how many. Other cards ask for that: those that answer to cards from the Deck do not notice this effect.",
	Bad: "function f(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingMatchingCard(Card.IsAbleToHand,tp,LOCATION_DECK,0,1,nil) end\n" +
		"Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,0,0) end",
	Good: "function f(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingMatchingCard(Card.IsAbleToHand,tp,LOCATION_DECK,0,1,nil) end\n" +
		"Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK) end",
	run: func(p *Pass) {
		for _, name := range []string{"Duel.SetOperationInfo", "Duel.SetPossibleOperationInfo"} {
			for _, c := range p.callsIn(p.Chunk, name) {
				if len(c.args) >= 6 {
					p.announcedLayout(c)
				}
			}
		}
		for _, fn := range p.functions {
			if len(fn.decl.Params) >= 9 && fn.decl.Params[8].Name == "chk" {
				p.announcedNowhere(fn)
			}
		}
	},
}

// amounts are the categories about a number of cards of a player's.
var amounts = nameSet("CATEGORY_", "DRAW HANDES DECKDES")

// announcedLayout reports an announcement with its numbers in the places of
// another category.
func (p *Pass) announcedLayout(c *call) {
	category := globalName(c.args[1])
	if _, unknown := c.args[2].(*syntax.NilExpr); !unknown {
		return
	}
	count, okCount := p.constant(c.args[3])
	last, okLast := p.constant(c.args[5])
	switch {
	case amounts[category] && p.namesLocation(c.args[5]):
		p.report(c.args[5], "the last argument of %s is how many cards, not from where", category)
	case amounts[category] && okCount && okLast && count > 0 && last == 0:
		p.report(c.args[3], "the number of cards is the last argument of %s, and this is 0", category)
	case movedFrom[category] != "" && okCount && count == 0 && isNumeral(c.args[5]) && last > 0 && last <= 3:
		p.report(c.args[5], "the last argument of %s is from where, not how many cards", category)
	}
}

// namesLocation reports whether a LOCATION constant is part of an expression.
func (p *Pass) namesLocation(e syntax.Expr) bool {
	found := false
	p.constantTerms(e, func(n *syntax.NameExpr) { found = found || family(n.Name) == "LOCATION" })
	return found
}

func isNumeral(e syntax.Expr) bool {
	_, ok := e.(*syntax.NumberExpr)
	return ok
}

// movedFrom are the categories of cards that are moved, with the functions that
// move them.
var movedFrom = map[string]string{
	"CATEGORY_TOHAND": "Duel.SendtoHand", "CATEGORY_TOGRAVE": "Duel.SendtoGrave", "CATEGORY_REMOVE": "Duel.Remove", "CATEGORY_TODECK": "Duel.SendtoDeck",
	"CATEGORY_SPECIAL_SUMMON": "Duel.SpecialSummon",
}

// announcedNowhere reports the announcements of a target function without a
// place, if it looked for such cards in one.
func (p *Pass) announcedNowhere(fn *function) {
	u := &userFinder{File: p.File}
	for _, name := range []string{"Duel.SetOperationInfo", "Duel.SetPossibleOperationInfo"} {
		for _, c := range p.callsIn(fn.decl.Body, name) {
			if len(c.args) < 6 || movedFrom[globalName(c.args[1])] == "" {
				continue
			}
			_, unknown := c.args[2].(*syntax.NilExpr)
			if place, ok := p.constant(c.args[5]); !unknown || !ok || place != 0 {
				continue
			}
			if search := p.searchFor(u, fn, movedFrom[globalName(c.args[1])]); search != nil {
				p.report(c.args[5], "line %d looks for these cards in certain places, and this names none", p.Chunk.Line(search.node.Pos()))
			}
		}
	}
}

// searchFor is a question of a function for cards that can be moved in a way,
// or nil.
func (p *Pass) searchFor(u *userFinder, fn *function, way string) *call {
	for _, c := range p.callsIn(fn.decl.Body, "Duel.IsExistingMatchingCard") {
		if len(c.args) < 5 {
			continue
		}
		able := p.abilities(u, c.args[0])
		for _, name := range abilitiesFor[way] {
			if able[name] {
				return c
			}
		}
	}
	return nil
}
