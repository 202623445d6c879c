-- Synchro Summons: which materials, when, and where the monster arrives.

test("OCG-EXT-42 OCG-EXT-103: a Tuner and others whose Levels add up exactly go to the Graveyard together",function()
	field{
		rules="mr1",
		me={monsters={"Junk Synchron","Speed Warrior","Kuriboh","Elemental HERO Avian"},extra={"Stardust Dragon"}},
	}
	me:special_summon("Stardust Dragon",{"Junk Synchron","Speed Warrior","Elemental HERO Avian"},"attack")
	me:expect{monsters={"Kuriboh",{"Stardust Dragon",position="attack"}},grave={"Junk Synchron","Speed Warrior","Elemental HERO Avian"}}
	happened("move",{to="grave",reason="synchro",times=3})
	happened("special_summoned",{times=1})
end)

test("OCG-EXT-42: it arrives in face-up Attack or Defense Position",function()
	field{rules="mr1",me={monsters={"Junk Synchron","Cyber Dragon"},extra={"Stardust Dragon"}}}
	me:special_summon("Stardust Dragon",{"Junk Synchron","Cyber Dragon"})
	me:not_offered("answer","facedown defense")
	me:answer("defense")
	me:expect{monsters={{"Stardust Dragon",position="defense"}}}
end)

-- What cannot be Synchro Summoned with some monsters on the field.
local function refused(name,monsters,synchro)
	test(name,function()
		field{rules="mr1",me={monsters=monsters,extra={synchro}}}
		me:not_offered("special_summon",synchro)
	end)
end

refused("OCG-EXT-42 OCG-EXT-103: not without a Tuner",{"Elemental HERO Avian","Cyber Dragon"},"Stardust Dragon")
refused("OCG-EXT-42: not with two Tuners",{"Junk Synchron","Krebons"},"Magical Android")
refused("OCG-EXT-42: not with two Tuners and another",{"Junk Synchron","Krebons","Elemental HERO Avian"},"Colossal Fighter")
refused("OCG-EXT-42: not with Levels that add up to more",{"Junk Synchron","Summoned Skull"},"Stardust Dragon")
refused("OCG-EXT-42: not with Levels that add up to less",{"Junk Synchron","Command Knight"},"Stardust Dragon")
refused("OCG-EXT-42: not with a face-down Tuner",{{"Junk Synchron",position="facedown"},"Cyber Dragon"},"Stardust Dragon")
refused("OCG-EXT-42: not with face-down material",{"Junk Synchron",{"Cyber Dragon",position="facedown"}},"Stardust Dragon")

test("OCG-EXT-42: not with monsters of the opponent or of the hand",function()
	field{rules="mr1",me={monsters={"Junk Synchron"},hand={"Cyber Dragon","Change of Heart"},extra={"Stardust Dragon"}},opponent={monsters={"Cyber Dragon"},spells={"Waboku"}}}
	rest("pass")
	me:not_offered("special_summon","Stardust Dragon")
	me:activate("Change of Heart","Cyber Dragon")
	me:offered("special_summon","Stardust Dragon")
end)

test("OCG-EXT-42: a monster without a Level is no material",function()
	field{rules="mr3",me={monsters={"Junk Synchron","Gem-Knight Pearl"},extra={"Junk Warrior","Colossal Fighter","Gaia Knight, the Force of Earth"}}}
	me:not_offered("special_summon","Junk Warrior")
	me:not_offered("special_summon","Colossal Fighter")
	me:not_offered("special_summon","Gaia Knight, the Force of Earth")
end)

test("OCG-EXT-42: only in the own Main Phase, without a chain",function()
	field{
		rules="mr1",
		me={monsters={"Junk Synchron","Cyber Dragon"},spells={"Rush Recklessly","Rush Recklessly"},extra={"Stardust Dragon"}},
		opponent={spells={"Waboku"}},
	}
	rest("pass")
	me:activate({"Rush Recklessly",slot=0},"Cyber Dragon")
	rest("strict")
	opponent:activate("Waboku")
	me:offered("activate",{"Rush Recklessly",slot=1})
	me:not_offered("special_summon","Stardust Dragon")
	rest("pass")
	me:battle_phase()
	me:not_offered("special_summon","Stardust Dragon")
	me:main_phase_2()
	me:offered("special_summon","Stardust Dragon")
	me:end_turn()
	opponent:expect{lp=8000}
	me:not_offered("special_summon","Stardust Dragon")
end)

test("OCG-EXT-42: it can be made with five monsters, as the material leaves first",function()
	field{
		rules="mr1",
		me={monsters={"Junk Synchron","Cyber Dragon","Kuriboh","Speed Warrior","Krebons"},extra={"Stardust Dragon"}},
	}
	me:special_summon("Stardust Dragon",{"Junk Synchron","Cyber Dragon"},"attack")
	me:expect{monsters=4}
end)

local doppel={
	rules="mr1",
	me={monsters={"Junk Synchron","Doppelwarrior"},extra={"Junk Warrior","Magical Android"},
		hand={"Dark Magician","Emergency Teleport"},deck={"Krebons"}},
}

test("OCG-EXT-42 OCG-EXT-79: Tokens are Synchro Material unless their text forbids it",function()
	doppel.me.hand={"Emergency Teleport"}
	doppel.me.extra={"Junk Warrior","Colossal Fighter"}
	field(doppel)
	rest("pass")
	me:special_summon("Junk Warrior",{"Junk Synchron","Doppelwarrior"},"attack")
	me:activate("Doppelwarrior")
	me:expect{monsters={"Junk Warrior","Doppel Token","Doppel Token"}}
	me:activate("Emergency Teleport","Krebons","attack")
	me:special_summon("Colossal Fighter",{"Krebons","Junk Warrior",{"Doppel Token",slot=1}},"attack")
	me:expect{monsters={"Colossal Fighter","Doppel Token"},grave=5} -- a Token goes nowhere
end)

test("OCG-EXT-45 OCG-EXT-79: and Tributes",function()
	doppel.me.hand={"Dark Magician"}
	field(doppel)
	rest("pass")
	me:special_summon("Junk Warrior",{"Junk Synchron","Doppelwarrior"},"attack")
	me:activate("Doppelwarrior")
	me:summon("Dark Magician",{{"Doppel Token",slot=1},{"Doppel Token",slot=2}})
	me:expect{monsters={"Junk Warrior","Dark Magician"},grave=2}
end)

test("OCG-EXT-45 OCG-EXT-79: but not Tokens whose text forbids it",function()
	field{rules="mr1",me={spells={"Scapegoat"},hand={"Summoned Skull"},monsters={"Krebons"},extra={"Magical Android"}},opponent={monsters={"Cyber Dragon"}}}
	rest("pass")
	me:end_turn()
	me:activate("Scapegoat")
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Krebons")
	opponent:end_turn()
	me:expect{monsters=4}
	me:not_offered("summon","Summoned Skull")
	me:not_offered("set","Summoned Skull")
end)
