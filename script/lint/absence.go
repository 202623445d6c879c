package lint

import (
	"slices"
	"strings"

	"duel/script/syntax"
)

// attackEvents are events of attacks, direct ones too.
var attackEvents = nameSet("EVENT_", "ATTACK_ANNOUNCE BATTLE_START BATTLE_CONFIRM PRE_DAMAGE_CALCULATE BATTLED DAMAGE_STEP_END BATTLE_DAMAGE PRE_BATTLE_DAMAGE")

// reasonlessEvents are events that need not come from an effect.
var reasonlessEvents = nameSet("EVENT_", `DESTROYED TO_GRAVE LEAVE_FIELD TO_HAND DRAW DAMAGE CHANGE_POS BATTLE_DESTROYED RELEASE SUMMON_SUCCESS FLIP_SUMMON_SUCCESS
	MSET SSET ATTACK_ANNOUNCE BATTLE_DAMAGE BATTLE_DESTROYING`)

// absence tells of a value that may be nil: when it is, and whether that may
// be where a function is called for something.
type absence struct {
	when     string
	possible func(p *Pass, when *calledFor, from *origin, at presence) bool
}

// absences are the values that are nil in ordinary play: what functions of the
// API give, and what functions of effects are called with.
var absences = map[string]absence{
	"Duel.GetAttackTarget":      {"when the attack is direct", inAttack},
	"Card.GetBattleTarget":      {"when the attack is direct", inAttack},
	"Duel.GetBattleMonster":     {"when the attack is direct", inAttack},
	"Duel.GetAttacker":          {"outside of battles", outsideBattle},
	"re":                        {"when no effect is the reason", withoutReason},
	"Duel.GetFieldCard":         {"when no card is there", whileEmpty},
	"Duel.GetFirstMatchingCard": {"when no such card is there any more", whileUnmatched},
	"Duel.GetFirstTarget":       {"when the target function chose none", whileUntargeted},
	"Group.GetFirst":            {"when no such card is there any more", whileNoneLeft},
}

func inAttack(_ *Pass, when *calledFor, _ *origin, at presence) bool {
	if when.setter != "SetCondition" || !when.about(attackEvents) || at.told {
		return false
	}
	for text := range at.there { // who is attacked has an attacker, and the other way round
		if strings.Contains(text, "GetAttackTarget") || strings.Contains(text, "GetBattle") {
			return false
		}
	}
	return true
}

func outsideBattle(_ *Pass, when *calledFor, _ *origin, at presence) bool {
	return when.setter == "SetCondition" && when.about(map[string]bool{"EVENT_FREE_CHAIN": true}) && !at.asked
}

func withoutReason(_ *Pass, when *calledFor, _ *origin, at presence) bool {
	return !at.told && when.about(reasonlessEvents) && (when.setter == "SetCondition" || !when.asked)
}

func whileEmpty(p *Pass, when *calledFor, _ *origin, at presence) bool {
	return when.setter == "SetOperation" && when.inChains() && !at.counted && !p.isRush()
}

func whileUnmatched(p *Pass, when *calledFor, from *origin, at presence) bool {
	return whileEmpty(p, when, from, at) && !p.dependsOnCard(from.call)
}

func whileNoneLeft(p *Pass, when *calledFor, from *origin, at presence) bool {
	return whileEmpty(p, when, from, at) && p.maybeEmpty(from.call.args[0])
}

// whileUntargeted: the target function of an effect may choose no target, and
// the operation asks nothing before it uses one.
func whileUntargeted(p *Pass, when *calledFor, _ *origin, at presence) bool {
	if when.setter != "SetOperation" || !when.inChains() || at.asked {
		return false
	}
	u := &userFinder{File: p.File}
	for _, e := range when.effects {
		target, certain := e.setTo("SetTarget")
		if target == nil || !certain {
			return false
		}
		fn := u.target(firstArgument(target))
		if fn == nil || p.callIn(fn.decl, "Duel.SelectTarget") == nil || !p.maySkip(fn.decl.Body) {
			return false
		}
	}
	return true
}

// maySkip reports whether a target function may come to the end of a block
// without a choice of targets, or a call of something that may choose.
func (p *Pass) maySkip(b *syntax.Block) bool {
	for _, s := range b.Stmts {
		branch, ok := s.(*syntax.IfStmt)
		if !ok {
			if p.mayTarget(s) {
				return false
			}
			continue
		}
		if checks := p.Chunk.Text(branch.Clauses[0].Cond); strings.HasPrefix(checks, "chk") {
			continue
		}
		if branch.Else == nil || p.maySkip(branch.Else) {
			continue
		}
		if !slices.ContainsFunc(branch.Clauses, func(c *syntax.IfClause) bool { return p.maySkip(c.Body) }) {
			return false
		}
	}
	return true
}

// mayTarget reports whether a statement chooses targets, or calls what may.
func (p *Pass) mayTarget(s syntax.Stmt) bool {
	found := false
	syntax.Inspect(s, func(n syntax.Node) bool {
		if e, ok := n.(syntax.Expr); ok {
			if c := p.callOf(e); c != nil && (c.native() == nil || c.native().Name == "Duel.SelectTarget" || c.native().Name == "Duel.SetTargetCard") {
				found = true
			}
		}
		return !found
	})
	return found
}

