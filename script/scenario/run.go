package scenario

import (
	"context"
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
	binding "duel/script/ocg"
	"duel/script/pack"
)

// run is one run of a script: of its set-up and one of its tests.
type run struct {
	script *Script
	ctx    context.Context
	duel   *ocg.Duel
	state  *binding.State
	names  *Names
	cards  pack.Pack
	chance *givenChance
	driver driver

	target int // number of the test to run
	accept func(string) bool
	tests  []Test
	// declared tells that the file has run and tests are all.
	declared bool
	chosen   *lua.LFunction // the function of the test to run

	began, ended bool       // of the set-up
	beginField   lua.LValue // Debug.ReloadFieldBegin, as the base library has it
	queue        [2][]lua.LValue
	finishing    bool // the cards of a selection one by one have all been named
	direct       *bool
	rest         restPolicy

	offered          []*ocg.Card // in the latest choice of cards
	offeredOne       bool        // of which one is chosen
	summonable       map[*ocg.Effect][]summonTerms
	uncheckedTargets bool // what an effect offers is not compared with what chkc accepts
	uncheckedSummons bool // Special Summons are not compared with what the effect asked
	choicesOfTargets []targetChoice

	events      []core.Event
	mark        int
	passed      []*core.Request            // choices that answered themselves since the latest move
	passedCards map[*ocg.CardRef]*ocg.Card // the cards they referred to
	errors      []string                   // failures of card scripts not yet reported
	traces      []string
	output      []string
	question    *asked // nil: none
	steps       int    // moves and expectations so far
	line        int    // of the step under way
	step        string // the step under way, as written
}

// restPolicy is how choices are answered that the script does not answer.
type restPolicy string

const (
	restStrict restPolicy = "strict" // not at all
	restPass   restPolicy = "pass"   // with a pass or no
	restFirst  restPolicy = "first"  // with the first that is legal
)

// observe notes what happens in the duel.
func (x *run) observe(e core.Entry) {
	switch event := e.Event.(type) {
	case nil:
	case ocg.LogEvent:
		switch event.Kind {
		case "error":
			x.errors = append(x.errors, event.Text)
		case "debug":
			x.traces = append(x.traces, event.Text)
		default:
			x.output = append(x.output, event.Text)
		}
	case ocg.HintEvent:
	default:
		if cards, ok := event.(ocg.CardsEvent); ok && cards.Kind == "targeted" {
			x.noteTargets()
		}
		x.events = append(x.events, event)
	}
}

// fail ends the test.
func (x *run) fail(f *Failure) {
	f.Step = x.step
	if r := x.driver.pending; f.Field != "" && f.Message == "" && r != nil && !isMenu(r.Kind) {
		f.Message = "the duel waits: " + x.describe(r)
	}
	x.state.Host().Abort(f)
}

// failf ends the test with a message.
func (x *run) failf(format string, args ...any) {
	x.fail(&Failure{Message: fmt.Sprintf(format, args...)})
}

// checkErrors fails if a card script has failed.
func (x *run) checkErrors() {
	if len(x.errors) == 0 {
		return
	}
	f := &Failure{Message: "a card script failed: " + x.errors[0]}
	if len(x.traces) > 0 {
		f.Trace = x.traces[0]
	}
	x.errors, x.traces = nil, nil
	x.fail(f)
}

// begin runs the duel to its first choice, if it has not begun.
func (x *run) begin() {
	switch {
	case x.driver.started():
		return
	case !x.began:
		x.failf("there is no field yet: lay it out with field{...} or from Debug.ReloadFieldBegin to Debug.ReloadFieldEnd")
	case !x.ended:
		x.failf("the set-up is not finished: Debug.ReloadFieldEnd() is missing")
	}
	x.checkErrors()
	x.state.Host().Refuel()
	x.driver.start(x.ctx)
	x.settle()
}

