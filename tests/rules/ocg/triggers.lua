-- Triggers: when they are collected, in which order they become links, and when they miss their timing.

test("OCG-EXT-17: triggers of a chain start the next one before priority is given again",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Sangan"},spells={"Scapegoat"},deck={"Kuriboh"}},
		opponent={spells={"Waboku"},monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Dark Hole")
	rest("strict")
	opponent:pass()
	me:pass()
	-- Dark Hole has resolved; nobody was asked for anything before Sangan was activated.
	expect{chain={"Sangan"}}
	happened("chain_end",{times=1})
	opponent:activate("Waboku")
	happened("chaining",{link=2,card="Waboku"})
end)

local wiped={
	rules="mr1",
	me={hand={"Dark Hole"},monsters={"Sangan","Peten the Dark Clown"},deck={"Kuriboh","Yata-Garasu","Peten the Dark Clown"}},
	opponent={monsters={"Sangan","Peten the Dark Clown"},deck={"Kuriboh","Yata-Garasu","Peten the Dark Clown"},spells={"Waboku"}},
}

test("OCG-EXT-19: simultaneous triggers are links of one chain: compulsory ones first, the turn player's before the opponent's",function()
	field(wiped)
	rest("pass")
	me:activate("Dark Hole")
	opponent:pass()
	rest("strict")
	me:activate("Peten the Dark Clown")
	opponent:activate("Peten the Dark Clown")
	expect{chain={{"Sangan",of=me},{"Sangan",of=opponent},{"Peten the Dark Clown",of=me},{"Peten the Dark Clown",of=opponent}}}
	opponent:offered("activate","Waboku") -- Spell Speed 2 may follow
	opponent:activate("Waboku")
	happened("chaining",{link=5,card="Waboku"})
	-- The last link resolves first: the opponent's Peten.
	opponent:answer("defense")
	opponent:expect{monsters={"Peten the Dark Clown"},hand=0}
	me:expect{monsters=0}
	me:answer("attack")
	opponent:answer("Kuriboh")
	opponent:expect{hand={"Kuriboh"}}
	me:expect{hand=0,monsters={"Peten the Dark Clown"}}
	me:answer("Kuriboh")
	me:expect{hand={"Kuriboh"}}
end)

test("OCG-EXT-19: a player orders the triggers of a group, and may decline the optional ones",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole","Peten the Dark Clown"},monsters={"Sangan","Peten the Dark Clown","Sangan"},deck={"Kuriboh","Yata-Garasu"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Dark Hole")
	me:activate("Sangan")
	expect{chain={"Sangan","Sangan"}}
	me:pass()
	me:answer("Yata-Garasu")
	me:expect{hand=3,grave=4}
	never_happened("chaining",{card="Peten the Dark Clown"})
end)

test("OCG-SIMT-02: where the rules say so, each of them begins a chain of its own, in the turn player's order",function()
	wiped.switches={triggers_one_by_one=true}
	field(wiped)
	wiped.switches=nil
	rest("pass")
	me:activate("Dark Hole")
	opponent:pass()
	rest("strict")
	me:activate({"Sangan",of=opponent}) -- chosen to be first by the turn player
	opponent:activate("Waboku")         -- and its controller may chain to it
	opponent:answer("Kuriboh")
	opponent:expect{hand={"Kuriboh"}}
	happened("chaining",{link=1,card="Sangan",times=1})
	me:activate({"Peten the Dark Clown",of=me})
	me:answer("yes")
	me:answer("attack")
	me:activate({"Sangan",of=me})
	me:answer("Kuriboh")
	opponent:answer("no")
	me:expect{hand={"Kuriboh"},monsters={"Peten the Dark Clown"}}
	opponent:expect{monsters=0}
	happened("chaining",{link=1,times=4}) -- Dark Hole, Sangan, Peten, Sangan
	never_happened("chaining",{link=3})
end)

local tributed={rules="mr1",me={hand={"Summoned Skull"},deck={"Kuriboh","Peten the Dark Clown"}}}

test("OCG-EXT-20: an optional trigger misses its timing when its card was Tributed for a Summon",function()
	tributed.me.monsters={"Peten the Dark Clown"}
	field(tributed)
	me:summon("Summoned Skull","Peten the Dark Clown")
	me:not_offered("activate","Peten the Dark Clown")
	me:expect{grave={"Peten the Dark Clown"},monsters=1}
end)

test("OCG-EXT-20: a compulsory one does not",function()
	tributed.me.monsters={"Sangan"}
	field(tributed)
	me:summon("Summoned Skull","Sangan")
	me:answer("Kuriboh")
	me:expect{hand={"Kuriboh"}}
end)

test("OCG-EXT-20: it misses it when its card was a cost",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed","Peten the Dark Clown"},deck={"Peten the Dark Clown"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Tribute to The Doomed","Peten the Dark Clown","Cyber Dragon")
	me:not_offered("activate","Peten the Dark Clown")
	me:expect{grave=2}
end)

local attacked={
	rules="mr1",
	me={monsters={"Peten the Dark Clown"},deck={"Peten the Dark Clown"}},
	opponent={monsters={"Cyber Dragon"},spells={"Waboku","Sakuretsu Armor"}},
}

test("OCG-EXT-20: it misses it when a later-resolving link was the last thing to happen",function()
	field(attacked)
	rest("pass")
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	opponent:activate("Waboku")
	opponent:activate("Sakuretsu Armor")
	happened("chaining",{link=2,card="Sakuretsu Armor"})
	me:not_offered("activate","Peten the Dark Clown")
	me:expect{monsters=0,grave={"Peten the Dark Clown"}}
end)

test("OCG-EXT-20: it does not when its event was the last thing to happen",function()
	field(attacked)
	rest("pass")
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	opponent:activate("Sakuretsu Armor")
	opponent:activate("Waboku")
	me:activate("Peten the Dark Clown","attack")
	happened("chaining",{link=2,card="Waboku"})
	me:expect{monsters={"Peten the Dark Clown"},banished=1}
end)

test("OCG-EXT-21: a trigger activates where its card lies at that time",function()
	field(attacked)
	rest("pass")
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	opponent:activate("Sakuretsu Armor")
	me:offered("activate",{"Peten the Dark Clown",at="grave"})
end)

local endings={
	rules="mr1",
	me={hand={"Yata-Garasu","Dark Hole","Swords of Revealing Light"},monsters={"Stardust Dragon"}},
	opponent={monsters={{"Yata-Garasu",position="facedown"}}},
}

test("OCG-EXT-22: effects of a phase each start a chain of their own, the turn player's first, and none that must be used is left out",function()
	field(endings)
	rest("pass")
	me:activate("Dark Hole")
	me:activate("Stardust Dragon")
	me:activate("Swords of Revealing Light") -- turns the opponent's Spirit up
	me:summon("Yata-Garasu")
	mark()
	me:end_turn()
	rest("strict")
	me:activate("Yata-Garasu")    -- in any order
	me:expect{hand={"Yata-Garasu"},monsters=0}
	me:activate("Stardust Dragon")
	me:answer("attack")
	me:expect{monsters={"Stardust Dragon"}}
	-- The turn player has nothing left: the opponent's compulsory effect follows.
	opponent:expect{monsters=0,hand={"Yata-Garasu"}}
	happened("chaining",{link=1,times=3})
	never_happened("chaining",{link=2})
	expect{turn_player=opponent}
end)
