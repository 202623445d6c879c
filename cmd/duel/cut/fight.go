package cut

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"duel/core"
	"duel/core/buddyfight"
	binding "duel/script/buddyfight"
	fights "duel/script/buddyfight/scenario"
	"duel/script/host"
	"duel/script/scenario"
)

// FightCutter is shown the decisions of a duel of Buddyfight and makes the duel
// script.
type FightCutter struct {
	cards   *binding.Cards
	rules   buddyfight.Rules
	options Options
	from    int // the decision asked for; the options' goes on to one scripts answer
	duel    *buddyfight.Duel
	sides   sides

	base    *fightBase // the latest moment of this turn that a field can stand for
	moments []moment   // from there on
	at      fightState // at the decision cut at
	reached bool
	before  int // how many moments come before it
}

// fightBase is a moment a field stands for.
type fightBase struct {
	turn   int
	number int // of the decision
	field  string
	lost   []string
	opens  bool // the field leads to the decision
}

// NewFight returns a cutter over cards and the rules of the duel.
func NewFight(cards *binding.Cards, rules buddyfight.Rules, o Options) *FightCutter {
	return &FightCutter{cards: cards, rules: rules, options: o, from: o.At}
}

// See shows the cutter decision n of the duel before its answer takes effect.
// It gives true when it has seen enough.
func (k *FightCutter) See(d *buddyfight.Duel, n int, r *core.Request, a core.Answer) (enough bool) {
	if n == k.options.At && (paysItself(r) || r.Kind == buddyfight.DecideCharge) {
		k.options.At++ // a field begins after the start phase
	}
	k.duel, k.sides = d, sides{d.First}
	if n <= k.options.At {
		k.seek(n, r)
	}
	if k.base != nil {
		k.moments = append(k.moments, moment{n, r, a, len(d.Journal.Chance)})
	}
	if n == k.options.At {
		k.reached, k.at, k.before = true, fightStateOf(d, k.sides), len(k.moments)-1
	}
	return n == k.options.At+k.options.Moves
}

// paysItself reports whether duel scripts make the choice by themselves: which
// cards of the gauge pay cannot be told.
func paysItself(r *core.Request) bool {
	return r.Kind == buddyfight.DecidePayment && r.Options[0].(*buddyfight.Option).Hidden
}

// phaseNames are the phases a field can begin in.
var phaseNames = map[buddyfight.Phase]string{
	buddyfight.StartPhase: "start", buddyfight.MainPhase: "main", buddyfight.AttackPhase: "attack", buddyfight.FinalPhase: "final", buddyfight.EndOfTurn: "end",
}

// seek takes the table at a decision as the one to lay out, if a field can
// stand for it: when the turn player may use something and nothing is in use,
// or declare an attack. Else, if just that is asked for, the phase begins anew.
func (k *FightCutter) seek(n int, r *core.Request) {
	d := k.duel
	if k.base != nil && k.base.turn != d.Turn.Number {
		k.base, k.moments = nil, nil
	}
	idle := len(d.Chain.Links()) == 0 && d.Waiting() == 0 && d.Battle == nil && r.Player == d.Turn.Player
	opens := idle && (r.Kind == buddyfight.DecideUse && d.Turn.Phase != buddyfight.AttackPhase || r.Kind == buddyfight.DecideAttack)
	if !opens && (n < k.options.At || k.base != nil) {
		return
	}
	k.base = &fightBase{turn: d.Turn.Number, number: n, field: field(d, k.cards, k.sides), lost: d.Remnants(k.sides.name)}
	k.base.opens, k.moments = opens, nil
}

