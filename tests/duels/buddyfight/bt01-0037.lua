-- game: buddyfight
-- Armorknight Cerberus
test("gathers small Armorknights into its soul",function()
	field{me={world="Danger World",center="Armorknight Cerberus",left="Armorknight Ogre",right={"Zero",size=0,power=1000,critical=1,defense=1000}}}
	me:act("Armorknight Cerberus","gather")
	me:yes()
	me:expect_card("Armorknight Cerberus",{size=2,power=5000,critical=2,defense=5000,soul=1,keywords={"Soulguard"}})
	me:expect{left=false,right={"Zero"}}
end)

test("need not gather",function()
	field{me={world="Danger World",center="Armorknight Cerberus",left="Armorknight Ogre"}}
	me:act("Armorknight Cerberus","gather")
	me:no()
	me:expect{left={"Armorknight Ogre"}}
end)

test("gathers nothing else",function()
	field{me={world="Danger World",center="Armorknight Cerberus",left="Filler"}}
	me:cannot_use("Armorknight Cerberus")
end)

test("fires a soul at a monster",function()
	field{me={center={"Armorknight Cerberus",soul={"Filler"}}},opponent={left="Filler",right="Filler"}}
	me:act("Armorknight Cerberus","Full Fire")
	me:choose("opponent's right")
	me:yes()
	opponent:expect{left={"Filler"},right=false}
	me:expect_card("Armorknight Cerberus",{soul=0})
	me:expect{drop={"Filler"}}
	me:cannot_use("Armorknight Cerberus","Full Fire")
end)

test("need not fire",function()
	field{me={center={"Armorknight Cerberus",soul={"Filler"}}},opponent={left="Filler"}}
	me:act("Armorknight Cerberus","Full Fire")
	me:no()
	opponent:expect{left={"Filler"}}
	me:expect_card("Armorknight Cerberus",{soul=1})
end)
