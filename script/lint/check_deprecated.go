package lint

var deprecatedFunction = &Check{
	Code: "deprecated", Severity: Warning,
	Title: "a function the base library gave up",
	Text:  "The base library lists the function as renamed or removed: it complains each time it is called, or only fails. The message says what to call instead.",
	Bad:   "function f(tp) return Duel.OldCount(tp) end",
	Good:  "function f(tp) return Duel.NewCount(tp) end",
	Library: "local function make_deprecated(old,new) end\nfunction Duel.OldCount(tp) return 0 end\nfunction Duel.NewCount(tp) return 0 end\n" +
		"make_deprecated(\"Duel.OldCount\",\"Duel.NewCount\")",
	run: func(p *Pass) {
		if p.inLibrary {
			return
		}
		for _, c := range p.calls {
			fn := c.only()
			if fn == nil || fn.Deprecated == "" {
				continue
			}
			if fn.Deleted {
				p.report(c.node, "%s was removed: %s", fn.Name, fn.Deprecated)
			} else {
				p.report(c.node, "%s is deprecated: %s", fn.Name, fn.Deprecated)
			}
		}
	},
}
