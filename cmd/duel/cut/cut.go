package cut

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
	"duel/script/scenario"
	"duel/script/session"
)

// Options say what is cut.
type Options struct {
	Source  string // what the comment at the top calls the recording
	At      int    // number of the decision, from 1
	Moves   int    // how many of the decisions that follow become steps
	Name    string // of the test, "" for one made of source and decision
	Profile string // the rule profile the duel began with
}

// Cutter is shown the decisions of a duel and makes the duel script.
type Cutter struct {
	c       *cutter
	options Options // At goes on to the next decision with a choice
	from    int     // the decision asked for
	duel    *ocg.Duel
	sides   sides

	base    *base    // the latest moment of this turn that a set-up can stand for
	moments []moment // from there on
	at      state    // at the decision cut at
	menu    bool     // it is a choice of a menu
	reached bool
	before  int // how many moments come before it
}

// cutter has what naming needs.
type cutter struct {
	session *session.Session
	names   *scenario.Names
	// allMenus makes steps of the choices of menus with one option too: where more
	// can be done than in the duel they do not make themselves.
	allMenus bool
}

// base is a moment the set-up stands for.
type base struct {
	turn   int
	number int // of the decision
	setUp  string
	lost   []string
	main   bool // a choice in Main Phase 1, which the set-up begins with
}

// New returns a cutter over the cards of a session.
func New(s *session.Session, o Options) *Cutter {
	return &Cutter{c: &cutter{session: s, names: scenario.NewNames(s.Pack)}, options: o, from: o.At}
}

// See shows the cutter decision n of the duel before its answer takes effect.
// It gives true when it has seen enough.
func (k *Cutter) See(d *ocg.Duel, n int, r *core.Request, a core.Answer) (enough bool) {
	if n == k.options.At && answersItself(r) {
		k.options.At++
	}
	k.duel = d
	if n <= k.options.At {
		k.seek(n, r)
	}
	if k.base != nil {
		k.moments = append(k.moments, moment{n, r, a, len(d.Journal.Chance)})
	}
	if n == k.options.At {
		k.menu = r.Kind == ocg.DecideIdle || r.Kind == ocg.DecideBattle
		k.reached, k.at, k.before = true, stateOf(d, k.sides), len(k.moments)-1
	}
	return n == k.options.At+k.options.Moves
}

// seek takes the table at a decision as the one to lay out, if a set-up can
// stand for it: it begins with the first choice of Main Phase 1. What comes
// before that in the turn, if just that is asked for, is laid out as it is.
func (k *Cutter) seek(n int, r *core.Request) {
	d := k.duel
	if k.base != nil && k.base.turn != d.Turn.Number {
		k.base, k.moments = nil, nil
	}
	main := r.Kind == ocg.DecideIdle && d.Turn.Phase == ocg.PhaseMain1
	if !main && (n < k.options.At || k.base != nil) {
		return
	}
	k.sides = sides{d.Turn.Player}
	constants := names(k.c.session.Constants)
	k.base = &base{turn: d.Turn.Number, number: n, setUp: setUp(d, k.c.session.Pack, constants), lost: k.c.lost(d, k.sides), main: main}
	k.moments = nil
}

// Script is the duel script. It is run to see which values differ, which are
// told at its top instead of expected; the failure tells why it does not pass,
// nil if it does.
func (k *Cutter) Script(ctx context.Context) (text string, failure *scenario.Failure, err error) {
	if !k.reached {
		return "", nil, fmt.Errorf("%s has no decision with a choice from %d on", k.options.Source, k.from)
	}
	if k.options.Name == "" {
		k.options.Name = fmt.Sprintf("%s, decision %d", k.options.Source, k.options.At)
	}
	for _, k.c.allMenus = range []bool{false, true} {
		if text, failure = k.script(ctx); failure == nil {
			break
		}
	}
	return text, failure, nil
}

