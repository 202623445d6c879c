package ocg

import "duel/core/ocg"

// cardRelationFunctions are about relations, targets, equips, materials and
// battle (api-card-effect-group.md 9.8, 9.9).
var cardRelationFunctions = []Function{
	fn("Card.CreateRelation", "c:Card, other:Card, reset:Reset", "Ties the card to another until it gets one of the reset events.", func(c Call) int {
		c.Card(1).CreateRelation(c.Card(2), uint32(c.Int(3)))
		return 0
	}),
	fn("Card.ReleaseRelation", "c:Card, other:Card", "Ends the tie to another card.", func(c Call) int {
		c.Card(1).ReleaseRelation(c.Card(2))
		return 0
	}),
	fn("Card.IsRelateToCard", "c:Card, other:Card -> Bool", "Whether it is tied to the other card.", func(c Call) int { return c.ReturnBool(c.Card(1).IsRelateToCard(c.Card(2))) }),
	fn("Card.CreateEffectRelation", "c:Card, e:Effect", "Ties it to the latest chain link of the effect.", func(c Call) int {
		c.Card(1).CreateEffectRelation(c.Effect(2))
		return 0
	}),
	fn("Card.ReleaseEffectRelation", "c:Card, e:Effect", "Ends its tie to the latest chain link of the effect.", func(c Call) int {
		c.Card(1).ReleaseEffectRelation(c.Effect(2))
		return 0
	}),
	fn("Card.ClearEffectRelation", "c:Card", "Ends its ties to all chain links.", func(c Call) int {
		c.Card(1).ClearEffectRelation()
		return 0
	}),
	fn("Card.IsRelateToEffect", "c:Card, e:Effect -> Bool", "Whether it is still the card the effect knew: tied to one of its links.", func(c Call) int { return c.ReturnBool(c.Card(1).IsRelateToEffect(c.Effect(2))) }),
	fn("Card.IsRelateToChain", "c:Card, link:Small=0 -> Bool", "Whether it is tied to that chain link, 0 the last.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsRelateToChain(int(c.OptInt(2, 0))))
	}),
	fn("Card.IsRelateToBattle", "c:Card -> Bool", "Whether it is still the monster that battles, or battled last.", func(c Call) int { return c.ReturnBool(c.Card(1).IsRelateToBattle()) }),
	fn("Card.SetCardTarget", "c:Card, target:Card", "Makes the other card its target for as long as both stay.", func(c Call) int {
		c.duel.SetCardTarget(c.Card(1), c.Card(2))
		return 0
	}),
	fn("Card.CancelCardTarget", "c:Card, target:Card", "Makes the other card its target no longer.", func(c Call) int {
		c.duel.CancelCardTarget(c.Card(1), c.Card(2))
		return 0
	}),
	fn("Card.GetCardTarget", "c:Card -> Group", "The cards it has as targets.", cardGroup(cardTargets)),
	fn("Card.GetCardTargetCount", "c:Card -> Int", "How many cards it has as targets.", cardCount(cardTargets)),
	fn("Card.GetFirstCardTarget", "c:Card -> Card?", "The first created of the cards it has as targets.", cardOfCard(func(x *ocg.Card) *ocg.Card {
		if len(x.Targets) == 0 {
			return nil
		}
		return x.Targets[0]
	})),
	fn("Card.IsHasCardTarget", "c:Card, target:Card -> Bool", "Whether it has the other card as target.", func(c Call) int {
		return c.ReturnBool(ocg.NewGroup(c.Card(1).Targets...).Has(c.Card(2)))
	}),
	fn("Card.GetOwnerTarget", "c:Card -> Group", "The cards that have it as target.", cardGroup(cardTargeters)),
	fn("Card.GetOwnerTargetCount", "c:Card -> Int", "How many cards have it as target.", cardCount(cardTargeters)),
	fn("Card.GetEquipGroup", "c:Card -> Group", "The cards equipped to it.", cardGroup(cardEquips)),
	fn("Card.GetEquipCount", "c:Card -> Int", "How many cards are equipped to it.", cardCount(cardEquips)),
	fn("Card.GetEquipTarget", "c:Card -> Card?", "The monster it is equipped to.", cardOfCard(func(x *ocg.Card) *ocg.Card { return x.EquipTarget })),
	fn("Card.GetPreviousEquipTarget", "c:Card -> Card?", "The monster it was last equipped to.", cardOfCard(func(x *ocg.Card) *ocg.Card { return x.PrevEquipTarget })),
	fn("Card.CheckEquipTarget", "c:Card, target:Card -> Bool", "Whether it may be equipped to the monster.", func(c Call) int { return c.ReturnBool(c.Card(1).CheckEquipTarget(c.Card(2))) }),
	fn("Card.CheckUnionTarget", "c:Card, target:Card -> Bool", "Whether it may be equipped to the monster as a union.", func(c Call) int { return c.ReturnBool(c.Card(1).CheckUnionTarget(c.Card(2))) }),
	fn("Card.GetUnionCount", "c:Card -> Int, Int", "How many unions of the new and of the old kind are equipped to it.", func(c Call) int {
		now, old := c.Card(1).UnionCount()
		return c.returnNumbers(int64(now), int64(old))
	}),
	fn("Card.GetMaterial", "c:Card -> Group", "The materials of its last summon.", func(c Call) int { return c.ReturnGroup(c.Card(1).Materials.Clone()) }),
	fn("Card.GetMaterialCount", "c:Card -> Int", "How many materials its last summon had.", cardInt(func(x *ocg.Card) int64 { return int64(x.Materials.Len()) })),
	fn("Card.SetMaterial", "c:Card, cards:any?", "Sets the materials of its summon.", func(c Call) int {
		c.Card(1).SetMaterial(c.Cards(2))
		return 0
	}),
	fn("Card.GetOverlayGroup", "c:Card -> Group", "Its Xyz materials.", cardGroup(cardMaterials)),
	fn("Card.GetOverlayCount", "c:Card -> Int", "How many Xyz materials it has.", cardCount(cardMaterials)),
	fn("Card.GetOverlayTarget", "c:Card -> Card?", "The card it is an Xyz material of.", cardOfCard(func(x *ocg.Card) *ocg.Card { return x.Holder })),
	fn("Card.CheckRemoveOverlayCard", "c:Card, p:Player, count:Count, reason:Reason -> Bool?", "Whether the player can detach so many of its materials.", func(c Call) int {
		if !c.Player(2).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.CheckRemoveOverlayCard(c.Player(2), ocg.MaterialsOf{Cards: c.Cards(1)}, int(c.Int(3)), uint32(c.Int(4))))
	}),
	action("Card.RemoveOverlayCard", "c:Card, p:Player, min:Count, max:Count, reason:Reason -> Int?", "The player detaches from min to max of its materials. Gives how many, replaced ones included.", func(c Call) int {
		if !c.Player(2).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.RemoveOverlayCard(c.Player(2), ocg.MaterialsOf{Cards: c.Cards(1)}, int(c.Int(3)), int(c.Int(4)), uint32(c.Int(5)))))
	}),

	fn("Card.CanAttack", "c:Card -> Bool", "Whether it could attack, turn, phase and number of attacks aside.", func(c Call) int { return c.ReturnBool(c.Card(1).CanAttack()) }),
	fn("Card.CanChainAttack", "c:Card, max:Count=2, monstersOnly:Bool=false -> Bool", "Whether the attacking monster could attack once more right after.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CanChainAttack(int(c.OptInt(2, 2)), c.OptBool(3, false)))
	}),
	fn("Card.GetAttackableTarget", "c:Card -> Group, Bool", "The monsters it can attack, and whether it can attack directly.", func(c Call) int {
		targets, direct := c.Card(1).AttackableTargets()
		c.L.Push(c.group(targets))
		return 1 + c.ReturnBool(direct)
	}),
	fn("Card.GetBattleTarget", "c:Card -> Card?", "The monster on the other side of the present attack.", func(c Call) int { return c.ReturnCard(c.Card(1).BattleTarget()) }),
	fn("Card.GetAttackAnnouncedCount", "c:Card -> Int", "How many attacks it declared this turn.", cardInt(func(x *ocg.Card) int64 { return int64(x.Battle.Announced) })),
	fn("Card.GetAttackedCount", "c:Card -> Int", "How many of its attacks went on to battle this turn.", cardInt(func(x *ocg.Card) int64 { return int64(x.Battle.Battles) })),
	fn("Card.GetAttackedGroup", "c:Card -> Group", "The monsters it attacked this turn.", func(c Call) int {
		cards, _ := c.Card(1).AttackedGroup()
		return c.ReturnGroup(cards)
	}),
	fn("Card.GetBattledGroup", "c:Card -> Group", "The monsters it battled this turn.", func(c Call) int {
		cards, _ := c.Card(1).BattledGroup()
		return c.ReturnGroup(cards)
	}),
	fn("Card.GetAttackedGroupCount", "c:Card -> Int", "How many monsters it attacked this turn, a direct attack counting as one.", cardInt(func(x *ocg.Card) int64 {
		_, entries := x.AttackedGroup()
		return int64(entries)
	})),
	fn("Card.GetBattledGroupCount", "c:Card -> Int", "How many monsters it battled this turn, a direct attack counting as one.", cardInt(func(x *ocg.Card) int64 {
		_, entries := x.BattledGroup()
		return int64(entries)
	})),
	fn("Card.IsDirectAttacked", "c:Card -> Bool", "Whether it attacked directly this turn.", cardBool(func(x *ocg.Card) bool { return x.Battle.DirectCounted })),
	fn("Card.IsCanBeBattleTarget", "c:Card, attacker:Card -> Bool", "Whether the attacker could choose it as attack target.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsCanBeBattleTarget(c.Card(2)))
	}),
}

func cardTargets(x *ocg.Card) []*ocg.Card   { return x.Targets }
func cardTargeters(x *ocg.Card) []*ocg.Card { return x.TargetedBy }
func cardEquips(x *ocg.Card) []*ocg.Card    { return x.EquipCards }
func cardMaterials(x *ocg.Card) []*ocg.Card { return x.Attached }
