package cut

import (
	"fmt"
	"strings"

	"duel/core"
	"duel/core/buddyfight"
	binding "duel/script/buddyfight"
)

// fightZones are the zones of a field by the words of duel scripts.
var fightZones = []struct {
	word string
	zone core.ZoneID
}{
	{"deck", buddyfight.ZoneDeck}, {"gauge", buddyfight.ZoneGauge}, {"drop", buddyfight.ZoneDrop}, {"hand", buddyfight.ZoneHand},
	{"left", buddyfight.ZoneLeft}, {"center", buddyfight.ZoneCenter}, {"right", buddyfight.ZoneRight},
	{"item", buddyfight.ZoneItem}, {"set", buddyfight.ZoneSet}, {"buddy", buddyfight.ZoneBuddy},
}

// field is the field{…} that lays the table out, indented as in a test.
func field(d *buddyfight.Duel, cards *binding.Cards, s sides) string {
	var b strings.Builder
	phase := phaseNames[d.Turn.Phase]
	if d.Turn.Phase == buddyfight.StartPhase { // its draw has been
		phase = "main"
	}
	fmt.Fprintf(&b, "\tfield{\n\t\tturn=%d,player=%s,phase=%s,\n", d.Turn.Number, quote(s.name(d.Turn.Player)), quote(phase))
	for _, p := range []core.Player{s.me, s.me.Opponent()} {
		fmt.Fprintf(&b, "\t\t%s={\n\t\t\tlife=%d,world=%s,\n", s.name(p), d.Players[p].Life, quote(world(d, p)))
		for _, z := range fightZones {
			zone := d.Zone(p, z.zone)
			values := make([]string, len(zone))
			for i, c := range zone {
				values[i] = fightCard(c, cards)
			}
			if len(values) == 0 && z.zone != buddyfight.ZoneDeck {
				continue // a deck that is not laid out is a small one
			}
			if z.zone == buddyfight.ZoneBuddy && d.Players[p].BuddyDeclared {
				continue // with the buddy there the buddy call could be made again
			}
			fmt.Fprintf(&b, "\t\t\t%s=%s,\n", z.word, list(values))
		}
		b.WriteString("\t\t},\n")
	}
	b.WriteString("\t}\n")
	return b.String()
}

// world is the world of a player's flag.
func world(d *buddyfight.Duel, p core.Player) string {
	for _, c := range d.Zone(p, buddyfight.ZoneFlag) {
		return c.Data.World
	}
	return ""
}

// fightCard is a card of a field with its soul.
func fightCard(c *buddyfight.Card, cards *binding.Cards) string {
	name := fightName(c.Data, cards)
	var fields []string
	if c.Rested {
		fields = append(fields, "rested=true")
	}
	if soul := c.Soul(); len(soul) > 0 {
		values := make([]string, len(soul))
		for i, s := range soul {
			values[i] = fightName(s.Data, cards)
		}
		fields = append(fields, "soul="+list(values))
	}
	if cards.Card(c.Data.No) == nil && c.Data.Name != "Filler" {
		fields = append(fields, madeUp(c.Data)...)
	}
	if fields == nil {
		return name
	}
	return "{" + name + "," + strings.Join(fields, ",") + "}"
}

// fightName is the name of a card, or its number where several have the name.
func fightName(data *buddyfight.CardData, cards *binding.Cards) string {
	if found, err := cards.Find(data.Name); err != nil || found != data {
		if data.No != "" {
			return quote(data.No)
		}
	}
	return quote(data.Name)
}

// madeUp are the facts of a card that is in no pack.
func madeUp(data *buddyfight.CardData) []string {
	fields := []string{fmt.Sprintf("size=%d,power=%d,critical=%d,defense=%d", data.Size, data.Power, data.Critical, data.Defense)}
	if len(data.Attributes) > 0 {
		values := make([]string, len(data.Attributes))
		for i, a := range data.Attributes {
			values[i] = quote(a)
		}
		fields = append(fields, "attributes="+list(values))
	}
	var keywords []string
	for _, k := range data.Keywords {
		keywords = append(keywords, quote(keywordText(k)))
	}
	if keywords != nil {
		fields = append(fields, "keywords="+list(keywords))
	}
	return fields
}

// keywordText is a keyword as cards print it.
func keywordText(k buddyfight.KeywordValue) string {
	switch {
	case k.Keyword != buddyfight.Lifelink:
		return k.Keyword.String()
	case k.Value == buddyfight.LifelinkLose:
		return "Lifelink Lose"
	}
	return fmt.Sprintf("Lifelink %d", k.Value)
}
