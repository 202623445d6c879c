-- Dark Necrofear
rest("pass")
field{
	rules="mr1",
	me={hand={"Dark Necrofear"},grave={"Summoned Skull","Kuriboh","Yata-Garasu","La Jinn the Mystical Genie of the Lamp","Krebons"}},
}

test("is first Special Summoned by banishing three Fiends of the Graveyard",function()
	me:not_offered("summon","Dark Necrofear")
	me:special_summon("Dark Necrofear",{"Summoned Skull","Kuriboh","Yata-Garasu"},"attack")
	me:expect{monsters={{"Dark Necrofear",atk=2200,def=2800}},banished={{"Kuriboh",position="faceup"},"Summoned Skull","Yata-Garasu"},grave={"La Jinn the Mystical Genie of the Lamp","Krebons"}}
	happened("move",{card="Kuriboh",to="banished",reason="cost"})
end)

test("its player may think better of it",function()
	me:special_summon("Dark Necrofear","none")
	me:expect{monsters=0,banished=0}
end)

test("three Fiends are enough, and those of the opponent are not taken",function()
	field{rules="mr1",
		me={hand={"Dark Necrofear"},grave={"Summoned Skull","Kuriboh","Yata-Garasu"}},opponent={grave={"Kuriboh"}},
	}
	me:special_summon("Dark Necrofear")
	me:not_offered("choose",{"Kuriboh",of=opponent})
	me:answer({"Summoned Skull","Kuriboh","Yata-Garasu"},"attack")
	me:expect{monsters={"Dark Necrofear"},banished=3}
end)

test("two Fiends are too few, and monsters of the field or the opponent do not count",function()
	field{rules="mr1",
		me={hand={"Dark Necrofear"},monsters={"Kuriboh"},grave={"Summoned Skull","Yata-Garasu","Krebons"}},
		opponent={grave={"Kuriboh"}},
	}
	me:not_offered("special_summon","Dark Necrofear","condition")
end)

test("finds no place beside five monsters",function()
	field{rules="mr1",me={
		hand={"Dark Necrofear"},grave={"Summoned Skull","Kuriboh","Yata-Garasu"},
		monsters={"Kuriboh","Krebons","Speed Warrior","Elemental HERO Avian","Elemental HERO Burstinatrix"},
	}}
	me:not_offered("special_summon","Dark Necrofear")
end)

test("destroyed by the opponent, it takes a monster of theirs in the End Phase",function()
	field{rules="mr1",
		me={monsters={"Dark Necrofear","Summoned Skull"}},
		opponent={hand={"Tribute to The Doomed","Kuriboh","Mystical Space Typhoon"},monsters={"Cyber Dragon","Speed Warrior",{"Krebons",position="facedown"}}},
	}
	me:end_turn()
	opponent:activate("Tribute to The Doomed","Kuriboh","Dark Necrofear")
	opponent:pass()
	me:expect{grave={"Dark Necrofear"}}
	opponent:end_turn()
	me:not_offered("choose","Krebons")
	me:not_offered("choose","Summoned Skull")
	me:answer("Cyber Dragon")
	me:expect{monsters={{"Cyber Dragon",equips=1},"Summoned Skull"},spells={"Dark Necrofear"},grave=0}
	opponent:expect{monsters={"Speed Warrior","Krebons"}}
end)

test("the monster goes back when it is no longer equipped",function()
	field{rules="mr1",
		me={monsters={"Dark Necrofear"}},
		opponent={hand={"Mystical Space Typhoon"},monsters={"Red Dragon Archfiend"}},
	}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Red Dragon Archfiend","Dark Necrofear")
	me:expect{lp=8000-800,grave={"Dark Necrofear"}}
	opponent:end_turn()
	me:expect{monsters={"Red Dragon Archfiend"},spells={"Dark Necrofear"}}
	me:end_turn()
	opponent:activate("Mystical Space Typhoon")
	me:expect{monsters=0,spells=0,grave={"Dark Necrofear"}}
	opponent:expect{monsters={"Red Dragon Archfiend"}}
	opponent:end_turn()
	me:expect{monsters=0}
end)

test("not when its own player destroys it, nor from the hand",function()
	field{rules="mr1",me={monsters={"Dark Necrofear"},hand={"Dark Hole"}},opponent={spells={"Mirror Force"}}}
	me:activate("Dark Hole")
	me:end_turn()
	expect{turn=2}
	me:expect{grave={"Dark Necrofear","Dark Hole"},spells=0}
end)

test("not when it is Tributed or only discarded",function()
	field{rules="mr1",me={hand={"Dark Necrofear","Tribute to The Doomed"}},opponent={monsters={"Cyber Dragon","Speed Warrior"}}}
	me:activate("Tribute to The Doomed","Speed Warrior")
	me:end_turn()
	me:expect{grave={"Dark Necrofear","Tribute to The Doomed"},monsters=0}
	opponent:expect{monsters={"Cyber Dragon"}}
end)

test("does nothing if the opponent has no face-up monster",function()
	field{rules="mr1",
		me={monsters={"Dark Necrofear"}},
		opponent={hand={"Dark Hole"},monsters={"Cyber Dragon"}},
	}
	me:end_turn()
	opponent:activate("Dark Hole")
	opponent:end_turn()
	expect{turn=3}
	me:expect{grave={"Dark Necrofear"},spells=0}
end)

test("does nothing to a monster turned face-down by then",function()
	field{rules="mr1",
		me={monsters={"Dark Necrofear"}},
		opponent={hand={"Tribute to The Doomed","Kuriboh"},spells={"Book of Moon"},monsters={"Cyber Dragon","Speed Warrior"}},
	}
	me:end_turn()
	opponent:activate("Tribute to The Doomed","Kuriboh","Dark Necrofear")
	opponent:end_turn()
	me:answer("Cyber Dragon")
	opponent:activate("Book of Moon","Cyber Dragon")
	me:expect{monsters=0,spells=0,grave={"Dark Necrofear"}}
end)
