-- Kaiser Sea Horse
test("is two tributes for a LIGHT monster",function()
	field{me={monsters={"Kaiser Sea Horse"},hand={"Gilford the Lightning"}}}
	me:summon("Gilford the Lightning","Kaiser Sea Horse")
	me:expect{monsters={"Gilford the Lightning"},grave={"Kaiser Sea Horse"}}
end)

test("is one tribute for others",function()
	field{me={monsters={"Kaiser Sea Horse"},hand={"Dark Magician","Summoned Skull"}}}
	me:not_offered("summon","Dark Magician","not enough tributes")
	me:summon("Summoned Skull","Kaiser Sea Horse")
	me:expect{monsters={"Summoned Skull"}}
end)