// Script is the duel script. It is run to see which values differ, which are
// told at its top instead of expected; the failure tells why it does not pass,
// nil if it does.
func (k *FightCutter) Script(ctx context.Context) (text string, failure *scenario.Failure, err error) {
	if !k.reached {
		return "", nil, fmt.Errorf("%s has no decision with a choice from %d on", k.options.Source, k.from)
	}
	if k.options.Name == "" {
		k.options.Name = fmt.Sprintf("%s, decision %d", k.options.Source, k.options.At)
	}
	lead := k.lead()
	_, reached := k.run(ctx, k.text(nil, lead, nil, nil))
	expected, differences := k.at.expectations(reached)
	var moves []string
	if k.options.Moves > 0 {
		moves = k.steps(k.moments[k.before:min(len(k.moments), k.before+k.options.Moves)])
	}
	text = k.text(differences, lead, expected, moves)
	result, _ := k.run(ctx, text)
	return text, result.Failure, nil
}

// lead are the steps from the field to the decision cut at.
func (k *FightCutter) lead() []string {
	var steps []string
	if k.base.opens {
		steps = append(steps, k.reach(k.moments[0].request))
	}
	if k.before > 0 {
		steps = append(append(steps, k.steps(k.moments[:k.before])...), k.reach(k.moments[k.before].request))
	}
	return steps
}

// reach is the step that goes on to a decision.
func (k *FightCutter) reach(r *core.Request) string {
	return fmt.Sprintf("%s:reach(%s)", k.sides.name(r.Player), quote(r.Kind))
}

// steps make the decisions again.
func (k *FightCutter) steps(moments []moment) (lines []string) {
	for _, m := range moments {
		if paysItself(m.request) {
			continue
		}
		name := k.sides.name(m.request.Player)
		if m.answer.Cancelled || len(m.answer.Picks) == 0 {
			lines = append(lines, name+":pass()")
			continue
		}
		words := make([]string, len(m.answer.Picks))
		for i, n := range m.answer.Picks {
			words[i] = quote(m.request.Options[n].String())
		}
		lines = append(lines, name+":choose("+strings.Join(words, ",")+")")
	}
	return lines
}

// text is the script.
func (k *FightCutter) text(differences, lead, expected, moves []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "-- game: buddyfight\n-- Decision %d of %s: turn %d, player %d is me.\n", k.options.At, k.options.Source, k.base.turn, k.sides.me)
	switch {
	case k.base.number < k.options.At:
		fmt.Fprintf(&b, "-- The field is the table at decision %d; steps lead from there.\n", k.base.number)
	case !k.base.opens:
		b.WriteString("-- The decision comes in the middle of the phase that begins anew here.\n")
	}
	lost := append(slices.Clone(k.base.lost), differences...)
	if len(k.duel.Journal.Chance) > k.moments[0].chance {
		lost = append(lost, "what chance decides in the steps: the seed decides it again")
	}
	if len(lost) > 0 {
		b.WriteString("-- Not carried over:\n")
		for _, line := range lost {
			b.WriteString("--   " + line + "\n")
		}
	}
	fmt.Fprintf(&b, "test(%s,function()\n%s", quote(k.options.Name), k.base.field)
	for _, steps := range [][]string{lead, expected, moves} {
		for _, s := range steps {
			b.WriteString("\t" + s + "\n")
		}
	}
	b.WriteString("end)\n")
	return b.String()
}

// run runs a script as duel test does. The state is that at the last choice of
// the duel, nil if there was none.
func (k *FightCutter) run(ctx context.Context, text string) (scenario.Result, *fightState) {
	w := &fightWitness{}
	runner := &fights.Runner{Cards: k.cards, Rules: k.rules, Seed: 1}
	runner.Prepare = func(_ *host.State, d *buddyfight.Duel) {
		w.Agent, w.duel = d.Agents[0], d
		d.Agents = [2]core.Agent{w, w}
	}
	return runner.RunTest(ctx, k.options.Source+" (cut)", text, 0), w.last
}

// fightWitness is an agent that looks at the table whenever another is asked.
type fightWitness struct {
	core.Agent
	duel *buddyfight.Duel
	last *fightState
}

// Choose implements core.Agent.
func (w *fightWitness) Choose(ctx context.Context, r *core.Request, look func() core.View) (core.Answer, error) {
	now := fightStateOf(w.duel, sides{0})
	w.last = &now
	return w.Agent.Choose(ctx, r, look)
}
