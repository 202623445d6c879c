-- game: buddyfight
-- Armorknight Succubus
test("takes an Armorknight of the drop zone into its soul",function()
	field{me={world="Danger World",hand="Armorknight Succubus",gauge=1,drop={"Filler","Armorknight Ogre"}}}
	me:call("Armorknight Succubus","left")
	me:expect_card("Armorknight Succubus",{power=3000,critical=2,defense=2000,soul=1,keywords={"Soulguard"}})
	me:expect{drop={"Filler","Filler"},gauge=0}
end)

test("cannot take the card that pays its gauge",function()
	field{me={world="Danger World",hand="Armorknight Succubus",gauge={"Armorknight Ogre"},drop={"Filler"}}}
	me:cannot_use("Armorknight Succubus")
end)
