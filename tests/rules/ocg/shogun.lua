-- Total Defense Shogun's Flip Summon.
rest("pass")
field{rules="mr1",me={monsters={{"Total Defense Shogun",position="facedown"},{"Speed Warrior",position="facedown"}}},opponent={monsters={"Kuriboh"}}}

test("OCG-FLIP-05: Flip Summoned, it goes at once to face-up defense",function()
	me:change_position("Total Defense Shogun")
	happened("flip_summoned")
	me:expect_card("Total Defense Shogun",{position="defense"})
	happened("change_position",{card="Total Defense Shogun"})
end)

test("OCG-FLIP-05: other monsters stay in attack",function()
	me:change_position("Speed Warrior")
	me:expect_card("Speed Warrior",{position="attack"})
end)
