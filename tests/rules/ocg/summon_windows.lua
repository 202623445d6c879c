-- What may be used when: open states, priority after Summons, the window in which a Summon can be negated.

test("OCG-EXT-23: Spells and Ignition effects of Spell Speed 1 begin a chain in their player's own Main Phase only",function()
	field{
		rules="mr2",
		me={hand={"Dark Hole","Mystical Space Typhoon","Waboku"},monsters={"Tribe-Infecting Virus"}},
		opponent={spells={"Waboku"}},
	}
	rest("pass")
	me:set("Waboku")
	me:offered("activate","Dark Hole")
	me:offered("activate","Tribe-Infecting Virus")
	me:offered("activate","Mystical Space Typhoon")
	me:battle_phase()
	me:not_offered("activate","Dark Hole","it can only begin a chain in its player's main phase")
	me:not_offered("activate","Tribe-Infecting Virus")
	me:offered("activate","Mystical Space Typhoon")
	me:main_phase_2()
	me:offered("activate","Dark Hole")
	me:offered("activate","Tribe-Infecting Virus")
	me:end_turn()
end)

test("OCG-EXT-23: nor in the opponent's turn",function()
	field{
		rules="mr2",
		me={hand={"Dark Hole","Kuriboh"},monsters={"Tribe-Infecting Virus"},spells={"Waboku"}},
		opponent={monsters={"Cyber Dragon"},hand={"Speed Warrior"}},
	}
	rest("pass")
	me:end_turn()
	opponent:summon("Speed Warrior")
	me:offered("activate","Waboku")
	me:not_offered("activate","Dark Hole","not permitted from the hand or in the turn it was set")
	me:not_offered("activate","Tribe-Infecting Virus")
end)

test("OCG-EXT-23: directly after a chain only triggers and Spell Speed 2 can be used, until both players pass",function()
	field{
		rules="mr2",
		me={hand={"Mage Power","Dark Hole","Kuriboh"},monsters={"Tribe-Infecting Virus"},spells={"Rush Recklessly"}},
		opponent={spells={"Waboku"}},
	}
	rest("pass")
	me:activate("Mage Power")
	rest("strict")
	opponent:pass()
	me:pass()
	happened("chain_end")
	-- The chain has ended; the turn player is the first to respond.
	me:offered("activate","Rush Recklessly")
	me:not_offered("activate","Dark Hole")
	me:not_offered("activate","Tribe-Infecting Virus")
	me:pass()
	opponent:offered("activate","Waboku")
	opponent:pass()
	me:offered("activate","Dark Hole")
	me:offered("activate","Tribe-Infecting Virus")
end)

local summoned={
	me={hand={"Tribe-Infecting Virus","Kuriboh"}},
	opponent={monsters={"Cyber Dragon"},spells={"Trap Hole"}},
}

test("OCG-EXT-30: before the change of March 2011 an Ignition effect can be link 1 right after the Summon",function()
	summoned.rules="mr1"
	field(summoned)
	me:summon("Tribe-Infecting Virus")
	me:activate("Tribe-Infecting Virus","Kuriboh","machine")
	opponent:activate("Trap Hole")
	happened("chaining",{link=1,card="Tribe-Infecting Virus"})
	happened("chaining",{link=2,card="Trap Hole"})
	opponent:expect{monsters=0}
	me:expect{monsters=0}
end)

test("OCG-EXT-30: from then on the opponent responds to the Summon first",function()
	summoned.rules="mr2"
	field(summoned)
	me:summon("Tribe-Infecting Virus")
	me:not_offered("activate","Tribe-Infecting Virus")
	opponent:activate("Trap Hole")
	me:expect{monsters=0,hand={"Kuriboh"}}
	opponent:expect{monsters=1}
end)

test("OCG-EXT-30: it is a rule of its own",function()
	summoned.rules,summoned.switches="mr2",{ignition_priority=true}
	field(summoned)
	summoned.switches=nil
	me:summon("Tribe-Infecting Virus")
	me:activate("Tribe-Infecting Virus","Kuriboh","machine")
	opponent:offered("activate","Trap Hole")
	opponent:pass()
	opponent:expect{monsters=0,spells=1}
end)

test("OCG-EXT-31: after a Summon its triggers come first, and the opponent answers those",function()
	field{
		rules="mr1",
		me={hand={"Breaker the Magical Warrior"},spells={"Rush Recklessly"}},
		opponent={spells={"Trap Hole"}},
	}
	me:summon("Breaker the Magical Warrior")
	expect{chain={"Breaker the Magical Warrior"}}
	opponent:activate("Trap Hole")
	happened("chaining",{link=2,card="Trap Hole"})
end)

test("OCG-EXT-31: without triggers the turn player has priority, then the opponent may respond",function()
	field{
		rules="mr1",
		me={hand={"Speed Warrior","Command Knight"},spells={"Rush Recklessly"}},
		opponent={spells={"Trap Hole"}},
	}
	me:summon("Command Knight")
	me:offered("activate","Rush Recklessly")
	me:pass()
	opponent:offered("activate","Trap Hole")
	opponent:activate("Trap Hole")
	me:pass()
	me:expect{monsters=0}
end)

