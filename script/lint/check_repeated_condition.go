package lint

var repeatedCondition = &Check{
	Code: "repeated-condition", Severity: Warning,
	Title: "a branch whose condition was asked before",
	Text:  "An earlier branch of the same if has the same condition and is taken, so this one is never reached.",
	Bad:   "function f(op) if op==1 then return 1 elseif op==1 then return 2 end end",
	Good:  "function f(op) if op==1 then return 1 elseif op==2 then return 2 end end",
	run: func(p *Pass) {
		for _, s := range p.nodes.ifs {
			seen := map[string]int{}
			for _, c := range s.Clauses {
				text := p.Chunk.Text(c.Cond)
				if line := seen[text]; line > 0 && p.steady(c.Cond) {
					p.report(c.Cond, "line %d has the same condition: this branch is never reached", line)
				} else if line == 0 {
					seen[text] = p.Chunk.Line(c.Pos())
				}
			}
		}
	},
}
