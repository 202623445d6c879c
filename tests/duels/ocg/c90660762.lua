-- Meteor B. Dragon
test("is made of Red-Eyes B. Dragon and Meteor Dragon",function()
	field{me={hand={"Polymerization","Red-Eyes B. Dragon","Summoned Skull"},monsters={"Meteor Dragon"},extra={"Meteor B. Dragon"}}}
	me:activate("Polymerization",{"Meteor Dragon","Red-Eyes B. Dragon"},"attack")
	me:expect{monsters={{"Meteor B. Dragon",atk=3500,def=2000,level=8}},hand={"Summoned Skull"},grave=3}
end)

test("and of a substitute for either",function()
	field{me={hand={"Polymerization","Versago the Destroyer"},monsters={"Meteor Dragon"},extra={"Meteor B. Dragon"}}}
	me:activate("Polymerization",{"Meteor Dragon","Versago the Destroyer"},"attack")
	me:expect{monsters={"Meteor B. Dragon"}}
end)

test("cannot come back before its Fusion Summon",function()
	field{me={hand={"Monster Reborn"},grave={"Meteor B. Dragon"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
