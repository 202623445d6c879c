package lint

var exceptionKind = &Check{
	Code: "exception-kind", Severity: Warning,
	Title: "a number or a player where the cards left out belong",
	Text: "Searches take the card or group to leave out behind their counts, and what the filter is called with behind it. A number there is one count too many, " +
		"or the nil is missing, and all that follows has moved.",
	Bad:  "function f(tp) return Duel.IsExistingMatchingCard(Card.IsMonster,tp,LOCATION_HAND,0,1,1,nil) end",
	Good: "function f(tp) return Duel.IsExistingMatchingCard(Card.IsMonster,tp,LOCATION_HAND,0,1,nil) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || !filtering[fn.Name] {
				continue
			}
			for i, param := range fn.Native.Params {
				if param.Name == "ex" && i < len(c.args) && p.kinds(c.args[i]).is(Num|Effect) {
					p.report(c.args[i], "%s stands where %s takes the cards to leave out", p.kinds(c.args[i]), fn.Name).Note = fn.Native.String()
				}
			}
		}
	},
}
