-- Fusion Gate
field{
	me={hand={"Fusion Gate","Elemental HERO Avian"},monsters={"Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"}},
	opponent={hand={"Red-Eyes B. Dragon"},monsters={"Summoned Skull"},extra={"B. Skull Dragon"}},
}

test("Fusion Summons with materials of hand and field, which are banished",function()
	me:activate("Fusion Gate")
	me:activate({"Fusion Gate",at="field"},{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	happened("special_summoned")
	me:expect{
		field={"Fusion Gate"},monsters={{"Elemental HERO Flame Wingman",atk=2100}},
		banished={"Elemental HERO Avian","Elemental HERO Burstinatrix"},grave=0,hand=0,
	}
	me:not_offered("activate","Fusion Gate")
end)

test("serves the turn player",function()
	me:activate("Fusion Gate")
	opponent:not_offered("activate","Fusion Gate")
	me:end_turn()
	me:not_offered("activate","Fusion Gate")
	opponent:activate({"Fusion Gate",of=me},{"Summoned Skull","Red-Eyes B. Dragon"},"defense")
	opponent:expect{monsters={{"B. Skull Dragon",position="defense"}},banished={"Summoned Skull","Red-Eyes B. Dragon"}}
end)

test("needs the materials",function()
	field{me={hand={"Fusion Gate","Elemental HERO Avian"},extra={"Elemental HERO Flame Wingman"}}}
	me:activate("Fusion Gate")
	me:not_offered("activate","Fusion Gate","target of Fusion Gate")
end)

test("answers nothing",function()
	field{
		me={field="Fusion Gate",hand={"Elemental HERO Avian","Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"},monsters={"Kuriboh"}},
		opponent={monsters={"Speed Warrior"}},
	}
	me:battle_phase()
	me:not_offered("activate","Fusion Gate")
	me:attack("Kuriboh","Speed Warrior")
	me:not_offered("activate","Fusion Gate")
end)