test("OCG-EXT-32: a phase ends when both players pass in a row; after a chain the turn player has priority again",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},spells={"Rush Recklessly"}},
		opponent={spells={"Waboku","Scapegoat"}},
	}
	rest("pass")
	me:battle_phase()
	me:main_phase_2()
	me:end_turn()
	opponent:activate("Waboku") -- before the end of Main Phase 2
	rest("strict")
	expect{phase="main 2"}
	me:pass()
	opponent:pass()
	happened("chain_end")
	me:offered("activate","Rush Recklessly")
	me:pass()
	opponent:offered("activate","Scapegoat")
	expect{phase="main 2",turn_player=me}
end)

local judged={
	rules="mr1",
	me={monsters={"Peten the Dark Clown"},hand={"Summoned Skull","Speed Warrior"}},
	opponent={spells={"Solemn Judgment"}},
}

test("OCG-EXT-40: a Normal Summon can be negated before it succeeds; it is used up and the Tributes are lost",function()
	field(judged)
	me:summon("Summoned Skull","Peten the Dark Clown")
	happened("summoning")
	never_happened("summoned")
	opponent:activate("Solemn Judgment")
	happened("chaining",{link=1,card="Solemn Judgment"})
	never_happened("summoned")
	me:expect{monsters=0,grave={"Peten the Dark Clown","Summoned Skull"}}
	opponent:expect{lp=4000}
	me:not_offered("summon","Speed Warrior","the normal summon of this turn is used")
end)

test("OCG-EXT-40: a Summon cannot be answered in that window by what answers successful ones",function()
	judged.opponent.spells={"Solemn Judgment","Trap Hole"}
	field(judged)
	me:summon("Summoned Skull","Peten the Dark Clown")
	opponent:offered("activate","Solemn Judgment")
	opponent:not_offered("activate","Trap Hole")
	opponent:pass()
	happened("summoned")
	opponent:not_offered("activate","Solemn Judgment")
	opponent:activate("Trap Hole")
	rest("pass")
	me:expect{monsters=0}
end)

test("OCG-EXT-40: so can a Flip Summon and a Special Summon by procedure",function()
	field{
		rules="mr1",
		me={monsters={{"Man-Eater Bug",position="facedown"},"Junk Synchron","Speed Warrior"},extra={"Junk Warrior"}},
		opponent={monsters={"Cyber Dragon"},spells={"Solemn Judgment","Solemn Judgment"}},
	}
	rest("pass")
	me:change_position("Man-Eater Bug")
	opponent:activate({"Solemn Judgment",slot=0})
	opponent:expect{monsters=1}
	me:expect{grave={"Man-Eater Bug"}}
	me:special_summon("Junk Warrior",{"Junk Synchron","Speed Warrior"},"attack")
	opponent:activate("Solemn Judgment")
	me:expect{monsters=0,grave={"Man-Eater Bug","Junk Synchron","Speed Warrior","Junk Warrior"}}
	opponent:expect{lp=2000}
end)

test("OCG-EXT-40: a Special Summon by an effect that resolves has no such window",function()
	field{
		rules="mr1",
		me={hand={"Monster Reborn"},grave={"Summoned Skull"}},
		opponent={spells={"Solemn Judgment"}},
	}
	me:activate("Monster Reborn")
	opponent:offered("activate","Solemn Judgment") -- the activation of the Spell can be negated
	opponent:pass()
	me:answer("attack")
	opponent:not_offered("activate","Solemn Judgment")
	me:expect{monsters={"Summoned Skull"}}
end)

local synchro={
	rules="mr1",
	me={monsters={"Junk Synchron","Cyber Dragon"},extra={"Stardust Dragon"},hand={"Monster Reborn"}},
	opponent={spells={"Solemn Judgment"},hand={"Kuriboh","Tribute to The Doomed"}},
}

test("OCG-EXT-41: a monster whose procedure Summon was negated was not properly Summoned and cannot be revived",function()
	field(synchro)
	me:special_summon("Stardust Dragon",{"Junk Synchron","Cyber Dragon"},"attack")
	opponent:activate("Solemn Judgment")
	me:expect{grave={"Junk Synchron","Cyber Dragon","Stardust Dragon"}}
	me:activate("Monster Reborn")
	me:not_offered("choose","Stardust Dragon")
	me:offered("choose","Cyber Dragon")
end)

test("OCG-EXT-41: one that was Summoned and then left can be revived",function()
	field(synchro)
	rest("pass")
	me:special_summon("Stardust Dragon",{"Junk Synchron","Cyber Dragon"},"attack")
	me:end_turn()
	opponent:activate("Tribute to The Doomed","Kuriboh","Stardust Dragon")
	opponent:end_turn()
	me:activate("Monster Reborn")
	me:offered("choose","Stardust Dragon")
end)
