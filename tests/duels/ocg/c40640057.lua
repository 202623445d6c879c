-- Kuriboh
field{
	me={monsters={"Cyber Dragon","Speed Warrior"}},
	opponent={hand={"Kuriboh"},monsters={{"Quillbolt Hedgehog",position="defense"}}},
}

test("discarded, keeps its player from battle damage",function()
	field{me={monsters={"Cyber Dragon","Speed Warrior"}},opponent={hand={"Kuriboh"}}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:activate("Kuriboh")
	opponent:expect{lp=8000,hand=0,grave={"Kuriboh"}}
	me:attack("Speed Warrior")
	opponent:expect{lp=7100}
end)

test("may stay in the hand",function()
	field{me={monsters={"Cyber Dragon"}},opponent={hand={"Kuriboh"}}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:pass()
	opponent:expect{lp=8000-2100,hand={"Kuriboh"}}
end)

test("is of no use where no damage threatens",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Quillbolt Hedgehog")
	opponent:not_offered("activate","Kuriboh")
	opponent:expect{lp=8000}
end)

test("answers the opponent's attacks only",function()
	field{me={hand={"Kuriboh"},monsters={"Speed Warrior"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Speed Warrior","Cyber Dragon")
	me:not_offered("activate","Kuriboh")
	me:expect{lp=8000-1200}
end)
