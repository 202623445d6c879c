-- De-Spell
rest("pass")
field{me={hand={"De-Spell"}},opponent={spells={{"Toon World",position="faceup"},"Dark Hole","Negate Attack"}}}

test("destroys a face-up Spell",function()
	me:activate("De-Spell","Toon World")
	opponent:expect{spells=2,grave={"Toon World"}}
	never_happened("confirm_cards")
end)

test("looks at a Set card and destroys it if it is a Spell",function()
	me:activate("De-Spell","Dark Hole")
	happened("confirm_cards",{card="Dark Hole",player=me})
	opponent:expect{grave={"Dark Hole"}}
end)

test("not if it is a Trap",function()
	me:activate("De-Spell","Negate Attack")
	happened("confirm_cards",{card="Negate Attack"})
	opponent:expect{spells=3}
end)

test("does nothing to a target that is gone",function()
	field{me={hand={"De-Spell"}},opponent={spells={"Mystical Space Typhoon",{"Toon World",position="faceup"}}}}
	me:activate("De-Spell","Toon World")
	opponent:activate("Mystical Space Typhoon","Toon World")
	opponent:expect{grave={"Mystical Space Typhoon","Toon World"}}
end)

test("not itself, nor a face-up Trap",function()
	field{me={spells={"De-Spell"}},opponent={spells={{"Call of the Haunted",position="faceup"}}}}
	me:not_offered("activate","De-Spell")
end)

test("of either side",function()
	field{me={hand={"De-Spell"},spells={{"Toon World",position="faceup"}}}}
	me:activate("De-Spell")
	me:expect{spells=0,grave={"Toon World","De-Spell"}}
end)
