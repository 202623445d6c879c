-- Battle positions, and how a monster comes into each of them.
rest("pass")

test("OCG-POS-01: Summons, Sets and Special Summons lead to the three basic positions only",function()
	field{rules="mr1",me={hand={"Kuriboh","Monster Reborn"},grave={"Summoned Skull"}},opponent={hand={"Krebons"}}}
	me:activate("Monster Reborn")
	me:offered("answer","attack")
	me:offered("answer","defense")
	me:not_offered("answer","facedown attack")
	me:not_offered("answer","facedown defense")
	me:answer("defense")
	me:summon("Kuriboh")
	me:expect{monsters={{"Summoned Skull",position="defense"},{"Kuriboh",position="attack"}}}
	me:end_turn()
	opponent:set("Krebons")
	opponent:expect{monsters={{"Krebons",position="facedown defense"}}}
end)

test("OCG-POS-01 OCG-POS-09: face-down Attack Position comes about by Darkness Approaches, from face-up Attack Position",function()
	field{rules="mr1",
		me={hand={"Darkness Approaches","Kuriboh","Krebons"}},opponent={monsters={"Cyber Dragon",{"Speed Warrior",position="defense"}}},
	}
	me:activate("Darkness Approaches",{"Kuriboh","Krebons"},"Cyber Dragon")
	opponent:expect{monsters={{"Cyber Dragon",position="facedown attack"},{"Speed Warrior",position="defense"}}}
end)

test("OCG-POS-09: a monster in Defense Position stays in it when Darkness Approaches turns it down",function()
	field{rules="mr1",
		me={hand={"Darkness Approaches","Kuriboh","Krebons"}},opponent={monsters={{"Speed Warrior",position="defense"}}},
	}
	me:activate("Darkness Approaches",{"Kuriboh","Krebons"},"Speed Warrior")
	opponent:expect{monsters={{"Speed Warrior",position="facedown defense"}}}
end)

