-- game: buddyfight
-- Barriermaster, Shadowflash
local name="Barriermaster, Shadowflash"

test("goes to the drop zone to nullify an attack",function()
	field{me={left=name},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler","player")
	me:act(name)
	me:yes()
	finish_attack()
	me:expect{left=false,drop={name},life=10}
end)

test("need not go",function()
	field{me={left=name},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler","player")
	me:act(name)
	me:no()
	finish_attack()
	me:expect{left={name},life=9}
	me:expect_card(name,{size=2,power=3000,critical=2,defense=2000})
end)

test("needs an attack of the opponent",function()
	field{me={left=name,right="Filler"}}
	me:attack("Filler")
	me:cannot_use(name)
end)
