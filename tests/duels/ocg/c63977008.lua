-- Junk Synchron
test("brings back a Level 2 or lower monster without its effects",function()
	field{
		me={hand={"Junk Synchron"},grave={"Speed Warrior","Cyber Dragon","Krebons"}},
		opponent={grave={"Kuriboh"}},
	}
	me:summon("Junk Synchron")
	me:activate("Junk Synchron")
	me:not_offered("choose","Cyber Dragon")
	me:not_offered("choose","Kuriboh")
	me:answer("Krebons")
	me:expect{monsters={{"Junk Synchron",atk=1300},{"Krebons",position="defense"}}}
end)

test("negates the effects of that monster",function()
	field{
		me={hand={"Junk Synchron"},grave={"Krebons"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:summon("Junk Synchron")
	me:activate("Junk Synchron")
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Krebons")
	me:activate("Krebons")
	never_happened("attack_disabled")
	me:expect{monsters={"Junk Synchron"},lp=7200}
end)

test("may decline",function()
	field{me={hand={"Junk Synchron"},grave={"Speed Warrior"}}}
	me:summon("Junk Synchron")
	me:pass()
	me:expect{monsters=1,grave=1}
end)

test("is not asked without a fitting monster",function()
	field{me={hand={"Junk Synchron"},grave={"Cyber Dragon"}},opponent={grave={"Speed Warrior"}}}
	me:summon("Junk Synchron")
	me:not_offered("activate","Junk Synchron")
end)

test("needs a free zone",function()
	field{rule=1,me={hand={"Junk Synchron"},grave={"Speed Warrior"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:summon("Junk Synchron")
	me:not_offered("activate","Junk Synchron")
	me:expect{grave=1}
end)

test("takes the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={hand={"Junk Synchron"},grave={"Speed Warrior"},monsters={"Cyber Dragon","Cyber Dragon","Cyber Dragon"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"},grave={"Kuriboh"}},
	}
	opponent:activate("Scapegoat")
	me:summon("Junk Synchron")
	me:activate("Junk Synchron")
	me:expect{monsters=5,grave=0}
	me:expect_card("Speed Warrior",{position="defense"})
end)

test("brings back nothing above Level 2, and nothing that cannot be Special Summoned",function()
	field{me={hand={"Junk Synchron"},grave={"Elemental HERO Avian","Yata-Garasu","Relinquished"}}}
	me:summon("Junk Synchron")
	me:not_offered("activate","Junk Synchron")
end)
