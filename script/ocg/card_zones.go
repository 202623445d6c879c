package ocg

import "duel/core/ocg"

// cardZoneFunctions are about links and columns (api-card-effect-group.md 9.15).
var cardZoneFunctions = []Function{
	fn("Card.GetLinkedZone", "c:Card, p:Player=controller -> Zones", "The zones its link markers point to, seen by the player.", func(c Call) int {
		return c.ReturnInt(int64(c.Card(1).LinkedZone(c.OptPlayer(2, ocg.NoPlayer))))
	}),
	fn("Card.GetFreeLinkedZone", "c:Card, p:Player=controller -> Zones", "The usable zones its link markers point to, seen by the player.", func(c Call) int {
		return c.ReturnInt(int64(c.Card(1).FreeLinkedZone(c.OptPlayer(2, ocg.NoPlayer))))
	}),
	fn("Card.GetLinkedGroup", "c:Card -> Group", "The cards its link markers point to.", func(c Call) int { return c.ReturnGroup(c.Card(1).LinkedGroup()) }),
	fn("Card.GetLinkedGroupCount", "c:Card -> Int", "How many cards its link markers point to.", cardInt(func(x *ocg.Card) int64 { return int64(x.LinkedGroup().Len()) })),
	fn("Card.GetMutualLinkedGroup", "c:Card -> Group", "The Link monsters it is co-linked with.", func(c Call) int { return c.ReturnGroup(c.Card(1).MutualLinkedGroup()) }),
	fn("Card.GetMutualLinkedGroupCount", "c:Card -> Int", "How many Link monsters it is co-linked with.", cardInt(func(x *ocg.Card) int64 { return int64(x.MutualLinkedGroup().Len()) })),
	fn("Card.GetMutualLinkedZone", "c:Card, p:Player=controller -> Zones", "The zones of the Link monsters it is co-linked with, seen by the player.", func(c Call) int {
		return c.ReturnInt(int64(c.Card(1).MutualLinkedZone(c.OptPlayer(2, ocg.NoPlayer))))
	}),
	fn("Card.IsLinked", "c:Card -> Bool", "Whether it points to a card or is pointed at.", cardBool((*ocg.Card).IsLinkState)),
	fn("Card.IsExtraLinked", "c:Card -> Bool", "Whether it is part of an extra link.", cardBool((*ocg.Card).IsExtraLinkState)),
	fn("Card.GetColumnZone", "c:Card, location:Location, left:Small=0, right:Small=0, p:Player=controller -> Zones", "The other zones of its column, widened to left and right.", func(c Call) int {
		return c.ReturnInt(int64(c.Card(1).ColumnZone(ocg.Location(c.Int(2)), int(c.OptInt(3, 0)), int(c.OptInt(4, 0)), c.OptPlayer(5, ocg.NoPlayer))))
	}),
	fn("Card.GetColumnGroup", "c:Card, left:Small=0, right:Small=0 -> Group", "The other cards of its column.", func(c Call) int {
		return c.ReturnGroup(c.Card(1).ColumnGroup(int(c.OptInt(2, 0)), int(c.OptInt(3, 0))))
	}),
	fn("Card.GetColumnGroupCount", "c:Card, left:Small=0, right:Small=0 -> Int", "How many other cards are in its column.", func(c Call) int {
		return c.ReturnInt(int64(c.Card(1).ColumnGroup(int(c.OptInt(2, 0)), int(c.OptInt(3, 0))).Len()))
	}),
	fn("Card.IsAllColumn", "c:Card -> Bool", "Whether all other zones of its column are filled.", cardBool((*ocg.Card).IsAllColumn)),
}
