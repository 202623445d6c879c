-- Priority: who may activate first, and how it passes.

test("OCG-PRIO-01 OCG-PRIO-04: priority goes back and forth until both have declined in a row",function()
	field{
		rules="mr1",
		me={spells={"Scapegoat","Rush Recklessly"},monsters={"Cyber Dragon"}},
		opponent={spells={"Waboku"}},
	}
	expect{phase="draw"}
	me:offered("activate","Scapegoat")
	opponent:not_offered("activate","Waboku")
	me:activate("Rush Recklessly","Cyber Dragon")
	opponent:offered("activate","Waboku") -- used by me, it passes to the opponent
	opponent:activate("Waboku")
	me:offered("activate","Scapegoat") -- and back
	me:pass()
	me:expect{grave={"Rush Recklessly"}}
	expect{phase="draw"}
	me:offered("activate","Scapegoat")
end)

test("OCG-PRIO-04: declined by one player it passes to the other as well",function()
	field{rules="mr1",me={spells={"Scapegoat"}},opponent={spells={"Waboku"}}}
	me:offered("activate","Scapegoat")
	me:pass()
	opponent:offered("activate","Waboku")
	opponent:activate("Waboku")
	me:offered("activate","Scapegoat")
end)

test("OCG-PRIO-02: the turn player may activate first in every phase and step",function()
	field{
		rules="mr1",
		me={spells={"Scapegoat"},monsters={"Cyber Dragon"}},
		opponent={spells={"Waboku"}},
	}
	local function first(turnplayer,card,other,othercard)
		turnplayer:offered("activate",card)
		other:not_offered("activate",othercard)
		turnplayer:pass()
		other:offered("activate",othercard)
		other:pass()
	end
	expect{phase="draw"}
	first(me,"Scapegoat",opponent,"Waboku")
	expect{phase="standby"}
	first(me,"Scapegoat",opponent,"Waboku")
	expect{phase="main 1"}
	me:offered("activate","Scapegoat")
	me:battle_phase()
	opponent:pass()
	expect{step="start"}
	first(me,"Scapegoat",opponent,"Waboku")
	me:attack("Cyber Dragon")
	expect{step="battle"}
	first(me,"Scapegoat",opponent,"Waboku")
	first(me,"Scapegoat",opponent,"Waboku")
	me:main_phase_2()
	opponent:pass()
	expect{step="end"}
	first(me,"Scapegoat",opponent,"Waboku")
	me:end_turn()
	opponent:pass()
	expect{phase="end"}
	first(me,"Scapegoat",opponent,"Waboku")
	expect{turn_player=opponent,phase="draw"}
	first(opponent,"Waboku",me,"Scapegoat")
end)

test("OCG-PRIO-03: while one player holds priority the other activates nothing of their own accord",function()
	field{
		rules="mr1",
		me={hand={"Tribe-Infecting Virus","Kuriboh"},spells={"Scapegoat"}},
		opponent={spells={"Waboku","Trap Hole"},monsters={"Cyber Dragon"}},
	}
	rest("pass")
	expect{phase="main 1"}
	rest("strict")
	me:summon("Tribe-Infecting Virus")
	me:offered("activate","Tribe-Infecting Virus")
	opponent:not_offered("activate","Trap Hole")
	opponent:not_offered("activate","Waboku")
	me:activate("Tribe-Infecting Virus","machine")
	opponent:offered("activate","Trap Hole")
	opponent:offered("activate","Waboku")
end)

test("OCG-PRIO-03: except Trigger effects, which come before it",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},spells={"Scapegoat"}},
		opponent={monsters={"Peten the Dark Clown"},deck={"Peten the Dark Clown"},spells={"Waboku"}},
	}
	rest("pass")
	expect{phase="main 1"}
	rest("strict")
	me:activate("Dark Hole")
	opponent:pass()
	me:pass()
	opponent:offered("activate","Peten the Dark Clown")
	me:not_offered("activate","Scapegoat")
	opponent:activate("Peten the Dark Clown")
	me:offered("activate","Scapegoat")
end)

test("OCG-PRIO-03: and Flip effects",function()
	field{
		rules="mr1",
		me={hand={"Swords of Revealing Light"},monsters={"Cyber Dragon"},spells={"Scapegoat"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown defense"}}},
	}
	rest("pass")
	expect{phase="main 1"}
	rest("strict")
	me:activate("Swords of Revealing Light")
	me:pass()
	opponent:offered("choose","Cyber Dragon")
	me:not_offered("activate","Scapegoat")
	opponent:answer("Cyber Dragon")
	me:offered("activate","Scapegoat")
	expect{chain={"Man-Eater Bug"}}
end)

test("OCG-PRIO-05: the turn player declines before play moves on",function()
	field{rules="mr1",me={spells={"Scapegoat"}}}
	expect{phase="draw"}
	me:offered("pass")
	never_happened("phase",{phase="standby"})
	me:pass()
	expect{phase="standby"}
	never_happened("phase",{phase="main 1"})
	me:pass()
	expect{phase="main 1"}
end)

test("OCG-PRIO-05: once an activation is made the phase goes on, and has to be left anew",function()
	field{rules="mr1",me={spells={"Rush Recklessly","Scapegoat"},monsters={"Cyber Dragon"}}}
	expect{phase="draw"}
	me:activate("Rush Recklessly","Cyber Dragon")
	me:pass()
	me:expect_card("Cyber Dragon",{atk=2800})
	me:pass() -- the answer to what the chain did
	expect{phase="draw"}
	me:pass()
	expect{phase="standby"}
end)

test("OCG-PRIO-06 OCG-PRIO-07: to declare an end is to give up priority: the opponent may act before that end",function()
	field{
		rules="mr1",
		me={spells={"Scapegoat"},monsters={"Cyber Dragon"}},
		opponent={spells={"Waboku"}},
	}
	me:pass()
	opponent:pass()
	me:pass()
	opponent:pass()
	me:battle_phase()
	expect{phase="main 1"}
	me:not_offered("pass")
	opponent:offered("activate","Waboku")
	opponent:activate("Waboku")
	me:pass()
	opponent:expect{grave={"Waboku"}}
	-- the phase was not left: the turn player has priority again
	expect{phase="main 1"}
	me:offered("activate","Scapegoat")
	me:pass()
	me:offered("battle_phase")
	me:offered("end_turn")
end)

test("OCG-PRIO-07: the same holds for a step and for the turn",function()
	field{
		rules="mr1",
		me={spells={"Scapegoat"},monsters={"Cyber Dragon"}},
		opponent={spells={"Waboku","Rush Recklessly"}},
	}
	rest("pass")
	me:battle_phase()
	expect{step="battle"}
	rest("strict")
	me:main_phase_2()
	expect{step="battle"}
	opponent:activate("Rush Recklessly","Cyber Dragon")
	me:pass()
	expect{step="battle"}
	rest("pass")
	me:main_phase_2()
	expect{phase="main 2"}
	rest("strict")
	me:end_turn()
	expect{phase="main 2"}
	opponent:activate("Waboku")
	me:pass()
	expect{phase="main 2"}
	me:pass()
	me:offered("end_turn")
end)
