package cut

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"duel/core"
	"duel/core/ocg"
	"duel/script/pack"
)

// sides names players as duel scripts do: whose turn it is at the cut is me.
type sides struct{ me ocg.Player }

// name is the word for a player.
func (s sides) name(p ocg.Player) string {
	if p == s.me {
		return "me"
	}
	return "opponent"
}

// number is the player of the script: me is player 0.
func (s sides) number(p ocg.Player) int {
	if p == s.me {
		return 0
	}
	return 1
}

// position writes the set-up of a table.
type position struct {
	strings.Builder
	sides
	duel      *ocg.Duel
	cards     pack.Pack
	constants names
	variables map[*ocg.Card]string // of the cards that are named later
}

// setUp is the set-up that lays the table out.
func setUp(d *ocg.Duel, cards pack.Pack, constants names) string {
	w := &position{sides: sides{d.Turn.Player}, duel: d, cards: cards, constants: constants, variables: map[*ocg.Card]string{}}
	flags, rule := w.rules()
	w.line("Debug.ReloadFieldBegin(%s,%d)", flags, rule)
	for _, p := range []ocg.Player{w.me, w.me.Opponent()} {
		w.line("Debug.SetPlayerInfo(%d,%d,0,%d)", w.number(p), d.Players[p].LP, d.Players[p].DrawCount)
	}
	w.nameCards()
	for _, p := range []ocg.Player{w.me, w.me.Opponent()} {
		for _, z := range []core.ZoneID{ocg.ZoneDeck, ocg.ZoneExtra, ocg.ZoneHand, ocg.ZoneGrave, ocg.ZoneBanished} {
			for _, c := range d.Zone(p, z) {
				w.card(c)
			}
		}
	}
	for _, c := range w.field() {
		w.card(c)
		for _, m := range c.Attached {
			w.material(m)
		}
	}
	for _, c := range w.field() {
		w.links(c)
	}
	w.line("Debug.ReloadFieldEnd()")
	return w.String()
}

func (w *position) line(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }

// rules are the duel options and the master rule. The draw of the first turn is
// left out: it is over at the cut; the first turn may have attacks unless it is
// the first turn that is cut.
func (w *position) rules() (flags string, rule int) {
	wanted := w.duel.Rules.Flags() &^ ocg.Duel1stTurnDraw
	if w.duel.Turn.Number > 1 {
		wanted |= ocg.DuelAttackFirstTurn
	}
	for n := 5; n > 0; n-- {
		if of, _ := ocg.MasterRule(n); of&^wanted == 0 {
			return w.constants.bits("DUEL_", wanted&^of), n
		}
	}
	return w.constants.bits("DUEL_", wanted), 0
}

// field are the cards in monster and spell zones, the oldest stay first.
func (w *position) field() (cards []*ocg.Card) {
	for p := range ocg.Player(2) {
		for _, z := range []core.ZoneID{ocg.ZoneMonster, ocg.ZoneSpell} {
			for _, c := range w.duel.Zone(p, z) {
				if c != nil {
					cards = append(cards, c)
				}
			}
		}
	}
	slices.SortFunc(cards, func(a, b *ocg.Card) int { return cmp.Compare(a.FieldID, b.FieldID) })
	return cards
}

// nameCards gives variables to the cards that something is said of beyond their
// place.
func (w *position) nameCards() {
	needs := map[*ocg.Card]bool{}
	for _, c := range w.field() {
		if c.SummonType != 0 || c.HasCounters() {
			needs[c] = true
		}
		for _, t := range linked(c) {
			needs[c], needs[t] = true, true
		}
	}
	for _, c := range w.field() {
		if needs[c] {
			w.variables[c] = fmt.Sprintf("c%d", len(w.variables)+1)
		}
	}
}

// linked are the cards of the field a card is equipped to or has as targets.
func linked(c *ocg.Card) (cards []*ocg.Card) {
	if c.EquipTarget != nil {
		cards = append(cards, c.EquipTarget)
	}
	for _, t := range c.Targets {
		if t.OnField() {
			cards = append(cards, t)
		}
	}
	return cards
}

