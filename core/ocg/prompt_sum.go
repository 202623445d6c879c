package ocg

import (
	"errors"

	"duel/core"
)

// summand is a card with the one or two numbers it can count for; the second is
// 0 if there is none.
type summand struct {
	card *Card
	a, b int
}

// low and high are the smaller and the larger number the card can count for.
func (s summand) low() int {
	if s.b != 0 && s.b < s.a {
		return s.b
	}
	return s.a
}

func (s summand) high() int { return max(s.a, s.b) }

// values are the numbers as decisions show them.
func (s summand) values() []int {
	if s.b == 0 {
		return []int{s.a}
	}
	return []int{s.a, s.b}
}

// MustSelect makes the cards the ones that have to be part of the next choice
// with a sum or check of tributes (Duel.SetSelectedCard, api 4.1).
func (d *Duel) MustSelect(cards *Group) { d.moves.must = cards.Clone() }

// TakeMustSelect gives the cards set by MustSelect and forgets them
// (Duel.GrabSelectedCard).
func (d *Duel) TakeMustSelect() *Group {
	g := d.moves.must
	d.moves.must = nil
	if g == nil {
		return NewGroup()
	}
	return g
}

// SumValue gives the numbers a card counts for: the first in the low 16 bits,
// the second in the high ones. It must not be 0.
type SumValue func(*Card) uint32

// ErrZeroSummand is the error of a sum with a card that counts for nothing.
var ErrZeroSummand = errors.New("Group contains a card for which the value function returned 0.")

// sumProblem is the choice of cards with a sum (api-card-effect-group 6.7).
type sumProblem struct {
	must, others []summand
	amount       int
	min, max     int
}

// sumProblem takes the must cards, which it forgets, and the cards of g.
func (d *Duel) sumProblem(g *Group, value SumValue, amount, least, most int) (*sumProblem, error) {
	p := &sumProblem{amount: amount, min: max(least, 0)}
	p.max = max(most, p.min)
	must := d.TakeMustSelect()
	for _, c := range must.Cards() {
		p.must = append(p.must, summandOf(c, value))
	}
	for _, c := range g.Cards() {
		if !must.Has(c) {
			p.others = append(p.others, summandOf(c, value))
		}
	}
	for _, list := range [][]summand{p.must, p.others} {
		for _, s := range list {
			if s.a == 0 && s.b == 0 {
				return nil, ErrZeroSummand
			}
		}
	}
	return p, nil
}

func summandOf(c *Card, value SumValue) summand {
	v := value(c)
	return summand{c, int(v & 0xffff), int(v >> 16)}
}

// CheckSumEqual reports whether the must cards and min to max others of g can
// make the sum exactly, and whether going on selecting could help
// (api-card-effect-group 6.7).
func (d *Duel) CheckSumEqual(g *Group, value SumValue, sum, min, max int) (ok, goOn bool, err error) {
	p, err := d.sumProblem(g, value, sum, min, max)
	if err != nil {
		return false, false, err
	}
	ok = p.equal()
	return ok, ok || p.min < 3, nil
}

// CheckSumGreater reports whether a set with all must cards reaches the sum
// without a superfluous card, and whether going on selecting could help
// (api-card-effect-group 6.7).
func (d *Duel) CheckSumGreater(g *Group, value SumValue, sum int) (ok, goOn bool, err error) {
	p, err := d.sumProblem(g, value, sum, 0, 0)
	if err != nil {
		return false, false, err
	}
	return p.greater(), !p.mustReachEarly(), nil
}

// SelectSumEqual asks p for min to max cards of g that with the must cards make
// the sum exactly; an empty group without asking if there is no solution
// (operations.md 24.5).
func (d *Duel) SelectSumEqual(p Player, g *Group, value SumValue, sum, min, max int) (*Group, error) {
	problem, err := d.sumProblem(g, value, sum, min, max)
	if err != nil || !problem.equal() {
		return NewGroup(), err
	}
	// QUIRK: without a maximum the decision is of the other kind.
	return d.selectSum(p, problem, problem.max != 0), nil
}

// SelectSumGreater asks p for cards of g that with the must cards reach the sum
// without a superfluous card; an empty group without asking if there is no
// solution (operations.md 24.5).
func (d *Duel) SelectSumGreater(p Player, g *Group, value SumValue, sum int) (*Group, error) {
	problem, err := d.sumProblem(g, value, sum, 0, 0)
	if err != nil || !problem.greater() {
		return NewGroup(), err
	}
	return d.selectSum(p, problem, false), nil
}

// selectSum puts the choice to p.
func (d *Duel) selectSum(p Player, problem *sumProblem, exact bool) *Group {
	if len(problem.others) == 0 {
		return NewGroup()
	}
	bySummand := map[*Card]summand{}
	cards := make([]*Card, len(problem.others))
	for i, s := range problem.others {
		cards[i], bySummand[s.card] = s.card, s
	}
	options := d.cardOptions(cards)
	for _, o := range options {
		o.Values = bySummand[o.card].values()
	}
	detail := &Detail{Amount: problem.amount & 0xffff, Exact: exact}
	for _, s := range problem.must {
		o := cardOption(s.card)
		o.Values = s.values()
		detail.Must = append(detail.Must, o)
	}
	r := request(DecideSum, p, options, detail)
	r.Min, r.Max = 0, len(options)
	if exact {
		r.Min, r.Max = problem.min, problem.max
	}
	accepts := problem.reachedBy
	if exact {
		accepts = problem.equalledBy
	}
	r.Check = func(a core.Answer) error {
		chosen := make([]summand, len(a.Picks))
		for i, pick := range a.Picks {
			chosen[i] = bySummand[options[pick].card]
		}
		if !accepts(chosen) {
			return errors.New("the cards do not make the sum")
		}
		return nil
	}
	return pickedCards(options, d.ask(r, func() core.Answer { return firstSum(options, r) }))
}

