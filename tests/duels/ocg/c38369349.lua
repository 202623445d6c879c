-- Manga Ryu-Ran
rest("pass")
field{
	me={hand={"Manga Ryu-Ran","Krebons"},monsters={"Kuriboh","Speed Warrior"},spells={{"Toon World",position="faceup"}}},
	opponent={monsters={"Summoned Skull"}},
}

test("is Special Summoned from the hand with Toon World out, for two Tributes",function()
	me:not_offered("summon","Manga Ryu-Ran")
	me:not_offered("set","Manga Ryu-Ran")
	me:special_summon("Manga Ryu-Ran",{"Kuriboh","Speed Warrior"},"attack")
	me:expect{monsters={{"Manga Ryu-Ran",atk=2200,def=2600,level=7,position="attack"}},grave=2}
	happened("move",{card="Kuriboh",to="grave",reason="cost"})
	never_happened("chaining")
end)

test("not without Toon World face-up on its player's field",function()
	field{me={hand={"Manga Ryu-Ran"},monsters={"Kuriboh","Speed Warrior"},spells={"Toon World"}},opponent={spells={{"Toon World",position="faceup"}}}}
	me:not_offered("special_summon","Manga Ryu-Ran","condition of Manga Ryu-Ran")
end)

test("not with one Tribute",function()
	field{me={hand={"Manga Ryu-Ran","Krebons"},monsters={"Kuriboh"},spells={{"Toon World",position="faceup"}}},opponent={monsters={"Summoned Skull"}}}
	me:not_offered("special_summon","Manga Ryu-Ran","condition of Manga Ryu-Ran")
end)

test("takes no more than two",function()
	field{
		me={hand={"Manga Ryu-Ran"},monsters={"Kuriboh","Krebons","Speed Warrior","Cyber Dragon","Summoned Skull"},spells={{"Toon World",position="faceup"}}},
	}
	me:special_summon("Manga Ryu-Ran",{"Krebons","Kuriboh"},"defense")
	me:expect{monsters=4,grave={"Krebons","Kuriboh"}}
end)

test("stays in the hand if its player thinks better of it",function()
	me:special_summon("Manga Ryu-Ran")
	me:not_offered("choose","Krebons")
	me:not_offered("choose","Summoned Skull")
	me:answer("none")
	me:expect{hand={"Manga Ryu-Ran","Krebons"},monsters=2}
end)

test("cannot attack in that turn, but later directly, for 500 LP",function()
	me:special_summon("Manga Ryu-Ran",{"Kuriboh","Speed Warrior"},"attack")
	me:battle_phase()
	me:not_offered("attack","Manga Ryu-Ran","forbids it of Manga Ryu-Ran")
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Manga Ryu-Ran")
	me:expect{lp=7500}
	opponent:expect{lp=8000-2200,monsters={"Summoned Skull"}}
end)

test("does not attack if its player cannot pay",function()
	field{me={lp=499,monsters={"Manga Ryu-Ran"},spells={{"Toon World",position="faceup"}}}}
	me:battle_phase()
	me:not_offered("attack","Manga Ryu-Ran")
end)

test("its last 500 LP will do",function()
	field{me={lp=500,monsters={"Manga Ryu-Ran"},spells={{"Toon World",position="faceup"}}}}
	me:battle_phase()
	me:attack("Manga Ryu-Ran")
	expect{winner=opponent}
end)

test("must attack a Toon of the opponent",function()
	field{
		me={monsters={"Manga Ryu-Ran"},spells={{"Toon World",position="faceup"}}},
		opponent={monsters={"Summoned Skull","Toon Mermaid",{"Toon Mermaid",slot=3,position="facedown"}}},
	}
	me:battle_phase()
	me:attack("Manga Ryu-Ran")
	me:expect{lp=7500}
	happened("attack",{card="Toon Mermaid"})
	opponent:expect{lp=8000-(2200-1400),monsters=2}
end)

test("a face-down Toon does not count",function()
	field{me={monsters={"Manga Ryu-Ran"},spells={{"Toon World",position="faceup"}}},opponent={monsters={{"Toon Mermaid",position="facedown"}}}}
	me:battle_phase()
	me:attack("Manga Ryu-Ran")
	opponent:expect{lp=8000-2200}
end)

test("falls with Toon World",function()
	field{me={monsters={"Manga Ryu-Ran"},hand={"Mystical Space Typhoon"},spells={{"Toon World",position="faceup"},"Waboku"}}}
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=0,grave={"Manga Ryu-Ran","Toon World","Mystical Space Typhoon"}}
	happened("move",{card="Manga Ryu-Ran",to="grave",reason="effect"})
end)

test("not with another card, nor a face-down Toon World",function()
	field{me={monsters={"Manga Ryu-Ran"},hand={"Mystical Space Typhoon","Mystical Space Typhoon"},spells={"Toon World","Waboku"}}}
	me:activate("Mystical Space Typhoon","Waboku")
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=1}
end)

test("comes back from the Graveyard only while Toon World is out",function()
	field{me={hand={"Monster Reborn"},grave={{"Manga Ryu-Ran",proper=true}},spells={{"Toon World",position="faceup"}}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={"Manga Ryu-Ran"}}
end)

test("and had been Summoned by its procedure",function()
	field{me={hand={"Monster Reborn"},grave={"Manga Ryu-Ran"},spells={{"Toon World",position="faceup"}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("else it does not",function()
	field{me={hand={"Monster Reborn"},grave={{"Manga Ryu-Ran",proper=true}},spells={"Toon World"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
