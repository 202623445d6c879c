-- game: buddyfight
-- Gunrod, Bechstein
test("rests to deal 1 damage",function()
	field{me={world="Magic World",hand="Gunrod, Bechstein",gauge=1}}
	me:equip("Gunrod, Bechstein")
	me:expect{gauge=0}
	me:act("Gunrod, Bechstein")
	me:yes()
	opponent:expect{life=9}
	me:expect_card("Gunrod, Bechstein",{power=3000,critical=1,rested=true})
	me:cannot_use("Gunrod, Bechstein")
end)

test("need not rest",function()
	field{me={item="Gunrod, Bechstein"}}
	me:act("Gunrod, Bechstein")
	me:no()
	opponent:expect{life=10}
	me:expect_card("Gunrod, Bechstein",{rested=false})
end)
