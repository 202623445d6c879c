-- Exodia the Forbidden One, with its limbs
field{
	rules="mr1",
	me={draw=1,deck={"Exodia the Forbidden One"},hand={"Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One","Right Leg of the Forbidden One"}},
	opponent={spells={"Waboku"}},
}

test("wins when all five are in the hand, before anybody can respond",function()
	expect{winner=me,turn=1,phase="draw"}
	happened("draw",{times=1})
	happened("confirm_cards",{card="Exodia the Forbidden One",player=opponent})
	happened("confirm_cards",{card="Left Leg of the Forbidden One"})
end)

test("a Duel that begins with the five in a hand is won at once",function()
	field{rules="mr1",opponent={hand={"Exodia the Forbidden One","Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One","Right Leg of the Forbidden One"}}}
	expect{winner=opponent,turn=1}
end)

test("a limb drawn last wins as well",function()
	field{rules="mr1",me={draw=1,deck={"Right Leg of the Forbidden One"},hand={"Exodia the Forbidden One","Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One"}}}
	expect{winner=me}
end)

test("each of the five has to be there: two of one limb do not do",function()
	field{
		rules="mr1",
		me={hand={"Exodia the Forbidden One","Left Arm of the Forbidden One","Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One"}},
		opponent={draw=1,deck={"Right Leg of the Forbidden One"}},
	}
	me:end_turn()
	expect{winner="none"}
end)

test("Exodia itself has to be in the hand",function()
	field{
		rules="mr1",
		me={hand={"Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One","Right Leg of the Forbidden One","Magician of Faith"},grave={"Exodia the Forbidden One"}},
	}
	me:end_turn()
	expect{turn=2,winner="none"}
end)

test("limbs in the Graveyard or in the other hand do not count",function()
	field{
		rules="mr1",
		me={hand={"Exodia the Forbidden One","Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One"},grave={"Right Leg of the Forbidden One"}},
		opponent={hand={"Right Leg of the Forbidden One"}},
	}
	me:end_turn()
	expect{turn=2,winner="none"}
end)
