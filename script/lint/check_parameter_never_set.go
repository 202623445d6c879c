package lint

import "duel/script/syntax"

var parameterNeverSet = &Check{
	Code: "parameter-never-set", Severity: Warning,
	Title: "the player or number of an effect asked for that the script never sets",
	Text: "CHAININFO_TARGET_PLAYER and CHAININFO_TARGET_PARAM give what Duel.SetTargetPlayer and Duel.SetTargetParam stored when the effect was activated. " +
		"The script calls neither, so the answer about its own effect is always that of an effect without.",
	Bad:  "function f(e,tp) local n=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM) Duel.Draw(tp,n,REASON_EFFECT) end",
	Good: "function g(e,tp) Duel.SetTargetParam(2) end\nfunction f(e,tp) local n=Duel.GetChainInfo(0,CHAININFO_TARGET_PARAM) Duel.Draw(tp,n,REASON_EFFECT) end",
	run: func(p *Pass) {
		if !p.library.bits || p.inLibrary || p.loose {
			return
		}
		for _, c := range p.callsIn(p.Chunk, "Duel.GetChainInfo") {
			if n, ok := c.args[0].(*syntax.NumberExpr); !ok || n.Value.Float != 0 {
				continue // of another card's effect
			}
			for i, a := range c.args[1:] {
				name := globalName(a)
				if setters := chainSetters[name]; setters != nil && !p.dropped(c, i) && !p.setsParameter(setters) {
					p.report(a, "nothing in this script calls %s, so this is never set", setters[0])
				}
			}
		}
	},
}

// dropped reports whether result i of a call goes to no variable, or to one
// that nothing reads.
func (p *Pass) dropped(c *call, i int) bool {
	local := p.locals()[c.node]
	return local != nil && (i >= len(local.Names) || len(local.Names[i].Var.Uses) == 0)
}

// chainSetters are the functions that set what Duel.GetChainInfo gives.
var chainSetters = map[string][]string{
	"CHAININFO_TARGET_PLAYER": {"Duel.SetTargetPlayer", "Duel.ChangeTargetPlayer"},
	"CHAININFO_TARGET_PARAM":  {"Duel.SetTargetParam", "Duel.ChangeTargetParam"},
}

// setsParameter reports whether the script calls one of the functions, or runs
// the target function of another effect, which may.
func (p *Pass) setsParameter(setters []string) bool {
	for _, c := range p.calls {
		if fn := c.only(); fn != nil && (fn.Name == setters[0] || fn.Name == setters[1] || fn.Name == "Effect.GetTarget" || fn.Native == nil && fn.Decl == nil) {
			return true
		}
		if m, ok := c.node.(*syntax.MethodCallExpr); ok && m.Method.Name == "GetTarget" {
			return true
		}
	}
	return false
}
