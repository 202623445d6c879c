package conform

import (
	"encoding/json"

	"duel/core"
	"duel/core/ocg"
)

// Draw implements core.Chance: results are read from the trace's next event
// that tells them.
func (p *replay) Draw(d core.Draw) ([]int, error) {
	switch d.Kind {
	case core.Coin:
		return p.results(d, "coins", coin)
	case core.Die:
		return p.results(d, "dice", die)
	case core.Shuffle:
		if d.Where == "set" {
			return p.recognised(d, "shuffle_set_cards", len(d.Things))
		}
		return p.shuffle(d)
	case core.Pick:
		return p.recognised(d, "random_selected", d.Count)
	}
	// Bare numbers leave no event behind; any will do until it shows.
	return p.fallback.Draw(d)
}

func coin(v any) int {
	if v == "heads" {
		return 1
	}
	return 0
}

func die(v any) int {
	n, _ := v.(float64)
	return int(n)
}

// coming is the next event of that name, of that player where it tells one.
func (p *replay) coming(name string, player core.Player) map[string]any {
	for i := p.next; i < len(p.trace.Records); i++ {
		r := &p.trace.Records[i]
		if r.Kind != Event || r.Name != name {
			continue
		}
		if who, ok := r.Raw["player"].(float64); ok && core.Player(who) != player {
			continue
		}
		return r.Raw
	}
	return nil
}

func (p *replay) results(d core.Draw, event string, read func(any) int) ([]int, error) {
	raw := p.coming(event, d.Player)
	list, _ := raw["results"].([]any)
	if len(list) < d.Count {
		return p.fallback.Draw(d)
	}
	out := make([]int, d.Count)
	for i := range out {
		out[i] = read(list[i])
	}
	return out, nil
}

// shuffleEvents are the events that tell the new order of what is shuffled.
// The order of a deck is told top first.
var shuffleEvents = map[string]string{"deck": "deck_order", "hand": "shuffle_hand", "extra": "shuffle_extra"}

func (p *replay) shuffle(d core.Draw) ([]int, error) {
	raw := p.coming(shuffleEvents[d.Where], d.Player)
	list, _ := raw["codes"].([]any)
	if len(list) != len(d.Items) {
		return p.fallback.Draw(d)
	}
	codes := make([]uint32, len(list))
	for i, v := range list {
		n, _ := v.(float64)
		at := i
		if d.Where == "deck" {
			at = len(list) - 1 - i
		}
		codes[at] = uint32(n)
	}
	order, ok := orderOf(d.Items, codes)
	if !ok {
		return p.fallback.Draw(d)
	}
	p.exchangeTwins(codes, order)
	return order, nil
}

// orderOf is the permutation that makes want out of have: at each new index
// the old one.
func orderOf(have, want []uint32) ([]int, bool) {
	used := make([]bool, len(have))
	order := make([]int, len(want))
	for i, w := range want {
		order[i] = -1
		for k, h := range have {
			if !used[k] && h == w {
				order[i], used[k] = k, true
				break
			}
		}
		if order[i] < 0 {
			return nil, false
		}
	}
	return order, true
}

// recognised finds the cards an event lists, by the places they had before it:
// those a random selection hit, or set cards in their shuffled order.
func (p *replay) recognised(d core.Draw, event string, count int) ([]int, error) {
	raw := p.coming(event, d.Player)
	list, _ := raw["cards"].([]any)
	if len(list) != count {
		return p.fallback.Draw(d)
	}
	var out []int
	for _, v := range list {
		at := canonical(withoutCodes(v))
		found := -1
		for i, thing := range d.Things {
			if placeText(thing) == at {
				found = i
			}
		}
		if found < 0 {
			p.found = &Divergence{
				Record: p.index(), Kind: "event " + event + " differs", Expected: canonical(raw),
				Got: "no card at " + at + " among those selected from",
			}
			return nil, errDiverged
		}
		out = append(out, found)
	}
	return out, nil
}

// placeText is the place of a card in canonical form.
func placeText(thing any) string {
	ref, ok := thing.(ocg.CardRef)
	if !ok {
		return ""
	}
	var v any
	if json.Unmarshal([]byte(canonical(ref.Place)), &v) != nil {
		return ""
	}
	return canonical(v)
}
