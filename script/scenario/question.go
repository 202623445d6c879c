package scenario

import (
	"context"
	"errors"
	"fmt"
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// Question asks at a point of a duel why a player can or cannot do something.
type Question struct {
	Test   string // name of the test; "" for the first
	Line   int    // asked before the first step at or behind this line of the script; 0 for after its last step
	Player ocg.Player
	Action string // as offered takes it: "activate", "summon", …
	Card   string // name or passcode
	Target string // for "attack", the monster attacked; "" for none
}

// errAnswered ends a script whose question has been answered.
var errAnswered = errors.New("the question is answered")

// asked is a question under way.
type asked struct {
	Question
	answers []string
	point   string // where the duel stood
}

// Ask plays a script to the point of a question and answers it. point says
// where the duel stood then: who is asked for what.
func (r *Runner) Ask(ctx context.Context, s *Script, q Question) (answers []string, point string, err error) {
	x, err := r.open(ctx, s)
	if err != nil {
		return nil, "", err
	}
	x.accept = func(name string) bool { return q.Test == "" || name == q.Test }
	x.target = anyTest
	question := &asked{Question: q}
	x.question = question
	switch err := x.play(); {
	case errors.Is(err, errAnswered):
		return question.answers, question.point, nil
	case err != nil:
		return nil, "", failureOf(err)
	}
	return nil, "", fmt.Errorf("%s has no test %q", s.File, q.Test)
}

// anyTest is the number of the first test that is accepted.
const anyTest = -1

// answerQuestion answers the question asked of the run, if its point has come:
// at a step in that line, or at the end.
func (x *run) answerQuestion(line int, atEnd bool) {
	q := x.question
	if q == nil || !atEnd && (q.Line == 0 || line < q.Line || x.chosen == nil && len(x.tests) > 0) {
		return
	}
	if q.Test != "" && x.chosen == nil {
		return
	}
	x.question = nil
	x.begin()
	c := call{run: x}
	s := x.spec(cardValue(q.Card))
	if q.Target != "" {
		q.answers = x.whyNotTarget(&s, x.spec(cardValue(q.Target)))
	} else {
		q.answers = x.whyNot(q.Player, c.actions(q.Action), &s)
	}
	q.point = "the duel has ended: " + c.ending()
	if r := x.driver.pending; r != nil {
		q.point = x.describe(r)
	}
	x.state.Host().Abort(errAnswered)
}

// cardValue is a card named on a command line as scripts name it.
func cardValue(text string) lua.LValue {
	if code, err := strconv.ParseUint(text, 10, 32); err == nil {
		return lua.LNumber(code)
	}
	return lua.LString(text)
}
