package cut

import (
	"fmt"
	"strings"

	"duel/core"
	"duel/core/buddyfight"
)

// fightState is what can be expected of a duel of Buddyfight; sides are me and
// opponent.
type fightState struct {
	sides [2]struct {
		life   int
		counts map[string]int      // of the zones whose cards are not told
		cards  map[string][]string // names in the other zones
		values []fightValues
	}
}

// fightValues are the values of a card on the field.
type fightValues struct {
	zone, name               string
	power, critical, defense int
	rested                   bool
	soul                     int
}

// countedZones are the zones of which only the number of cards is expected:
// which cards of the gauge pay is not said by scripts.
var countedZones = map[core.ZoneID]bool{buddyfight.ZoneDeck: true, buddyfight.ZoneGauge: true, buddyfight.ZoneDrop: true}

func fightStateOf(d *buddyfight.Duel, s sides) (out fightState) {
	for p := range core.Player(2) {
		side := &out.sides[s.number(p)]
		side.life, side.counts, side.cards = d.Players[p].Life, map[string]int{}, map[string][]string{}
		for _, z := range fightZones {
			if z.zone == buddyfight.ZoneBuddy {
				continue
			}
			for _, c := range d.Zone(p, z.zone) {
				if countedZones[z.zone] {
					side.counts[z.word]++
					continue
				}
				side.cards[z.word] = append(side.cards[z.word], c.Data.Name)
				if c.OnField() && z.zone != buddyfight.ZoneSet {
					side.values = append(side.values, fightValues{z.word, c.Data.Name, d.Power(c), d.Critical(c), d.Defense(c), c.Rested, len(c.Soul())})
				}
			}
		}
	}
	return out
}

// expectations are the steps that expect a state. What another duel has of the
// cards' values otherwise is not expected but told as differences; nil leaves
// the values out.
func (want *fightState) expectations(other *fightState) (steps, differences []string) {
	for i, name := range [...]string{"me", "opponent"} {
		side := &want.sides[i]
		fields := []string{fmt.Sprintf("life=%d", side.life)}
		for _, z := range fightZones {
			if z.zone == buddyfight.ZoneBuddy {
				continue
			}
			if countedZones[z.zone] {
				fields = append(fields, fmt.Sprintf("%s=%d", z.word, side.counts[z.word]))
				continue
			}
			quoted := make([]string, len(side.cards[z.word]))
			for k, card := range side.cards[z.word] {
				quoted[k] = quote(card)
			}
			fields = append(fields, z.word+"="+list(quoted))
		}
		steps = append(steps, name+":expect{\n\t\t"+strings.Join(fields, ",\n\t\t")+",\n\t}")
		if other == nil {
			continue
		}
		for _, v := range side.values {
			step, lost := v.expectation(name, other.sides[i].values)
			if step != "" && count(side.values, v.name) == 1 {
				steps = append(steps, step)
			}
			if lost != "" {
				differences = append(differences, lost)
			}
		}
	}
	return steps, differences
}

// count is how many of the cards have a name: expectations find them by it.
func count(values []fightValues, name string) (n int) {
	for _, v := range values {
		if v.name == name {
			n++
		}
	}
	return n
}

// expectation expects the values of a card, if the card in the same place of
// another duel has the same; else it tells how they differ.
func (v fightValues) expectation(side string, others []fightValues) (step, lost string) {
	for _, o := range others {
		if o.zone != v.zone || o.name != v.name {
			continue
		}
		if o != v {
			return "", fmt.Sprintf("%s (%s, %s): %s in the duel, %s here", v.name, side, v.zone, v.text(), o.text())
		}
		return fmt.Sprintf("%s:expect_card(%s,{power=%d,critical=%d,defense=%d,rested=%t,soul=%d})", side, quote(v.name), v.power, v.critical, v.defense, v.rested, v.soul), ""
	}
	return "", ""
}

func (v fightValues) text() string {
	return fmt.Sprintf("power %d, critical %d, defense %d", v.power, v.critical, v.defense)
}
