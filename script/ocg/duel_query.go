package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelQueryFunctions ask for the state of the duel and for cards
// (api-duel-debug.md 2, 3).
var duelQueryFunctions = []Function{
	fn("Duel.GetLP", "p:Player -> Int?", "A player's life points.", playerInt(func(d *ocg.Duel, p ocg.Player) int64 { return int64(d.Players[p].LP) })),
	fn("Duel.GetTurnPlayer", "-> Player", "Whose turn it is.", duelInt(func(d *ocg.Duel) int64 { return int64(d.Turn.Player) })),
	fn("Duel.IsTurnPlayer", "p:Player -> Bool", "Whether it is the player's turn.", func(c Call) int { return c.ReturnBool(c.duel.Turn.Player == c.Player(1)) }),
	fn("Duel.GetTurnCount", "p:Player=both -> Int?", "The number of the turn, or how many turns a player has had.", func(c Call) int {
		if !c.Has(1) {
			return c.ReturnInt(int64(c.duel.Turn.Number))
		}
		if p := c.Player(1); p.Valid() {
			return c.ReturnInt(int64(c.duel.Players[p].Turns))
		}
		return 0
	}),
	fn("Duel.GetCurrentPhase", "-> Phase", "The phase, 0 before the first turn.", duelInt(func(d *ocg.Duel) int64 { return int64(d.Turn.Phase) })),
	fn("Duel.IsPhase", "phase:Phase -> Bool", "Whether it is that phase.", func(c Call) int { return c.ReturnBool(int64(c.duel.Turn.Phase) == c.Int(1)) }),
	fn("Duel.IsMainPhase", "-> Bool", "Whether it is a main phase.", duelBool(func(d *ocg.Duel) bool { return d.Turn.Phase&(ocg.PhaseMain1|ocg.PhaseMain2) != 0 })),
	fn("Duel.IsBattlePhase", "-> Bool", "Whether it is the battle phase, damage step included.", duelBool(func(d *ocg.Duel) bool {
		return d.Turn.Phase >= ocg.PhaseBattleStart && d.Turn.Phase <= ocg.PhaseBattle
	})),
	fn("Duel.IsAbleToEnterBP", "-> Bool", "Whether the turn player can still enter the battle phase.", duelBool((*ocg.Duel).IsAbleToEnterBP)),
	fn("Duel.CheckPhaseActivity", "-> Bool", "Whether something was done in this phase.", duelBool((*ocg.Duel).CheckPhaseActivity)),
	fn("Duel.IsDamageCalculated", "-> Bool", "Whether battle damage has been computed.", duelBool((*ocg.Duel).IsDamageCalculated)),
	fn("Duel.IsSummonCancelable", "-> Bool", "Whether the player may cancel the summon being carried out.", duelBool((*ocg.Duel).IsSummonCancelable)),
	fn("Duel.GetDrawCount", "p:Player -> Int?", "How many cards the player's normal draw is of.", playerInt(func(d *ocg.Duel, p ocg.Player) int64 { return int64(d.NormalDrawCount(p)) })),
	fn("Duel.GetStartingHand", "p:Player -> Int?", "How many cards the player's opening hand was of.", playerInt(func(d *ocg.Duel, p ocg.Player) int64 { return int64(d.Players[p].StartHand) })),
	fn("Duel.IsDuelType", "flags:DuelFlags -> Bool", "Whether the duel has all of the options.", func(c Call) int {
		want := uint64(c.Int(1))
		return c.ReturnBool(c.duel.Rules.Flags()&want == want)
	}),
	fn("Duel.GetDuelType", "-> DuelFlags", "The options of the duel.", duelInt(func(d *ocg.Duel) int64 { return int64(d.Rules.Flags()) })),
	fn("Duel.GetPlayersCount", "p:Player -> Int?", "How many duelists the side has.", playerInt(func(*ocg.Duel, ocg.Player) int64 { return 1 })),
	fn("Duel.GetReasonPlayer", "-> Player", "The player whose effect runs or is tested, 2 for none.", duelInt(func(d *ocg.Duel) int64 { return int64(d.ReasonPlayer) })),
	fn("Duel.GetReasonEffect", "-> Effect?", "The effect that runs or is tested.", func(c Call) int { return c.ReturnEffect(c.duel.ReasonEffect) }),
	fn("Duel.CheckTiming", "timing:Timing -> Bool", "Whether one of these timing hints is set.", func(c Call) int { return c.ReturnBool(c.duel.CheckTiming(uint32(c.Int(1)))) }),
	fn("Duel.IsChainSolving", "-> Bool", "Whether a chain link is being resolved.", duelBool((*ocg.Duel).IsChainSolving)),

	fn("Duel.GetMatchingGroup", "f:Function?, p:Player, self:Location, other:Location, ex:any?, ...x:any -> Group", "The cards there that f accepts.", func(c Call) int {
		g := ocg.NewGroup()
		c.scan(1, 2, 5, 6, func(x *ocg.Card) bool {
			g.Add(x)
			return true
		})
		return c.ReturnGroup(g)
	}),
	fn("Duel.GetMatchingGroupCount", "f:Function?, p:Player, self:Location, other:Location, ex:any?, ...x:any -> Int", "How many cards there f accepts.", func(c Call) int {
		n := 0
		c.scan(1, 2, 5, 6, func(*ocg.Card) bool {
			n++
			return true
		})
		return c.ReturnInt(int64(n))
	}),
	fn("Duel.GetFirstMatchingCard", "f:Function?, p:Player, self:Location, other:Location, ex:any?, ...x:any -> Card?", "The first card there, in order of zones, that f accepts.", func(c Call) int {
		var found *ocg.Card
		c.scan(1, 2, 5, 6, func(x *ocg.Card) bool {
			found = x
			return false
		})
		return c.ReturnCard(found)
	}),
	fn("Duel.IsExistingMatchingCard", "f:Function?, p:Player, self:Location, other:Location, count:Int, ex:any?, ...x:any -> Bool", "Whether f accepts at least count cards there; never for a count of 0.", func(c Call) int {
		return c.ReturnBool(c.exists(nil))
	}),
	fn("Duel.GetTargetCount", "f:Function?, p:Player, self:Location, other:Location, ex:any?, ...x:any -> Int", "How many cards there f accepts and the running effect can target.", func(c Call) int {
		n := 0
		c.scan(1, 2, 5, 6, func(x *ocg.Card) bool {
			if c.targetable(x) {
				n++
			}
			return true
		})
		return c.ReturnInt(int64(n))
	}),
	fn("Duel.IsExistingTarget", "f:Function?, p:Player, self:Location, other:Location, count:Count, ex:any?, ...x:any -> Bool", "Whether f accepts at least count cards there that the running effect can target.", func(c Call) int {
		return c.ReturnBool(c.exists(c.targetable))
	}),

	fn("Duel.GetFieldGroup", "p:Player, self:Location, other:Location -> Group", "All cards there.", func(c Call) int {
		if !c.Player(1).Valid() {
			return c.ReturnGroup(ocg.NewGroup())
		}
		return c.ReturnGroup(c.duel.FieldGroup(c.Player(1), ocg.Location(c.Int(2)), ocg.Location(c.Int(3))))
	}),
	fn("Duel.GetFieldGroupCount", "p:Player, self:Location, other:Location -> Int", "How many cards are there.", func(c Call) int {
		if !c.Player(1).Valid() {
			return c.ReturnInt(0)
		}
		return c.ReturnInt(int64(c.duel.FieldGroup(c.Player(1), ocg.Location(c.Int(2)), ocg.Location(c.Int(3))).Len()))
	}),
	fn("Duel.GetFieldCard", "p:Player, location:Location, sequence:Sequence -> Card?", "The card at a place.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		if x := c.duel.FieldCard(c.Player(1), ocg.Location(c.Int(2)), int(c.Int(3))); x != nil {
			return c.ReturnCard(x)
		}
		return 0
	}),
	fn("Duel.GetDecktopGroup", "p:Player, count:Int -> Group", "The top cards of a deck.", func(c Call) int { return c.ReturnGroup(c.duel.DeckTop(c.Player(1), int(c.Int(2)))) }),
	fn("Duel.GetDeckbottomGroup", "p:Player, count:Int -> Group", "The bottom cards of a deck.", func(c Call) int { return c.ReturnGroup(c.duel.DeckBottom(c.Player(1), int(c.Int(2)))) }),
	fn("Duel.GetExtraTopGroup", "p:Player, count:Int -> Group", "The top face-down cards of an extra deck.", func(c Call) int { return c.ReturnGroup(c.duel.ExtraTop(c.Player(1), int(c.Int(2)))) }),
	fn("Duel.GetCardFromCardID", "id:Int -> Card?", "The card of that number in order of creation.", func(c Call) int {
		cards := c.duel.Table.Cards()
		if id := c.Int(1); id >= 1 && id <= int64(len(cards)) {
			return c.ReturnCard(cards[id-1])
		}
		return 0
	}),
	fn("Duel.GetOverlayGroup", "p:Player, self:Int, other:Int, g:any=nil -> Group?", "The Xyz materials under the monsters of the sides told, or under the cards of a group.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnGroup(c.duel.OverlayGroup(c.Player(1), c.materialsOf(2, 4)))
	}),
	fn("Duel.GetOverlayCount", "p:Player, self:Int, other:Int, g:any=nil -> Int?", "How many Xyz materials there are.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.OverlayCount(c.Player(1), c.materialsOf(2, 4))))
	}),
	fn("Duel.GetOperatedGroup", "-> Group", "The cards the last operation moved or changed.", func(c Call) int { return c.ReturnGroup(c.duel.Operated.Clone()) }),

	fromCode("Alias", "Code", func(d *ocg.CardData) int64 { return int64(d.Alias) }),
	fromCode("Type", "CardType", func(d *ocg.CardData) int64 { return int64(d.Type) }),
	fromCode("Level", "Level", func(d *ocg.CardData) int64 { return int64(d.Level) }),
	fromCode("Attribute", "Attribute", func(d *ocg.CardData) int64 { return int64(d.Attribute) }),
	fromCode("Race", "Race", func(d *ocg.CardData) int64 { return int64(d.Race) }),
	fromCode("Attack", "Stat", func(d *ocg.CardData) int64 { return int64(d.Attack) }),
	fromCode("Defense", "Stat", func(d *ocg.CardData) int64 { return int64(d.Defense) }),
	fromCode("Lscale", "Uint", func(d *ocg.CardData) int64 { return int64(d.LeftScale) }),
	fromCode("Rscale", "Uint", func(d *ocg.CardData) int64 { return int64(d.RightScale) }),
	fromCode("LinkMarker", "LinkMarker", func(d *ocg.CardData) int64 { return int64(d.LinkMarkers) }),
	fn("Duel.GetCardSetcodeFromCode", "code:Code -> ...SetCode", "The set codes in the data of a passcode, in ascending order.", func(c Call) int {
		if data := c.duel.Cards.Card(uint32(c.Int(1))); data != nil {
			return c.returnNumbers(ascending(data.SetCodes)...)
		}
		return 0
	}),
}

