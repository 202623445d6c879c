package lint

import "duel/script/syntax"

// choice is a choice of cards, and what becomes of them in the same block.
type choice struct {
	call *call
	// prompt is the constant the player is shown before, nil if none stands
	// right in front.
	prompt *syntax.NameExpr
	// actions are the calls that do something with the cards.
	actions []*call
	// announced are the categories SetOperationInfo names for them.
	announced []*syntax.NameExpr
}

// deeds are the functions that do something with cards: the place of the cards
// among their arguments.
var deeds = map[string]int{
	"Duel.SendtoHand": 0, "Duel.SendtoGrave": 0, "Duel.SendtoDeck": 0, "Duel.Destroy": 0, "Duel.Remove": 0, "Duel.Release": 0,
	"Duel.SpecialSummon": 0, "Duel.SpecialSummonStep": 0, "Duel.GetControl": 0, "Duel.ChangePosition": 0, "Duel.SSet": 1,
}

// bystanders are functions that take cards and change nothing about them.
var bystanders = nameSet("", `Duel.HintSelection Duel.ConfirmCards Duel.SetOperationInfo Duel.SetPossibleOperationInfo Duel.SetTargetCard Duel.RaiseEvent
	Duel.RaiseSingleEvent`)

// choices are the choices of a file whose cards go into a local variable and
// are followed from there: everything done with them is in the rest of their
// block.
func (f *File) choices() []*choice {
	if f.chosen == nil {
		f.chosen = f.findChoices()
	}
	return f.chosen
}

func (f *File) findChoices() []*choice {
	list := []*choice{}
	for _, b := range f.nodes.blocks {
		for i, s := range b.Stmts {
			local, ok := s.(*syntax.LocalStmt)
			if !ok || len(local.Names) != 1 || len(local.Values) != 1 {
				continue
			}
			c := f.choosing(local.Values[0])
			if c == nil {
				continue
			}
			found := &choice{call: c}
			if i > 0 {
				found.prompt = f.promptConstant(b.Stmts[i-1])
			}
			if f.follow(found, local.Names[0].Var) {
				list = append(list, found)
			}
		}
	}
	return list
}

// choosing is the call of Duel.SelectMatchingCard or Duel.SelectTarget an
// expression is, or takes the first card of.
func (f *File) choosing(e syntax.Expr) *call {
	if m, ok := e.(*syntax.MethodCallExpr); ok && m.Method.Name == "GetFirst" {
		e = m.Object
	}
	c := f.callOf(e)
	if c == nil || c.native() == nil || len(c.args) < 8 {
		return nil
	}
	if name := c.native().Name; name != "Duel.SelectMatchingCard" && name != "Duel.SelectTarget" {
		return nil
	}
	return c
}

// promptConstant is the HINTMSG constant of a statement that prompts for a
// choice, or nil.
func (f *File) promptConstant(s syntax.Stmt) *syntax.NameExpr {
	stmt, ok := s.(*syntax.CallStmt)
	if !ok {
		return nil
	}
	c := f.callOf(stmt.Call)
	if c == nil || c.native() == nil || c.native().Name != "Duel.Hint" || len(c.args) < 3 || f.Chunk.Text(c.args[0]) != "HINT_SELECTMSG" {
		return nil
	}
	name, _ := c.args[2].(*syntax.NameExpr)
	return name
}

// follow notes what is done with the cards of a variable, and reports whether
// that is all that can be.
func (f *File) follow(c *choice, v *syntax.Variable) bool {
	if v.Assigned > 0 {
		return false
	}
	for _, use := range v.Uses {
		at := f.argumentAt(use)
		switch {
		case at.call == nil:
			return false
		case at.object:
			if !f.followMethod(c, at.call) {
				return false
			}
		case at.call.native() == nil:
			if fn := at.call.only(); fn == nil || fn.Name != "Duel.Overlay" || at.place != 0 { // it gets materials and stays
				return false
			}
		default:
			name := at.call.native().Name
			if place, ok := deeds[name]; ok && place == at.place {
				c.actions = append(c.actions, at.call)
			} else if !bystanders[name] {
				return false
			}
			if category, ok := category(at.call); ok {
				c.announced = append(c.announced, category)
			}
		}
	}
	return true
}

// followMethod goes on with what a method of the cards gives: the first of
// them in a variable of its own; other questions are no matter.
func (f *File) followMethod(c *choice, method *call) bool {
	m := method.node.(*syntax.MethodCallExpr)
	switch m.Method.Name {
	case "Merge", "AddCard", "Sub", "Clone", "Split", "KeepAlive", "Filter", "Select", "Iter", "GetNext", "RegisterEffect", "GetMaxGroup", "GetMinGroup":
		return false
	case "GetFirst":
		if local := f.locals()[m]; local != nil {
			return f.follow(c, local.Names[0].Var)
		}
		return false
	}
	return true
}

// place is where an expression stands: as an argument or object of a call, or
// as something whose truth or size is asked for.
type place struct {
	call   *call
	object bool
	place  int
}

// locals are the statements that make a local of one expression, by that.
func (f *File) locals() map[syntax.Expr]*syntax.LocalStmt {
	if f.localOf == nil {
		f.localOf = map[syntax.Expr]*syntax.LocalStmt{}
		for _, b := range f.nodes.blocks {
			for _, s := range b.Stmts {
				if local, ok := s.(*syntax.LocalStmt); ok && len(local.Values) == 1 {
					f.localOf[local.Values[0]] = local
				}
			}
		}
	}
	return f.localOf
}

// asking is a call that does nothing: what argumentAt gives for a question.
var asking = &call{node: &syntax.MethodCallExpr{Method: &syntax.Ident{}}}

// argumentAt is where a use of a variable stands; a question has a call that
// does nothing.
func (f *File) argumentAt(use *syntax.NameExpr) place {
	if f.places == nil {
		f.places = make(map[*syntax.NameExpr]place, 2*len(f.calls))
		for _, u := range f.nodes.unaries {
			if n, ok := u.X.(*syntax.NameExpr); ok {
				f.places[n] = place{call: asking, object: true}
			}
		}
		for _, c := range f.calls {
			_, method := c.node.(*syntax.MethodCallExpr)
			for i, a := range c.args {
				if n, ok := a.(*syntax.NameExpr); ok && n.Var != nil {
					f.places[n] = place{call: c, object: method && i == 0, place: i}
				}
			}
		}
	}
	at := f.places[use]
	if at.call == nil && f.testedUse(use) {
		return place{call: asking, object: true}
	}
	return at
}

// category is the constant that a call of Duel.SetOperationInfo names.
func category(c *call) (*syntax.NameExpr, bool) {
	if c.native().Name != "Duel.SetOperationInfo" || len(c.args) < 3 {
		return nil, false
	}
	name, ok := c.args[1].(*syntax.NameExpr)
	return name, ok
}
