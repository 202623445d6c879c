package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelZoneFunctions ask for zones and let players choose them
// (api-duel-debug.md 17).
var duelZoneFunctions = []Function{
	fn("Duel.CheckLocation", "p:Player, location:Location, sequence:Sequence -> Bool?", "Whether the zone can be used.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.CheckLocation(c.Player(1), ocg.Location(c.Int(2)), int(c.Int(3))))
	}),
	fn("Duel.GetLocationCount", "p:Player, location:Location, user:Player=running, reason:Uint=TOFIELD, zones:Zones=0xff -> Int?, Zones?", "How many zones of a row can be used for a card not of the extra deck, and the mask of those that cannot.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.returnZones(c.duel.LocationCount(c.Player(1), ocg.Location(c.Int(2)), c.running(3), uint32(c.OptInt(4, ocg.LocationReasonTofield)), uint32(c.OptInt(5, 0xff))))
	}),
	fn("Duel.GetMZoneCount", "p:Player, ex:any=nil, user:Player=running, reason:Uint=TOFIELD, zones:Zones=0xff -> Int?, Zones?", "How many monster zones could be used if some cards had left.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.returnZones(c.duel.MZoneCount(c.Player(1), c.leaving(2), c.running(3), uint32(c.OptInt(4, ocg.LocationReasonTofield)), uint32(c.OptInt(5, 0xff))))
	}),
	fn("Duel.GetLocationCountFromEx", "p:Player, user:Player=running, ex:any=nil, what:any=nil, zones:Zones=0xff -> Int?, Zones?", "How many monster zones could be used for a card of the extra deck if some cards had left. What is the card, or a type of card.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.returnZones(c.duel.LocationCountFromEx(c.Player(1), c.running(2), c.leaving(3), c.Card(4), uint32(c.OptInt(4, 0)), uint32(c.OptInt(5, 0xff))))
	}),
	fn("Duel.GetUsableMZoneCount", "p:Player, user:Player=running -> Int?", "How many monsters of all kinds the player could place together.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.UsableMZoneCount(c.Player(1), c.running(2))))
	}),
	fn("Duel.GetLinkedZone", "p:Player -> Zones?", "The zones that Link cards point to, seen by the player.", playerInt(func(d *ocg.Duel, p ocg.Player) int64 { return int64(d.LinkedZone(p)) })),
	fn("Duel.GetFreeLinkedZone", "p:Player -> Zones?", "The usable zones that Link cards point to, seen by the player.", playerInt(func(d *ocg.Duel, p ocg.Player) int64 { return int64(d.FreeLinkedZone(p)) })),
	fn("Duel.GetLinkedGroup", "p:Player, self:Location, other:Location -> Group?", "The cards in zones that Link cards point to.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnGroup(c.duel.LinkedGroup(c.Player(1), ocg.Location(c.Int(2)), ocg.Location(c.Int(3))))
	}),
	fn("Duel.GetLinkedGroupCount", "p:Player, self:Location, other:Location -> Int?", "How many cards are in zones that Link cards point to.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.LinkedGroup(c.Player(1), ocg.Location(c.Int(2)), ocg.Location(c.Int(3))).Len()))
	}),
	action("Duel.SelectDisableField", "p:Player, count:Small, self:Location, other:Location, without:Zones, all:Bool=false -> Zones?", "The player chooses free zones. Gives their mask.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.returnMask(c.duel.SelectDisableField(c.Player(1), int(c.Int(2)), ocg.Location(c.Int(3)), ocg.Location(c.Int(4)), uint32(c.Int(5)), c.OptBool(6, false)))
	}),
	action("Duel.SelectFieldZone", "p:Player, count:Small, self:Location, other:Location, without:Zones=0xe0e0e0e0 -> Zones?", "The player chooses zones, whatever is there. Gives their mask.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.returnMask(c.duel.SelectFieldZone(c.Player(1), int(c.Int(2)), ocg.Location(c.Int(3)), ocg.Location(c.Int(4)), uint32(c.OptInt(5, 0xe0e0e0e0))))
	}),
	fn("Duel.GetEnvironment", "-> Code, Player", "The name and controller of the active field spell.", func(c Call) int {
		code, p := c.duel.Environment()
		return c.returnNumbers(int64(code), int64(p))
	}),
	fn("Duel.IsEnvironment", "code:Code, p:Player=ALL, location:Location=FZONE+ONFIELD -> Bool?", "Whether a card of that name is active on the field.", func(c Call) int {
		p := c.OptPlayer(2, ocg.PlayerAll)
		if !p.Valid() && p != ocg.PlayerAll {
			return 0
		}
		return c.ReturnBool(c.duel.IsEnvironment(uint32(c.Int(1)), p, ocg.Location(c.OptInt(3, ocg.LocationFzone|ocg.LocationOnfield))))
	}),
}

// leaving is argument i as the cards that are thought to have left: a card, a
// group, or nil for none. Anything else is an error.
func (c Call) leaving(i int) *ocg.Group {
	g := c.Cards(i)
	if g == nil && c.Arg(i) != lua.LNil {
		c.L.RaiseError(`Parameter %d should be "Card" or "Group" but is "%s".`, i, typeWord(c.Arg(i)))
	}
	return g
}

func (c Call) returnZones(count int, blocked uint32) int {
	return c.returnNumbers(int64(count), int64(blocked))
}

// returnMask returns a mask, and nothing when there were no zones.
func (c Call) returnMask(mask uint32, ok bool) int {
	if !ok {
		return 0
	}
	return c.ReturnInt(int64(mask))
}
