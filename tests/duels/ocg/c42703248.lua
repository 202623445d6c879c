-- Giant Trunade
test("returns all Spells and Traps to their owners' hands",function()
	field{me={hand={"Giant Trunade","Kuriboh"},spells={"Waboku"},field="Yami",monsters={"Krebons"}},opponent={spells={"Mirror Force",{"Toon World",position="faceup"}}}}
	rest("pass")
	me:activate("Giant Trunade")
	me:expect{hand={"Kuriboh","Waboku","Yami"},spells=0,field=0,grave={"Giant Trunade"},monsters=1}
	opponent:expect{hand={"Mirror Force","Toon World"},spells=0}
end)

test("needs another one on the field",function()
	field{me={hand={"Giant Trunade"},monsters={"Kuriboh"}}}
	me:not_offered("activate","Giant Trunade","target of Giant Trunade")
end)
