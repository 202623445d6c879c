-- Toon Summoned Skull
rest("pass")
field{
	me={hand={"Toon Summoned Skull","Krebons"},monsters={"Kuriboh"},spells={{"Toon World",position="faceup"}}},
	opponent={monsters={"Summoned Skull"}},
}

test("is Special Summoned from the hand with Toon World out, for one Tribute",function()
	me:not_offered("summon","Toon Summoned Skull")
	me:not_offered("set","Toon Summoned Skull")
	me:special_summon("Toon Summoned Skull","Kuriboh","attack")
	me:expect{monsters={{"Toon Summoned Skull",atk=2500,def=1200,level=6,position="attack"}},grave=1}
	happened("move",{card="Kuriboh",to="grave",reason="cost"})
	never_happened("chaining")
end)

test("not without Toon World face-up on its player's field",function()
	field{me={hand={"Toon Summoned Skull"},monsters={"Kuriboh"},spells={"Toon World"}},opponent={spells={{"Toon World",position="faceup"}}}}
	me:not_offered("special_summon","Toon Summoned Skull","condition of Toon Summoned Skull")
end)

test("not without a Tribute of its own side",function()
	field{me={hand={"Toon Summoned Skull","Krebons"},spells={{"Toon World",position="faceup"}}},opponent={monsters={"Summoned Skull"}}}
	me:not_offered("special_summon","Toon Summoned Skull","condition of Toon Summoned Skull")
end)

test("the Tribute makes room for it",function()
	field{
		me={hand={"Toon Summoned Skull"},monsters={"Kuriboh","Krebons","Speed Warrior","Cyber Dragon","Summoned Skull"},spells={{"Toon World",position="faceup"}}},
	}
	me:special_summon("Toon Summoned Skull","Krebons","defense")
	me:expect{monsters=5,grave={"Krebons"}}
end)

test("stays in the hand if its player thinks better of it",function()
	me:special_summon("Toon Summoned Skull")
	me:not_offered("choose","Krebons")
	me:not_offered("choose","Summoned Skull")
	me:answer("none")
	me:expect{hand={"Toon Summoned Skull","Krebons"},monsters={"Kuriboh"}}
end)

test("cannot attack in that turn, but later directly, for 500 LP",function()
	me:special_summon("Toon Summoned Skull","Kuriboh","attack")
	me:battle_phase()
	me:not_offered("attack","Toon Summoned Skull","forbids it of Toon Summoned Skull")
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Toon Summoned Skull")
	me:expect{lp=7500}
	opponent:expect{lp=8000-2500,monsters={"Summoned Skull"}}
end)

test("does not attack if its player cannot pay",function()
	field{me={lp=499,monsters={"Toon Summoned Skull"},spells={{"Toon World",position="faceup"}}}}
	me:battle_phase()
	me:not_offered("attack","Toon Summoned Skull")
end)

test("its last 500 LP will do",function()
	field{me={lp=500,monsters={"Toon Summoned Skull"},spells={{"Toon World",position="faceup"}}}}
	me:battle_phase()
	me:attack("Toon Summoned Skull")
	expect{winner=opponent}
end)

test("must attack a Toon of the opponent",function()
	field{
		me={monsters={"Toon Summoned Skull"},spells={{"Toon World",position="faceup"}}},
		opponent={monsters={"Summoned Skull","Toon Mermaid",{"Toon Mermaid",slot=3,position="facedown"}}},
	}
	me:battle_phase()
	me:attack("Toon Summoned Skull")
	me:expect{lp=7500}
	happened("attack",{card="Toon Mermaid"})
	opponent:expect{lp=8000-(2500-1400),monsters=2}
end)

test("a face-down Toon does not count",function()
	field{me={monsters={"Toon Summoned Skull"},spells={{"Toon World",position="faceup"}}},opponent={monsters={{"Toon Mermaid",position="facedown"}}}}
	me:battle_phase()
	me:attack("Toon Summoned Skull")
	opponent:expect{lp=8000-2500}
end)

test("falls with Toon World",function()
	field{me={monsters={"Toon Summoned Skull"},hand={"Mystical Space Typhoon"},spells={{"Toon World",position="faceup"},"Waboku"}}}
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=0,grave={"Toon Summoned Skull","Toon World","Mystical Space Typhoon"}}
	happened("move",{card="Toon Summoned Skull",to="grave",reason="effect"})
end)

test("not with another card, nor a face-down Toon World",function()
	field{me={monsters={"Toon Summoned Skull"},hand={"Mystical Space Typhoon","Mystical Space Typhoon"},spells={"Toon World","Waboku"}}}
	me:activate("Mystical Space Typhoon","Waboku")
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=1}
end)

test("comes back from the Graveyard only while Toon World is out",function()
	field{me={hand={"Monster Reborn"},grave={{"Toon Summoned Skull",proper=true}},spells={{"Toon World",position="faceup"}}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={"Toon Summoned Skull"}}
end)

test("and had been Summoned by its procedure",function()
	field{me={hand={"Monster Reborn"},grave={"Toon Summoned Skull"},spells={{"Toon World",position="faceup"}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("else it does not",function()
	field{me={hand={"Monster Reborn"},grave={{"Toon Summoned Skull",proper=true}},spells={"Toon World"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
