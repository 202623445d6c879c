-- Left Arm of the Forbidden One
test("is a Normal Monster that can be Normal Summoned",function()
	field{rules="mr1",me={hand={"Left Arm of the Forbidden One"}},opponent={monsters={{"Kuriboh",position="attack"}}}}
	me:summon("Left Arm of the Forbidden One")
	me:expect{monsters={{"Left Arm of the Forbidden One",atk=200,def=300,level=1}}}
	me:battle_phase()
	me:attack("Left Arm of the Forbidden One","Kuriboh")
	me:expect{lp=7900,grave={"Left Arm of the Forbidden One"}}
end)