// reply answers the pending choice and runs on to the next that needs the
// script.
func (x *run) reply(a core.Answer) {
	if err := x.driver.pending.Legal(a); err != nil {
		x.fail(&Failure{Message: "this answer is not legal: " + err.Error(), Legal: x.legal(x.driver.pending)})
	}
	x.passed, x.passedCards = nil, map[*ocg.CardRef]*ocg.Card{}
	x.advance(a)
	x.settle()
}

func (x *run) advance(a core.Answer) {
	x.state.Host().Refuel()
	x.noteChoice(x.driver.pending)
	x.driver.answer(a)
}

// settle runs on over choices that answer themselves.
func (x *run) settle() {
	for !x.driver.over {
		x.checkErrors()
		if x.driver.pending.Kind == ocg.DecideChain {
			x.checkTargets()
		}
		a, ok := x.automatic(x.driver.pending)
		if !ok {
			return
		}
		x.notePassed(x.driver.pending)
		x.advance(a)
	}
	x.checkErrors()
	if err := x.driver.err; err != nil {
		x.failf("the duel cannot go on: %v", err)
	}
}

// notePassed keeps a choice that the script does not answer, and its cards,
// which may have moved when the script asks what was offered.
func (x *run) notePassed(r *core.Request) {
	x.passed = append(x.passed, r)
	for _, o := range r.Options {
		if o, ok := o.(*ocg.Option); ok && o.HasRef {
			x.passedCards[&o.Ref] = x.cardAt(o.Ref)
		}
	}
	if detail, ok := r.Detail.(*ocg.Detail); ok && detail.Card != nil {
		x.passedCards[detail.Card] = x.cardAt(*detail.Card)
	}
}

// lapse declines a choice the script does not answer, if it says that nobody
// responds; false where the choice cannot be declined so.
func (x *run) lapse() bool {
	if x.rest != restPass || x.driver.over {
		return false
	}
	a, ok := refusal(x.driver.pending)
	if ok {
		x.notePassed(x.driver.pending)
		x.advance(a)
		x.settle()
	}
	return ok
}

// await begins the duel if need be, and lets choices lapse until the player is
// asked for something that fits.
func (x *run) await(p ocg.Player, fits func(*core.Request) bool) {
	x.begin()
	for !x.driver.over {
		r := x.driver.pending
		if r.Player == p && fits(r) || !x.lapse() {
			return
		}
	}
}

// quiet begins the duel if need be and lets all choices lapse that may.
func (x *run) quiet() {
	x.begin()
	for x.lapse() {
	}
}

// finish checks, after the last step, that nothing the script laid down was
// left unused.
func (x *run) finish() {
	x.answerQuestion(0, true)
	if x.steps == 0 {
		x.noSteps()
	}
	if x.driver.started() {
		x.quiet()
	}
	x.checkErrors()
	for p := range x.queue {
		x.noneLeft(ocg.Player(p))
	}
	if what := x.chance.leftOver(); what != "" {
		x.failf("%s was given that chance never asked for", what)
	}
}

// noSteps fails a test that neither makes a move nor expects anything.
func (x *run) noSteps() {
	x.step = ""
	if x.chosen != nil {
		x.line = x.tests[x.target].Line
	}
	x.failf("no steps: the test makes no move and expects nothing")
}

// noneLeft fails if an answer of the player was never asked for.
func (x *run) noneLeft(p ocg.Player) {
	if left := x.queue[p]; len(left) > 0 {
		f := &Failure{Message: fmt.Sprintf("%s was never asked for the answer %s", sideName(p), x.show(left[0]))}
		if x.driver.pending != nil {
			f.Reasons = []string{x.describe(x.driver.pending)}
			f.Legal = x.legal(x.driver.pending)
		}
		x.fail(f)
	}
}

// sideName is a player as scripts name them.
func sideName(p ocg.Player) string {
	switch p {
	case 0:
		return "me"
	case 1:
		return "opponent"
	}
	return "nobody"
}
