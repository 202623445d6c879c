package lint

var selfAssignment = &Check{
	Code: "self-assignment", Severity: Warning,
	Title: "a variable set to itself",
	Text:  "The statement changes nothing: another name is meant on one of the sides.",
	Bad:   "function f(c,tc) tc=tc return tc end",
	Good:  "function f(c,tc) tc=c return tc end",
	run: func(p *Pass) {
		for _, a := range p.nodes.assigns {
			if len(a.Targets) == 1 && len(a.Values) == 1 && p.Chunk.Text(a.Targets[0]) == p.Chunk.Text(a.Values[0]) && p.steady(a.Values[0]) {
				p.report(a, "this changes nothing")
			}
		}
	},
}
