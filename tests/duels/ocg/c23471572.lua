-- Solomon's Lawbook
rest("pass")

test("its player skips the next Standby Phase, and only that",function()
	field{rules="mr1",me={spells={"Solomon's Lawbook",{"Messenger of Peace",position="faceup"}}}}
	me:activate("Solomon's Lawbook")
	expect{phase="main 1",turn=1}
	me:expect{lp=8000,spells={"Messenger of Peace"}}
	me:end_turn()
	opponent:end_turn()
	me:answer("yes")
	me:expect{lp=7900}
end)

test("used in the opponent's turn it skips that of the next own turn",function()
	field{rules="mr1",me={hand={"Messenger of Peace"},spells={"Solomon's Lawbook"}}}
	me:activate("Messenger of Peace")
	me:end_turn()
	me:activate("Solomon's Lawbook")
	opponent:end_turn()
	expect{turn=3,phase="main 1"}
	me:expect{lp=8000,spells={"Messenger of Peace"}}
end)

test("used in its own Standby Phase it skips the next one",function()
	field{rules="mr1",me={hand={"Kuriboh"},spells={"Solomon's Lawbook",{"Messenger of Peace",position="faceup"}}}}
	me:pass()
	me:activate("Solomon's Lawbook")
	me:answer("yes")
	me:expect{lp=7900}
	me:end_turn()
	opponent:end_turn()
	expect{turn=3}
	me:expect{lp=7900,spells={"Messenger of Peace"}}
	me:end_turn()
	opponent:end_turn()
	me:answer("yes")
	me:expect{lp=7800}
end)

test("does not touch the opponent's Standby Phase",function()
	field{rules="mr1",me={spells={"Solomon's Lawbook"}},opponent={spells={{"Messenger of Peace",position="faceup"}}}}
	me:activate("Solomon's Lawbook")
	me:end_turn()
	opponent:answer("yes")
	opponent:expect{lp=7900}
end)
