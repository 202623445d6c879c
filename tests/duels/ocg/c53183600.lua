-- Blue-Eyes Toon Dragon
rest("pass")
field{
	me={hand={"Blue-Eyes Toon Dragon","Krebons"},monsters={"Kuriboh","Speed Warrior"},spells={{"Toon World",position="faceup"}}},
	opponent={monsters={"Summoned Skull"}},
}

test("is Special Summoned from the hand with Toon World out, for two Tributes",function()
	me:not_offered("summon","Blue-Eyes Toon Dragon")
	me:not_offered("set","Blue-Eyes Toon Dragon")
	me:special_summon("Blue-Eyes Toon Dragon",{"Kuriboh","Speed Warrior"},"attack")
	me:expect{monsters={{"Blue-Eyes Toon Dragon",atk=3000,def=2500,level=8,position="attack"}},grave=2}
	happened("move",{card="Kuriboh",to="grave",reason="cost"})
	never_happened("chaining")
end)

test("not without Toon World face-up on its player's field",function()
	field{me={hand={"Blue-Eyes Toon Dragon"},monsters={"Kuriboh","Speed Warrior"},spells={"Toon World"}},opponent={spells={{"Toon World",position="faceup"}}}}
	me:not_offered("special_summon","Blue-Eyes Toon Dragon","condition of Blue-Eyes Toon Dragon")
end)

test("not with one Tribute",function()
	field{me={hand={"Blue-Eyes Toon Dragon","Krebons"},monsters={"Kuriboh"},spells={{"Toon World",position="faceup"}}},opponent={monsters={"Summoned Skull"}}}
	me:not_offered("special_summon","Blue-Eyes Toon Dragon","condition of Blue-Eyes Toon Dragon")
end)

test("takes no more than two",function()
	field{
		me={hand={"Blue-Eyes Toon Dragon"},monsters={"Kuriboh","Krebons","Speed Warrior","Cyber Dragon","Summoned Skull"},spells={{"Toon World",position="faceup"}}},
	}
	me:special_summon("Blue-Eyes Toon Dragon",{"Krebons","Kuriboh"},"defense")
	me:expect{monsters=4,grave={"Krebons","Kuriboh"}}
end)

test("stays in the hand if its player thinks better of it",function()
	me:special_summon("Blue-Eyes Toon Dragon")
	me:not_offered("choose","Krebons")
	me:not_offered("choose","Summoned Skull")
	me:answer("none")
	me:expect{hand={"Blue-Eyes Toon Dragon","Krebons"},monsters=2}
end)

test("cannot attack in that turn, but later directly, for 500 LP",function()
	me:special_summon("Blue-Eyes Toon Dragon",{"Kuriboh","Speed Warrior"},"attack")
	me:battle_phase()
	me:not_offered("attack","Blue-Eyes Toon Dragon","forbids it of Blue-Eyes Toon Dragon")
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Blue-Eyes Toon Dragon")
	me:expect{lp=7500}
	opponent:expect{lp=8000-3000,monsters={"Summoned Skull"}}
end)

test("does not attack if its player cannot pay",function()
	field{me={lp=499,monsters={"Blue-Eyes Toon Dragon"},spells={{"Toon World",position="faceup"}}}}
	me:battle_phase()
	me:not_offered("attack","Blue-Eyes Toon Dragon")
end)

test("its last 500 LP will do",function()
	field{me={lp=500,monsters={"Blue-Eyes Toon Dragon"},spells={{"Toon World",position="faceup"}}}}
	me:battle_phase()
	me:attack("Blue-Eyes Toon Dragon")
	expect{winner=opponent}
end)

test("must attack a Toon of the opponent",function()
	field{
		me={monsters={"Blue-Eyes Toon Dragon"},spells={{"Toon World",position="faceup"}}},
		opponent={monsters={"Summoned Skull","Toon Mermaid",{"Toon Mermaid",slot=3,position="facedown"}}},
	}
	me:battle_phase()
	me:attack("Blue-Eyes Toon Dragon")
	me:expect{lp=7500}
	happened("attack",{card="Toon Mermaid"})
	opponent:expect{lp=8000-(3000-1400),monsters=2}
end)

test("a face-down Toon does not count",function()
	field{me={monsters={"Blue-Eyes Toon Dragon"},spells={{"Toon World",position="faceup"}}},opponent={monsters={{"Toon Mermaid",position="facedown"}}}}
	me:battle_phase()
	me:attack("Blue-Eyes Toon Dragon")
	opponent:expect{lp=8000-3000}
end)

test("falls with Toon World",function()
	field{me={monsters={"Blue-Eyes Toon Dragon"},hand={"Mystical Space Typhoon"},spells={{"Toon World",position="faceup"},"Waboku"}}}
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=0,grave={"Blue-Eyes Toon Dragon","Toon World","Mystical Space Typhoon"}}
	happened("move",{card="Blue-Eyes Toon Dragon",to="grave",reason="effect"})
end)

test("not with another card, nor a face-down Toon World",function()
	field{me={monsters={"Blue-Eyes Toon Dragon"},hand={"Mystical Space Typhoon","Mystical Space Typhoon"},spells={"Toon World","Waboku"}}}
	me:activate("Mystical Space Typhoon","Waboku")
	me:activate("Mystical Space Typhoon","Toon World")
	me:expect{monsters=1}
end)

test("comes back from the Graveyard only while Toon World is out",function()
	field{me={hand={"Monster Reborn"},grave={{"Blue-Eyes Toon Dragon",proper=true}},spells={{"Toon World",position="faceup"}}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={"Blue-Eyes Toon Dragon"}}
end)

test("and had been Summoned by its procedure",function()
	field{me={hand={"Monster Reborn"},grave={"Blue-Eyes Toon Dragon"},spells={{"Toon World",position="faceup"}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("else it does not",function()
	field{me={hand={"Monster Reborn"},grave={{"Blue-Eyes Toon Dragon",proper=true}},spells={"Toon World"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
