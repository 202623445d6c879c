package lint

import (
	"strings"

	"duel/script/syntax"
)

var differingChkc = &Check{
	Code: "differing-chkc", Severity: Warning,
	Title: "chkc asked for something else than targets are chosen by",
	Text: "With chkc a target function says whether that card could be the target, for effects that change targets. " +
		"Here it looks in other locations, on the other side, or with another filter than Duel.SelectTarget does.",
	Bad: "function f(e,tp,eg,ep,ev,re,r,rp,chk,chkc) if chkc then return chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp) end\n" +
		"if chk==0 then return Duel.IsExistingTarget(nil,tp,LOCATION_MZONE,0,1,nil) end Duel.SelectTarget(tp,nil,tp,LOCATION_MZONE,0,1,1,nil) end",
	Good: "function f(e,tp,eg,ep,ev,re,r,rp,chk,chkc) if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(tp) end\n" +
		"if chk==0 then return Duel.IsExistingTarget(nil,tp,LOCATION_MZONE,0,1,nil) end Duel.SelectTarget(tp,nil,tp,LOCATION_MZONE,0,1,1,nil) end",
	run: func(p *Pass) {
		p.eachChkc(func(b *syntax.Block, _ int, chkc *syntax.Variable, s *syntax.IfStmt) {
			chosen := p.callsIn(b, "Duel.SelectTarget")
			answer, ok := onlyReturn(s.Clauses[0].Body)
			if ok && len(answer.Values) == 1 && len(chosen) == 1 && len(chosen[0].args) >= 8 {
				p.compareChkc(chkc, terms(answer.Values[0], nil), chosen[0].args[1:])
			}
		})
	},
}

// compareChkc reports what is asked of the card to check if cards are chosen by
// something else.
func (p *Pass) compareChkc(chkc *syntax.Variable, answer, chosen []syntax.Expr) {
	own, okOwn := p.constant(chosen[2])
	other, okOther := p.constant(chosen[3])
	known := okOwn && okOther && p.Chunk.Text(chosen[1]) == "tp" && !p.filtersPlace(chosen[0])
	for _, term := range answer {
		switch e := term.(type) {
		case *syntax.MethodCallExpr:
			if n, ok := e.Object.(*syntax.NameExpr); ok && n.Var == chkc && len(e.Args) == 1 && known && p.differsFrom(e, own, other) {
				p.report(e, "targets are chosen in %s of the own side and %s of the other in line %d", p.Chunk.Text(chosen[2]), p.Chunk.Text(chosen[3]), p.Chunk.Line(chosen[2].Pos()))
				return
			}
		case *syntax.CallExpr:
			if len(e.Args) == 0 || p.Chunk.Text(e.Args[0]) != chkc.Name || strings.Contains(p.Chunk.Text(e), "GetLabel") {
				continue // or goes by what was chosen
			}
			if x, ok := e.Func.(*syntax.IndexExpr); ok && p.isScript(x.Object) && p.filterOf(chosen[0]) != nil && p.filterText(chosen[0]) != p.Chunk.Text(x) {
				p.report(e.Func, "targets are chosen with %s in line %d", p.Chunk.Text(chosen[0]), p.Chunk.Line(chosen[0].Pos()))
				return
			}
		}
	}
}

// differsFrom reports whether a question about a card's place is for another
// than the locations of both sides.
func (p *Pass) differsFrom(m *syntax.MethodCallExpr, own, other int64) bool {
	switch m.Method.Name {
	case "IsLocation":
		at, known := p.constant(m.Args[0])
		all := own | other
		return known && at != all && (at|all != locationOnField || at&all != locationSpells)
	case "IsControler":
		player := p.Chunk.Text(m.Args[0])
		return player == "tp" && other != 0 || player == "1-tp" && own != 0
	}
	return false
}

// filtersPlace reports whether a filter may ask where a card is or who
// controls it.
func (p *Pass) filtersPlace(e syntax.Expr) bool {
	filter := p.filterOf(e)
	if filter == nil {
		x, ok := e.(*syntax.IndexExpr)
		return ok && p.isScript(x.Object)
	}
	text := p.Chunk.Text(filter.decl)
	return strings.Contains(text, "Controler") || strings.Contains(text, "IsLocation") || strings.Contains(text, "SpElimFilter")
}
