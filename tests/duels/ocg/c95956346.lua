-- Shining Angel
field{
	me={monsters={"Shining Angel"},deck={"Royal Magical Library","Cyber Dragon","Speed Warrior","Magician of Faith","Summoned Skull"}},
	opponent={monsters={"Cyber Dragon"},hand={"Dark Hole"},deck={"Shining Angel"}},
}

test("destroyed by battle, brings a weak LIGHT monster from the Deck",function()
	me:battle_phase()
	me:attack("Shining Angel","Cyber Dragon")
	me:activate("Shining Angel")
	me:not_offered("choose","Cyber Dragon")
	me:not_offered("choose","Speed Warrior")
	me:not_offered("choose","Shining Angel")
	me:offered("choose","Royal Magical Library")
	me:answer("Magician of Faith")
	me:expect{monsters={{"Magician of Faith",position="attack"}},lp=8000-700,deck=4,grave={"Shining Angel"}}
end)

test("may decline",function()
	me:battle_phase()
	me:attack("Shining Angel","Cyber Dragon")
	me:pass()
	me:expect{monsters=0,deck=5}
end)

test("not when destroyed by an effect",function()
	me:end_turn()
	opponent:activate("Dark Hole")
	me:not_offered("activate","Shining Angel")
	me:expect{monsters=0,deck=5}
end)

test("is not asked without one in the Deck",function()
	field{me={monsters={"Shining Angel"},deck={"Cyber Dragon","Speed Warrior"},hand={"Magician of Faith"}},opponent={monsters={"Cyber Dragon"},deck={"Shining Angel"}}}
	me:battle_phase()
	me:attack("Shining Angel","Cyber Dragon")
	me:not_offered("activate","Shining Angel")
end)

test("takes 1500 ATK and no more",function()
	field{me={monsters={"Shining Angel"},deck={"Kaiser Sea Horse","Shining Angel"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Shining Angel","Cyber Dragon")
	me:activate("Shining Angel")
	me:expect{monsters={"Shining Angel"},deck={"Kaiser Sea Horse"}}
end)

test("finds a zone where its own was the fifth",function()
	field{rules="mr1",
		me={monsters={"Shining Angel","Kuriboh","Krebons","Speed Warrior","Mystic Tomato"},deck={"Magician of Faith"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:battle_phase()
	me:attack("Shining Angel","Cyber Dragon")
	me:activate("Shining Angel")
	me:expect{monsters={"Magician of Faith","Kuriboh","Krebons","Speed Warrior","Mystic Tomato"}}
end)
