-- Krebons
field{
	me={monsters={"Cyber Dragon"}},
	opponent={monsters={"Krebons","Speed Warrior"}},
}

test("negates an attack on it for 800 LP",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Krebons")
	opponent:activate("Krebons")
	opponent:expect{lp=7200,monsters=2}
	happened("attack_disabled")
end)

test("may be attacked",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Krebons")
	opponent:pass()
	opponent:expect{lp=8000-900,monsters={"Speed Warrior"}}
end)

test("protects nobody else",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:not_offered("activate","Krebons")
	opponent:expect{monsters={"Krebons"}}
end)

test("cannot be paid with 700 LP",function()
	field{me={monsters={"Cyber Dragon"}},opponent={lp=1500,monsters={"Krebons"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Krebons")
	opponent:activate("Krebons")
	opponent:expect{lp=700}
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Cyber Dragon","Krebons")
	opponent:not_offered("activate","Krebons")
	expect{winner=me}
end)
