-- game: buddyfight
-- Dragonic Grimoire
test("trades the hand for 3 cards, once a turn",function()
	field{me={life=5,hand={"Dragonic Grimoire","Dragonic Grimoire","Filler"}}}
	me:cast("Dragonic Grimoire")
	me:expect{hand={"Filler","Filler","Filler"},deck=7,drop={"Dragonic Grimoire","Dragonic Grimoire","Filler"}}
end)

test("is limited by its name",function()
	field{me={life=5,hand="Dragonic Grimoire",deck={"Filler","Filler","Dragonic Grimoire","Filler","Filler"}}}
	me:cast("Dragonic Grimoire")
	me:cannot_use("Dragonic Grimoire")
end)

test("needs 5 life or less",function()
	field{me={life=6,hand="Dragonic Grimoire"}}
	me:cannot_use("Dragonic Grimoire")
end)
