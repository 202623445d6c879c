-- Soul of Purity and Light
field{
	rules="mr1",
	me={hand={"Soul of Purity and Light","Monster Reborn"},grave={"Cyber Dragon","Kaiser Sea Horse","Kuriboh","Magician of Faith"}},
	opponent={monsters={"Summoned Skull"}},
}

test("is Special Summoned by banishing two LIGHT monsters of the Graveyard",function()
	me:not_offered("summon","Soul of Purity and Light")
	me:not_offered("set","Soul of Purity and Light")
	me:special_summon("Soul of Purity and Light",{"Cyber Dragon","Magician of Faith"},"attack")
	me:expect{monsters={{"Soul of Purity and Light",atk=2000,def=1800}},banished={{"Cyber Dragon",position="faceup"},"Magician of Faith"},grave={"Kaiser Sea Horse","Kuriboh"}}
	happened("move",{card="Cyber Dragon",to="banished",reason="cost"})
end)

test("its player may think better of it",function()
	me:special_summon("Soul of Purity and Light","none")
	me:expect{monsters=0,banished=0,grave=4}
end)

test("two LIGHT monsters are enough, and those of the opponent are not taken",function()
	field{rules="mr1",
		me={hand={"Soul of Purity and Light"},grave={"Cyber Dragon","Kaiser Sea Horse"}},opponent={grave={"Magician of Faith"}},
	}
	me:special_summon("Soul of Purity and Light")
	me:not_offered("choose","Magician of Faith")
	me:answer({"Cyber Dragon","Kaiser Sea Horse"},"attack")
	me:expect{monsters={"Soul of Purity and Light"},banished=2}
end)

test("needs two LIGHT monsters of the own Graveyard and a free zone",function()
	field{rules="mr1",
		me={hand={"Soul of Purity and Light"},grave={"Cyber Dragon","Kuriboh"},monsters={"Kaiser Sea Horse"}},
		opponent={grave={"Kaiser Sea Horse"}},
	}
	me:not_offered("special_summon","Soul of Purity and Light","condition")
end)

test("finds no place beside five monsters",function()
	field{rules="mr1",me={
		hand={"Soul of Purity and Light"},grave={"Cyber Dragon","Kaiser Sea Horse"},
		monsters={"Kaiser Sea Horse","Krebons","Speed Warrior","Elemental HERO Avian","Elemental HERO Burstinatrix"},
	}}
	me:not_offered("special_summon","Soul of Purity and Light")
end)

test("weakens the opponent's monsters in the opponent's Battle Phase only",function()
	field{rules="mr1",me={monsters={"Soul of Purity and Light"}},opponent={monsters={"Summoned Skull"}}}
	opponent:expect{monsters={{"Summoned Skull",atk=2500}}}
	me:battle_phase()
	opponent:expect{monsters={{"Summoned Skull",atk=2500}}}
	me:end_turn()
	opponent:expect{monsters={{"Summoned Skull",atk=2500}}}
	opponent:battle_phase()
	opponent:expect{monsters={{"Summoned Skull",atk=2200}}}
	me:expect{monsters={{"Soul of Purity and Light",atk=2000}}}
	opponent:main_phase_2()
	opponent:expect{monsters={{"Summoned Skull",atk=2500}}}
end)

test("revives only once it was summoned by its own means",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Soul of Purity and Light"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
