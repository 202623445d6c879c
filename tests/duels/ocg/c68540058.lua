-- Metalmorph
rest("pass")
field{
	me={spells={"Metalmorph"},monsters={"Speed Warrior"},hand={"Book of Moon"}},
	opponent={monsters={"Kaiser Sea Horse"},spells={"Mystical Space Typhoon"}},
}

test("equips a monster with 300 ATK and DEF",function()
	me:activate("Metalmorph","Speed Warrior")
	me:expect{spells={{"Metalmorph",position="faceup"}}}
	me:expect_card("Speed Warrior",{atk=1200,def=700,equips=1})
end)

test("and half the ATK of the monster it attacks, while that is calculated",function()
	field{me={spells={"Metalmorph"},monsters={"Speed Warrior"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:activate("Metalmorph","Speed Warrior")
	me:battle_phase()
	me:attack("Speed Warrior","Kaiser Sea Horse")
	opponent:expect{lp=8000-(1200+850-1700),monsters=0}
	me:expect_card("Speed Warrior",{atk=1200})
end)

test("not of one that attacks it, nor directly",function()
	field{me={spells={"Metalmorph"},monsters={"Cyber Dragon","Kuriboh"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:activate("Metalmorph","Cyber Dragon")
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Kaiser Sea Horse","Cyber Dragon")
	opponent:expect{lp=8000-700}
	opponent:end_turn()
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=8000-700-2400}
end)

test("goes to the Graveyard if it does not come to equip",function()
	me:activate("Metalmorph","Speed Warrior")
	me:activate("Book of Moon","Speed Warrior")
	me:expect{spells=0,grave={"Metalmorph","Book of Moon"}}
end)

test("or was destroyed before",function()
	me:activate("Metalmorph","Speed Warrior")
	opponent:activate("Mystical Space Typhoon","Metalmorph")
	me:expect{spells=0,grave={"Metalmorph"}}
	me:expect_card("Speed Warrior",{atk=900,equips=0})
end)

test("in the Damage Step, on any monster",function()
	field{me={spells={"Metalmorph"},monsters={"Speed Warrior"}},opponent={monsters={"Kaiser Sea Horse","Kuriboh"}}}
	me:battle_phase()
	me:attack("Speed Warrior","Kuriboh")
	rest("strict")
	me:pass()
	me:pass()
	happened("damage_step_start")
	me:activate("Metalmorph","Kaiser Sea Horse")
	opponent:expect_card("Kaiser Sea Horse",{atk=2000,def=1950,equips=1})
end)

test("needs a face-up monster",function()
	field{me={spells={"Metalmorph"},monsters={{"Kuriboh",position="facedown"}}},opponent={monsters={{"Krebons",position="facedown"}}}}
	me:not_offered("activate","Metalmorph","target of Metalmorph")
end)

test("on the opponent's only",function()
	field{me={spells={"Metalmorph"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Metalmorph")
	opponent:expect_card("Kuriboh",{atk=600})
end)
