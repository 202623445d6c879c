-- Sheep Token
test("is a Token of no ATK and DEF",function()
	field{me={spells={"Scapegoat"}}}
	me:activate("Scapegoat")
	me:expect_card("Sheep Token",{count=4})
	me:expect_card("Sheep Token",{atk=0,def=0,level=1})
end)
