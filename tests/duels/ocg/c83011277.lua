-- Mystic Tomato
field{
	me={monsters={"Mystic Tomato"},deck={"Krebons","Summoned Skull","Speed Warrior","Kuriboh","Junk Synchron"}},
	opponent={monsters={"Cyber Dragon"},hand={"Dark Hole"}},
}

test("destroyed by battle, brings a weak DARK monster from the Deck",function()
	me:battle_phase()
	me:attack("Mystic Tomato","Cyber Dragon")
	me:activate("Mystic Tomato")
	me:not_offered("choose","Summoned Skull")
	me:not_offered("choose","Speed Warrior")
	me:offered("choose","Kuriboh")
	me:answer("Krebons")
	me:expect{monsters={{"Krebons",position="attack"}},lp=8000-700,deck=4,grave={"Mystic Tomato"}}
end)

test("may decline",function()
	me:battle_phase()
	me:attack("Mystic Tomato","Cyber Dragon")
	me:pass()
	me:expect{monsters=0,deck=5}
end)

test("not when destroyed by an effect",function()
	me:end_turn()
	opponent:activate("Dark Hole")
	me:not_offered("activate","Mystic Tomato")
	me:expect{monsters=0,deck=5}
end)

test("is not asked without one in the Deck",function()
	field{me={monsters={"Mystic Tomato"},deck={"Summoned Skull","Speed Warrior"},hand={"Krebons"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Mystic Tomato","Cyber Dragon")
	me:not_offered("activate","Mystic Tomato")
end)

test("takes 1500 ATK and no more",function()
	field{me={monsters={"Mystic Tomato"},deck={"Breaker the Magical Warrior","Mystic Tomato"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Mystic Tomato","Cyber Dragon")
	me:activate("Mystic Tomato")
	me:expect{monsters={"Mystic Tomato"},deck={"Breaker the Magical Warrior"}}
end)

test("takes the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={monsters={"Mystic Tomato","Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior"},deck={"Kuriboh","Krebons"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"},deck={"Mystic Tomato"}},
	}
	opponent:activate("Scapegoat")
	me:battle_phase()
	me:attack("Mystic Tomato","Cyber Dragon")
	me:activate("Mystic Tomato")
	me:not_offered("choose",{"Mystic Tomato",of=opponent})
	me:answer("Kuriboh")
	me:expect{monsters=5,deck={"Krebons"}}
end)

test("brings nothing of the opponent's Deck, and nothing that cannot be Special Summoned",function()
	field{me={monsters={"Mystic Tomato"},deck={"Relinquished"}},opponent={monsters={"Cyber Dragon"},deck={"Kuriboh"}}}
	me:battle_phase()
	me:attack("Mystic Tomato","Cyber Dragon")
	me:not_offered("activate","Mystic Tomato")
end)

test("banished instead of going to the Graveyard, it brings nothing",function()
	rest("pass")
	field{
		me={monsters={"Mystic Tomato"},deck={"Kuriboh"}},
		opponent={monsters={"Cyber Dragon"},spells={"Macro Cosmos"}},
	}
	opponent:activate("Macro Cosmos")
	me:battle_phase()
	me:attack("Mystic Tomato","Cyber Dragon")
	me:not_offered("activate","Mystic Tomato")
	me:expect{monsters=0,banished={"Mystic Tomato"},deck=1}
end)
