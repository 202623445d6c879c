-- Toons: what their texts have in common.

local world={{"Toon World",position="faceup"}}

test("OCG-EXT-101: an old Toon is Special Summoned only with Toon World",function()
	field{rules="mr1",me={hand={"Toon Summoned Skull","Toon World"},monsters={"Kuriboh"}}}
	me:not_offered("special_summon","Toon Summoned Skull")
	me:not_offered("summon","Toon Summoned Skull")
	me:activate("Toon World")
	me:special_summon("Toon Summoned Skull","Kuriboh","attack")
	me:expect{lp=7000,monsters={"Toon Summoned Skull"}}
end)

local attacking={
	rules="mr1",
	me={hand={"Toon Summoned Skull"},monsters={"Kuriboh","Toon Mermaid"},spells=world},
	opponent={monsters={"Speed Warrior"}},
}

test("OCG-EXT-101: it cannot attack in the turn of its Special Summon",function()
	field(attacking)
	me:special_summon("Toon Summoned Skull","Kuriboh","attack")
	me:battle_phase()
	me:not_offered("attack","Toon Summoned Skull")
	me:offered("attack","Toon Mermaid")
end)

test("OCG-EXT-101: an attack costs 500 Life Points and may be direct unless the opponent has a Toon",function()
	field(attacking)
	me:battle_phase()
	me:attack("Toon Mermaid")
	me:expect{lp=7500}
	opponent:expect{lp=8000-1400,monsters=1}
end)

test("OCG-EXT-101: then it has to attack a Toon",function()
	attacking.opponent.monsters={"Speed Warrior","Toon Gemini Elf"}
	field(attacking)
	me:battle_phase()
	me:attack("Toon Mermaid","Toon Gemini Elf")
	me:expect_card("Toon Mermaid",{at="grave"})
	me:expect{lp=8000-500-500}
end)

test("OCG-EXT-101: without the Life Points it cannot attack",function()
	field{rules="mr1",me={lp=499,monsters={"Toon Mermaid"},spells=world}}
	me:battle_phase()
	me:not_offered("attack","Toon Mermaid")
end)

test("OCG-EXT-101: it is destroyed with Toon World",function()
	field{rules="mr1",me={monsters={"Toon Mermaid","Kuriboh"},spells=world,hand={"Mystical Space Typhoon"}}}
	rest("pass")
	me:activate("Mystical Space Typhoon")
	me:expect{monsters={"Kuriboh"},spells=0,grave={"Toon World","Mystical Space Typhoon","Toon Mermaid"}}
end)

test("OCG-EXT-101: a later Toon can be Normal and Special Summoned without Toon World",function()
	field{rules="mr1",me={hand={"Toon Gemini Elf","Monster Reborn"},grave={"Toon Gemini Elf"}}}
	me:summon("Toon Gemini Elf")
	me:activate("Monster Reborn","attack")
	me:expect{monsters={"Toon Gemini Elf","Toon Gemini Elf"}}
	me:battle_phase()
	me:not_offered("attack","Toon Gemini Elf")
end)

test("OCG-EXT-101: it attacks directly only with Toon World",function()
	field{rules="mr1",me={monsters={"Toon Gemini Elf"}},opponent={monsters={{"Kuriboh",position="defense"}}}}
	me:battle_phase()
	me:attack("Toon Gemini Elf","Kuriboh")
	opponent:expect{lp=8000,grave={"Kuriboh"}}
end)
