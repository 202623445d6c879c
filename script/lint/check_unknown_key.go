package lint

import (
	"slices"

	"duel/script/syntax"
)

var unknownKey = &Check{
	Code: "unknown-key", Severity: Warning,
	Title: "an argument given by a name the function does not know",
	Text:  "Some functions of the base library take their arguments in a table, each under its name. What is given under any other name is never looked at.",
	Bad:   "function f(c) return Ritual.Make({handler=c,type=2}) end",
	Good:  "function f(c) return Ritual.Make({handler=c,lvtype=2}) end",
	Library: "if not aux then aux={} end\nRitual={}\nfunction aux.FunctionWithNamedArgs(f,...) return f end\n" +
		"Ritual.Make=aux.FunctionWithNamedArgs(function(c,lvtype) return c,lvtype end,\"handler\",\"lvtype\")",
	run: func(p *Pass) {
		for _, c := range p.calls {
			n, ok := c.node.(*syntax.CallExpr)
			if !ok || len(n.Args) == 0 {
				continue
			}
			keys := p.library.keys[p.calleeName(n)]
			table, ok := n.Args[0].(*syntax.TableExpr)
			if !ok || keys == nil {
				continue
			}
			for _, f := range table.Fields {
				if key, ok := f.Key.(*syntax.StringExpr); ok && !slices.Contains(keys, key.Value) {
					p.report(f, "%s has no argument named %s", p.calleeName(n), key.Value).Note = meantKey(key.Value, keys)
				}
			}
		}
	},
}

// meantKey is a hint at the key that was meant, "" if none is like it.
func meantKey(name string, keys []string) string {
	if meant := nearest(name, keys); meant != "" {
		return "did you mean " + meant + "?"
	}
	return ""
}

// namedArguments are the names under which a function takes its arguments in a
// table: the strings behind the function in a call of FunctionWithNamedArgs;
// nil for any other value.
func namedArguments(value syntax.Expr) []string {
	c, ok := value.(*syntax.CallExpr)
	if !ok || len(c.Args) < 2 {
		return nil
	}
	if x, ok := c.Func.(*syntax.IndexExpr); !ok || fieldName(x) != "FunctionWithNamedArgs" {
		return nil
	}
	var names []string
	for _, a := range c.Args[1:] {
		name, ok := a.(*syntax.StringExpr)
		if !ok {
			return nil
		}
		names = append(names, name.Value)
	}
	return append(names, "vaargs")
}
