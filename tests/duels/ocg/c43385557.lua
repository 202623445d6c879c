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
