-- Needle Worm
test("flipped, it sends the top five cards of the opponent's Deck to the Graveyard",function()
	field{rules="mr1",me={monsters={{"Needle Worm",position="facedown"}},deck={"Kuriboh"}},opponent={deck={"Waboku","Waboku","Waboku","Waboku","Kuriboh","Cyber Dragon"}}}
	me:change_position("Needle Worm")
	opponent:expect{deck={"Cyber Dragon"},grave={"Waboku","Waboku","Waboku","Waboku","Kuriboh"}}
	me:expect{deck=1,monsters={{"Needle Worm",atk=750,def=600}}}
end)
