package scenario

import (
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	binding "duel/script/ocg"
)

var whyFunctions = []Function{
	fn("Player.why", "p:Side, action:String, card:CardSpec, target:CardSpec?= -> ...String",
		"The reasons why the player can or cannot do this now, as texts: the check that says no, with the card and line of the script that does. For \"attack\" a target may be named, to ask why it can be chosen.",
		func(c call) int {
			p := c.side(1)
			c.begin()
			s := c.spec(c.L.Get(3))
			acts := c.actions(c.L.Get(2).String())
			reasons := c.whyNot(p, acts, &s)
			if c.L.Get(4) != lua.LNil {
				reasons = c.whyNotTarget(&s, c.spec(c.L.Get(4)))
			}
			for _, reason := range reasons {
				c.run.output = append(c.run.output, reason)
				c.L.Push(lua.LString(reason))
			}
			return len(reasons)
		}),
}

// whyNot tells for each card meant why the player can or cannot do one of the
// actions with it.
func (x *run) whyNot(p ocg.Player, acts []ocg.Action, s *cardSpec) (reasons []string) {
	cards := x.onTable(s)
	if len(cards) == 0 {
		return []string{s.text + " is not on the table, or not where the script says"}
	}
	for _, c := range cards {
		for _, act := range acts {
			if act == ocg.ActSetMonster && !c.IsType(ocg.TypeMonster) || act == ocg.ActSetSpellTrap && !c.IsType(ocg.TypeSpell|ocg.TypeTrap) {
				continue
			}
			for _, reason := range x.whyNotCard(p, act, c) {
				if !slices.Contains(reasons, reason) {
					reasons = append(reasons, reason)
				}
			}
		}
	}
	return reasons
}

// whyNotCard tells why the player can or cannot do something with a card.
func (x *run) whyNotCard(p ocg.Player, act ocg.Action, c *ocg.Card) []string {
	name := fmt.Sprintf("%s (%s)", x.cardName(c), placeText(c.Place()))
	if act == ocg.ActActivate {
		return x.whyNotActivate(p, c, name)
	}
	r := x.driver.pending
	switch {
	case r == nil:
		return []string{name + ": the duel has ended"}
	case !isMenu(r.Kind):
		return []string{name + ": " + x.describe(r) + "; that has to be answered first"}
	case r.Player != p:
		return []string{name + ": it is the turn of " + sideName(r.Player)}
	case act == ocg.ActAttack && r.Kind != ocg.DecideBattle:
		return []string{name + ": attacks are declared in the battle phase"}
	case act != ocg.ActAttack && r.Kind != ocg.DecideIdle:
		return []string{name + ": that is done in a main phase"}
	}
	return []string{name + ": " + x.reason(x.duel.WhyNotAction(p, act, c))}
}

// whyNotActivate tells of each effect of a card why it can or cannot be
// activated.
func (x *run) whyNotActivate(p ocg.Player, c *ocg.Card, name string) (reasons []string) {
	for _, e := range c.OwnEffects() {
		if !e.Activated() {
			continue
		}
		text := name
		if e.Description != 0 {
			text += fmt.Sprintf(" %q", x.names.Text(e.Description))
		}
		reasons = append(reasons, text+": "+x.whyNotEffect(p, e))
	}
	if len(reasons) == 0 {
		reasons = []string{name + ": it has no effect that is activated"}
	}
	return reasons
}

// whyNotEffect tells why an effect can or cannot be activated. Whether the
// moment is right is asked first where only the menus know it.
func (x *run) whyNotEffect(p ocg.Player, e *ocg.Effect) string {
	event := x.duel.CheckEvent(e.Code)
	needsEvent := e.Code != 0 && e.Code != ocg.EventFreeChain && e.Is(ocg.EffectTypeActivate|ocg.EffectTypeTriggerO|ocg.EffectTypeTriggerF|ocg.EffectTypeQuickO|ocg.EffectTypeQuickF)
	if needsEvent && event == nil {
		return "what it responds to has not just happened" + x.besides(e, p)
	}
	if why := x.duel.WhyNot(e, p, event); why.Check != "" {
		return x.reason(why)
	}
	if r := x.driver.pending; r != nil && slow(e) && (r.Kind != ocg.DecideIdle || r.Player != p) {
		return "it can only begin a chain in its player's main phase"
	}
	return x.reason(ocg.Why{})
}

// besides tells what else refuses an effect whose event is over: often that is
// why its player was not asked when it was there. Functions that need the event
// may fail; that is no error of the test.
func (x *run) besides(e *ocg.Effect, p ocg.Player) string {
	errors, traces := len(x.errors), len(x.traces)
	why := x.duel.WhyNot(e, p, nil)
	failed := len(x.errors) > errors
	x.errors, x.traces = x.errors[:errors], x.traces[:traces]
	if why.Check == "" || failed {
		return ""
	}
	return "; besides: " + x.reason(why)
}

// slow reports whether an effect is of spell speed 1 and used from the menu.
func slow(e *ocg.Effect) bool {
	if e.Is(ocg.EffectTypeIgnition) {
		return true
	}
	t := e.Handler.Data.Type
	return e.Is(ocg.EffectTypeActivate) && t&ocg.TypeSpell != 0 && t&ocg.TypeQuickplay == 0 && e.Code == ocg.EventFreeChain
}

// reason is the verdict of the rules in words, with the place in the script of
// the effect that gave it.
func (x *run) reason(why ocg.Why) string {
	if why.Check == "" {
		return "nothing refuses it"
	}
	text := why.Check
	if why.By == nil {
		return text
	}
	owner := why.By.OwnerCard()
	if owner != nil && owner.Data.Code != 0 {
		text += " of " + x.cardName(owner)
	}
	for _, function := range []string{why.Check, "condition", "target", "value"} {
		if file, line := binding.FunctionPlace(why.By, function); file != "" {
			return fmt.Sprintf("%s (%s:%d)", text, file, line)
		}
	}
	return text
}

// whyNotTarget tells why an attacker can or cannot attack a card.
func (x *run) whyNotTarget(attacker *cardSpec, target cardSpec) (reasons []string) {
	for _, a := range x.onTable(attacker) {
		for _, t := range x.onTable(&target) {
			if a.Controller != t.Controller && a.In(ocg.LocationMzone) {
				reasons = append(reasons, fmt.Sprintf("%s on %s: %s", x.cardName(a), x.cardName(t), x.reason(x.duel.WhyNotAttackTarget(a, t))))
			}
		}
	}
	return reasons
}

// whyNoPhase tells why a phase cannot be left, or a choice not be declined.
func (c call) whyNoPhase(p ocg.Player, act ocg.Action) []string {
	r := c.driver.pending
	switch act {
	case ocg.ActBattlePhase:
		if c.duel.Turn.Number == 1 && !c.duel.Rules.AttackFirstTurn {
			return []string{"there is no battle phase in the first turn"}
		}
		if by := c.duel.PlayerAffectedBy(p, ocg.EffectCannotBp); by != nil {
			return []string{c.reason(ocg.Why{Check: "an effect forbids it", By: by})}
		}
		if by := c.duel.PlayerAffectedBy(p, ocg.EffectSkipBp); by != nil && c.duel.Rules.SkippedBattlePassedOver {
			return []string{c.reason(ocg.Why{Check: "an effect skips it", By: by})}
		}
	case ocg.ActPass:
		return []string{"this choice has to be made"}
	}
	return []string{c.describe(r)}
}
