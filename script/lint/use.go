package lint

import (
	"strings"

	"duel/script/syntax"
)

// use is one way a function of the file is called.
type use struct {
	node syntax.Node // where
	// by is the function that calls it back, "" for a direct call.
	by string
	// given are the kinds of the first arguments, args those written as
	// expressions after them.
	given []Kinds
	args  []syntax.Expr
	// more is set when further arguments may come.
	more bool
}

// kindAt is what argument i is in a use.
func (f *File) kindAt(u *use, i, depth int) Kinds {
	if i < len(u.given) {
		return u.given[i]
	}
	if j := i - len(u.given); j < len(u.args) {
		return f.infer(u.args[j], depth)
	}
	if u.more {
		return Any
	}
	return Nil
}

// parameter is what a parameter may be given.
func (f *File) parameter(v *syntax.Variable, depth int) Kinds {
	fn := f.byDecl[v.Func]
	if fn == nil || fn.escapes || len(fn.uses) == 0 || !f.usesKnown {
		return Any
	}
	i := fn.index(v)
	k := None
	for j := range fn.uses {
		k |= f.kindAt(&fn.uses[j], i, depth)
	}
	return k
}

// index is the place of a parameter among the arguments.
func (fn *function) index(v *syntax.Variable) int {
	for i, p := range fn.decl.Params {
		if p.Var == v {
			if fn.decl.Self != nil {
				return i + 1
			}
			return i
		}
	}
	return 0
}

// findUses finds how the file's functions are called.
func (f *File) findUses() {
	u := &userFinder{File: f, seen: map[syntax.Expr]bool{}}
	for _, c := range f.calls {
		u.call(c)
	}
	syntax.Inspect(f.Chunk, u.rest)
	for _, fn := range f.functions {
		if f.script != nil && f.script.methods["initial_effect"] == fn.decl {
			fn.uses = append(fn.uses, use{node: fn.decl, by: "the engine", given: []Kinds{Card}})
		}
		if name, ok := strings.CutPrefix(fn.name, "s."); ok && (f.library.given[name] || f.script == nil) {
			fn.escapes = true
		}
	}
	f.usesKnown = true
}

type userFinder struct {
	*File
	seen map[syntax.Expr]bool // references accounted for
}

// target is the function of this file an expression refers to.
func (u *userFinder) target(e syntax.Expr) *function {
	switch e := e.(type) {
	case *syntax.FunctionExpr:
		return u.byDecl[e]
	case *syntax.NameExpr:
		if e.Var != nil {
			return u.byDecl[u.localFunction(e.Var)]
		}
	case *syntax.IndexExpr:
		if table := globalName(e.Object); table == "" || u.library.tables[u.library.tableName(table)] == nil {
			return u.byDecl[u.scriptFunction(e)]
		}
	}
	return nil
}

func (u *userFinder) call(c *call) {
	if direct, ok := c.node.(*syntax.CallExpr); ok {
		if fn := u.target(direct.Func); fn != nil {
			u.seen[direct.Func] = true
			fn.uses = append(fn.uses, directUse(direct))
		}
	}
	for i, a := range c.args {
		if fn := u.target(a); fn != nil {
			if role, ok := u.role(c, i); ok {
				u.seen[a] = true
				fn.uses = append(fn.uses, role)
			}
		}
	}
}

func directUse(c *syntax.CallExpr) use {
	args := c.Args
	more := len(args) > 0 && multiple(args[len(args)-1])
	if more {
		args = args[:len(args)-1]
	}
	return use{node: c, args: args, more: more}
}

// role is how the API calls back argument i of a call.
func (u *userFinder) role(c *call, i int) (use, bool) {
	fn := c.native()
	if fn == nil || i >= len(fn.Native.Params) {
		return use{}, false
	}
	if fn.Native.Table() == "Effect" {
		return u.setterRole(c, fn.Native.Field())
	}
	params := fn.Native.Params
	last := params[len(params)-1]
	if accepted(params[i].Type) != Fun {
		return use{}, false
	}
	switch fn.Name {
	case "Duel.SetChainLimit", "Duel.SetChainLimitTillChainEnd":
		return use{node: c.node, by: fn.Name, given: []Kinds{Effect, Num, Num}}, true
	}
	if !last.Variadic || last.Type.Name != "any" || strings.Contains(fn.Name, "Release") {
		return use{}, false // what follows the filter has many layouts
	}
	role := use{node: c.node, by: fn.Name, given: []Kinds{Card}}
	n := len(params) - 1
	if params[n-1].Name == "ex" && len(c.args) >= n {
		switch k := u.kinds(c.args[n-1]); {
		case k.is(Bool): // whether the choice can be cancelled; the exception follows
			n++
		case k&Bool != 0:
			role.more = true
			return role, true
		}
	}
	if len(c.args) > n {
		role.args = c.args[n:]
	}
	if c.open {
		role.more = true
		if len(role.args) > 0 {
			role.args = role.args[:len(role.args)-1]
		}
	}
	return role, true
}

