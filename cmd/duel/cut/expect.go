package cut

import (
	"fmt"
	"slices"
	"strings"

	"duel/core"
	"duel/core/ocg"
)

// cardState is what can be expected of a monster.
type cardState struct {
	code             uint32
	slot             int
	position         string
	attack, defense  int
	level            int
	link             bool
	counters, equips int
	materials        int
}

// sideState is what can be expected of a player.
type sideState struct {
	lp       int
	monsters []cardState
	zones    map[string][]uint32 // codes of the other zones, the decks counted only
}

// state is what can be expected of a duel; sides are me and opponent.
type state struct {
	phase string
	sides [2]sideState
}

var phaseWords = map[uint32]string{
	ocg.PhaseDraw: "draw", ocg.PhaseStandby: "standby", ocg.PhaseMain1: "main 1", ocg.PhaseBattleStart: "battle", ocg.PhaseBattleStep: "battle",
	ocg.PhaseDamage: "damage step", ocg.PhaseDamageCal: "damage calculation", ocg.PhaseBattle: "battle", ocg.PhaseMain2: "main 2", ocg.PhaseEnd: "end",
}

var positionWords = map[ocg.Position]string{
	ocg.PosFaceupAttack: "attack", ocg.PosFacedownAttack: "facedown attack", ocg.PosFaceupDefense: "defense", ocg.PosFacedownDefense: "facedown defense",
}

// stateOf is the state of a duel, seen by the player called me.
func stateOf(d *ocg.Duel, s sides) state {
	out := state{phase: phaseWords[d.Turn.Phase]}
	for p := range ocg.Player(2) {
		out.sides[s.number(p)] = sideOf(d, p)
	}
	return out
}

func sideOf(d *ocg.Duel, p ocg.Player) sideState {
	side := sideState{lp: d.Players[p].LP, zones: map[string][]uint32{}}
	for _, c := range d.Zone(p, ocg.ZoneMonster) {
		if c != nil {
			side.monsters = append(side.monsters, monsterOf(c))
		}
	}
	for _, c := range d.Zone(p, ocg.ZoneSpell) {
		if c == nil {
			continue
		}
		zone, _ := c.Place().Where()
		word := map[string]string{"fzone": "field", "pzone": "pendulum"}[zone]
		if word == "" {
			word = "spells"
		}
		side.zones[word] = append(side.zones[word], c.Data.Code)
	}
	for _, pile := range pileZones {
		for _, c := range d.Zone(p, pile.zone) {
			side.zones[pile.word] = append(side.zones[pile.word], c.Data.Code)
		}
	}
	return side
}

// pileZones are the piles by the words of duel scripts.
var pileZones = []struct {
	word string
	zone core.ZoneID
}{{"hand", ocg.ZoneHand}, {"grave", ocg.ZoneGrave}, {"banished", ocg.ZoneBanished}, {"deck", ocg.ZoneDeck}, {"extra", ocg.ZoneExtra}}

func monsterOf(c *ocg.Card) cardState {
	counters := 0
	for _, n := range c.Counters {
		counters += n.Total()
	}
	return cardState{
		code: c.Data.Code, slot: c.Sequence(), position: positionWords[c.Position], attack: c.Attack(), defense: c.Defense(), level: c.Level(),
		link: c.IsType(ocg.TypeLink), counters: counters, equips: len(c.EquipCards), materials: len(c.Attached),
	}
}

// expectations are the steps that expect a state. What another duel has of the
// monsters' values otherwise is not expected but told as differences; nil
// compares with nothing and leaves the values out.
func (c *cutter) expectations(want state, other *state) (steps, differences []string) {
	steps = append(steps, fmt.Sprintf("expect{phase=%s}", quote(want.phase)))
	for i, name := range [...]string{"me", "opponent"} {
		side := &want.sides[i]
		fields := []string{fmt.Sprintf("lp=%d", side.lp)}
		var monsters []string
		for _, m := range side.monsters {
			text := fmt.Sprintf("%s,slot=%d,position=%s", c.card(m.code), m.slot, quote(m.position))
			values, lost := c.values(m, other, i)
			monsters = append(monsters, "{"+text+values+"}")
			if lost != "" {
				differences = append(differences, fmt.Sprintf("%s (%s, monsters %d): %s", c.nameOf(m.code), name, m.slot, lost))
			}
		}
		fields = append(fields, "monsters="+list(monsters))
		for _, zone := range []string{"spells", "field", "pendulum", "hand", "grave", "banished"} {
			if codes := side.zones[zone]; len(codes) > 0 {
				fields = append(fields, zone+"="+list(c.cards(codes)))
			} else if zone != "field" && zone != "pendulum" {
				fields = append(fields, zone+"=0")
			}
		}
		fields = append(fields, fmt.Sprintf("deck=%d", len(side.zones["deck"])), fmt.Sprintf("extra=%d", len(side.zones["extra"])))
		steps = append(steps, name+":expect{\n\t\t"+strings.Join(fields, ",\n\t\t")+",\n\t}")
	}
	return steps, differences
}

// values are the fields for a monster's values, if the same monster of another
// duel has the same; else how they differ.
func (c *cutter) values(m cardState, other *state, side int) (fields, lost string) {
	if other == nil || strings.HasPrefix(m.position, "facedown") {
		return "", ""
	}
	i := slices.IndexFunc(other.sides[side].monsters, func(o cardState) bool { return o.slot == m.slot && o.code == m.code })
	if i < 0 {
		return "", ""
	}
	o := other.sides[side].monsters[i]
	if o.attack != m.attack || o.defense != m.defense || o.level != m.level {
		return "", fmt.Sprintf("ATK %d, DEF %d, level %d in the duel, ATK %d, DEF %d, level %d here", m.attack, m.defense, m.level, o.attack, o.defense, o.level)
	}
	fields = fmt.Sprintf(",atk=%d", m.attack)
	if !m.link {
		fields += fmt.Sprintf(",def=%d", m.defense)
	}
	return fields, ""
}

// card is a card as duel scripts name it: by name where just one card has it.
func (c *cutter) card(code uint32) string {
	name := c.nameOf(code)
	if found, err := c.names.Code(name); err != nil || found != code {
		return fmt.Sprint(code)
	}
	return quote(name)
}

func (c *cutter) cards(codes []uint32) []string {
	out := make([]string, len(codes))
	for i, code := range codes {
		out[i] = c.card(code)
	}
	return out
}

func (c *cutter) nameOf(code uint32) string { return c.names.Name(code) }
