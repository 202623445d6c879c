-- Cyber Twin Dragon
test("attacks twice",function()
	field{me={monsters={"Cyber Twin Dragon"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:battle_phase()
	me:attack("Cyber Twin Dragon","Kaiser Sea Horse")
	me:attack("Cyber Twin Dragon")
	opponent:expect{lp=8000-1100-2800}
	me:not_offered("attack","Cyber Twin Dragon","it has attacked this turn")
end)

test("is made of two Cyber Dragons",function()
	field{me={hand={"Polymerization","Cyber Dragon","Kuriboh"},monsters={"Cyber Dragon"},extra={"Cyber Twin Dragon"}}}
	me:activate("Polymerization",{"Cyber Dragon","Cyber Dragon"},"attack")
	me:expect{monsters={{"Cyber Twin Dragon",atk=2800,def=2100}},hand={"Kuriboh"}}
end)

test("needs two of them",function()
	field{me={hand={"Polymerization","Cyber Dragon","Kuriboh"},extra={"Cyber Twin Dragon"}}}
	me:not_offered("activate","Polymerization")
end)

test("takes no substitute",function()
	field{me={hand={"Polymerization","Cyber Dragon","Goddess with the Third Eye"},extra={"Cyber Twin Dragon"}}}
	me:not_offered("activate","Polymerization")
end)
