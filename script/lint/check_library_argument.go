package lint

import "duel/script/syntax"

var libraryArgument = &Check{
	Code: "library-argument", Severity: Warning,
	Title:   "an argument of another kind than a library function's parameter is named for",
	Text:    "The base library names parameters as all scripts do: e is an effect, tp a player, c a card, g a group. The argument here is something else, so it is in the wrong place.",
	Bad:     "function f(e,g) return aux.PickCards(1,0,g) end",
	Good:    "function f(e,g) return aux.PickCards(e,0,g) end",
	Library: "if not aux then aux={} end\nfunction aux.PickCards(e,tp,g) return g:Select(tp,1,1,e:GetHandler()) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.only()
			if fn == nil || fn.Native != nil || fn.Decl == nil || fn.File == p.File || fn.Decl.Self != nil || fn.Replaced {
				continue
			}
			for i, a := range c.args {
				if i >= len(fn.Decl.Params) {
					break
				}
				if constant := p.noPlayer(fn.Decl.Params[i].Name, a); constant != nil {
					p.report(a, "%s is given for %s of %s, which is a player", constant.Name, fn.Decl.Params[i].Name, fn.Name)
					continue
				}
				meant := namedKinds[fn.Decl.Params[i].Name]
				if k := p.kinds(a); meant != None && k != None && k&(meant|Nil|Tab|Bool) == 0 {
					p.report(a, "%s is given for %s of %s", k, fn.Decl.Params[i].Name, fn.Name)
				}
			}
		}
	},
}

// namedKinds are the kinds of what scripts give certain names.
var namedKinds = map[string]Kinds{
	"e": Effect, "te": Effect, "re": Effect, "tp": Num, "c": Card, "tc": Card, "fc": Card, "g": Group | Card, "sg": Group | Card, "mg": Group | Card, "eg": Group,
}

// noPlayer is the constant an argument is that no player can be, for a
// parameter named for one; nil for others.
func (p *Pass) noPlayer(parameter string, a syntax.Expr) *syntax.NameExpr {
	if !playerNames[parameter] {
		return nil
	}
	var found *syntax.NameExpr
	p.constantTerms(a, func(n *syntax.NameExpr) {
		if f := family(n.Name); f != "" && f != "PLAYER" {
			found = n
		}
	})
	return found
}

// playerNames are the names of parameters for a player.
var playerNames = map[string]bool{"tp": true, "p": true, "player": true, "seltp": true, "target_player": true}
