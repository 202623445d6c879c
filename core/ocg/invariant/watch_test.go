package invariant

import (
	"strings"
	"testing"

	"duel/core"
	"duel/core/ocg"
)

// table is a duel on an empty table.
func table(t *testing.T, profile string) *ocg.Duel {
	t.Helper()
	rules, err := ocg.RulesFor(profile)
	if err != nil {
		t.Fatal(err)
	}
	return ocg.NewDuel(rules, nil)
}

// put puts a card of a kind on a place.
func put(d *ocg.Duel, kind uint32, p ocg.Player, z core.ZoneID, index int, position ocg.Position) *ocg.Card {
	c := d.CreateToken(p, 7)
	c.Data = &ocg.CardData{Code: 7, Name: "Card", Type: kind}
	c.Position = position
	d.Table.Put(c, p, z, index)
	return c
}

func TestBrokenInvariantsAreFound(t *testing.T) {
	const monster = ocg.TypeMonster | ocg.TypeEffect
	up := ocg.Position(ocg.PosFaceupAttack)
	for name, c := range map[string]struct {
		profile, fault string
		lay            func(d *ocg.Duel)
	}{
		"nothing": {"mr1", "", func(d *ocg.Duel) { put(d, monster, 0, ocg.ZoneMonster, 0, up) }},
		"owner's graveyard": {"mr1", "OCG-CTRL-03", func(d *ocg.Duel) {
			put(d, monster, 0, ocg.ZoneGrave, -1, up).Owner = 1
		}},
		"token in the graveyard": {"mr1", "OCG-TOKEN-03", func(d *ocg.Duel) {
			put(d, ocg.TypeMonster|ocg.TypeToken, 0, ocg.ZoneGrave, -1, up)
		}},
		"fusion in hand": {"mr1", "OCG-EXT-47", func(d *ocg.Duel) {
			put(d, monster|ocg.TypeFusion, 0, ocg.ZoneHand, -1, up)
		}},
		"extra monster zone": {"mr1", "extra monster zone", func(d *ocg.Duel) {
			put(d, monster, 0, ocg.ZoneMonster, 5, up)
		}},
		"shared extra monster zone": {"mr5", "that is taken", func(d *ocg.Duel) {
			put(d, monster, 0, ocg.ZoneMonster, 5, up)
			put(d, monster, 1, ocg.ZoneMonster, 6, up)
		}},
		"counters": {"mr1", "OCG-EXT-76", func(d *ocg.Duel) {
			put(d, monster, 0, ocg.ZoneHand, -1, up).Counters = map[uint16]*ocg.Counter{1: {Permanent: 2}}
		}},
		"counters of a Token that is gone": {"mr1", "", func(d *ocg.Duel) {
			d.CreateToken(0, 7).Counters = map[uint16]*ocg.Counter{1: {Permanent: 2}}
		}},
		"life points":              {"mr1", "life points", func(d *ocg.Duel) { d.Players[1].LP = -1 }},
		"life points, found later": {"edopro-mr1", "", func(d *ocg.Duel) { d.Players[1].LP = -1 }},
	} {
		d := table(t, c.profile)
		c.lay(d)
		w := New(d)
		w.Observe(core.Entry{Request: &core.Request{}})
		if broken := w.Broken(); (broken != nil) != (c.fault != "") || broken != nil && !strings.Contains(broken.Error(), c.fault) {
			t.Errorf("%s: found %v, want %q", name, broken, c.fault)
		}
	}
}

func TestLinksResolveFromTheLast(t *testing.T) {
	w := New(table(t, "mr1"))
	for link := 1; link <= 2; link++ {
		w.Observe(core.Entry{Event: ocg.ChainingEvent{Link: link}})
	}
	w.Observe(core.Entry{Event: ocg.LinkEvent{Kind: "chain_solving", Link: 1}})
	if w.Broken() == nil {
		t.Error("the first link resolves before the second")
	}
}