test("OCG-POS-09: since 2017 it leads to face-down Defense Position",function()
	field{rules="mr1",switches={facedown_attack=false},
		me={hand={"Darkness Approaches","Kuriboh","Krebons"}},opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Darkness Approaches",{"Kuriboh","Krebons"},"Cyber Dragon")
	opponent:expect{monsters={{"Cyber Dragon",position="facedown defense"}}}
end)

test("OCG-POS-02: a monster in face-down Defense Position cannot be equipped",function()
	field{rules="mr1",me={hand={"United We Stand","Mage Power"},monsters={{"Kuriboh",position="facedown"},"Krebons"}}}
	me:activate("United We Stand")
	me:expect{monsters={{"Kuriboh",equips=0},{"Krebons",equips=1}}}
	me:activate("Mage Power")
	me:expect{monsters={{"Kuriboh",equips=0},{"Krebons",equips=2}}}
end)

test("OCG-POS-02 OCG-POS-11: no face-down monster can be equipped",function()
	field{rules="mr1",
		me={hand={"United We Stand"},monsters={{"Kuriboh",position="facedown defense"}}},
		opponent={monsters={{"Krebons",position="facedown attack"}}},
	}
	me:not_offered("activate","United We Stand","target of United We Stand")
end)

test("OCG-POS-11: turned to face-down Attack Position, a monster loses its Equip Spell",function()
	field{rules="mr1",
		me={hand={"Darkness Approaches","Kuriboh","Krebons"}},
		opponent={monsters={"Cyber Dragon"},spells={{"United We Stand",position="faceup",equipped_to="Cyber Dragon"}}},
	}
	opponent:expect{monsters={{"Cyber Dragon",equips=1}}}
	me:activate("Darkness Approaches",{"Kuriboh","Krebons"},"Cyber Dragon")
	opponent:expect{monsters={{"Cyber Dragon",position="facedown attack",equips=0}},spells=0,grave={"United We Stand"}}
end)

test("OCG-POS-03 OCG-POS-07: attacked, a monster in face-down Defense Position comes into face-up Defense Position",function()
	field{rules="mr1",me={monsters={"Speed Warrior"}},opponent={monsters={{"Kaiser Sea Horse",position="facedown"}}}}
	me:battle_phase()
	me:attack("Speed Warrior","Kaiser Sea Horse")
	me:expect{lp=8000-750}
	opponent:expect{monsters={{"Kaiser Sea Horse",position="defense"}}}
	never_happened("flip_summoned")
end)

test("OCG-POS-03: a face-down monster that is not attacked stays face-down",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={monsters={{"Kaiser Sea Horse",position="facedown"},"Kuriboh"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Kuriboh")
	opponent:expect{monsters={{"Kaiser Sea Horse",position="facedown defense"}}}
end)

test("OCG-POS-12: attacked, a monster in face-down Attack Position comes into face-up Attack Position",function()
	field{rules="mr1",me={monsters={"Summoned Skull"}},opponent={monsters={{"Cyber Dragon",position="facedown attack"}}}}
	me:battle_phase()
	me:attack("Summoned Skull","Cyber Dragon")
	happened("change_position",{card="Cyber Dragon",times=1})
	opponent:expect{lp=8000-400,grave={"Cyber Dragon"}}
end)

test("OCG-POS-12: it stays in face-up Attack Position if it survives",function()
	field{rules="mr1",me={monsters={"Speed Warrior"}},opponent={monsters={{"Cyber Dragon",position="facedown attack"}}}}
	me:battle_phase()
	me:attack("Speed Warrior","Cyber Dragon")
	me:expect{lp=8000-1200}
	opponent:expect{monsters={{"Cyber Dragon",position="attack"}}}
end)

test("OCG-POS-04 OCG-POS-07: turned up by Swords of Revealing Light, it comes into face-up Defense Position by a flip",function()
	field{rules="mr1",
		me={hand={"Swords of Revealing Light"},spells={"Trap Hole"},monsters={"Speed Warrior"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown"},{"Kaiser Sea Horse",position="facedown"}}},
	}
	me:activate("Swords of Revealing Light")
	me:not_offered("activate","Trap Hole")
	opponent:answer("Speed Warrior")
	opponent:expect{monsters={{"Man-Eater Bug",position="defense"},{"Kaiser Sea Horse",position="defense"}}}
	me:expect{grave={"Speed Warrior"}}
	never_happened("flip_summoning")
end)

test("OCG-POS-04: whoever Flip Summons the same monster meets what responds to a Flip Summon",function()
	field{rules="mr1",
		me={spells={"Trap Hole"}},opponent={monsters={{"Kaiser Sea Horse",position="facedown"}}},
	}
	me:end_turn()
	opponent:change_position("Kaiser Sea Horse")
	me:activate("Trap Hole")
	happened("flip_summoning")
	opponent:expect{grave={"Kaiser Sea Horse"}}
end)

test("OCG-POS-06: Total Defense Shogun comes from face-down to face-up Defense Position",function()
	field{rules="mr1",me={monsters={{"Total Defense Shogun",position="facedown"},{"Kuriboh",position="facedown"}}}}
	me:change_position("Total Defense Shogun")
	me:expect{monsters={{"Total Defense Shogun",position="defense"},{"Kuriboh",position="facedown defense"}}}
	me:change_position("Kuriboh")
	me:expect{monsters={"Total Defense Shogun",{"Kuriboh",position="attack"}}}
end)

test("OCG-POS-07: an effect brings a monster from face-up Attack to face-up Defense Position",function()
	field{rules="mr1",me={hand={"Total Defense Shogun"},monsters={"Kuriboh"}}}
	me:summon("Total Defense Shogun","Kuriboh")
	me:expect{monsters={{"Total Defense Shogun",position="defense"}}}
end)

test("OCG-POS-08: only a monster in face-up Attack Position can attack",function()
	field{rules="mr1",
		me={monsters={"Speed Warrior",{"Cyber Dragon",position="defense"},{"Krebons",position="facedown"}}},
	}
	me:battle_phase()
	me:offered("attack","Speed Warrior")
	me:not_offered("attack","Cyber Dragon")
	me:not_offered("attack","Krebons")
end)

test("OCG-POS-08: an effect can let a monster attack from Defense Position, but not face-down",function()
	field{rules="mr1",
		me={monsters={{"Total Defense Shogun",position="defense"}}},opponent={monsters={{"Total Defense Shogun",position="facedown"}}},
	}
	me:battle_phase()
	me:offered("attack","Total Defense Shogun")
	me:end_turn()
	opponent:battle_phase()
	opponent:not_offered("attack","Total Defense Shogun")
end)

test("OCG-POS-10: a monster in face-down Attack Position cannot attack",function()
	field{rules="mr1",me={monsters={{"Cyber Dragon",position="facedown attack"},"Speed Warrior"}}}
	me:battle_phase()
	me:not_offered("attack","Cyber Dragon")
	me:offered("attack","Speed Warrior")
end)
