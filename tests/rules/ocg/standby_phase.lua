-- The Standby Phase: what has to be processed in it, and in which order.

test("OCG-SP-01: effects of the Standby Phase are processed in it, whether their player likes it or not",function()
	field{rules="mr1",me={hand={"Messenger of Peace"}}}
	me:activate("Messenger of Peace")
	me:end_turn()
	opponent:end_turn()
	expect{turn=3,phase="standby"}
	me:answer("yes")
	me:expect{lp=7900}
	expect{turn=3,phase="main 1"}
end)

test("OCG-SP-01: a compulsory effect cannot be declined, and does not come in another phase",function()
	field{rules="mr1",me={spells={{"Burning Land",position="faceup"},"Waboku"}},opponent={spells={"Waboku"}}}
	expect{phase="draw"}
	me:not_offered("activate","Burning Land")
	me:pass()
	opponent:pass()
	expect{phase="standby"}
	me:offered("activate","Burning Land")
	me:activate("Waboku")
	rest("pass")
	me:expect{lp=7500}
	expect{phase="main 1"}
	happened("damage",{player=me,amount=500,times=1})
end)

test("OCG-SP-02: of several effects the turn player decides the order",function()
	field{rules="mr1",me={spells={{"Messenger of Peace",position="faceup"},{"Burning Land",position="faceup"}}}}
	expect{turn=1,phase="standby"}
	me:activate("Burning Land")
	me:expect{lp=7500}
	me:answer("yes")
	me:expect{lp=7400}
end)

test("OCG-SP-02: the other order is as good",function()
	field{rules="mr1",me={spells={{"Messenger of Peace",position="faceup"},{"Burning Land",position="faceup"}}}}
	me:activate("Messenger of Peace","yes")
	me:expect{lp=7400}
	happened("pay_life_points",{amount=100})
	happened("damage",{amount=500})
end)

local function ofboth(ordered)
	field{
		rules="mr1",switches={standby_in_turn_players_order=ordered},
		me={spells={{"Messenger of Peace",position="faceup"}}},
		opponent={spells={{"Burning Land",position="faceup"}}},
	}
end

test("OCG-SP-02: the turn player orders what the opponent has to process too",function()
	ofboth(true)
	expect{turn=1,phase="standby"}
	me:activate("Burning Land")
	me:expect{lp=7500}
	me:answer("no")
	me:expect{spells=0,lp=7500}
	expect{phase="main 1"}
end)

test("OCG-SP-02: in the reference engine each processes their own, the turn player first",function()
	ofboth(false)
	me:answer("no")
	me:expect{spells=0,lp=7500}
end)

test("OCG-SP-03: Quick-Play Spells and Traps can be activated in it",function()
	field{rules="mr1",me={hand={"Scapegoat"}},opponent={spells={"Waboku"}}}
	me:pass()
	opponent:pass()
	expect{phase="standby"}
	me:activate("Scapegoat")
	opponent:activate("Waboku")
	expect{phase="main 1"}
	me:expect{monsters=4}
	opponent:expect{grave={"Waboku"}}
end)

test("OCG-SP-03 OCG-SP-04: other Spells and Summons wait for the Main Phase that follows",function()
	field{rules="mr1",me={hand={"Scapegoat","Dark Hole","Speed Warrior"},monsters={"Kuriboh"}}}
	me:pass()
	expect{phase="standby"}
	me:not_offered("activate","Dark Hole")
	me:not_offered("summon","Speed Warrior")
	me:pass()
	expect{phase="main 1"}
	me:offered("activate","Dark Hole")
	me:offered("summon","Speed Warrior")
end)
