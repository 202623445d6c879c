-- Total Defense Shogun
field{
	rules="mr1",
	me={monsters={{"Total Defense Shogun",position="facedown"}}},
	opponent={monsters={"Speed Warrior"}},
}

test("Flip Summoned, it changes to Defense Position",function()
	me:change_position("Total Defense Shogun")
	me:expect{monsters={{"Total Defense Shogun",position="defense",atk=1550,def=2500}}}
	happened("flip_summoned")
end)

test("Normal Summoned, it changes to Defense Position",function()
	field{rules="mr1",me={hand={"Total Defense Shogun"},monsters={"Kuriboh"}}}
	me:summon("Total Defense Shogun","Kuriboh")
	me:expect{monsters={{"Total Defense Shogun",position="defense"}}}
	happened("summoned")
	happened("change_position",{card="Total Defense Shogun",times=1})
end)

test("attacks from Defense Position with its ATK",function()
	field{rules="mr1",me={monsters={{"Total Defense Shogun",position="defense"}}},opponent={monsters={"Speed Warrior"}}}
	me:battle_phase()
	me:attack("Total Defense Shogun","Speed Warrior")
	opponent:expect{lp=8000-650,grave={"Speed Warrior"}}
	me:expect{monsters={{"Total Defense Shogun",position="defense"}}}
end)

test("defends with its DEF",function()
	field{rules="mr1",me={monsters={{"Total Defense Shogun",position="defense"}}},opponent={monsters={"Cyber Dragon"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Total Defense Shogun")
	opponent:expect{lp=8000-400}
	me:expect{monsters=1}
end)

test("Special Summoned, it keeps its position",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Total Defense Shogun"}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={{"Total Defense Shogun",position="attack"}}}
end)

test("changes nothing when turned face-down before",function()
	field{rules="mr1",me={monsters={{"Total Defense Shogun",position="facedown"}}},opponent={spells={"Book of Moon"}}}
	me:change_position("Total Defense Shogun")
	opponent:activate("Book of Moon")
	me:expect{monsters={{"Total Defense Shogun",position="facedown defense"}}}
end)
