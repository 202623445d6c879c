-- game: buddyfight
-- Duel Sieger "Tempest Enforcer"
local name='Duel Sieger "Tempest Enforcer"'
local spartand={'Duel Sieger "Spartand"',size=3,power=8000,critical=3,defense=1000,keywords={"Lifelink 5"}}

test("takes the place of a destroyed Spartand",function()
	field{me={world="Ancient World",hand=name,gauge=3,left=spartand},opponent={left="Jamadhar Dragon"},player="opponent"}
	opponent:attack("Jamadhar Dragon",spartand[1])
	me:reach("replace")
	me:yes()
	me:choose("center")
	me:expect_card(name,{size=3,power=12000,critical=3,defense=12000,keywords={"Penetrate","Triple Attack","Lifelink"}})
	me:expect{life=10,gauge=0,left=false}
end)

test("needs 3 gauge",function()
	field{me={world="Ancient World",hand=name,gauge=2,left=spartand},opponent={left="Jamadhar Dragon"},player="opponent"}
	opponent:attack("Jamadhar Dragon",spartand[1])
	finish_attack()
	me:expect{life=5,hand={name}}
end)

test("cannot be called from the hand",function()
	field{me={world="Ancient World",hand=name,gauge=3}}
	me:cannot_use(name)
end)

test("attacks three times",function()
	field{me={left=name}}
	me:attack(name)
	me:reach("double_attack")
	me:yes()
	me:attack(name)
	me:reach("double_attack")
	me:yes()
	me:attack(name)
	finish_attack()
	opponent:expect{life=1}
	me:expect_card(name,{rested=true})
end)

test("penetrates the center",function()
	field{me={left=name},opponent={center="Filler"}}
	me:attack(name)
	me:reach("double_attack")
	opponent:expect{center=false,life=7}
	me:no()
end)

test("loses the game when it leaves",function()
	field{me={left=name},opponent={right={"Big",size=3,power=30000,critical=1,defense=1000}},player="opponent"}
	opponent:attack("Big",name)
	finish_attack()
	expect_winner(opponent)
end)
