-- Magical Android
test("gives 600 LP for each face-up Psychic in its player's End Phase",function()
	field{
		me={monsters={"Magical Android","Krebons",{"Krebons",position="facedown"},"Speed Warrior"}},
		opponent={monsters={"Krebons"}},
	}
	me:end_turn()
	me:expect{lp=8000+1200}
	opponent:expect{lp=8000}
	opponent:end_turn()
	me:expect{lp=9200}
end)

test("is Synchro Summoned",function()
	field{me={monsters={"Junk Synchron","Speed Warrior"},extra={"Magical Android"}}}
	me:special_summon("Magical Android",{"Junk Synchron","Speed Warrior"},"attack")
	me:expect{monsters={{"Magical Android",atk=2400}},grave=2}
end)

test("cannot be revived before it was Synchro Summoned",function()
	field{me={hand={"Monster Reborn"},grave={"Magical Android"}}}
	me:not_offered("activate","Monster Reborn")
end)

test("is not made of two monsters without a Tuner",function()
	field{me={monsters={"Speed Warrior","Elemental HERO Avian"},extra={"Magical Android"}}}
	me:not_offered("special_summon","Magical Android")
end)

test("gives its player the LP after another effect of the End Phase",function()
	field{me={monsters={"Magical Android","Red Dragon Archfiend"}}}
	me:battle_phase()
	me:attack("Magical Android")
	me:end_turn()
	me:activate("Red Dragon Archfiend")
	me:expect{lp=8600,monsters=2}
	opponent:expect{lp=8000-2400}
end)
