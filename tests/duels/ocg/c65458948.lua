-- Toon Mermaid
rest("pass")
field{
	me={hand={"Toon Mermaid"},monsters={},spells={{"Toon World",position="faceup"}}},
	opponent={monsters={"Summoned Skull"}},
}

test("is Special Summoned from the hand with Toon World out, for no Tribute",function()
	me:not_offered("summon","Toon Mermaid")
	me:not_offered("set","Toon Mermaid")
	me:special_summon("Toon Mermaid","attack")
	me:expect{monsters={{"Toon Mermaid",atk=1400,def=1500,level=4,position="attack"}},grave=0}
	never_happened("chaining")
end)

test("not without Toon World face-up on its player's field",function()
	field{me={hand={"Toon Mermaid"},monsters={},spells={"Toon World"}},opponent={spells={{"Toon World",position="faceup"}}}}
	me:not_offered("special_summon","Toon Mermaid","condition of Toon Mermaid")
end)

test("not without a free zone",function()
	field{
		me={hand={"Toon Mermaid"},monsters={"Kuriboh","Krebons","Speed Warrior","Cyber Dragon","Summoned Skull"},spells={{"Toon World",position="faceup"}}},
	}
	me:not_offered("special_summon","Toon Mermaid","condition of Toon Mermaid")
end)

test("cannot attack in that turn, but later directly, for 500 LP",function()
	me:special_summon("Toon Mermaid","attack")
	me:battle_phase()
	me:not_offered("attack","Toon Mermaid","forbids it of Toon Mermaid")
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Toon Mermaid")
	me:expect{lp=7500}
	opponent:expect{lp=8000-1400,monsters={"Summoned Skull"}}
end)

test("does not attack if its player cannot pay",function()
	field{me={lp=499,monsters={"Toon Mermaid"},spells={{"Toon World",position="faceup"}}}}
	me:battle_phase()
	me:not_offered("attack","Toon Mermaid")
end)

test("its last 500 LP will do",function()
	field{me={lp=500,monsters={"Toon Mermaid"},spells={{"Toon World",position="faceup"}}}}
	me:battle_phase()
	me:attack("Toon Mermaid")
	expect{winner=opponent}
end)

test("must attack a Toon of the opponent",function()
	field{
		me={monsters={"Toon Mermaid"},spells={{"Toon World",position="faceup"}}},
		opponent={monsters={"Summoned Skull","Toon Mermaid",{"Toon Mermaid",slot=3,position="facedown"}}},
	}
	me:battle_phase()
	me:attack("Toon Mermaid")
	me:expect{lp=7500}
	happened("attack",{card="Toon Mermaid"})
	opponent:expect{lp=8000-(1400-1400),monsters=2}
end)

test("a face-down Toon does not count",function()
	field{me={monsters={"Toon Mermaid"},spells={{"Toon World",position="faceup"}}},opponent={monsters={{"Toon Mermaid",position="facedown"}}}}
	me:battle_phase()
	me:attack("Toon Mermaid")
	opponent:expect{lp=8000-1400}
end)

test("falls with Toon World",function()
	field{me={monsters={"Toon Mermaid"},hand={"Mystical Space Typhoon"},spells={{"Toon World",position="faceup"},"Waboku"}}}
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=0,grave={"Toon Mermaid","Toon World","Mystical Space Typhoon"}}
	happened("move",{card="Toon Mermaid",to="grave",reason="effect"})
end)

test("not with another card, nor a face-down Toon World",function()
	field{me={monsters={"Toon Mermaid"},hand={"Mystical Space Typhoon","Mystical Space Typhoon"},spells={"Toon World","Waboku"}}}
	me:activate("Mystical Space Typhoon","Waboku")
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=1}
end)

test("comes back from the Graveyard only while Toon World is out",function()
	field{me={hand={"Monster Reborn"},grave={{"Toon Mermaid",proper=true}},spells={{"Toon World",position="faceup"}}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={"Toon Mermaid"}}
end)

test("and had been Summoned by its procedure",function()
	field{me={hand={"Monster Reborn"},grave={"Toon Mermaid"},spells={{"Toon World",position="faceup"}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("else it does not",function()
	field{me={hand={"Monster Reborn"},grave={{"Toon Mermaid",proper=true}},spells={"Toon World"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
