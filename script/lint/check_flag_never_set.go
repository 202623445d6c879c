package lint

import (
	"strings"

	"duel/script/syntax"
)

var flagNeverSet = &Check{
	Code: "flag-never-set", Severity: Warning,
	Title: "a flag asked for that nothing sets",
	Text:  "Neither the script nor another card registers a flag effect under this card's passcode, so the answer is always no.",
	Bad:   "local s,id=GetID()\nfunction s.initial_effect(c) end\nfunction s.filter(c) return c:GetFlagEffect(id)>0 end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) end\nfunction s.filter(c) return c:GetFlagEffect(id)>0 end\n" +
		"function s.op(c) c:RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD,0,1) end",
	run: func(p *Pass) {
		if p.script == nil || p.script.code == nil || p.loose || !p.library.bits || p.codeLeaves() {
			return
		}
		number := strings.TrimSuffix(strings.TrimPrefix(lastPart(p.Chunk.Name), "c"), ".lua")
		for _, c := range p.calls {
			fn := c.only()
			if fn == nil {
				continue
			}
			code := flagCode(fn.Name, c.args)
			if code == nil || !p.isCode(code) {
				continue
			}
			if p.library.flagElsewhere(number, p.Chunk.Source) {
				return
			}
			p.report(c.node, "nothing sets the flag %s: this is always the same", p.Chunk.Text(code))
		}
	},
}

// flagCode is the argument of a question about flag effects that names the
// flag.
func flagCode(name string, args []syntax.Expr) syntax.Expr {
	switch name {
	case "Card.GetFlagEffect", "Duel.GetFlagEffect", "Card.HasFlagEffect", "Duel.HasFlagEffect", "Card.GetFlagEffectLabel", "Duel.GetFlagEffectLabel":
		if len(args) > 1 {
			return args[1]
		}
	}
	return nil
}

// isCode reports whether an expression is the card's passcode.
func (p *Pass) isCode(e syntax.Expr) bool {
	n, ok := e.(*syntax.NameExpr)
	return ok && n.Var == p.script.code
}

// unharmed are the functions that take a passcode and register no flag.
var unharmed = nameSet("", `Auxiliary.Stringid Card.GetFlagEffect Duel.GetFlagEffect Card.HasFlagEffect Duel.HasFlagEffect Card.GetFlagEffectLabel
	Duel.GetFlagEffectLabel Card.ResetFlagEffect Duel.ResetFlagEffect Card.IsCode Card.IsOriginalCode Card.IsOriginalCodeRule Duel.Hint
	Effect.SetCountLimit Card.SetFlagEffectLabel Duel.SetFlagEffectLabel Card.SetUniqueOnField Duel.IsPlayerCanSpecialSummonMonster
	Duel.CreateToken Card.IsSummonCode`)

// codeLeaves reports whether the passcode reaches anything that may register a
// flag under it, or is assigned or calculated with.
func (p *Pass) codeLeaves() bool {
	harmless := map[syntax.Expr]bool{}
	for _, c := range p.calls {
		if fn := c.only(); fn != nil && unharmed[fn.Name] {
			for _, a := range c.args {
				harmless[a] = true
			}
		} else if fn != nil && (fn.Name == "Card.RegisterFlagEffect" || fn.Name == "Duel.RegisterFlagEffect") && len(c.args) > 1 {
			if _, call := c.args[1].(*syntax.MethodCallExpr); call {
				return true // under the passcode of some card
			}
		}
	}
	for _, t := range p.nodes.tables {
		for _, f := range t.Fields {
			harmless[f.Value] = true // listed_names, count limits
		}
	}
	for _, use := range p.script.code.Uses {
		if !harmless[use] && !p.partOfSum(use) {
			return true
		}
	}
	return false
}

// partOfSum reports whether an expression is added to a number: another flag.
func (p *Pass) partOfSum(e syntax.Expr) bool {
	for _, b := range p.nodes.binaries {
		if b.X == e && b.Op == syntax.Plus {
			_, number := b.Y.(*syntax.NumberExpr)
			return number
		}
		if b.Y == e && b.Op == syntax.Plus {
			n, ok := b.X.(*syntax.NameExpr)
			return ok && n.Name == "EVENT_CUSTOM"
		}
	}
	return false
}

func lastPart(name string) string { return name[strings.LastIndexByte(name, '/')+1:] }
