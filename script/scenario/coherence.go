package scenario

import (
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
	"duel/script/api"
	binding "duel/script/ocg"
)

// Card scripts say some things twice, or say them only to cards that few duels
// have. Duel scripts check such things in every duel, so that they are wrong in
// the author's test and not in a stranger's game.

var coherenceFunctions = []Function{
	fn("Global.unchecked", "what:String",
		"Leaves out a check that is made in every duel: \"targets\", that an effect accepts just the cards it offers when another target is to take the place of one (chkc), or \"summons\", that it Special Summons cards as it asked whether they can be, and asks for Tokens as they are.",
		func(c call) int {
			switch what := c.L.Get(1).String(); what {
			case "targets":
				c.run.uncheckedTargets = true
			case "summons":
				c.run.uncheckedSummons = true
			default:
				c.failf(`unchecked is "targets" or "summons", not %s`, c.show(c.L.Get(1)))
			}
			return 0
		}),
}

// refuse says what is wrong with a call that the rules would take, or "".
func (x *run) refuse(c binding.Call) string {
	f := c.Function()
	switch f.Name {
	case "Card.IsCanBeSpecialSummoned":
		x.noteSummonable(c.Effect(2), summonTerms{uint32(c.Int(3)), c.Player(4), c.Bool(5), c.Bool(6)})
	case "Duel.IsPlayerCanSpecialSummonMonster":
		return x.refuseTokenFacts(&c)
	case "Effect.SetType", "Effect.SetProperty":
		return refuseFlags(&c)
	case "Duel.RegisterEffect":
		return refusePlayerEffect(c.Effect(1))
	case "Duel.SpecialSummon", "Duel.SpecialSummonStep":
		return x.refuseSummon(summonTerms{uint32(c.Int(2)), c.Player(3), c.Bool(5), c.Bool(6)})
	}
	if !f.Action {
		return ""
	}
	if l := x.duel.LinkAt(0); f.Name == "Duel.SelectTarget" && l != nil && l.Number > 0 && !l.Effect.Has(ocg.EffectFlagCardTarget) {
		return "The effect chooses targets, but has no EFFECT_FLAG_CARD_TARGET."
	}
	for i := range f.Params {
		if p := &f.Params[i]; p.Type.Constants == "REASON" && p.Name == "reason" && isZero(&c, i+1, p) {
			return "The reason is 0: expected REASON_EFFECT, REASON_COST or another."
		}
	}
	return ""
}

// isZero reports whether an argument is given and 0.
func isZero(c *binding.Call, i int, p *api.Param) bool {
	return (!p.Optional || c.L.GetTop() >= i) && c.Int(i) == 0
}

// summonTerms are how an effect Special Summons, or asks whether it could.
type summonTerms struct {
	kind             uint32 // SUMMON_TYPE_...
	player           ocg.Player
	nocheck, nolimit bool
}

func (t summonTerms) String() string {
	return fmt.Sprintf("type %#x, %s, nocheck %t, nolimit %t", t.kind, sideName(t.player), t.nocheck, t.nolimit)
}

// noteSummonable keeps on which terms an effect asked.
func (x *run) noteSummonable(e *ocg.Effect, t summonTerms) {
	if e != nil && !slices.Contains(x.summonable[e], t) {
		x.summonable[e] = append(x.summonable[e], t)
	}
}

// refuseSummon refuses a Special Summon on other terms than the effect has ever
// asked for; one that asks nothing is free to.
func (x *run) refuseSummon(t summonTerms) string {
	asked := x.summonable[x.duel.ReasonEffect]
	if len(asked) == 0 || slices.Contains(asked, t) || x.uncheckedSummons {
		return ""
	}
	return fmt.Sprintf("It Special Summons on other terms than it asked for with IsCanBeSpecialSummoned: %v, not %v.", t, asked[len(asked)-1])
}

// tokenFacts are the parameters of Duel.IsPlayerCanSpecialSummonMonster that say
// what the card itself says of a Token, with what it says.
var tokenFacts = []struct {
	param   int
	name    string
	printed func(*ocg.CardData) int64
}{
	{4, "type", func(d *ocg.CardData) int64 { return int64(d.Type) }},
	{5, "ATK", func(d *ocg.CardData) int64 { return int64(d.Attack) }},
	{6, "DEF", func(d *ocg.CardData) int64 { return int64(d.Defense) }},
	{7, "Level", func(d *ocg.CardData) int64 { return int64(d.Level) }},
	{8, "race", func(d *ocg.CardData) int64 { return int64(d.Race) }},
	{9, "attribute", func(d *ocg.CardData) int64 { return int64(d.Attribute) }},
}

// refuseTokenFacts refuses the question whether a player can Special Summon a
// Token other than the card of its passcode is.
func (x *run) refuseTokenFacts(c *binding.Call) string {
	if x.uncheckedSummons {
		return ""
	}
	token := x.cards.Card(uint32(c.Int(2)))
	if token == nil {
		return fmt.Sprintf("It asks for the Special Summon of the card %d, which there is not.", c.Int(2))
	}
	if token.Type&ocg.TypeToken == 0 {
		return ""
	}
	for _, fact := range tokenFacts {
		printed := fact.printed(token)
		if asked := c.OptInt(fact.param, printed); asked != printed {
			return fmt.Sprintf("It asks for the Special Summon of %s with %s %#x, and the card has %#x.", token.Name, fact.name, asked, printed)
		}
	}
	if c.L.Get(3).Type() != lua.LTNumber {
		return ""
	}
	if set := c.Int(3); set != 0 && !slices.Contains(token.SetCodes, uint16(set)) {
		return fmt.Sprintf("It asks for the Special Summon of %s of the archetype %#x, which the card has not.", token.Name, set)
	}
	return ""
}

