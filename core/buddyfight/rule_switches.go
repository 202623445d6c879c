package buddyfight

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ruleSwitch is a switch of the rules by name. Those without words take a
// whole number.
type ruleSwitch struct {
	name  string
	words []string
	set   func(r *Rules, value int)
}

// truth are the words of switches that are on or off.
var truth = []string{"false", "true"}

var ruleSwitches = []ruleSwitch{
	{"start-life", nil, func(r *Rules, n int) { r.StartLife = n }},
	{"start-hand", nil, func(r *Rules, n int) { r.StartHand = n }},
	{"start-gauge", nil, func(r *Rules, n int) { r.StartGauge = n }},
	{"max-size", nil, func(r *Rules, n int) { r.MaxSize = n }},
	{"link-damage", []string{"chosen", "sum"}, func(r *Rules, n int) { r.LinkDamage = LinkDamage(n) }},
	{"counter-limit", []string{"none", "one-per-battle"}, func(r *Rules, n int) { r.CounterLimit = CounterLimit(n) }},
	{"first-turn-link", truth, func(r *Rules, n int) { r.FirstTurnLink = n == 1 }},
	{"first-player-draws", truth, func(r *Rules, n int) { r.FirstPlayerDraws = n == 1 }},
	{"nullified-runs-step-11", truth, func(r *Rules, n int) { r.NullifiedRunsStep11 = n == 1 }},
	{"penetrate-on", []string{"hit", "destroy"}, func(r *Rules, n int) { r.PenetrateOn = PenetrateOn(n) }},
	{"size-overflow", []string{"not-newest", "any"}, func(r *Rules, n int) { r.SizeOverflow = SizeOverflow(n) }},
	{"soulguard-in-rule-check", truth, func(r *Rules, n int) { r.SoulguardInRuleCheck = n == 1 }},
	{"set-limit", nil, func(r *Rules, n int) { r.SetLimit = n }},
	{"double-attack", []string{"may", "must"}, func(r *Rules, n int) { r.DoubleAttack = MayOrMust(n) }},
	{"lifelink", []string{"at-once", "rule-check"}, func(r *Rules, n int) { r.Lifelink = LifelinkTime(n) }},
	{"trigger-order", []string{"turn-player-first", "non-turn-player-first"}, func(r *Rules, n int) { r.TriggerOrder = TriggerOrder(n) }},
}

// Set sets a switch written as name=value, such as link-damage=sum. An unknown
// name or value is an error that says what there is.
func (r *Rules) Set(assignment string) error {
	name, value, _ := strings.Cut(assignment, "=")
	i := slices.IndexFunc(ruleSwitches, func(s ruleSwitch) bool { return s.name == name })
	if i < 0 {
		return fmt.Errorf("unknown rule %q; expected one of %s", name, strings.Join(RuleNames(), ", "))
	}
	s := ruleSwitches[i]
	if s.words == nil {
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 {
			return fmt.Errorf("%s: expected a whole number from 0, found %q", name, value)
		}
		s.set(r, n)
		return nil
	}
	n := slices.Index(s.words, value)
	if n < 0 {
		return fmt.Errorf("%s: expected one of %s, found %q", name, strings.Join(s.words, ", "), value)
	}
	s.set(r, n)
	return nil
}

// RuleNames are the names of all switches.
func RuleNames() []string {
	names := make([]string, len(ruleSwitches))
	for i, s := range ruleSwitches {
		names[i] = s.name
	}
	return names
}
