-- Magical Scientist
field{
	rules="mr1",
	me={monsters={"Magical Scientist"},extra={"Elemental HERO Flame Wingman","Ryu Senshi","Ryu Senshi","Cyber Twin Dragon","Gaia Knight, the Force of Earth"}},
	opponent={extra={"Ryu Senshi"}},
}

test("brings out Fusion Monsters of Level 6 or lower for 1000 LP, as often as wanted",function()
	me:activate("Magical Scientist")
	me:expect{lp=7000}
	me:not_offered("choose","Elemental HERO Flame Wingman")
	me:not_offered("choose","Cyber Twin Dragon")
	me:not_offered("choose","Gaia Knight, the Force of Earth")
	me:not_offered("choose",{"Ryu Senshi",of=opponent})
	me:answer("Ryu Senshi","attack")
	me:activate("Magical Scientist","Ryu Senshi","defense")
	me:expect{lp=6000,monsters={"Magical Scientist",{"Ryu Senshi",position="attack"},{"Ryu Senshi",position="defense"}},extra=3}
	me:not_offered("activate","Magical Scientist","target of Magical Scientist")
end)

test("the monster cannot attack directly, and goes back at the end of the turn",function()
	field{rules="mr1",me={monsters={"Magical Scientist"},extra={"Ryu Senshi"}},opponent={hand={"Kuriboh"}}}
	me:activate("Magical Scientist","attack")
	me:battle_phase()
	me:not_offered("attack","Ryu Senshi")
	me:attack("Magical Scientist")
	opponent:pass()
	opponent:expect{lp=7700}
	me:end_turn()
	expect{turn=2}
	me:expect{monsters={"Magical Scientist"},extra={"Ryu Senshi"}}
	happened("move",{card="Ryu Senshi",to="extra",reason="effect"})
end)

test("the monster can attack monsters",function()
	field{rules="mr1",me={monsters={"Magical Scientist"},extra={"Ryu Senshi"}},opponent={monsters={"Speed Warrior"}}}
	me:activate("Magical Scientist","attack")
	me:battle_phase()
	me:attack("Ryu Senshi","Speed Warrior")
	opponent:expect{lp=8000-1100}
	me:not_offered("attack","Ryu Senshi")
end)

test("it does not count as a Fusion Summon",function()
	field{rules="mr1",me={monsters={"Magical Scientist"},extra={"Ryu Senshi"},hand={"Monster Reborn","Dark Hole"}}}
	me:activate("Magical Scientist","attack")
	me:activate("Dark Hole")
	me:expect{grave={"Magical Scientist","Dark Hole","Ryu Senshi"}}
	me:activate("Monster Reborn")
	me:not_offered("choose","Ryu Senshi")
	me:answer("attack")
	me:expect{monsters={"Magical Scientist"}}
end)

test("takes no Fusion Monster of the opponent",function()
	field{rules="mr1",me={monsters={"Magical Scientist"},extra={"Cyber Twin Dragon"}},opponent={extra={"Ryu Senshi"}}}
	me:not_offered("activate","Magical Scientist","target of Magical Scientist")
end)

test("999 LP do not pay for it",function()
	field{rules="mr1",me={lp=999,monsters={"Magical Scientist"},extra={"Ryu Senshi"}}}
	me:not_offered("activate","Magical Scientist","cost of Magical Scientist")
end)

test("finds no place beside five monsters",function()
	field{rules="mr1",me={monsters={"Magical Scientist","Kuriboh","Krebons","Speed Warrior","Mystic Tomato"},extra={"Ryu Senshi"}}}
	me:not_offered("activate","Magical Scientist","target of Magical Scientist")
end)