// refuseFlags refuses a type or property that no flags make up, such as the
// difference of two.
func refuseFlags(c *binding.Call) string {
	if flags, ok := c.L.Get(2).(lua.LNumber); ok && flags < 0 {
		return fmt.Sprintf("No flags make up %v: they are joined with | or +.", flags)
	}
	return ""
}

// refusePlayerEffect refuses to give a player an effect that is none of the field.
func refusePlayerEffect(e *ocg.Effect) string {
	if e != nil && !e.Is(ocg.EffectTypeField) {
		return fmt.Sprintf("An effect given to a player is of EFFECT_TYPE_FIELD; this one has the type %#x.", e.Type)
	}
	return ""
}

// targetChoice is a choice of targets whose chain link is not yet compared with
// its own check of other targets.
type targetChoice struct {
	link     int         // chain id
	offered  []*ocg.Card // what could be chosen
	single   bool        // just one of it
	repeated bool        // targets of the link were chosen several times, or set without a choice
	set      *ocg.Card   // the one target, if there was no choice
}

// noteChoice keeps which cards a player may choose among.
func (x *run) noteChoice(r *core.Request) {
	x.offered, x.offeredOne = nil, r.Max == 1
	if r.Kind != ocg.DecideSelectCards {
		return
	}
	for _, o := range r.Options {
		if o, ok := o.(*ocg.Option); ok && o.HasRef {
			if c := x.cardAt(o.Ref); c != nil {
				x.offered = append(x.offered, c)
			}
		}
	}
}

// noteTargets keeps what could be chosen when cards became targets.
func (x *run) noteTargets() {
	l := x.duel.LinkAt(0)
	if l == nil {
		return
	}
	choice := targetChoice{link: l.ID, offered: x.offered, single: x.offeredOne}
	for _, c := range l.Targets.Cards() {
		choice.repeated = choice.repeated || !slices.Contains(x.offered, c)
	}
	if choice.repeated && l.Targets.Len() == 1 {
		choice.set = l.Targets.Cards()[0]
	}
	if n := len(x.choicesOfTargets); n > 0 && x.choicesOfTargets[n-1].link == l.ID {
		choice.repeated = choice.repeated || !slices.Equal(x.choicesOfTargets[n-1].offered, choice.offered)
		choice.set = nil
		x.choicesOfTargets = x.choicesOfTargets[:n-1]
	}
	x.choicesOfTargets = append(x.choicesOfTargets, choice)
}

// checkTargets fails if an effect that has just chosen its targets would accept
// other ones in their place than it offered: cards that change targets ask the
// effect's target function with such a card (chkc). Where several targets are
// chosen, an effect that takes none does not let them be changed.
func (x *run) checkTargets() {
	choices := x.choicesOfTargets
	x.choicesOfTargets = nil
	for _, choice := range choices {
		for _, l := range x.duel.Chain.Links() {
			switch {
			case l.ID != choice.link:
			case choice.set != nil:
				x.compareSetTarget(l, choice.set)
			case !choice.repeated:
				x.compareTargets(l, &choice)
			}
		}
	}
}

// compareTargets compares what a link offered with what it accepts instead.
func (x *run) compareTargets(l *ocg.Link, choice *targetChoice) {
	accepted := 0
	var only, missing []*ocg.Card
	for _, c := range x.duel.Table.Cards() {
		if c == x.duel.Dummy || c.Place().Overlay || !x.duel.Targetable(c, l.Effect, l.Player) {
			continue
		}
		accepts, offers := x.duel.CheckChainTarget(l.Number, c), slices.Contains(choice.offered, c)
		switch {
		case accepts && !offers:
			only = append(only, c)
		case offers && !accepts:
			missing = append(missing, c)
		}
		if accepts {
			accepted++
		}
	}
	x.checkErrors()
	if len(only)+len(missing) == 0 || accepted == 0 && !choice.single || x.uncheckedTargets {
		return
	}
	f := targetFailure(l, "the target function of "+x.cardName(l.Effect.HandlerCard())+" offers other targets than its part for chkc accepts")
	for _, c := range only {
		f.Reasons = append(f.Reasons, "chkc accepts "+x.refText(c.Ref())+", which was not offered")
	}
	for _, c := range missing {
		f.Reasons = append(f.Reasons, "chkc does not accept "+x.refText(c.Ref())+", which was offered")
	}
	x.fail(f)
}

// compareSetTarget fails if a link would accept other cards in place of the one
// target it was given without a choice, and that one not.
func (x *run) compareSetTarget(l *ocg.Link, target *ocg.Card) {
	accepts := func(c *ocg.Card) bool {
		return c != x.duel.Dummy && !c.Place().Overlay && x.duel.Targetable(c, l.Effect, l.Player) && x.duel.CheckChainTarget(l.Number, c)
	}
	if x.uncheckedTargets || !x.duel.Targetable(target, l.Effect, l.Player) || accepts(target) {
		return
	}
	other := slices.IndexFunc(x.duel.Table.Cards(), accepts)
	x.checkErrors()
	if other < 0 {
		return
	}
	f := targetFailure(l, "the target function of "+x.cardName(l.Effect.HandlerCard())+" takes another target than its part for chkc accepts")
	f.Reasons = []string{"chkc does not accept " + x.refText(target.Ref()) + ", and accepts " + x.refText(x.duel.Table.Cards()[other].Ref())}
	x.fail(f)
}

// targetFailure is a failure of the target function of a link.
func targetFailure(l *ocg.Link, message string) *Failure {
	if file, line := binding.FunctionPlace(l.Effect, "target"); file != "" {
		message += fmt.Sprintf(" (%s:%d)", file, line)
	}
	return &Failure{Message: message}
}
