-- DNA Surgery
test("makes all face-up monsters of a Type",function()
	field{me={spells={"DNA Surgery"},hand={"Sogen"},monsters={"Kuriboh"}},opponent={monsters={"Cyber Dragon"},hand={"Tribe-Infecting Virus"}}}
	rest("pass")
	me:activate("DNA Surgery","warrior")
	me:activate("Sogen")
	me:expect_card("Kuriboh",{atk=500})
	opponent:expect_card("Cyber Dragon",{atk=2300})
	me:expect{spells={{"DNA Surgery",position="faceup"}}}
end)
