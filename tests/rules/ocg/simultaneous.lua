-- What happens at the same time: actions of both players, and triggers.

test("OCG-SIMA-01 OCG-SIMA-02: Cyber Jar: the turn player reveals and decides first",function()
	field{
		rules="mr1",
		me={monsters={{"Cyber Jar",position="facedown"}},deck={"Kuriboh","Dark Hole","Krebons","Cyber Dragon","Dark Hole","Waboku"}},
		opponent={deck={"Speed Warrior","Dark Hole","Dark Hole","Mystic Tomato","Dark Hole","Waboku"}},
	}
	me:change_position("Cyber Jar")
	opponent:not_offered("answer","attack")
	me:answer("facedown defense")
	opponent:not_offered("answer","attack")
	me:answer("attack")
	opponent:answer("attack")
	opponent:answer("facedown defense")
	happened_in_order({"confirm_deck_top",player=me},{"confirm_deck_top",player=opponent},{"special_summoning"})
	me:expect{
		monsters={{"Kuriboh",position="attack"},{"Krebons",position="facedown defense"}},
		hand={"Dark Hole","Cyber Dragon","Dark Hole"},deck={"Waboku"},
	}
	opponent:expect{
		monsters={{"Speed Warrior",position="facedown defense"},{"Mystic Tomato",position="attack"}},
		hand=3,deck={"Waboku"},
	}
end)

test("OCG-SIMA-01 OCG-SIMA-02: whoever's Cyber Jar it is",function()
	field{
		rules="mr1",
		me={monsters={"Summoned Skull"},deck={"Kuriboh","Waboku","Waboku","Waboku","Waboku"}},
		opponent={monsters={{"Cyber Jar",position="facedown"}},deck={"Krebons","Waboku","Waboku","Waboku","Waboku"}},
	}
	me:battle_phase()
	me:attack("Summoned Skull","Cyber Jar")
	opponent:not_offered("answer","attack")
	me:answer("attack")
	opponent:answer("facedown defense")
	happened_in_order({"confirm_deck_top",player=me},{"confirm_deck_top",player=opponent})
	me:expect{monsters={"Kuriboh"},hand=4}
	opponent:expect{monsters={"Krebons"},hand=4}
end)

-- Two Petens destroyed together: each may banish itself to call another.
local function petens(switches)
	field{
		rules="mr1",
		switches=switches,
		me={
			hand={"Dark Hole"},monsters={"Peten the Dark Clown","Kuriboh"},
			deck={"Peten the Dark Clown"},
		},
		opponent={monsters={"Peten the Dark Clown"},deck={"Peten the Dark Clown"},spells={"Waboku"}},
	}
	rest("pass")
	expect{phase="main 1"}
	rest("strict")
	me:activate("Dark Hole")
	opponent:pass()
end

test("OCG-SIMT-01: effects triggered at the same time go on one chain, the turn player's first",function()
	petens()
	opponent:not_offered("activate","Peten the Dark Clown")
	me:activate("Peten the Dark Clown")
	opponent:activate("Peten the Dark Clown")
	opponent:offered("activate","Waboku") -- then speed 2 may be chained
	opponent:pass()
	opponent:answer("attack")
	me:answer("attack")
	happened("chaining",{card="Peten the Dark Clown",link=1,times=1})
	happened("chaining",{card="Peten the Dark Clown",link=2,times=1})
	happened_in_order({"chain_solving",link=2},{"chain_solving",link=1})
	rest("pass")
	happened("chain_end",{times=2})
	me:expect{monsters={"Peten the Dark Clown"},banished={"Peten the Dark Clown"}}
	opponent:expect{monsters={"Peten the Dark Clown"},banished={"Peten the Dark Clown"}}
end)

test("OCG-SIMT-02: as the document words it, each is link 1, in the turn player's order",function()
	petens{triggers_one_by_one=true}
	opponent:not_offered("activate","Peten the Dark Clown")
	me:activate{"Peten the Dark Clown",of=opponent}
	opponent:activate("Peten the Dark Clown")
	opponent:pass()
	opponent:answer("attack")
	opponent:expect{monsters={"Peten the Dark Clown"}}
	me:expect{monsters=0}
	me:activate("Peten the Dark Clown")
	opponent:offered("activate","Waboku")
	opponent:activate("Waboku")
	me:answer("attack")
	me:expect{monsters={"Peten the Dark Clown"}}
	happened("chaining",{card="Peten the Dark Clown",link=1,times=2})
	happened("chaining",{card="Waboku",link=2,times=1})
	happened("chain_end",{times=3})
end)

local function petenandwitch()
	field{
		rules="mr1",
		switches={triggers_one_by_one=true},
		me={
			hand={"Dark Hole"},monsters={"Peten the Dark Clown","Witch of the Black Forest"},
			deck={"Peten the Dark Clown","Kuriboh"},
		},
	}
	me:activate("Dark Hole")
end

test("OCG-SIMT-02: an optional effect may go before a compulsory one",function()
	petenandwitch()
	me:activate("Peten the Dark Clown")
	me:activate("Peten the Dark Clown")
	me:answer("attack")
	happened_in_order({"chaining",card="Peten the Dark Clown",link=1},{"chaining",card="Witch of the Black Forest",link=1})
	me:expect{hand={"Kuriboh"},monsters={"Peten the Dark Clown"}}
end)

test("OCG-SIMT-02: or after it",function()
	petenandwitch()
	me:activate("Witch of the Black Forest")
	me:answer("Kuriboh")
	me:activate("Peten the Dark Clown")
	me:answer("attack")
	happened_in_order({"chaining",card="Witch of the Black Forest",link=1},{"chaining",card="Peten the Dark Clown",link=1})
	me:expect{hand={"Kuriboh"},monsters={"Peten the Dark Clown"}}
end)
