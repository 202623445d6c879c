-- Gaia Knight, the Force of Earth
test("is Synchro Summoned",function()
	field{me={monsters={"Krebons","Kaiser Sea Horse"},extra={"Gaia Knight, the Force of Earth"}}}
	me:special_summon("Gaia Knight, the Force of Earth",{"Krebons","Kaiser Sea Horse"},"attack")
	me:expect{monsters={{"Gaia Knight, the Force of Earth",atk=2600,def=800,level=6}},grave=2}
end)

test("takes the right Levels with one Tuner",function()
	field{me={monsters={"Krebons","Krebons","Speed Warrior"},extra={"Gaia Knight, the Force of Earth"}}}
	me:not_offered("special_summon","Gaia Knight, the Force of Earth")
end)

test("takes several non-Tuners",function()
	field{me={monsters={"Krebons","Speed Warrior","Quillbolt Hedgehog"},extra={"Gaia Knight, the Force of Earth"}}}
	me:special_summon("Gaia Knight, the Force of Earth",{"Krebons","Speed Warrior","Quillbolt Hedgehog"},"attack")
	me:expect{monsters=1,grave=3}
end)

test("cannot be revived before that",function()
	field{me={hand={"Monster Reborn"},grave={"Gaia Knight, the Force of Earth"}}}
	me:not_offered("activate","Monster Reborn")
end)

test("is not made of two monsters without a Tuner",function()
	field{me={monsters={"Elemental HERO Avian","Peten the Dark Clown"},extra={"Gaia Knight, the Force of Earth"}}}
	me:not_offered("special_summon","Gaia Knight, the Force of Earth")
end)
