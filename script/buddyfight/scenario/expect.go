package scenario

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/buddyfight"
	"duel/script/host"
	base "duel/script/scenario"
)

// expectFunctions say what is expected.
var expectFunctions = []Function{
	fn("Player.expect", "p:any, t:Table", "Expects of the player's side: life, and the places of a field by the names of their cards, in any order, or by their number.", expect),
	fn("Player.expect_card", "p:any, card:String, t:Table", "Expects of a card on the field: power, critical, defense, size, rested, soul (a number), place, keywords.", expectCard),
	fn("Player.can_use", "p:any, card:String, ability:String=", "Expects that the card or ability could be used now.", func(c call) int { return c.expectUse(true) }),
	fn("Player.cannot_use", "p:any, card:String, ability:String=", "Expects that the card or ability could not be used now.", func(c call) int { return c.expectUse(false) }),
	fn("Global.expect_winner", "player:any?", "Expects that the duel has ended with this winner; nil: that it goes on.", func(c call) int {
		c.toResult()
		want, ok := host.Object[core.Player](c.L.Get(1))
		if !ok {
			want = core.NoPlayer
		}
		c.same("winner", fmt.Sprint(want), fmt.Sprint(c.duel.Result.Winner))
		return 0
	}),
	fn("Global.expect_nullified", "nullified:Bool=true", "Expects that the attack under way is nullified, or not.", func(c call) int {
		c.toResult()
		want := c.L.Get(1) != lua.LFalse
		if c.duel.Battle == nil {
			c.failf("no attack is under way")
		}
		c.same("attack nullified", fmt.Sprint(want), fmt.Sprint(c.duel.Battle.Nullified))
		return 0
	}),
}

// same fails unless both texts are equal.
func (c call) same(field, want, got string) {
	if want != got {
		c.fail(&base.Failure{Field: field, Want: want, Got: got})
	}
}

func expect(c call) int {
	p, t := c.player(), c.L.CheckTable(2)
	c.toResult()
	known := 0
	if life := t.RawGetString("life"); life != lua.LNil {
		known++
		c.same("life", life.String(), fmt.Sprint(c.duel.Players[p].Life))
	}
	for _, z := range zones {
		v := t.RawGetString(z.name)
		if v == lua.LNil {
			continue
		}
		known++
		cards := c.duel.Zone(p, z.zone)
		if n, ok := v.(lua.LNumber); ok {
			c.same(z.name, n.String(), fmt.Sprint(len(cards)))
			continue
		}
		var want, got []string
		for _, name := range list(v) {
			want = append(want, lua.LVAsString(name))
		}
		for _, card := range cards {
			got = append(got, card.Data.Name)
		}
		c.same(z.name, sorted(want), sorted(got))
	}
	fields := 0
	host.Each(t, func(lua.LValue, lua.LValue) { fields++ })
	if fields != known {
		c.failf("expect has a field it does not know")
	}
	return 0
}

func sorted(names []string) string {
	slices.Sort(names)
	return "{" + strings.Join(names, ", ") + "}"
}

func expectCard(c call) int {
	p, name, t := c.player(), c.text(2), c.L.CheckTable(3)
	c.toResult()
	d := c.duel
	i := slices.IndexFunc(d.Cards(p, buddyfight.FieldZones), func(x *buddyfight.Card) bool { return x.Data.Name == name })
	if i < 0 {
		c.failf("%s is not on the field of player %d", name, p)
	}
	card := d.Cards(p, buddyfight.FieldZones)[i]
	found := map[string]string{
		"power": fmt.Sprint(d.Power(card)), "critical": fmt.Sprint(d.Critical(card)), "defense": fmt.Sprint(d.Defense(card)),
		"size": fmt.Sprint(d.Size(card)), "rested": fmt.Sprint(card.Rested), "soul": fmt.Sprint(len(card.Soul())), "place": buddyfight.ZoneName(card.Zone),
	}
	host.Each(t, func(k, v lua.LValue) {
		if k.String() == "keywords" {
			c.expectKeywords(card, v)
			return
		}
		got, ok := found[k.String()]
		if !ok {
			c.failf("expect_card has no field %s", k)
		}
		c.same(name+" "+k.String(), v.String(), got)
	})
	return 0
}

// expectKeywords expects that a card has exactly these keywords.
func (c call) expectKeywords(card *buddyfight.Card, v lua.LValue) {
	var want, got []string
	for _, k := range list(v) {
		want = append(want, lua.LVAsString(k))
	}
	for k := buddyfight.Counter; k <= buddyfight.Set; k++ {
		if c.duel.Has(card, k) {
			got = append(got, k.String())
		}
	}
	c.same(card.Data.Name+" keywords", sorted(want), sorted(got))
}

// expectUse expects a use to be legal, or not.
func (c call) expectUse(want bool) int {
	p, name, ability := c.player(), c.text(2), c.text(3)
	got := slices.ContainsFunc(c.duel.LegalUses(p), func(u *buddyfight.Use) bool {
		return u.Card.Data.Name == name && (ability == "" || u.Effect != nil && u.Effect.Name == ability)
	})
	c.same("use of "+name, map[bool]string{true: "possible", false: "not possible"}[want], map[bool]string{true: "possible", false: "not possible"}[got])
	return 0
}
