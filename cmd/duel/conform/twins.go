package conform

import (
	"context"
	"slices"
	"strconv"
	"strings"
)

// A trace tells what a shuffle did by the codes in their new order. Cards of
// one code stay indistinguishable there, yet which of them lies where shows
// later: effects name cards by age, and a card keeps the reason of its last
// move. A run takes such twins to keep their order; where the duel then leaves
// the trace, the runner tries exchanging them.

// exchange is two cards of one code that a shuffle is taken to have put into
// each other's place.
type exchange struct {
	shuffle int // counted from the start of the duel
	a, b    int // indices after the shuffle
}

// Bounds of the search, for traces whose divergence has another cause.
const (
	exchangesTried  = 60  // to get past one divergence
	exchangesInAll  = 150 // in a trace
	exchangesPerRun = 30  // assumed together
)

// Run replays a trace to its end or to the first divergence that no exchange of
// twins gets past.
func (r *Runner) Run(ctx context.Context, t *Trace) Result {
	p, result := r.attempt(ctx, t, nil)
	tries := exchangesInAll
	for !result.Matched && result.Exchanged < exchangesPerRun {
		next, further, used := r.further(ctx, p, result, min(tries, exchangesTried))
		if next == nil {
			break
		}
		p, result, tries = next, further, tries-used
	}
	return result
}

// further is a run with one more exchange, or two, that matches or diverges
// later than the last: at a later record, or at the same with more agreement;
// nil if none of the tries does. used are the tries made.
func (r *Runner) further(ctx context.Context, last *replay, diverged Result, tries int) (p *replay, result Result, used int) {
	at := diverged.Divergence.Record
	for _, more := range withPairs(last.exchangesFor(diverged.Divergence)) {
		if used == tries || ctx.Err() != nil {
			break
		}
		used++
		p, result = r.attempt(ctx, last.trace, append(slices.Clone(last.exchanged), more...))
		if result.Matched || result.Divergence.Record > at || result.Divergence.Record == at && p.agreed > last.agreed {
			return p, result, used
		}
	}
	return nil, diverged, used
}

// withPairs are the exchanges each by itself, then any two of them.
func withPairs(single []exchange) (all [][]exchange) {
	for _, x := range single {
		all = append(all, []exchange{x})
	}
	for i, x := range single {
		for _, y := range single[:i] {
			all = append(all, []exchange{y, x})
		}
	}
	return all
}

// agreement is how much of two texts, from both ends, is the same.
func agreement(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	a, b = a[n:], b[n:]
	m := 0
	for m < min(len(a), len(b)) && a[len(a)-1-m] == b[len(b)-1-m] {
		m++
	}
	return n + m
}

// exchangesFor are the exchanges worth trying at a divergence: those of twins
// it speaks of, of the latest shuffles first.
func (p *replay) exchangesFor(d *Divergence) (all []exchange) {
	text := p.cardsOf(d)
	for n := len(p.shuffles) - 1; n >= 0; n-- {
		for a, code := range p.shuffles[n] {
			if !strings.Contains(text, strconv.FormatUint(uint64(code), 10)) {
				continue
			}
			for b := a + 1; b < len(p.shuffles[n]); b++ {
				if p.shuffles[n][b] == code {
					all = append(all, exchange{n, a, b})
				}
			}
		}
	}
	return all
}

// cardsOf is a text with the codes a divergence speaks of. A card sorted in a
// deck moves without its code; the decision before has it.
func (p *replay) cardsOf(d *Divergence) string {
	text := strings.Join(append(append([]string{d.Expected, d.Got}, d.Missing...), d.Surplus...), " ")
	if !strings.Contains(d.Expected, `"code":0,`) {
		return text
	}
	for _, r := range slices.Backward(p.trace.Records) {
		if r.Kind == Decision && r.Index < d.Record {
			return text + canonical(r.Raw)
		}
	}
	return text
}

// exchangeTwins notes a shuffle that gave codes in this order and applies what
// is assumed of it to its permutation.
func (p *replay) exchangeTwins(codes []uint32, order []int) {
	for _, x := range p.exchanged {
		if x.shuffle == len(p.shuffles) {
			order[x.a], order[x.b] = order[x.b], order[x.a]
		}
	}
	p.shuffles = append(p.shuffles, codes)
}
