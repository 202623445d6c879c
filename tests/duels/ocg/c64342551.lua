-- Amphibious Bugroth MK-3
field{
	me={monsters={"Amphibious Bugroth MK-3"},field="Umi"},
	opponent={monsters={"Kuriboh"}},
}

test("attacks directly while Umi is on the field",function()
	me:battle_phase()
	me:attack("Amphibious Bugroth MK-3")
	opponent:expect{lp=8000-1300,monsters={"Kuriboh"}}
end)

test("may attack a monster all the same",function()
	me:battle_phase()
	me:attack("Amphibious Bugroth MK-3","Kuriboh")
	opponent:expect{lp=8000-1000,monsters=0}
end)

test("does not without it",function()
	field{me={monsters={"Amphibious Bugroth MK-3"},field="Yami"},opponent={monsters={"Kuriboh"}}}
	me:battle_phase()
	me:attack("Amphibious Bugroth MK-3","Kuriboh")
	opponent:expect{lp=8000-1000}
end)
