-- Guardian Elma
rest("pass")
field{
	me={
		hand={"Guardian Elma"},monsters={"Cyber Dragon"},grave={"Mage Power","Dark Hole"},
		spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"}},
	},
	opponent={monsters={"Speed Warrior"},grave={"United We Stand"}},
}

test("is Normal Summoned while Butterfly Dagger - Elma is out, and takes an Equip Spell of the Graveyard",function()
	me:summon("Guardian Elma")
	me:activate("Guardian Elma")
	me:expect{spells={"Butterfly Dagger - Elma","Mage Power"},grave={"Dark Hole"}}
	me:expect_card("Guardian Elma",{atk=1300+1000,def=1200+1000,equips=1})
end)

test("may decline, and chooses",function()
	field{
		me={hand={"Guardian Elma"},monsters={"Cyber Dragon"},grave={"Mage Power","United We Stand"},spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"}}},
	}
	me:summon("Guardian Elma")
	me:offered("activate","Guardian Elma")
	me:activate("Guardian Elma","United We Stand")
	me:expect_card("Guardian Elma",{atk=1300+1600})
	me:expect{grave={"Mage Power"}}
end)

test("takes nothing without a free zone",function()
	field{
		me={
			hand={"Guardian Elma"},monsters={"Cyber Dragon"},grave={"Mage Power"},
			spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"},"Waboku","Waboku","Waboku","Waboku"},
		},
	}
	me:summon("Guardian Elma")
	me:not_offered("activate","Guardian Elma","target of Guardian Elma")
end)

test("takes nothing that has left, nor face-down",function()
	field{
		me={hand={"Guardian Elma"},monsters={"Cyber Dragon"},grave={"Mage Power"},spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"}}},
		opponent={spells={"Book of Moon"}},
	}
	me:summon("Guardian Elma")
	me:activate("Guardian Elma")
	opponent:activate("Book of Moon","Guardian Elma")
	me:expect{spells={"Butterfly Dagger - Elma"},grave={"Mage Power"}}
end)

test("is not Summoned without it",function()
	field{
		me={hand={"Guardian Elma","Monster Reborn"},monsters={{"Guardian Elma",position="facedown"}},spells={"Butterfly Dagger - Elma"},grave={"Guardian Elma"}},
		opponent={monsters={"Cyber Dragon"},spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"}}},
	}
	me:not_offered("summon","Guardian Elma","forbids it of Guardian Elma")
	me:not_offered("change_position","Guardian Elma","forbids it of Guardian Elma")
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("can be Set without it",function()
	field{me={hand={"Guardian Elma"}}}
	me:set("Guardian Elma")
	me:expect{monsters={{"Guardian Elma",position="facedown defense"}}}
end)

test("is Flip Summoned with it, which brings no Equip Spell",function()
	field{
		me={monsters={{"Guardian Elma",position="facedown"},"Cyber Dragon"},grave={"Mage Power"},spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"}}},
	}
	me:change_position("Guardian Elma")
	me:not_offered("activate","Guardian Elma")
	me:expect_card("Guardian Elma",{position="attack"})
end)

test("comes back with it, and takes an Equip Spell",function()
	field{
		me={hand={"Monster Reborn"},monsters={"Cyber Dragon"},grave={"Guardian Elma","Mage Power"},spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"}}},
	}
	me:activate("Monster Reborn","attack")
	me:activate("Guardian Elma")
	me:expect_card("Guardian Elma",{atk=1300+1000,equips=1})
end)

test("takes what fits it only, of its player's Graveyard, into the last free zone",function()
	field{
		me={
			hand={"Guardian Elma"},monsters={"Cyber Dragon"},grave={"Mage Power","Legendary Sword"},
			spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"},"Dark Hole","Dark Hole","Dark Hole"},
		},
		opponent={grave={"United We Stand"}},
	}
	me:summon("Guardian Elma")
	me:activate("Guardian Elma")
	me:expect{spells=5,grave={"Legendary Sword"}}
	me:expect_card("Guardian Elma",{equips=1})
end)

test("takes nothing if nothing fits",function()
	field{
		me={hand={"Guardian Elma"},monsters={"Cyber Dragon"},grave={"Legendary Sword"},spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Cyber Dragon"}}},
		opponent={grave={"Mage Power"}},
	}
	me:summon("Guardian Elma")
	me:not_offered("activate","Guardian Elma")
	me:expect{spells=1,monsters=2}
end)