// equalledBy reports whether the must cards and those chosen, each counting for
// one of its numbers, make the amount.
func (p *sumProblem) equalledBy(chosen []summand) bool {
	totals := newTotals(p.amount)
	totals.add(0)
	for _, list := range [][]summand{p.must, chosen} {
		for _, s := range list {
			totals = totals.with(s)
		}
	}
	return totals.has(p.amount)
}

// reachedBy reports whether the must cards and those chosen reach the amount
// and none of them is superfluous.
func (p *sumProblem) reachedBy(chosen []summand) bool {
	high, low, least := 0, 0, -1
	for _, list := range [][]summand{p.must, chosen} {
		for _, s := range list {
			high += s.high()
			low += s.low()
			if least < 0 || s.low() < least {
				least = s.low()
			}
		}
	}
	return high >= p.amount && low-max(least, 0) < p.amount
}

// equal reports whether there is a solution of the exact kind. It builds up the
// totals that can be made with each number of additional cards.
func (p *sumProblem) equal() bool {
	if p.amount < 0 {
		return false
	}
	none := newTotals(p.amount)
	none.add(0)
	for _, s := range p.must {
		none = none.with(s)
	}
	most := min(p.max, len(p.others))
	made := make([]totals, most+1)
	made[0] = none
	for _, s := range p.others {
		for n := most; n > 0; n-- {
			if made[n-1] != nil {
				made[n] = made[n].or(made[n-1].with(s))
			}
		}
	}
	for n := p.min; n <= most; n++ {
		if made[n] != nil && made[n].has(p.amount) {
			return true
		}
	}
	return false
}

// greater reports whether there is a solution of the other kind: for some least
// number counted, a total from the amount to just below amount + that number.
func (p *sumProblem) greater() bool {
	if p.amount <= 0 && len(p.must) == 0 {
		return true
	}
	for _, list := range [][]summand{p.must, p.others} {
		for _, s := range list {
			if p.greaterWith(s.a) || s.b != 0 && p.greaterWith(s.b) {
				return true
			}
		}
	}
	return false
}

// greaterWith looks for a solution in which every card counts for least or more.
func (p *sumProblem) greaterWith(least int) bool {
	reach := newTotals(p.amount + least - 1)
	reach.add(0)
	for _, s := range p.must {
		reach = reach.with(s.atLeast(least))
	}
	for _, s := range p.others {
		reach = reach.or(reach.with(s.atLeast(least)))
	}
	for total := p.amount; total < p.amount+least; total++ {
		if reach.has(total) {
			return true
		}
	}
	return false
}

// atLeast leaves the card only numbers of that size.
func (s summand) atLeast(least int) summand {
	if s.a < least {
		s.a = 0
	}
	if s.b < least {
		s.b = 0
	}
	return s
}

// mustReachEarly reports whether the must cards reach the amount before the last
// of them, whichever numbers they count for.
func (p *sumProblem) mustReachEarly() bool {
	total := 0
	for i, s := range p.must {
		if total += s.low(); total >= p.amount && i < len(p.must)-1 {
			return true
		}
	}
	return false
}

// totals is a set of sums from 0 to a limit, as bits.
type totals []uint64

func newTotals(limit int) totals { return make(totals, max(limit, 0)/64+1) }

func (t totals) add(n int)      { t[n/64] |= 1 << (n % 64) }
func (t totals) has(n int) bool { return n >= 0 && n/64 < len(t) && t[n/64]&(1<<(n%64)) != 0 }

// with are the sums made by adding one of the card's numbers to those of t.
func (t totals) with(s summand) totals {
	out := make(totals, len(t))
	for _, n := range [2]int{s.a, s.b} {
		if n == 0 {
			continue
		}
		words, shift := n/64, n%64
		for i := len(t) - 1; i >= words; i-- {
			out[i] |= t[i-words] << shift
			if shift > 0 && i > words {
				out[i] |= t[i-words-1] >> (64 - shift)
			}
		}
	}
	return out
}

// or are the sums of both sets.
func (t totals) or(other totals) totals {
	out := append(totals(nil), other...)
	for i, word := range t {
		out[i] |= word
	}
	return out
}

// firstSum is the first legal answer, taking options in the engine's order.
func firstSum(options []*Option, r *core.Request) core.Answer {
	order := inEngineOrder(options).Picks
	var try func(picks []int, from int) ([]int, bool)
	try = func(picks []int, from int) ([]int, bool) {
		if r.Legal(core.Picked(picks...)) == nil {
			return picks, true
		}
		for i := from; i < len(order) && len(picks) < r.Max; i++ {
			if found, ok := try(append(picks[:len(picks):len(picks)], order[i]), i+1); ok {
				return found, true
			}
		}
		return nil, false
	}
	picks, _ := try(nil, 0)
	return core.Picked(picks...)
}
