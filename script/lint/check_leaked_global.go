package lint

var leakedGlobal = &Check{
	Code: "leaked-global", Severity: Style,
	Title: "a global a card script makes",
	Text:  "Without local the variable belongs to the whole duel: another card's script may read or overwrite it.",
	Bad:   "function f(e) total=e:GetLabel() return total end",
	Good:  "function f(e) local total=e:GetLabel() return total end",
	run: func(p *Pass) {
		if p.inLibrary {
			return
		}
		for _, a := range p.nodes.assigns {
			for _, t := range a.Targets {
				name := globalName(t)
				if _, known := p.library.globals[name]; name != "" && !known && !isCardTable(name) {
					p.report(t, "%s is global", name)
				}
			}
		}
	},
}
