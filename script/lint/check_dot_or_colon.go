package lint

import (
	"strings"

	"duel/script/api"
	"duel/script/syntax"
)

var dotOrColon = &Check{
	Code: "dot-or-colon", Severity: Error,
	Title: "a dot where a colon belongs, or the other way",
	Text:  "x:f(y) gives x as first argument, x.f(y) does not; on a table of functions such as Duel there is no object to give.",
	Bad:   "function f(tp) return Duel:GetLP(tp) end",
	Good:  "function f(tp) return Duel.GetLP(tp) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			if message, wrong := p.wrongCall(c); wrong {
				p.report(c.node, "%s", message)
			}
		}
	},
}

// wrongCall says what is wrong with the dot or colon of a call.
func (p *Pass) wrongCall(c *call) (string, bool) {
	switch n := c.node.(type) {
	case *syntax.MethodCallExpr:
		table := p.library.tableName(globalName(n.Object))
		fn := p.library.tables[table][n.Method.Name]
		if table == "" || fn == nil || p.Chunk.Scopes.AssignedGlobals[globalName(n.Object)] > 0 {
			return "", false
		}
		if takesNoTable(fn) {
			return "a colon gives the table " + table + " as first argument: write " + fn.Name + "(...)", true
		}
	case *syntax.CallExpr:
		x, ok := n.Func.(*syntax.IndexExpr)
		if !ok || !x.Dot || len(c.funcs) > 0 {
			return "", false
		}
		k := p.kinds(x.Object) &^ Nil
		if !k.is(objects) {
			return "", false
		}
		fns := p.library.methods(k, fieldName(x))
		if len(fns) > 0 && fns[0].Native != nil && p.lacksObject(n, fns[0]) {
			return "a dot gives no object: write " + p.Chunk.Text(x.Object) + ":" + fieldName(x) + "(...)", true
		}
	}
	return "", false
}

// apiTables are the tables the engine makes.
var apiTables = map[string]bool{"Card": true, "Group": true, "Effect": true, "Duel": true, "Debug": true}

// takesNoTable reports whether the first parameter of a function cannot be the
// table it stands in: the API asks for something else there, or the library
// writes it with a dot in a table of the API.
func takesNoTable(fn *Func) bool {
	if fn.Native == nil {
		table, _, _ := strings.Cut(fn.Name, ".")
		return fn.Decl != nil && fn.Decl.Self == nil && !fn.Decl.IsVararg && apiTables[table]
	}
	return len(fn.Native.Params) == 0 || accepted(fn.Native.Params[0].Type)&Tab == 0
}

// lacksObject reports whether the first argument cannot be the object.
func (p *Pass) lacksObject(n *syntax.CallExpr, fn *Func) bool {
	params := fn.Native.Params
	if len(params) == 0 || params[0].Type.Kind == api.Any {
		return false
	}
	if len(n.Args) == 0 {
		return !params[0].Optional
	}
	return p.kinds(n.Args[0])&accepted(params[0].Type) == 0
}
