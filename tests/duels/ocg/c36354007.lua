-- Gilford the Lightning
field{
	me={monsters={"Speed Warrior","Kuriboh","Krebons"},hand={"Gilford the Lightning"}},
	opponent={monsters={"Cyber Dragon",{"Kaiser Sea Horse",position="facedown"}}},
}

test("with three Tributes destroys the opponent's monsters",function()
	me:summon("Gilford the Lightning","Tribute three monsters",{"Speed Warrior","Kuriboh","Krebons"})
	me:expect{monsters={{"Gilford the Lightning",atk=2800}},grave=3}
	opponent:expect{monsters=0,grave=2}
end)

test("with two Tributes destroys nothing",function()
	me:summon("Gilford the Lightning",1,{"Speed Warrior","Kuriboh"})
	me:expect{monsters={"Gilford the Lightning","Krebons"}}
	opponent:expect{monsters=2}
end)