// duelInt is a function that gives one number of the duel.
func duelInt(get func(*ocg.Duel) int64) Native {
	return func(c Call) int { return c.ReturnInt(get(c.duel)) }
}

// duelBool is a function that tells one thing of the duel.
func duelBool(is func(*ocg.Duel) bool) Native {
	return func(c Call) int { return c.ReturnBool(is(c.duel)) }
}

// playerInt is a function that gives one number of a player, and nothing for
// any other number than 0 and 1.
func playerInt(get func(*ocg.Duel, ocg.Player) int64) Native {
	return func(c Call) int {
		p := c.Player(1)
		if !p.Valid() {
			return 0
		}
		return c.ReturnInt(get(c.duel, p))
	}
}

func fromCode(name, typ string, get func(*ocg.CardData) int64) Function {
	return fn("Duel.GetCard"+name+"FromCode", "code:Code -> "+typ+"?", "The number in the data of a passcode.", func(c Call) int {
		if data := c.duel.Cards.Card(uint32(c.Int(1))); data != nil {
			return c.ReturnInt(get(data))
		}
		return 0
	})
}

// scan visits the cards that a matching function's arguments describe: filter
// at f, player and locations at p to p+2, exception at ex, extra arguments
// from x on. Each card is tried once, in order of zones.
func (c Call) scan(f, p, ex, x int, visit func(*ocg.Card) bool) {
	player := c.Player(p)
	if !player.Valid() {
		return
	}
	accepts := func(*ocg.Card) bool { return true }
	if _, ok := c.Arg(f).(*lua.LFunction); ok {
		accepts = c.filter(f, 0, x)
	}
	excluded := c.Excluded(ex)
	c.duel.Scan(player, ocg.Location(c.Int(p+1)), ocg.Location(c.Int(p+2)), func(card *ocg.Card) bool {
		return excluded(card) || !accepts(card) || visit(card)
	})
}

// exists answers IsExistingMatchingCard and IsExistingTarget: whether count
// cards are accepted, and pass the further test if there is one.
func (c Call) exists(further func(*ocg.Card) bool) bool {
	want, found := c.Int(5), int64(0)
	enough := false
	c.scan(1, 2, 6, 7, func(x *ocg.Card) bool {
		if further != nil && !further(x) {
			return true
		}
		found++
		enough = want != 0 && found >= want
		return !enough
	})
	return enough
}

// targetable reports whether the running effect can target the card.
func (c Call) targetable(x *ocg.Card) bool { return x.CanBeTarget(c.duel.ReasonEffect) }
