-- How a Duel is won and lost.

test("OCG-WIN-01: a player whose opponent's Life Points fall to 0 wins",function()
	field{rules="mr1",me={monsters={"Summoned Skull"}},opponent={lp=2500}}
	me:battle_phase()
	me:attack("Summoned Skull")
	opponent:expect{lp=0}
	expect{winner=me}
end)

test("OCG-WIN-01: with Life Points left the Duel goes on",function()
	field{rules="mr1",me={monsters={"Summoned Skull"}},opponent={lp=2501}}
	me:battle_phase()
	me:attack("Summoned Skull")
	opponent:expect{lp=1}
	expect{winner="none"}
end)

test("OCG-WIN-02 OCG-EXT-08: a player made to draw more cards than the Deck holds loses",function()
	field{rules="mr1",me={deck={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"},monsters={{"Morphing Jar",position="facedown"}}},opponent={deck={"Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:change_position("Morphing Jar")
	expect{winner=me}
	me:expect{hand=5}
	opponent:expect{hand=4,deck=0}
end)

test("OCG-WIN-04 OCG-EXT-08: an empty Deck alone loses nothing, nor does a draw of all it holds",function()
	field{rules="mr1",me={draw=1,deck={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"},monsters={{"Morphing Jar",position="facedown"}}},opponent={draw=1,deck={"Waboku","Waboku","Waboku","Waboku","Waboku"}}}
	me:change_position("Morphing Jar")
	me:expect{hand=5,deck=0}
	opponent:expect{hand=5,deck=0}
	expect{winner="none"}
	me:end_turn()
	expect{winner=me,turn=2}
end)

test("OCG-WIN-04 OCG-EXT-08: effects that send cards from the Deck to the Graveyard make nobody lose",function()
	field{rules="mr1",me={monsters={{"Needle Worm",position="facedown"}}},opponent={draw=1,deck={"Kuriboh","Kuriboh","Kuriboh"}}}
	me:change_position("Needle Worm")
	opponent:expect{deck=0,grave=3}
	expect{winner="none",turn=1}
	me:end_turn()
	expect{winner=me,turn=2}
end)

test("OCG-EXT-08: a player cannot activate an own effect that draws more cards than the Deck holds",function()
	field{rules="mr1",me={spells={{"Card of Safe Return",position="faceup"}},hand={"Monster Reborn"},grave={"Kuriboh"},deck={"Waboku","Waboku"}}}
	me:activate("Monster Reborn","Kuriboh","attack")
	me:not_offered("activate","Card of Safe Return")
	me:expect{deck=2}
	expect{winner="none"}
end)

test("OCG-EXT-08: with just enough cards in the Deck it can be activated",function()
	field{rules="mr1",me={spells={{"Card of Safe Return",position="faceup"}},hand={"Monster Reborn"},grave={"Kuriboh"},deck={"Waboku","Waboku","Waboku"}}}
	me:activate("Monster Reborn","Kuriboh","attack")
	me:activate("Card of Safe Return")
	me:expect{hand=3,deck=0}
	expect{winner="none"}
end)

test("OCG-EXT-07: if neither player can make the draws of one effect, the Duel is a draw",function()
	field{rules="mr1",me={deck={"Kuriboh"},monsters={{"Morphing Jar",position="facedown"}}},opponent={deck={"Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:change_position("Morphing Jar")
	expect{winner="draw"}
	me:expect{hand=1}
	opponent:expect{hand=4}
end)

test("OCG-WIN-05 OCG-EXT-09: the five parts of Exodia in the hand win at once, without a chain",function()
	field{
		rules="mr1",
		me={draw=1,deck={"Exodia the Forbidden One"},hand={"Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One","Right Leg of the Forbidden One"}},
		opponent={spells={"Solemn Judgment","Waboku"}},
	}
	expect{winner=me,turn=1,phase="draw"}
	never_happened("chaining")
end)

test("OCG-WIN-05 OCG-EXT-09: Exodia is complete in the middle of an effect as well",function()
	field{
		rules="mr1",
		me={hand={"Monster Reborn","Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One"},grave={"Kuriboh"},spells={{"Card of Safe Return",position="faceup"}},deck={"Exodia the Forbidden One","Right Leg of the Forbidden One","Kuriboh"}},
		opponent={draw=1},
	}
	me:activate("Monster Reborn","Kuriboh","attack")
	expect{winner="none"}
	me:activate("Card of Safe Return")
	expect{winner=me,turn=1,phase="main 1"}
end)

test("OCG-WIN-05: four parts of Exodia win nothing",function()
	field{rules="mr1",me={hand={"Exodia the Forbidden One","Left Arm of the Forbidden One","Right Arm of the Forbidden One","Left Leg of the Forbidden One"}}}
	me:end_turn()
	expect{winner="none",turn=2}
end)

test("OCG-WIN-05: Destiny Board wins with its fourth letter",function()
	field{rules="mr1",me={spells={"Destiny Board"},deck={'Spirit Message "I"','Spirit Message "N"','Spirit Message "A"','Spirit Message "L"'}}}
	rest("pass")
	me:activate("Destiny Board")
	for _=1,3 do
		me:end_turn()
		opponent:end_turn()
	end
	me:expect{spells=4}
	expect{winner="none",turn=7}
	me:end_turn()
	opponent:end_turn()
	expect{winner=me}
end)

test("OCG-EXT-09: Life Points are compared with 0 as soon as they change, a cost included",function()
	field{rules="mr1",me={lp=1000,spells={"Seven Tools of the Bandit"}},opponent={hand={"Monster Reborn"},spells={"Waboku"}}}
	rest("pass")
	me:end_turn()
	opponent:activate("Waboku")
	me:activate("Seven Tools of the Bandit")
	expect{winner=opponent}
	never_happened("chain_solving")
	opponent:expect{spells={"Waboku"}}
end)

test("OCG-EXT-09: damage of a chain link ends the Duel before the links below it resolve",function()
	field{rules="mr1",me={lp=2100,hand={"Rush Recklessly"},monsters={"Cyber Dragon"}},opponent={spells={"Magic Cylinder"}}}
	rest("pass")
	me:battle_phase()
	me:attack("Cyber Dragon")
	me:activate("Rush Recklessly","Cyber Dragon")
	opponent:activate("Magic Cylinder")
	expect{winner=opponent}
	happened("chain_solving",{link=2,times=1})
	never_happened("chain_solving",{link=1})
end)
