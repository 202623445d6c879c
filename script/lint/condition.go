package lint

import "duel/script/syntax"

// conditions calls visit for each expression that is only asked whether it is
// true: the conditions of statements, the operands of not, what stands in front
// of and, and what the functions give back that are called back for a yes or
// no. Of and, or and not it visits the operands.
func (f *File) conditions(visit func(syntax.Expr)) {
	if f.asked == nil {
		f.asked = f.findConditions()
	}
	for _, e := range f.asked {
		visit(e)
	}
}

func (f *File) findConditions() []syntax.Expr {
	w := conditionWalk{seen: make(map[syntax.Expr]bool, 2*len(f.nodes.binaries)+len(f.nodes.clauses)), found: []syntax.Expr{}}
	for _, c := range f.nodes.clauses {
		w.walk(c.Cond)
	}
	for _, n := range f.nodes.loops {
		switch n := n.(type) {
		case *syntax.WhileStmt:
			w.walk(n.Cond)
		case *syntax.RepeatStmt:
			w.walk(n.Cond)
		}
	}
	for _, n := range f.nodes.unaries {
		if n.Op == syntax.Not {
			w.walk(n.X)
		}
	}
	for _, n := range f.nodes.binaries {
		if n.Op == syntax.And {
			w.walk(n.X)
		}
	}
	for _, fn := range f.functions {
		if !fn.answers() {
			continue
		}
		for _, r := range fn.returns {
			if len(r.Values) == 1 {
				w.walk(r.Values[0])
			}
		}
	}
	return w.found
}

// conditionWalk finds the parts of conditions, each once.
type conditionWalk struct {
	seen  map[syntax.Expr]bool
	found []syntax.Expr
}

func (w *conditionWalk) walk(e syntax.Expr) {
	if w.seen[e] {
		return
	}
	w.seen[e] = true
	switch x := e.(type) {
	case *syntax.ParenExpr:
		w.walk(x.X)
		return
	case *syntax.BinaryExpr:
		if x.Op == syntax.And || x.Op == syntax.Or {
			w.walk(x.X)
			w.walk(x.Y)
			return
		}
	case *syntax.UnaryExpr:
		if x.Op == syntax.Not {
			w.walk(x.X)
			return
		}
	}
	w.found = append(w.found, e)
}

// answers reports whether the function is only ever called back for a yes or
// no: as a filter of cards, or as the condition of an effect.
func (fn *function) answers() bool {
	if fn.escapes || len(fn.uses) == 0 {
		return false
	}
	for i := range fn.uses {
		if by := fn.uses[i].by; by != "Effect.SetCondition" && !filtering[by] {
			return false
		}
	}
	return true
}

// filtering are the functions of the API that call a filter: a function that
// says whether a card will do.
var filtering = map[string]bool{
	"Duel.GetMatchingGroup": true, "Duel.GetMatchingGroupCount": true, "Duel.GetFirstMatchingCard": true, "Duel.IsExistingMatchingCard": true,
	"Duel.SelectMatchingCard": true, "Duel.IsExistingTarget": true, "Duel.SelectTarget": true, "Duel.GetTargetCount": true,
	"Group.Filter": true, "Group.FilterCount": true, "Group.FilterSelect": true, "Group.IsExists": true, "Group.Match": true,
	"Group.Remove": true, "Group.SearchCard": true, "Group.Split": true, "Duel.DiscardHand": true,
}