// event is what functions of effects about an event are called with; costs
// and targets get chk, and targets the card to check, besides.
var event = []Kinds{Effect, Num, Group | Nil, Num, Num, Effect | Nil, Num, Num, Num, Card | Nil}

// setterRole is how the function given to a setter of effects is called.
func (u *userFinder) setterRole(c *call, setter string) (use, bool) {
	role := use{node: c.node, by: "Effect." + setter}
	m, ok := c.node.(*syntax.MethodCallExpr)
	if !ok || !strings.HasPrefix(setter, "Set") {
		return use{}, false
	}
	s := u.settings[m]
	if s == nil {
		return use{}, false
	}
	if !u.onEvents(s.effect) {
		role.given = u.continuousRole(s.effect, setter)
		return role, role.given != nil
	}
	switch setter {
	case "SetCondition", "SetOperation":
		role.given = event[:8]
	case "SetCost":
		role.given = event[:9]
	case "SetTarget":
		role.given = event[:10]
	default:
		return use{}, false
	}
	return role, true
}

// continuousRole is what a function of a continuous effect is called with, nil
// if that is not known: procedures and values are called in many ways.
func (f *File) continuousRole(e *effect, setter string) []Kinds {
	types, ok := f.types(e)
	if !ok || !f.library.bits {
		return nil
	}
	code := f.codeOf(e)
	switch {
	case types&typeContinuous != 0 && strings.HasPrefix(code, "EVENT_"):
		switch setter {
		case "SetCondition", "SetOperation":
			return event[:8]
		case "SetTarget":
			return event[:9]
		}
	case types&typeContinuous == 0 && setter == "SetCondition" && (cardCodes[code] || playerCodes[code] || sharedCodes[code]):
		return event[:1]
	case types&typeContinuous == 0 && setter == "SetTarget" && cardCodes[code]:
		return []Kinds{Effect, Card}
	}
	return nil
}

// eventTypes are the EFFECT_TYPE bits of effects about an event: activate,
// flip, ignition, trigger, quick.
const eventTypes = 0x10 | 0x20 | 0x40 | 0x80 | 0x100 | 0x200 | 0x400

// onEvents reports whether an effect surely is about an event.
func (f *File) onEvents(e *effect) bool {
	types, ok := f.types(e)
	return ok && f.library.bits && types&eventTypes != 0
}

// rest marks the functions that are referred to in any other way.
func (u *userFinder) rest(n syntax.Node) bool {
	switch n := n.(type) {
	case *syntax.FunctionStmt:
		syntax.Inspect(n.Func.Body, u.rest)
		return false
	case *syntax.LocalFunctionStmt:
		syntax.Inspect(n.Func.Body, u.rest)
		return false
	case *syntax.LocalStmt:
		for i, v := range n.Values {
			if decl, ok := v.(*syntax.FunctionExpr); ok && i < len(n.Names) {
				syntax.Inspect(decl.Body, u.rest)
			} else {
				syntax.Inspect(v, u.rest)
			}
		}
		return false
	case *syntax.AssignStmt:
		u.restOfAssign(n)
		return false
	case syntax.Expr:
		if !u.seen[n] {
			if fn := u.target(n); fn != nil {
				fn.escapes = true
			}
		}
	}
	return true
}

func (u *userFinder) restOfAssign(n *syntax.AssignStmt) {
	for i, t := range n.Targets {
		if x, ok := t.(*syntax.IndexExpr); ok {
			syntax.Inspect(x.Object, u.rest)
			syntax.Inspect(x.Key, u.rest)
			if decl, ok := valueAtExpr(n.Values, i).(*syntax.FunctionExpr); ok && u.isScript(x.Object) {
				u.seen[decl] = true
			}
		}
	}
	for _, v := range n.Values {
		syntax.Inspect(v, u.rest)
	}
}

// eachTargetAndOperation calls visit with the target function and the operation
// of each effect that has both and is used in answer to events; effects may
// share either.
func (p *Pass) eachTargetAndOperation(visit func(target, operation *function)) {
	u := &userFinder{File: p.File}
	for _, e := range p.effects {
		target, _ := e.setTo("SetTarget")
		operation, _ := e.setTo("SetOperation")
		if target == nil || operation == nil || !p.onEvents(e) {
			continue
		}
		asks, acts := u.target(firstArgument(target)), u.target(firstArgument(operation))
		if asks != nil && acts != nil {
			visit(asks, acts)
		}
	}
}
