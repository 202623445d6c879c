package ocg

import (
	"errors"
	"slices"
)

// activityState counts what players did this turn.
type activityState struct {
	counts [ActivityBattlePhase + 1][2]int // by ACTIVITY_ number and player
	custom []*customCounter
}

// customCounter counts the activities of a kind that a script's function does
// not except.
type customCounter struct {
	id     uint32
	kind   int
	except Callback // true: does not count
	counts [2]int
	links  []int // chain ids counted
}

// ActivityCount is how often the player did the ACTIVITY_ this turn
// (api-duel-debug.md 19).
func (d *Duel) ActivityCount(p Player, kind int) (int, error) {
	if kind < ActivitySummon || kind > ActivityBattlePhase {
		return 0, errors.New("Passed invalid ACTIVITY flag.")
	}
	if !p.Valid() {
		return 0, nil
	}
	return d.effects.acts.counts[kind][p], nil
}

func badCounter(kind int) error {
	if kind < ActivitySummon || kind == ActivityBattlePhase || kind > ActivityChain {
		return errors.New("Passed invalid ACTIVITY counter.")
	}
	return nil
}

// AddCustomActivityCounter registers a counter for an ACTIVITY_; of several for
// the same id and activity only the first counts. The function is asked with
// the card, or (effect, player, link number) for ACTIVITY_CHAIN, and gives true
// for what does not count.
func (d *Duel) AddCustomActivityCounter(id uint32, kind int, except Callback) error {
	if err := badCounter(kind); err != nil {
		return err
	}
	if d.customCounter(id, kind) == nil {
		d.effects.acts.custom = append(d.effects.acts.custom, &customCounter{id: id, kind: kind, except: except})
	}
	return nil
}

func (d *Duel) customCounter(id uint32, kind int) *customCounter {
	i := slices.IndexFunc(d.effects.acts.custom, func(c *customCounter) bool { return c.id == id && c.kind == kind })
	if i < 0 {
		return nil
	}
	return d.effects.acts.custom[i]
}

// CustomActivityCount is the player's count of a registered counter this turn,
// 0 for an unknown one.
func (d *Duel) CustomActivityCount(id uint32, p Player, kind int) (int, error) {
	if err := badCounter(kind); err != nil {
		return 0, err
	}
	if c := d.customCounter(id, kind); c != nil && p.Valid() {
		return c.counts[p], nil
	}
	return 0, nil
}

// countActivity counts one activity of the player, and shows the cards that did
// it to the custom counters.
func (d *Duel) countActivity(p Player, kind int, cards ...*Card) {
	d.effects.acts.counts[kind][p]++
	d.showActivity(p, kind, cards...)
}

// showActivity shows cards that do an activity to the custom counters, each
// until it has counted.
func (d *Duel) showActivity(p Player, kind int, cards ...*Card) {
	for _, counter := range d.effects.acts.custom {
		if counter.kind != kind {
			continue
		}
		for _, c := range cards {
			if counter.counts[p] == 0 && !first(d.plain(counter.except, OfCard(c))).Truth() {
				counter.counts[p] = 1
			}
		}
	}
}

// countChain shows a new chain link to the custom counters of activations.
func (d *Duel) countChain(link *Link) {
	for _, counter := range d.effects.acts.custom {
		if counter.kind != ActivityChain {
			continue
		}
		if !first(d.plain(counter.except, OfEffect(link.Effect), Int(link.Player), Int(link.Number))).Truth() {
			counter.counts[link.Player]++
			counter.links = append(counter.links, link.ID)
		}
	}
}

// uncountChain takes a link whose activation was negated out of the custom
// counts.
func (d *Duel) uncountChain(link *Link) {
	for _, counter := range d.effects.acts.custom {
		if i := slices.Index(counter.links, link.ID); i >= 0 {
			counter.links = slices.Delete(counter.links, i, i+1)
			counter.counts[link.Player]--
		}
	}
}

// resetActivities begins a new turn's counts.
func (d *Duel) resetActivities() {
	d.effects.acts.counts = [ActivityBattlePhase + 1][2]int{}
	for _, counter := range d.effects.acts.custom {
		counter.counts, counter.links = [2]int{}, nil
	}
}
