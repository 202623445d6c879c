-- Toon Gemini Elf
local toons={
	me={monsters={"Toon Gemini Elf","Speed Warrior"},spells={{"Toon World",position="faceup"}}},
	opponent={monsters={"Cyber Dragon"},hand={"Speed Warrior","Krebons"}},
}

test("attacks directly with Toon World, and costs the opponent a random card",function()
	field(toons)
	picks("Krebons")
	me:battle_phase()
	me:attack("Toon Gemini Elf")
	opponent:expect{lp=6100,hand={"Speed Warrior"},grave={"Krebons"}}
	me:not_offered("attack","Toon Gemini Elf")
end)

test("takes no card for damage to its own player",function()
	field(toons)
	me:battle_phase()
	me:attack("Toon Gemini Elf","Cyber Dragon")
	me:expect{lp=7800}
	opponent:expect{hand=2}
end)

test("is destroyed when Toon World is, not when another card is",function()
	field{
		me={monsters={"Toon Gemini Elf"},spells={{"Toon World",position="faceup"},"Waboku"},hand={"Mystical Space Typhoon","Mystical Space Typhoon"}},
	}
	rest("pass")
	me:activate({"Mystical Space Typhoon",at="hand"},"Waboku")
	me:expect{monsters=1}
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=0,spells=0}
end)

test("cannot attack in the turn of its Summon",function()
	field{me={hand={"Toon Gemini Elf"},spells={{"Toon World",position="faceup"}}},opponent={hand={"Kuriboh"}}}
	me:summon("Toon Gemini Elf")
	me:battle_phase()
	me:not_offered("attack","Toon Gemini Elf")
end)

test("attacks what is there without Toon World",function()
	field{me={monsters={"Toon Gemini Elf"}},opponent={monsters={"Kuriboh"},hand={"Krebons"}}}
	me:battle_phase()
	me:attack("Toon Gemini Elf","Kuriboh")
	opponent:expect{grave={"Kuriboh","Krebons"}}
end)

test("attacks a Toon of the opponent",function()
	field{me={monsters={"Toon Gemini Elf"},spells={{"Toon World",position="faceup"}}},opponent={monsters={"Toon Mermaid"},lp=500}}
	me:battle_phase()
	me:attack("Toon Gemini Elf","Toon Mermaid")
	expect{winner=me}
end)
