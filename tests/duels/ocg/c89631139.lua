-- Blue-Eyes White Dragon
test("takes two Tributes and fights with 3000 ATK",function()
	field{rules="mr1",
		me={hand={"Blue-Eyes White Dragon"},monsters={"Kuriboh","Krebons"}},opponent={monsters={"Summoned Skull"}},
	}
	me:summon("Blue-Eyes White Dragon",{"Kuriboh","Krebons"})
	me:expect{monsters={{"Blue-Eyes White Dragon",atk=3000,def=2500,level=8}}}
	me:battle_phase()
	me:attack("Blue-Eyes White Dragon","Summoned Skull")
	opponent:expect{lp=8000-500}
end)