// script makes the script once and runs it.
func (k *Cutter) script(ctx context.Context) (text string, failure *scenario.Failure) {
	lead := k.lead()
	_, reached := k.run(ctx, k.text(nil, lead, nil, nil))
	expected, differences := k.c.expectations(k.at, reached)
	if !k.base.main {
		expected = expected[1:] // the phase is another
	}
	moves := k.moves()
	if !k.menu { // what is pending is not to be passed before it was looked at
		expected = append([]string{`rest("strict")`}, expected...)
		if moves != nil {
			expected = append(expected, `rest("pass")`)
		}
	}
	text = k.text(differences, lead, expected, moves)
	result, _ := k.run(ctx, text)
	return text, result.Failure
}

// lead are the steps from the set-up to the decision cut at.
func (k *Cutter) lead() []string {
	steps := []string{`rest("pass")`}
	if k.base.main {
		steps = append(steps, `expect{phase="main 1",turn_player=me}`)
	}
	if k.before == 0 {
		return steps
	}
	last := k.moments[k.before].chance
	return append(steps, k.c.steps(k.sides, k.moments[:k.before], k.duel.Journal.Chance[:last])...)
}

// moves are the decisions that follow, as steps. Where the turn begins anew
// there may be no such windows to respond in, so passes are left to the policy.
func (k *Cutter) moves() []string {
	if k.options.Moves == 0 {
		return nil
	}
	moments := k.moments[k.before:min(len(k.moments), k.before+k.options.Moves)]
	if !k.base.main {
		moments = slices.DeleteFunc(slices.Clone(moments), moment.passes)
	}
	chance := k.duel.Journal.Chance
	if end := k.before + k.options.Moves; end < len(k.moments) {
		chance = chance[:k.moments[end].chance]
	}
	return k.c.steps(k.sides, moments, chance)
}

// text is the script.
func (k *Cutter) text(differences, lead, expected, moves []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "-- Decision %d of %s: turn %d, player %d is me.\n", k.options.At, k.options.Source, k.base.turn, k.sides.me)
	if k.base.number < k.options.At {
		fmt.Fprintf(&b, "-- The set-up is the table at decision %d; steps lead from there.\n", k.base.number)
	} else if !k.base.main {
		fmt.Fprintf(&b, "-- The decision comes in the %s phase; here the turn begins anew.\n", k.at.phase)
	}
	if strings.HasPrefix(k.options.Profile, "edopro-") {
		fmt.Fprintf(&b, "-- To be run with --rules %s.\n", k.options.Profile)
	}
	if lost := append(append([]string{}, k.base.lost...), differences...); len(lost) > 0 {
		b.WriteString("-- Not carried over:\n")
		for _, line := range lost {
			b.WriteString("--   " + line + "\n")
		}
	}
	b.WriteString(k.base.setUp)
	fmt.Fprintf(&b, "\ntest(%s,function()\n", quote(k.options.Name))
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
func (k *Cutter) run(ctx context.Context, text string) (scenario.Result, *state) {
	s := k.c.session
	script, err := scenario.Compile(s, k.options.Source+" (cut)", text)
	if err != nil {
		return scenario.Result{Failure: err.(*scenario.Failure)}, nil
	}
	w := &witness{}
	runner := &scenario.Runner{Session: s, Names: k.c.names, Seed: 1, Profile: k.options.Profile}
	runner.Prepare = func(_ *host.State, d *ocg.Duel) {
		w.Agent, w.duel = d.Agents[0], d
		d.Agents = [2]core.Agent{w, w}
	}
	return runner.RunTest(ctx, script, 0), w.last
}

// witness is an agent that looks at the table whenever another is asked.
type witness struct {
	core.Agent
	duel *ocg.Duel
	last *state
}

// Choose implements core.Agent.
func (w *witness) Choose(ctx context.Context, r *core.Request, look func() core.View) (core.Answer, error) {
	now := stateOf(w.duel, sides{0})
	w.last = &now
	return w.Agent.Choose(ctx, r, look)
}
