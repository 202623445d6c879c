package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelMoveFunctions move cards between piles and zones (api-duel-debug.md 6).
var duelMoveFunctions = []Function{
	action("Duel.Destroy", "cards:CardOrGroup, reason:Reason, to:Location=GRAVE, rp:Player=running -> Int", "Destroys cards. Gives how many were destroyed.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.Destroy(c.Cards(1), uint32(c.Int(2)), ocg.Location(c.OptInt(3, ocg.LocationGrave)), c.running(4))))
	}),
	action("Duel.Remove", "cards:CardOrGroup, position:Position?, reason:Reason, p:Player=owner, rp:Player=running -> Int", "Banishes cards; no position keeps the present one. Gives how many.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.Remove(c.Cards(1), ocg.Position(c.OptInt(2, 0)), uint32(c.Int(3)), c.OptPlayer(4, ocg.NoPlayer), c.running(5))))
	}),
	action("Duel.SendtoGrave", "cards:CardOrGroup, reason:Reason, p:Player=owner, rp:Player=running -> Int", "Sends cards to the grave. Gives how many.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.SendtoGrave(c.Cards(1), uint32(c.Int(2)), c.OptPlayer(3, ocg.NoPlayer), c.running(4))))
	}),
	action("Duel.SendtoHand", "cards:CardOrGroup, p:Player?, reason:Reason, rp:Player=running -> Int?", "Adds cards to a hand. Gives how many.", func(c Call) int {
		p, ok := c.pileOwner(2)
		if !ok {
			return 0
		}
		return c.ReturnInt(int64(c.duel.SendtoHand(c.Cards(1), p, uint32(c.Int(3)), c.running(4))))
	}),
	action("Duel.SendtoDeck", "cards:CardOrGroup, p:Player?, sequence:Sequence, reason:Reason, rp:Player=running -> Int?", "Puts cards into a deck: 0 on top, 1 at the bottom, 2 to be shuffled in; -2 takes them out of the duel. Gives how many.", func(c Call) int {
		p, ok := c.pileOwner(2)
		if !ok {
			return 0
		}
		return c.ReturnInt(int64(c.duel.SendtoDeck(c.Cards(1), p, int(c.Int(3)), uint32(c.Int(4)), c.running(5))))
	}),
	action("Duel.SendtoExtraP", "cards:CardOrGroup, p:Player?, reason:Reason, rp:Player=running -> Int?", "Puts cards face-up into an extra deck. Gives how many.", func(c Call) int {
		p, ok := c.pileOwner(2)
		if !ok {
			return 0
		}
		return c.ReturnInt(int64(c.duel.SendtoExtra(c.Cards(1), p, uint32(c.Int(3)), c.running(4))))
	}),
	action("Duel.Sendto", "cards:CardOrGroup, location:Location, reason:Reason, position:Position=FACEUP, p:Player=owner, sequence:Sequence=0, rp:Player=running -> Int?", "Sends cards to any pile. Gives how many.", func(c Call) int {
		p, ok := c.pileOwner(5)
		if !ok {
			return 0
		}
		return c.ReturnInt(int64(c.duel.Sendto(c.Cards(1), ocg.Location(c.Int(2)), uint32(c.Int(3)), ocg.Position(c.OptInt(4, ocg.PosFaceup)), p, int(c.OptInt(6, 0)), c.running(7))))
	}),
	action("Duel.Release", "cards:CardOrGroup, reason:Reason, rp:Player=running -> Int", "Tributes cards. Gives how many.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.Release(c.Cards(1), uint32(c.Int(2)), c.running(3))))
	}),
	action("Duel.DiscardHand", "p:Player, f:Function?, min:Small, max:Small, reason:Reason, ex:any=nil, ...x:any -> Int", "The player discards from min to max cards that f accepts. Gives how many.", func(c Call) int {
		g := ocg.NewGroup()
		accepts := func(*ocg.Card) bool { return true }
		if c.Arg(2).Type() == lua.LTFunction {
			accepts = c.filter(2, 0, 7)
		}
		excluded := c.Excluded(6)
		c.duel.Scan(c.Player(1), ocg.LocationHand, 0, func(x *ocg.Card) bool {
			if !excluded(x) && accepts(x) {
				g.Add(x)
			}
			return true
		})
		return c.ReturnInt(int64(c.duel.DiscardHand(c.Player(1), g, int(c.Int(3)), int(c.Int(4)), uint32(c.Int(5)))))
	}),
	action("Duel.DiscardDeck", "p:Player, count:Count, reason:Reason -> Int", "Sends the top cards of a deck to the grave. Gives how many.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.DiscardDeck(c.Player(1), int(c.Int(2)), uint32(c.Int(3)))))
	}),
	action("Duel.Draw", "p:Player, count:Count, reason:Reason -> Int?", "The player draws. Gives how many cards.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.Draw(c.Player(1), int(c.Int(2)), uint32(c.Int(3)))))
	}),
	action("Duel.RemoveCards", "cards:CardOrGroup", "Takes cards out of the duel at once.", func(c Call) int {
		c.duel.RemoveCards(c.Cards(1))
		return 0
	}),
	action("Duel.SwapDeckAndGrave", "p:Player", "Exchanges a player's deck and grave.", ofPlayer((*ocg.Duel).SwapDeckAndGrave)),
	fn("Duel.ShuffleDeck", "p:Player", "Shuffles a deck.", ofPlayer((*ocg.Duel).ShuffleDeck)),
	fn("Duel.ShuffleHand", "p:Player", "Shuffles a hand.", ofPlayer((*ocg.Duel).ShuffleHand)),
	fn("Duel.ShuffleExtra", "p:Player", "Shuffles the face-down cards of an extra deck.", ofPlayer((*ocg.Duel).ShuffleExtra)),
	fn("Duel.ShuffleSetCard", "cards:Group", "Shuffles face-down cards of a row among their zones.", func(c Call) int {
		c.duel.ShuffleSetCard(c.Group(1))
		return 0
	}),
	fn("Duel.ConfirmDecktop", "p:Player, count:Count -> Group?", "Shows the top cards of a deck to both players.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnGroup(c.duel.ConfirmDecktop(c.Player(1), int(c.Int(2))))
	}),
	fn("Duel.ConfirmExtratop", "p:Player, count:Count -> Group?", "Shows the top face-down cards of an extra deck to both players.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnGroup(c.duel.ConfirmExtratop(c.Player(1), int(c.Int(2))))
	}),
	fn("Duel.ConfirmCards", "p:Player, cards:CardOrGroup", "Shows cards to a player.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.ConfirmCards(c.Player(1), c.Cards(2))
		}
		return 0
	}),
	action("Duel.GetControl", "cards:CardOrGroup, p:Player, phase:Phase=0, count:Small=0, zones:Zones=0xff, chooser:Player=running -> Int?", "Gives a player control of monsters, until a phase. Gives how many changed sides.", func(c Call) int {
		if !c.Player(2).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.GetControl(c.Cards(1), c.Player(2), uint32(c.OptInt(3, 0)), int(c.OptInt(4, 0)), uint32(c.OptInt(5, 0xff)), c.running(6))))
	}),
	action("Duel.SwapControl", "a:CardOrGroup, b:CardOrGroup, phase:Phase=0, count:Small=0 -> Bool", "Exchanges control of monsters of the two players.", func(c Call) int {
		return c.ReturnBool(c.duel.SwapControl(c.Cards(1), c.Cards(2), uint32(c.OptInt(3, 0)), int(c.OptInt(4, 0))))
	}),
	action("Duel.ChangePosition", "cards:CardOrGroup, au:Position, ad:Position=au, du:Position=au, dd:Position=au, noflip:Bool=false -> Int", "Changes positions: of face-up attack, face-down attack, face-up defense, face-down defense. Gives how many changed.", func(c Call) int {
		au := c.Int(2)
		return c.ReturnInt(int64(c.duel.ChangePosition(c.Cards(1), ocg.Position(au), ocg.Position(c.OptInt(3, au)), ocg.Position(c.OptInt(4, au)), ocg.Position(c.OptInt(5, au)), c.OptBool(6, false))))
	}),
	action("Duel.Equip", "p:Player, card:Card, target:Card, faceup:Bool=true, step:Bool=false -> Bool?", "Equips a card to a monster.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.Equip(c.Player(1), c.Card(2), c.Card(3), c.OptBool(4, true), c.OptBool(5, false)))
	}),
	fn("Duel.EquipComplete", "", "Ends a series of equips made in steps.", func(c Call) int {
		c.duel.EquipComplete()
		return 0
	}),
	action("Duel.MoveToField", "card:Card, mover:Player, p:Player, location:Location, position:Position, enable:Bool, zones:Zones=0xff -> Bool?", "Places a card on a player's field.", func(c Call) int {
		if !c.Player(3).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.MoveToField(c.Card(1), c.Player(2), c.Player(3), ocg.Location(c.Int(4)), ocg.Position(c.Int(5)), c.Bool(6), uint32(c.OptInt(7, 0xff))))
	}),
	action("Duel.ReturnToField", "card:Card, position:Position=previous, zones:Zones=0xff -> Bool?", "Brings a temporarily banished card back.", func(c Call) int {
		x := c.Card(1)
		returned, known := c.duel.ReturnToField(x, ocg.Position(c.OptInt(2, int64(x.Prev.Position))), uint32(c.OptInt(3, 0xff)))
		if !known {
			return 0
		}
		return c.ReturnBool(returned)
	}),
	action("Duel.MoveSequence", "card:Card, sequence:Sequence, location:Location=current -> Bool", "Moves a card within its row or pile.", func(c Call) int {
		x := c.Card(1)
		moved, err := c.duel.MoveSequence(x, int(c.Int(2)), ocg.Location(c.OptInt(3, int64(x.Location()))))
		c.raise(err)
		return c.ReturnBool(moved)
	}),
	action("Duel.SwapSequence", "a:Card, b:Card -> Bool", "Exchanges two cards of a row.", func(c Call) int { return c.ReturnBool(c.duel.SwapSequence(c.Card(1), c.Card(2))) }),
	action("Duel.Overlay", "holder:Card, cards:CardOrGroup, discard:Bool=false", "Puts cards under a card as Xyz materials; discard sends their own materials to the grave.", func(c Call) int {
		c.raise(c.duel.Overlay(c.Card(1), c.Cards(2), c.OptBool(3, false)))
		return 0
	}),
	action("Duel.RemoveOverlayCard", "p:Player, self:Int, other:Int, min:Count, max:Count, reason:Reason, g:any=nil -> Int?", "The player detaches from min to max Xyz materials. Gives how many.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.RemoveOverlayCard(c.Player(1), c.materialsOf(2, 7), int(c.Int(4)), int(c.Int(5)), uint32(c.Int(6)))))
	}),
	fn("Duel.CheckRemoveOverlayCard", "p:Player, self:Int, other:Int, min:Count, reason:Reason, g:any=nil -> Bool?", "Whether the player can detach so many Xyz materials.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.CheckRemoveOverlayCard(c.Player(1), c.materialsOf(2, 6), int(c.Int(4)), uint32(c.Int(5))))
	}),
	fn("Duel.DisableShuffleCheck", "disable:Bool=true", "Keeps touched piles from being shuffled at the end of the effect.", func(c Call) int {
		c.duel.DisableShuffleCheck(c.OptBool(1, true))
		return 0
	}),
	fn("Duel.DisableSelfDestroyCheck", "disable:Bool=true", "Keeps cards from being destroyed by their own conditions.", func(c Call) int {
		c.duel.DisableSelfDestroyCheck(c.OptBool(1, true))
		return 0
	}),
}

// ofPlayer is a function that does something to a player, and nothing for any
// other number than 0 and 1.
func ofPlayer(do func(*ocg.Duel, ocg.Player)) Native {
	return func(c Call) int {
		if p := c.Player(1); p.Valid() {
			do(c.duel, p)
		}
		return 0
	}
}

// pileOwner is player argument i as the owner of a pile: nil is each card's
// owner. A number above 2 is none at all.
func (c Call) pileOwner(i int) (p ocg.Player, ok bool) {
	p = c.OptPlayer(i, ocg.NoPlayer)
	return p, p.Valid() || p == ocg.NoPlayer
}

// materialsOf says whose Xyz materials are meant: those of the cards of group
// argument g if there is one, else of the sides told at i and i+1.
func (c Call) materialsOf(i, g int) ocg.MaterialsOf {
	return ocg.MaterialsOf{Cards: c.Group(g), Self: c.Int(i) != 0, Other: c.Int(i+1) != 0}
}
