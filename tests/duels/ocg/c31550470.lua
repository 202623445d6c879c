-- Escape from the Dark Dimension
field{
	me={spells={"Escape from the Dark Dimension"},banished={"Summoned Skull",{"Dark Magician",position="facedown"},"Cyber Dragon"},hand={"Dark Hole"}},
	opponent={spells={"Mystical Space Typhoon"},monsters={"Kuriboh"},banished={"Krebons"}},
}

test("brings a banished DARK monster",function()
	rest("pass")
	me:activate("Escape from the Dark Dimension")
	me:answer("defense") -- a single target: neither one face-down nor one of another Attribute
	me:expect{monsters={{"Summoned Skull",position="defense"}},banished=2,spells={"Escape from the Dark Dimension"}}
end)

test("takes the monster along when it leaves",function()
	rest("pass")
	me:activate("Escape from the Dark Dimension")
	me:answer("attack")
	opponent:activate("Mystical Space Typhoon","Escape from the Dark Dimension")
	me:expect{monsters=0,spells=0,grave={"Summoned Skull","Escape from the Dark Dimension"}}
end)

test("goes when the monster is destroyed",function()
	rest("pass")
	me:activate("Escape from the Dark Dimension")
	me:answer("attack")
	me:activate("Dark Hole")
	me:expect{monsters=0,spells=0,grave={"Summoned Skull","Escape from the Dark Dimension","Dark Hole"}}
end)

test("stays when the monster is Tributed or another is destroyed",function()
	field{me={spells={"Escape from the Dark Dimension"},banished={"Summoned Skull"},hand={"Gilford the Lightning"},monsters={"Kuriboh"}},opponent={monsters={"Kuriboh"}}}
	rest("pass")
	me:activate("Escape from the Dark Dimension")
	me:answer("attack")
	me:battle_phase()
	me:attack({"Kuriboh",of=me},{"Kuriboh",of=opponent})
	me:expect{spells={"Escape from the Dark Dimension"},monsters={"Summoned Skull"}}
end)

test("brings nothing if it is gone when it resolves",function()
	rest("pass")
	me:activate("Escape from the Dark Dimension")
	opponent:activate("Mystical Space Typhoon","Escape from the Dark Dimension")
	me:expect{monsters=0,banished=3}
end)

test("needs a target",function()
	field{me={spells={"Escape from the Dark Dimension"},banished={"Cyber Dragon"}}}
	me:not_offered("activate","Escape from the Dark Dimension","target of Escape from the Dark Dimension")
end)