// maybeEmpty reports whether a group is of cards looked for or chosen just
// before, of which there may be none.
func (p *Pass) maybeEmpty(g syntax.Expr) bool {
	for range maxDepth {
		if n, ok := g.(*syntax.NameExpr); ok && n.Var != nil && n.Var.Assigned == 0 {
			if b := p.vars[n.Var]; b != nil && len(b.values) == 1 && b.values[0].i == 0 && !b.values[0].loop {
				g = b.values[0].expr
				continue
			}
		}
		c := p.callOf(g)
		if c == nil || c.only() == nil {
			return false
		}
		switch c.only().Name {
		case "Duel.SelectMatchingCard":
			return !p.dependsOnCard(c) && len(c.args) > 4 && !p.inDecks(c.args[3:5])
		case "Duel.GetMatchingGroup":
			return !p.dependsOnCard(c) && len(c.args) > 3 && !p.inDecks(c.args[2:4])
		case "Duel.GetFieldGroup", "Duel.GetDecktopGroup", "Duel.GetTargetCards":
			return true
		case "Group.Select", "Group.FilterSelect", "Group.Filter", "Group.RandomSelect":
			g = c.args[0]
		default:
			return false
		}
	}
	return false
}

// dependsOnCard reports whether cards are looked for that go with another: the
// filter that found that one may have made sure that there are some.
func (p *Pass) dependsOnCard(c *call) bool {
	depends := false
	for _, a := range c.args {
		syntax.Inspect(a, func(n syntax.Node) bool {
			name, ok := n.(*syntax.NameExpr)
			depends = depends || ok && name.Var != nil && name.Var.Kind != syntax.ParamVar && p.kinds(name)&(Card|Group) != 0 && !p.isScript(name) && !p.isHandler(name)
			return !depends
		})
	}
	return depends
}

// inDecks reports whether locations are decks and extra decks: what was found
// there is hardly gone later.
func (p *Pass) inDecks(locations []syntax.Expr) bool {
	for _, e := range locations {
		if at, known := p.constant(e); !known || at&^(locationDeck|locationExtra) != 0 {
			return false
		}
	}
	return true
}

// isHandler reports whether a variable holds the card whose effect it is.
func (p *Pass) isHandler(n *syntax.NameExpr) bool {
	b := p.vars[n.Var]
	if b == nil || len(b.values) != 1 {
		return false
	}
	m, ok := b.values[0].expr.(*syntax.MethodCallExpr)
	return ok && m.Method.Name == "GetHandler"
}

// tellsReason reports whether a condition only holds when there is a reason
// effect, or a battle of two monsters.
func (p *Pass) tellsReason(fn *function, e syntax.Expr) bool {
	return p.impliesReason(fn, e) || p.filtersReason(fn, e)
}

// filtersReason reports whether a condition calls functions, or filters by
// them, that ask for a reason, or are not known.
func (p *Pass) filtersReason(fn *function, e syntax.Expr) bool {
	c := p.callOf(e)
	if c == nil {
		return false
	}
	u := &userFinder{File: p.File}
	asks := func(e syntax.Expr) bool {
		asked := u.target(e)
		return asked != nil && asked != fn && (p.impliesReason(asked, asked.decl.Body) || strings.Contains(p.Chunk.Text(asked.decl), "GetBattleTarget"))
	}
	if call, ok := e.(*syntax.CallExpr); ok && (asks(call.Func) || c.native() == nil && u.target(call.Func) == nil) {
		return true
	}
	return slices.ContainsFunc(c.args, asks)
}

// impliesReason reports whether a condition asks for a reason other than a
// destruction, for the player of the reason to be the own one, for cards that
// come from elsewhere than the field, or for what only battling monsters are.
func (p *Pass) impliesReason(fn *function, condition syntax.Node) bool {
	reason, weak, implied := false, false, false
	syntax.Inspect(condition, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.NameExpr:
			switch {
			case n.Name == "REASON_DESTROY":
				weak = true
			case strings.HasPrefix(n.Name, "REASON_"), strings.HasPrefix(n.Name, "STATUS_"):
				implied = true
			}
			reason = reason || n.Var != nil && len(fn.decl.Params) > 6 && n.Var == fn.decl.Params[6].Var
		case *syntax.MethodCallExpr:
			if n.Method.Name == "IsPreviousLocation" && len(n.Args) == 1 {
				from, known := p.constant(n.Args[0])
				implied = implied || !known || from&locationOnField == 0
			}
		case *syntax.BinaryExpr:
			implied = implied || p.Chunk.Text(n.X) == "rp" && p.playerImpliesReason(fn, n)
		}
		return !implied
	})
	return implied || reason && !weak
}

// playerImpliesReason reports whether a comparison of the player of the reason
// makes sure that there is a reason effect: it asks for the own player, or for
// the opponent about a spell or trap, which no battle destroys.
func (p *Pass) playerImpliesReason(fn *function, rp *syntax.BinaryExpr) bool {
	switch player := p.Chunk.Text(rp.Y); {
	case rp.Op == syntax.Equal && player == "tp":
		return true
	case rp.Op == syntax.Equal && player == "1-tp", rp.Op == syntax.NotEqual && player == "tp":
		return p.activates() && p.aboutItself(fn)
	}
	return false
}

// activates reports whether the card has an activation: it is a spell or trap.
func (p *Pass) activates() bool {
	return slices.ContainsFunc(p.effects, func(e *effect) bool {
		types, known := p.types(e)
		return known && types&typeActivate != 0
	})
}

// aboutItself reports whether a function is called for effects about what
// happens to the card itself.
func (p *Pass) aboutItself(fn *function) bool {
	when := p.called(fn)
	return when != nil && !slices.ContainsFunc(when.types, func(types int64) bool { return types&typeSingle == 0 })
}

// Bits of LOCATION.
const (
	locationDeck    = 0x01
	locationHand    = 0x02
	locationSpells  = 0x08 // LOCATION_SZONE
	locationOnField = 0x04 | locationSpells
	locationExtra   = 0x40
)
