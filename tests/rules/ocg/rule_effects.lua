-- "Rule effects": what a card changes of the rules without an activation.
rest("pass")

test("OCG-EFF-22 OCG-EFF-23: Gilford the Lightning may take three Tributes instead of two",function()
	field{rules="mr1",
		me={monsters={"Speed Warrior","Kuriboh","Krebons"},hand={"Gilford the Lightning"}},
		opponent={monsters={"Cyber Dragon"},spells={"Waboku"}},
	}
	me:summon("Gilford the Lightning")
	never_happened("chaining")
	me:answer("Tribute three monsters",{"Speed Warrior","Kuriboh","Krebons"})
	me:expect{monsters={"Gilford the Lightning"},grave=3}
	opponent:expect{monsters=0}
end)

test("OCG-EFF-22 OCG-EFF-23: the two Tributes of its Level stay possible",function()
	field{rules="mr1",me={monsters={"Speed Warrior","Kuriboh"},hand={"Gilford the Lightning"}},opponent={monsters={"Cyber Dragon"}}}
	me:summon("Gilford the Lightning",{"Speed Warrior","Kuriboh"})
	me:expect{monsters={"Gilford the Lightning"},grave=2}
	opponent:expect{monsters={"Cyber Dragon"}}
end)

test("OCG-EFF-22: without such an effect no monster takes three Tributes",function()
	field{rules="mr1",me={monsters={"Speed Warrior","Kuriboh","Krebons"},hand={"Dark Magician"}}}
	me:summon("Dark Magician",{"Speed Warrior","Kuriboh"})
	me:expect{monsters={"Dark Magician","Krebons"},grave=2}
end)

test("OCG-EFF-23 OCG-EFF-26: Gilford can be revived straight from hand or Deck, an option is no condition",function()
	field{rules="mr1",me={hand={"Monster Reborn","Tribute to The Doomed","Gilford the Lightning"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Gilford the Lightning","Cyber Dragon")
	me:activate("Monster Reborn","Gilford the Lightning","attack")
	me:expect{monsters={"Gilford the Lightning"}}
end)

test("OCG-EFF-26: a monster with a summoning condition cannot be revived straight from the hand",function()
	field{rules="mr1",me={hand={"Monster Reborn","Tribute to The Doomed","Soul of Purity and Light"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Soul of Purity and Light","Cyber Dragon")
	me:activate("Monster Reborn")
	me:not_offered("choose","Soul of Purity and Light")
	me:answer("attack")
	me:expect{monsters={"Cyber Dragon"},grave=3}
end)

test("OCG-EFF-26: it can, once it was summoned by its condition",function()
	field{rules="mr1",me={
		hand={"Monster Reborn","Dark Hole","Soul of Purity and Light"},grave={"Cyber Dragon","Kaiser Sea Horse"},
	}}
	me:special_summon("Soul of Purity and Light",{"Cyber Dragon","Kaiser Sea Horse"},"attack")
	me:activate("Dark Hole")
	me:activate("Monster Reborn","Soul of Purity and Light","defense")
	me:expect{monsters={{"Soul of Purity and Light",position="defense"}}}
end)

test("OCG-EFF-22 OCG-EFF-24: Kaiser Sea Horse counts as two Tributes for a LIGHT monster",function()
	field{rules="mr1",me={monsters={"Kaiser Sea Horse","Kuriboh"},hand={"Blue-Eyes White Dragon"}}}
	me:summon("Blue-Eyes White Dragon","Kaiser Sea Horse")
	never_happened("chaining")
	me:expect{monsters={"Blue-Eyes White Dragon","Kuriboh"}}
end)

test("OCG-EFF-24: as one for a monster of another Attribute",function()
	field{rules="mr1",me={monsters={"Kaiser Sea Horse"},hand={"Dark Magician","Summoned Skull"}}}
	me:not_offered("summon","Dark Magician","Tributes")
	me:summon("Summoned Skull","Kaiser Sea Horse")
	me:expect{monsters={"Summoned Skull"}}
end)

test("OCG-EFF-22 OCG-EFF-25: a substitute stands in for a Fusion Material without an activation",function()
	field{rules="mr1",me={
		hand={"Polymerization","Elemental HERO Avian"},monsters={"Goddess with the Third Eye"},extra={"Elemental HERO Flame Wingman"},
	}}
	me:activate("Polymerization",{"Elemental HERO Avian","Goddess with the Third Eye"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"},extra=0}
	happened("chaining",{times=1})
end)

test("OCG-EFF-25: not where the Fusion Monster asks for its own materials",function()
	field{rules="mr1",me={
		hand={"Polymerization","Elemental HERO Avian","Warrior Dai Grepher"},monsters={"Goddess with the Third Eye"},extra={"Ryu Senshi"},
	}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("OCG-EFF-25: a monster without that effect stands in for none",function()
	field{rules="mr1",me={
		hand={"Polymerization","Elemental HERO Avian"},monsters={"Speed Warrior"},extra={"Elemental HERO Flame Wingman"},
	}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)
