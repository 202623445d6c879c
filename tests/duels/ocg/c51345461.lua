-- Sword Hunter
rest("pass")
field{
	me={monsters={"Sword Hunter","Summoned Skull"}},
	opponent={monsters={"Cyber Dragon","Kaiser Sea Horse","Kuriboh"}},
}

test("takes what it destroyed by battle as equipment, 200 ATK for each",function()
	me:battle_phase()
	me:attack("Sword Hunter","Cyber Dragon")
	me:attack("Summoned Skull","Kaiser Sea Horse")
	me:expect_card("Sword Hunter",{atk=2450,equips=0})
	me:main_phase_2()
	me:expect{spells={"Cyber Dragon"}}
	me:expect_card("Sword Hunter",{atk=2650,def=1700,equips=1})
	opponent:expect{grave={"Kaiser Sea Horse"}}
end)

test("nothing if it destroyed nothing",function()
	me:battle_phase()
	me:attack("Summoned Skull","Cyber Dragon")
	me:main_phase_2()
	me:expect{spells=0}
	me:expect_card("Sword Hunter",{atk=2450,equips=0})
end)

test("in the opponent's Battle Phase too, and keeps what it has",function()
	me:battle_phase()
	me:attack("Sword Hunter","Cyber Dragon")
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Kaiser Sea Horse","Sword Hunter")
	opponent:end_turn()
	me:expect{spells={"Cyber Dragon","Kaiser Sea Horse"}}
	me:expect_card("Sword Hunter",{atk=2850,equips=2})
end)

test("not those of an earlier turn",function()
	field{
		me={monsters={"Sword Hunter"},spells={"Dark Hole"}},
		opponent={monsters={"Cyber Dragon","Kuriboh"},hand={"Mystical Space Typhoon"}},
	}
	me:battle_phase()
	me:attack("Sword Hunter","Cyber Dragon")
	me:main_phase_2()
	me:end_turn()
	opponent:activate("Mystical Space Typhoon","Cyber Dragon")
	opponent:expect{grave={"Cyber Dragon","Mystical Space Typhoon"}}
	opponent:battle_phase()
	opponent:end_turn()
	me:expect{spells={"Dark Hole"}}
	me:expect_card("Sword Hunter",{atk=2450,equips=0})
end)

test("all or none: it needs the zones",function()
	field{
		me={monsters={"Sword Hunter"},spells={"Dark Hole","Dark Hole","Dark Hole","Dark Hole","Dark Hole"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:battle_phase()
	me:attack("Sword Hunter","Cyber Dragon")
	me:main_phase_2()
	opponent:expect{grave={"Cyber Dragon"}}
	me:expect_card("Sword Hunter",{atk=2450})
end)

test("not if it is face-down by then",function()
	field{
		me={monsters={"Sword Hunter"}},
		opponent={monsters={"Cyber Dragon"},spells={"Book of Moon"}},
	}
	me:battle_phase()
	me:attack("Sword Hunter","Cyber Dragon")
	me:main_phase_2()
	opponent:activate("Book of Moon")
	me:expect{monsters={{"Sword Hunter",position="facedown defense"}},spells=0}
	opponent:expect{grave={"Cyber Dragon","Book of Moon"}}
end)

test("its player's own monsters too, of their Graveyard",function()
	field{me={monsters={"Sword Hunter"},grave={"Cyber Dragon"}},opponent={hand={"Monster Reborn"}}}
	me:end_turn()
	opponent:activate("Monster Reborn","attack")
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Sword Hunter")
	opponent:end_turn()
	me:expect{spells={"Cyber Dragon"},grave=0}
	me:expect_card("Sword Hunter",{atk=2650})
end)

test("with the last free zone",function()
	field{
		me={monsters={"Sword Hunter"},spells={"Dark Hole","Dark Hole","Dark Hole","Dark Hole"}},
		opponent={monsters={"Cyber Dragon"},spells={"Dark Hole","Dark Hole","Dark Hole","Dark Hole","Dark Hole"}},
	}
	me:battle_phase()
	me:attack("Sword Hunter","Cyber Dragon")
	me:main_phase_2()
	me:expect{spells=5}
end)
