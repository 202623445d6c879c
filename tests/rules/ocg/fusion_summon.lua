-- Fusion Summons, their materials and substitutes.
rest("pass")
field{
	rules="mr1",
	me={
		hand={"Polymerization","Elemental HERO Avian","Kuriboh"},monsters={"Elemental HERO Burstinatrix","Speed Warrior"},
		extra={"Elemental HERO Flame Wingman","B. Skull Dragon"},
	},
	opponent={monsters={"Cyber Dragon"},spells={"Waboku"}},
}

test("OCG-FUS-01 OCG-FUS-02: the monsters it names, of hand and field, and Polymerization bring a Fusion Monster",function()
	me:activate("Polymerization")
	me:not_offered("choose","B. Skull Dragon")
	me:not_offered("choose","Kuriboh")
	me:not_offered("choose","Speed Warrior")
	me:answer({"Elemental HERO Avian","Elemental HERO Burstinatrix"})
	me:answer("attack")
	me:expect{
		monsters={"Speed Warrior","Elemental HERO Flame Wingman"},hand={"Kuriboh"},extra={"B. Skull Dragon"},
		grave={"Polymerization","Elemental HERO Avian","Elemental HERO Burstinatrix"},
	}
end)

test("OCG-FUS-01: other monsters do not do",function()
	field{rules="mr1",me={hand={"Polymerization","Kuriboh"},monsters={"Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"}}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("OCG-FUS-02: nor do those of the Graveyard, the Deck or the opponent",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Elemental HERO Avian"},grave={"Elemental HERO Burstinatrix"},deck={"Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"}},
		opponent={monsters={"Elemental HERO Burstinatrix"}},
	}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("OCG-FUS-02: nor is anything Summoned without the Spell, or but from the Extra Deck",function()
	field{
		rules="mr1",
		me={hand={"Elemental HERO Avian"},monsters={"Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"}},
	}
	me:not_offered("special_summon","Elemental HERO Flame Wingman")
	me:offered("summon","Elemental HERO Avian")
end)

test("OCG-FUS-03: Spell to its zone, materials to the Graveyard, Fusion Monster from the Extra Deck, Spell to the Graveyard",function()
	me:activate("Polymerization")
	opponent:activate("Waboku")
	happened("move",{card="Polymerization",from="hand",to="spells"})
	never_happened("move",{card="Elemental HERO Avian"})
	me:answer({"Elemental HERO Avian","Elemental HERO Burstinatrix"})
	happened("move",{card="Elemental HERO Avian",from="hand",to="grave",reason="fusion"})
	happened("move",{card="Elemental HERO Burstinatrix",from="monsters",to="grave",reason="fusion"})
	never_happened("move",{card="Elemental HERO Flame Wingman"})
	never_happened("move",{card="Polymerization",to="grave"})
	me:offered("answer","attack")
	me:answer("defense")
	happened("move",{card="Elemental HERO Flame Wingman",from="extra",to="monsters"})
	happened("move",{card="Polymerization",from="spells",to="grave"})
	me:expect_card("Elemental HERO Flame Wingman",{position="defense"})
end)

test("OCG-FUS-03: face-down it does not come",function()
	me:activate("Polymerization",{"Elemental HERO Avian","Elemental HERO Burstinatrix"})
	me:not_offered("answer","facedown defense")
	me:answer("attack")
	me:expect_card("Elemental HERO Flame Wingman",{position="attack"})
end)

test("OCG-FUS-04: negated, Polymerization costs no material",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Elemental HERO Avian"},monsters={"Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"}},
		opponent={spells={"Magic Jammer"},hand={"Kuriboh"}},
	}
	me:activate("Polymerization")
	opponent:activate("Magic Jammer")
	me:expect{hand={"Elemental HERO Avian"},monsters={"Elemental HERO Burstinatrix"},extra=1,grave={"Polymerization"}}
end)

test("OCG-FUS-05: Fusion Gate Fusion Summons without a Fusion Spell, and banishes the materials",function()
	field{
		rules="mr1",
		me={hand={"Fusion Gate","Elemental HERO Avian"},monsters={"Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"}},
	}
	me:activate("Fusion Gate")
	me:activate({"Fusion Gate",at="field"},{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	happened("move",{card="Elemental HERO Avian",to="banished",reason="fusion"})
	me:expect{monsters={"Elemental HERO Flame Wingman"},banished=2,grave=0}
end)

test("OCG-FUS-05: which is a Fusion Summon to monsters that come by no other",function()
	field{
		rules="mr1",
		me={field="Fusion Gate",hand={"Dark Magician","Buster Blader"},extra={"Dark Paladin"}},
	}
	me:activate("Fusion Gate",{"Dark Magician","Buster Blader"},"attack")
	me:expect{monsters={"Dark Paladin"}}
end)

test("OCG-FUS-06: Magical Scientist brings out a Fusion Monster for LP, which is no Fusion Summon",function()
	field{rules="mr1",me={monsters={"Magical Scientist"},extra={"Elemental HERO Flame Wingman","Ryu Senshi","B. Skull Dragon"}}}
	me:activate("Magical Scientist")
	me:not_offered("choose","Elemental HERO Flame Wingman")
	me:answer("attack")
	me:expect{monsters={"Magical Scientist","Ryu Senshi"},lp=7000,extra=2}
end)

test("OCG-FUS-07: after a Fusion Summon it can be revived",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Summoned Skull","Red-Eyes B. Dragon","Dark Hole","Monster Reborn"},extra={"B. Skull Dragon"}},
	}
	me:activate("Polymerization",{"Summoned Skull","Red-Eyes B. Dragon"},"attack")
	me:activate("Dark Hole")
	me:activate("Monster Reborn","B. Skull Dragon","attack")
	me:expect{monsters={"B. Skull Dragon"}}
end)

test("OCG-FUS-07: after one by Fusion Gate too",function()
	field{
		rules="mr1",
		me={field="Fusion Gate",hand={"Summoned Skull","Red-Eyes B. Dragon","Dark Hole","Monster Reborn"},extra={"B. Skull Dragon"}},
	}
	me:activate("Fusion Gate",{"Summoned Skull","Red-Eyes B. Dragon"},"attack")
	me:activate("Dark Hole")
	me:activate("Monster Reborn","attack")
	me:expect{monsters={"B. Skull Dragon"}}
end)

test("OCG-FUS-07: after another Special Summon it cannot",function()
	field{
		rules="mr1",
		me={monsters={"Magical Scientist"},hand={"Dark Hole","Monster Reborn"},extra={"Ryu Senshi"}},
	}
	me:activate("Magical Scientist","attack")
	me:activate("Dark Hole")
	me:expect{grave={"Magical Scientist","Ryu Senshi","Dark Hole"}}
	me:activate("Monster Reborn")
	me:not_offered("choose","Ryu Senshi")
	me:answer("attack")
	me:expect{monsters={"Magical Scientist"}}
end)

local substitutes={"Goddess with the Third Eye","Mystical Sheep #1","Versago the Destroyer","Beastking of the Swamps"}
for _,name in ipairs(substitutes) do
	test("OCG-SUB-01: "..name.." takes the place of one Fusion Material",function()
		field{rules="mr1",me={hand={"Polymerization",name},monsters={"Elemental HERO Avian"},extra={"Elemental HERO Flame Wingman"}}}
		me:activate("Polymerization",{"Elemental HERO Avian",name},"attack")
		me:expect{monsters={"Elemental HERO Flame Wingman"},grave={"Polymerization","Elemental HERO Avian",name}}
	end)
end

test("OCG-SUB-01: other monsters do not",function()
	field{rules="mr1",me={hand={"Polymerization","Magical Scientist"},monsters={"Elemental HERO Avian"},extra={"Elemental HERO Flame Wingman"}}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("OCG-SUB-01: nor does a substitute where the text asks for the genuine materials",function()
	field{rules="mr1",me={hand={"Polymerization","Goddess with the Third Eye","Cyber Dragon"},extra={"Cyber Twin Dragon"}}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("OCG-SUB-02: one substitute in one fusion, not two",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Goddess with the Third Eye","Versago the Destroyer"},extra={"Elemental HERO Flame Wingman"}},
	}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("OCG-SUB-02 OCG-SUB-04: of three materials one may be a substitute, two genuine",function()
	field{
		rules="mr1",
		me={
			hand={"Polymerization","Blue-Eyes White Dragon","Beastking of the Swamps","Versago the Destroyer"},
			monsters={"Blue-Eyes White Dragon"},extra={"Blue-Eyes Ultimate Dragon"},
		},
	}
	me:activate("Polymerization",{{"Blue-Eyes White Dragon",at="hand"},{"Blue-Eyes White Dragon",at="monsters"},"Beastking of the Swamps"},"attack")
	me:expect{monsters={"Blue-Eyes Ultimate Dragon"},hand={"Versago the Destroyer"}}
end)

test("OCG-SUB-03: Red-Eyes and a substitute make B. Skull Dragon",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Red-Eyes B. Dragon","Goddess with the Third Eye"},extra={"B. Skull Dragon","Meteor B. Dragon","Blue-Eyes Ultimate Dragon"}},
	}
	me:activate("Polymerization")
	me:not_offered("choose","Blue-Eyes Ultimate Dragon")
	me:answer("B. Skull Dragon")
	me:answer({"Red-Eyes B. Dragon","Goddess with the Third Eye"})
	me:answer("attack")
	me:expect{monsters={"B. Skull Dragon"},extra={"Meteor B. Dragon","Blue-Eyes Ultimate Dragon"}}
end)

test("OCG-SUB-03: or Meteor B. Dragon",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Red-Eyes B. Dragon","Goddess with the Third Eye"},extra={"B. Skull Dragon","Meteor B. Dragon"}},
	}
	me:activate("Polymerization","Meteor B. Dragon",{"Red-Eyes B. Dragon","Goddess with the Third Eye"},"attack")
	me:expect{monsters={"Meteor B. Dragon"},extra={"B. Skull Dragon"}}
end)

test("OCG-SUB-04: Blue-Eyes White Dragon and two Beastkings make no Ultimate Dragon",function()
	field{
		rules="mr1",
		me={hand={"Polymerization","Blue-Eyes White Dragon","Beastking of the Swamps","Beastking of the Swamps"},extra={"Blue-Eyes Ultimate Dragon"}},
	}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)
