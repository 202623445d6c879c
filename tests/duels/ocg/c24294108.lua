-- Burning Land
field{rules="mr1",me={hand={"Burning Land"},field="Sogen"},opponent={spells={"Waboku"}}}

test("destroys the Field Spells, and burns the turn player in each Standby Phase",function()
	rest("pass")
	me:activate("Burning Land")
	me:expect{field=0,grave={"Sogen"},spells={"Burning Land"},lp=8000}
	opponent:expect{spells={"Waboku"}}
	me:end_turn()
	opponent:expect{lp=7500}
	me:expect{lp=8000}
	opponent:end_turn()
	me:expect{lp=7500}
	opponent:expect{lp=7500}
	happened("damage",{times=2})
end)

test("destroys the opponent's Field Spell as well, or none",function()
	field{rules="mr1",me={hand={"Burning Land"}},opponent={field="Sogen"}}
	me:activate("Burning Land")
	opponent:expect{field=0,grave={"Sogen"}}
end)

test("burns nobody if it is gone by then",function()
	field{rules="mr1",me={spells={{"Burning Land",position="faceup"},"Mystical Space Typhoon"}}}
	me:pass()
	me:activate("Burning Land")
	me:activate("Mystical Space Typhoon")
	me:expect{lp=8000,spells=0}
	never_happened("damage")
end)
