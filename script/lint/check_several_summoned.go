package lint

import (
	"slices"
	"strings"

	"duel/script/syntax"
)

var severalSummoned = &Check{
	Code: "several-summoned", Severity: Warning,
	Title: "several monsters Special Summoned at once, whatever Blue-Eyes Spirit Dragon says",
	Text: "While Blue-Eyes Spirit Dragon is on the field, nobody can Special Summon two or more monsters at the same time. The engine does not look after that: " +
		"the script asks Duel.IsPlayerAffectedByEffect(tp,CARD_BLUEEYES_SPIRIT), and Summons one, or none if it has to be several.",
	Bad: "function f(e,tp) local g=Duel.SelectMatchingCard(tp,Card.IsCanBeSpecialSummoned,tp,LOCATION_HAND,0,2,2,nil,e,0,tp,false,false) Duel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP) end",
	Good: "function f(e,tp) if Duel.IsPlayerAffectedByEffect(tp,CARD_BLUEEYES_SPIRIT) then return end\n" +
		"local g=Duel.SelectMatchingCard(tp,Card.IsCanBeSpecialSummoned,tp,LOCATION_HAND,0,2,2,nil,e,0,tp,false,false) Duel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP) end",
	run: func(p *Pass) {
		if !p.library.bits || p.inLibrary || p.isRush() {
			return
		}
		for _, c := range p.callsIn(p.Chunk, "Duel.SpecialSummon") {
			if p.oneSide(c) && p.several(c.args[0], maxDepth) && !p.asksSpirit(c) {
				p.report(c.args[0], "these are several monsters, and nothing asks for CARD_BLUEEYES_SPIRIT")
			}
		}
		for _, c := range p.callsIn(p.Chunk, "Duel.SpecialSummonStep") {
			if p.oneSide(c) && p.repeated(c) && !p.asksSpirit(c) {
				p.report(c.node, "this Summons several monsters, and nothing asks for CARD_BLUEEYES_SPIRIT")
			}
		}
	},
}

// asksSpirit reports whether the functions of the effect a call belongs to, or
// any of the script if that is not known, mention Blue-Eyes Spirit Dragon.
func (p *Pass) asksSpirit(c *call) bool {
	if strings.Contains(p.Chunk.Source, "59822133") {
		return true
	}
	if !strings.Contains(p.Chunk.Source, "BLUEEYES_SPIRIT") {
		return false
	}
	words, known := p.wordsAround(c)
	return !known || strings.Contains(words, "BLUEEYES_SPIRIT")
}

// wordsAround are the words of the functions of the one effect whose operation
// makes a call; known is false if there may be others.
func (p *Pass) wordsAround(c *call) (words string, known bool) {
	fn := p.around(c.node)
	if fn == nil {
		return "", false
	}
	u := &userFinder{File: p.File}
	for _, e := range p.effects {
		operation, certain := e.setTo("SetOperation")
		if operation == nil || !certain || u.target(firstArgument(operation)) != fn || !p.settled(e) {
			continue
		}
		own, ok := p.wordsOf(e, "SetCondition", "SetCost", "SetTarget", "SetOperation")
		if !ok {
			return "", false
		}
		words, known = words+own, true
	}
	return words, known
}

// most are the places of the greatest number of cards among the arguments of
// functions that choose them.
var most = map[string]int{"Duel.SelectMatchingCard": 6, "Group.Select": 3, "Group.FilterSelect": 4}

// several reports whether an expression is a group that was chosen as two or
// more cards, or as up to two or more.
func (p *Pass) several(e syntax.Expr, depth int) bool {
	if n, ok := e.(*syntax.NameExpr); ok && n.Var != nil && depth > 0 {
		b := p.vars[n.Var]
		if b == nil || b.unknown || len(b.values) == 0 {
			return false
		}
		if p.grows(n.Var) {
			return true
		}
		return !slices.ContainsFunc(b.values, func(s source) bool {
			return s.i != 0 || s.loop || !p.several(s.expr, depth-1)
		})
	}
	c := p.callOf(e)
	if c == nil || c.native() == nil {
		return false
	}
	name := c.native().Name
	if name == "Group.FromCards" {
		return len(c.args) > 1
	}
	place, ok := most[name]
	if !ok || place >= len(c.args) {
		return false
	}
	n, ok := p.constant(c.args[place])
	return !ok || n > 1
}

// grows reports whether cards are added to the group in a variable.
func (p *Pass) grows(v *syntax.Variable) bool {
	return slices.ContainsFunc(v.Uses, func(use *syntax.NameExpr) bool {
		at := p.argumentAt(use)
		if at.call == nil || !at.object {
			return false
		}
		m, ok := at.call.node.(*syntax.MethodCallExpr)
		return ok && m.Method != nil && (m.Method.Name == "AddCard" || m.Method.Name == "Merge")
	})
}

// repeated reports whether a call is in a loop over two or more numbers, or
// over the cards of such a group.
func (p *Pass) repeated(c *call) bool {
	in := func(b *syntax.Block) bool {
		return b.Pos() <= c.node.Pos() && c.node.Pos() < b.End() && p.around(b) == p.around(c.node)
	}
	for _, n := range p.nodes.ranges {
		if in(n.Body) && isNumeral(n.Start) && n.Step == nil {
			limit, known := p.constant(n.Limit)
			return !known || limit > 1
		}
	}
	for _, n := range p.nodes.generics {
		if in(n.Body) && len(n.Values) == 1 {
			group := p.iterated(n.Values[0])
			return group != nil && p.several(group, maxDepth)
		}
	}
	return false
}

// iterated is the group a loop goes through, or nil.
func (p *Pass) iterated(e syntax.Expr) syntax.Expr {
	switch e := e.(type) {
	case *syntax.CallExpr:
		if p.calleeName(e) == "Auxiliary.Next" && len(e.Args) == 1 {
			return e.Args[0]
		}
	case *syntax.MethodCallExpr:
		if e.Method.Name == "Iter" {
			return e.Object
		}
	}
	return nil
}

// oneSide reports whether a Special Summon is by and to one of the players, not
// to each in turn.
func (p *Pass) oneSide(c *call) bool {
	return len(c.args) > 6 && players[p.Chunk.Text(c.args[2])] && players[p.Chunk.Text(c.args[3])]
}

var players = map[string]bool{"tp": true, "1-tp": true}
