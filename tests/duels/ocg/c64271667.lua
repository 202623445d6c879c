-- Meteor Dragon
test("is a Normal Monster of 1800 ATK and 2000 DEF",function()
	field{me={hand={"Meteor Dragon"},monsters={"Kuriboh"}}}
	me:summon("Meteor Dragon","Kuriboh")
	me:expect{monsters={{"Meteor Dragon",atk=1800,def=2000,level=6}}}
end)