// card writes the line that lays out a card.
func (w *position) card(c *ocg.Card) {
	variable := ""
	if name := w.variables[c]; name != "" {
		variable = "local " + name + "="
	}
	proper := ""
	if c.Is(ocg.StatusProcComplete) {
		proper = ",true"
	}
	location, sequence := place(c)
	w.line("%sDebug.AddCard(%d,%d,%d,%s,%d,%s%s) -- %s", variable, c.Data.Code, w.number(c.Owner), w.number(c.Controller),
		location, sequence, w.position(c), proper, w.cardName(c))
}

// material writes the line that lays a card under the one laid out before.
func (w *position) material(c *ocg.Card) {
	w.line("Debug.AddCard(%d,%d,%d,LOCATION_MZONE,%d,POS_FACEUP) -- %s, as material", c.Data.Code, w.number(c.Owner), w.number(c.Holder.Controller),
		c.Holder.Sequence(), w.cardName(c))
}

// piles are the locations of piles; the sequence there goes with the order of
// laying out.
var piles = map[core.ZoneID]string{
	ocg.ZoneDeck: "LOCATION_DECK", ocg.ZoneExtra: "LOCATION_EXTRA", ocg.ZoneHand: "LOCATION_HAND", ocg.ZoneGrave: "LOCATION_GRAVE",
	ocg.ZoneBanished: "LOCATION_REMOVED",
}

// place is where a card lies, as set-ups say it.
func place(c *ocg.Card) (location string, sequence int) {
	if pile := piles[c.Zone]; pile != "" {
		return pile, 0
	}
	switch zone, sequence := c.Place().Where(); {
	case c.Zone == ocg.ZoneMonster:
		return "LOCATION_MZONE", c.Sequence()
	case c.PZone && zone == "szone": // a spell and trap zone at the left or right
		return "LOCATION_PZONE", min(sequence/2, 1)
	case c.PZone:
		return "LOCATION_PZONE", sequence
	case zone == "fzone":
		return "LOCATION_FZONE", 0
	}
	return "LOCATION_SZONE", c.Sequence()
}

// position is how a card lies.
func (w *position) position(c *ocg.Card) string {
	switch {
	case c.Zone == ocg.ZoneMonster:
		return w.constants.value("POS_", uint64(c.Position))
	case c.FaceDown():
		return "POS_FACEDOWN"
	case c.Zone == ocg.ZoneExtra:
		return "POS_FACEUP_DEFENSE"
	}
	return "POS_FACEUP"
}

func (w *position) cardName(c *ocg.Card) string {
	if c.Data.Name == "" {
		return fmt.Sprint(c.Data.Code)
	}
	return strings.ReplaceAll(c.Data.Name, "\n", " ")
}

// links writes what is said of a card of the field beyond its place.
func (w *position) links(c *ocg.Card) {
	name := w.variables[c]
	if c.SummonType != 0 {
		w.line("Debug.PreSummon(%s,%s)", name, w.constants.valueOrBits("SUMMON_TYPE_", uint64(c.SummonType)))
	}
	if c.EquipTarget != nil {
		w.line("Debug.PreEquip(%s,%s)", name, w.variables[c.EquipTarget])
	}
	for _, t := range c.Targets {
		if t.OnField() && t != c.EquipTarget {
			w.line("Debug.PreSetTarget(%s,%s)", name, w.variables[t])
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(c.Counters)) {
		counter := c.Counters[kind]
		w.counters(name, kind, counter.Permanent)
		if kind&ocg.CounterWithoutPermit != 0 {
			kind |= ocg.CounterNeedEnable
		}
		w.counters(name, kind, counter.Negatable)
	}
}

func (w *position) counters(name string, kind uint16, n int) {
	if n > 0 {
		w.line("Debug.PreAddCounter(%s,%#x,%d)", name, kind, n)
	}
}
