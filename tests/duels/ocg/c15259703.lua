-- Toon World
test("costs 1000 LP and stays",function()
	field{me={hand={"Toon World"}}}
	me:activate("Toon World")
	me:expect{lp=7000,spells={{"Toon World",position="faceup"}}}
	me:not_offered("activate","Toon World")
end)

test("cannot be paid with less",function()
	field{me={lp=900,hand={"Toon World"}}}
	me:not_offered("activate","Toon World","cost of Toon World")
end)
