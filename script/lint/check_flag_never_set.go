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
		if p.script == nil || p.script.code == nil || p.loose || !p.library.bits {
			return
		}
		asked := p.flagsAsked()
		if len(asked) == 0 {
			return
		}
		set, certain := p.flagsSet()
		if !certain {
			return
		}
		number := strings.TrimSuffix(strings.TrimPrefix(lastPart(p.Chunk.Name), "c"), ".lua")
		for _, c := range asked {
			name := c.only().Name
			code := flagCode(name, c.args)
			flag, ok := p.flagOf(code, name[:4])
			if !ok || set[flag] {
				continue
			}
			why := "nothing sets the flag %s: this is always the same"
			switch {
			case set[cardFlag{flag.more, "Duel"}]:
				why = "the flag %s is only set on players: for cards this is always the same"
			case set[cardFlag{flag.more, "Card"}]:
				why = "the flag %s is only set on cards: for players this is always the same"
			case p.library.flagElsewhere(number, p.Chunk.Source):
				return
			}
			p.report(c.node, why, p.Chunk.Text(code))
		}
	},
}

// flagsAsked are the calls that ask for a flag.
func (p *Pass) flagsAsked() []*call {
	var asked []*call
	for _, c := range p.calls {
		if fn := c.only(); fn != nil && flagCode(fn.Name, c.args) != nil {
			asked = append(asked, c)
		}
	}
	return asked
}

// cardFlag is a flag of the card's own: its number, as far above the passcode
// as more says, and the table of what has it: "Card" or "Duel" for players.
type cardFlag struct {
	more int64
	on   string
}

// flagOf is the flag an expression names, if it is the passcode or a number
// more.
func (p *Pass) flagOf(e syntax.Expr, on string) (cardFlag, bool) {
	if p.isCode(e) {
		return cardFlag{0, on}, true
	}
	if b, ok := e.(*syntax.BinaryExpr); ok && b.Op == syntax.Plus && p.isCode(b.X) {
		if n, ok := b.Y.(*syntax.NumberExpr); ok {
			return cardFlag{int64(n.Value.Float), on}, true
		}
	}
	return cardFlag{}, false
}

// flagsSet are the flags of the card's own that its script registers; certain
// is false if the passcode, or a number made of it, reaches anything else that
// may register a flag.
func (p *Pass) flagsSet() (set map[cardFlag]bool, certain bool) {
	set = map[cardFlag]bool{}
	harmless := map[syntax.Expr]bool{}
	for _, c := range p.calls {
		fn := c.only()
		switch {
		case fn == nil:
		case unharmed[fn.Name]:
			for _, a := range c.args {
				harmless[a] = true
			}
		case (fn.Name == "Card.RegisterFlagEffect" || fn.Name == "Duel.RegisterFlagEffect") && len(c.args) > 1:
			flag, ok := p.flagOf(c.args[1], fn.Name[:4])
			if ok {
				set[flag], harmless[c.args[1]] = true, true
			} else if _, number := p.constant(c.args[1]); !number {
				return nil, false // under the passcode of some card
			}
		}
	}
	for _, t := range p.nodes.tables {
		for _, f := range t.Fields {
			harmless[f.Value] = true // listed_names, count limits
		}
	}
	sums := map[syntax.Expr]syntax.Expr{}
	for _, b := range p.nodes.binaries {
		sums[b.X], sums[b.Y] = b, b
	}
	for _, use := range p.script.code.Uses {
		if !harmless[use] && !p.harmlessSum(sums[use], harmless) {
			return nil, false
		}
	}
	return set, true
}

// harmlessSum reports whether the passcode in a sum is that of an event, or of
// a use known to be harmless.
func (p *Pass) harmlessSum(e syntax.Expr, harmless map[syntax.Expr]bool) bool {
	b, ok := e.(*syntax.BinaryExpr)
	if !ok {
		return false
	}
	if n, ok := b.X.(*syntax.NameExpr); ok && n.Name == "EVENT_CUSTOM" {
		return true
	}
	return harmless[e] || b.Op == syntax.Pipe // the picture of a skill
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

func lastPart(name string) string { return name[strings.LastIndexByte(name, '/')+1:] }
