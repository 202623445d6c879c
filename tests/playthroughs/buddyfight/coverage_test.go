package buddyfight

import (
	"fmt"

	"duel/core"
	"duel/core/buddyfight"
)

// coverage is what the recorded games have shown.
type coverage struct {
	seen map[string]bool
	last int // step of the operation point
}

func newCoverage() *coverage { return &coverage{seen: make(map[string]bool)} }

// The procedures as events name them.
const (
	attackPhase    = "attack phase"
	operationPoint = "operation point"
	call           = "call"
)

// branches are the ways through an operation point: from one step to the next.
var branches = [][2]int{
	{1, 2}, {2, 3}, {3, 4}, {3, 11}, {4, 5}, {5, 6}, {5, 9}, {6, 7}, {7, 8}, {8, 9}, {9, 10}, {10, 2},
	{11, 12}, {11, 19}, {12, 13}, {13, 14}, {13, 17}, {14, 15}, {15, 16}, {16, 17}, {17, 18}, {18, 2},
}

// keywords are the words keyword events use, and what stands for those that
// have no event.
var keywords = []string{
	"Move", "Penetrate", "Counterattack", "Double Attack", "Triple Attack", "Soulguard", "Lifelink", "Buddy Gift",
	"Counter", "Set",
}

func step(procedure string, n int) string { return fmt.Sprintf("step %d of the %s", n, procedure) }
func branch(from, to int) string {
	return fmt.Sprintf("an operation point going from step %d to %d", from, to)
}
func cardUsed(name string) string    { return "a use of " + name }
func keywordSeen(name string) string { return "the keyword " + name }

// observe notes what an entry of a game shows.
func (c *coverage) observe(e core.Entry) {
	switch e := e.Event.(type) {
	case buddyfight.StepEvent:
		c.seen[step(e.Procedure, e.Step)] = true
		if e.Procedure == operationPoint {
			c.seen[branch(c.last, e.Step)] = true
			c.last = e.Step
		}
	case buddyfight.KeywordEvent:
		c.seen[keywordSeen(e.Keyword)] = true
	case buddyfight.UseEvent:
		c.seen[cardUsed(e.Card.Name)] = true
		if e.Answers != nil {
			c.seen[keywordSeen("Counter")] = true
		}
	case buddyfight.MoveEvent:
		if e.To == "set area" {
			c.seen[keywordSeen("Set")] = true
		}
	}
}

// missing is what a complete record would show and this does not.
func (c *coverage) missing(cards []*buddyfight.CardData) (out []string) {
	need := func(what string) {
		if !c.seen[what] {
			out = append(out, what)
		}
	}
	for n := 1; n <= 14; n++ {
		need(step(attackPhase, n))
	}
	for n := 1; n <= 19; n++ {
		need(step(operationPoint, n))
	}
	for _, n := range []int{1, 2, 3, 4, 5, 6, 8} {
		need(step(call, n))
	}
	for _, b := range branches {
		need(branch(b[0], b[1]))
	}
	for _, k := range keywords {
		need(keywordSeen(k))
	}
	for _, data := range cards {
		if data.Type != buddyfight.Flag {
			need(cardUsed(data.Name))
		}
	}
	return out
}
