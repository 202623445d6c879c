-- What comes of a battle, and of an attack that is stopped, spent or replayed.

local function battle(mine,theirs)
	field{rules="mr1",me={monsters={mine,"Kuriboh"}},opponent={monsters={theirs}}}
	me:battle_phase()
	me:attack(type(mine)=="table" and mine[1] or {mine,of=me,slot=0},type(theirs)=="table" and theirs[1] or {theirs,of=opponent})
end

test("OCG-EXT-54: Attack Position against Attack Position, the attacker higher",function()
	battle("Cyber Dragon","Speed Warrior")
	me:expect{lp=8000,monsters=2}
	opponent:expect{lp=8000-1200,grave={"Speed Warrior"}}
end)

test("OCG-EXT-54: the attacker lower",function()
	battle("Speed Warrior","Cyber Dragon")
	me:expect{lp=8000-1200,grave={"Speed Warrior"}}
	opponent:expect{lp=8000,monsters=1}
end)

test("OCG-EXT-54: equal, both are destroyed without damage",function()
	battle("Cyber Dragon","Cyber Dragon")
	me:expect{lp=8000,grave={"Cyber Dragon"}}
	opponent:expect{lp=8000,grave={"Cyber Dragon"}}
end)

test("OCG-EXT-54: both 0, neither is destroyed",function()
	battle("Relinquished","Relinquished")
	happened("battle")
	me:expect{lp=8000,grave=0}
	opponent:expect{lp=8000,grave=0}
end)

test("OCG-EXT-54: where the rules destroy monsters of 0 ATK, both are",function()
	field{rules="mr1",switches={zero_attack_destroys=true},me={monsters={"Relinquished"}},opponent={monsters={"Relinquished"}}}
	me:battle_phase()
	me:attack({"Relinquished",of=me},{"Relinquished",of=opponent})
	me:expect{grave=1}
	opponent:expect{grave=1}
end)

test("OCG-EXT-55: against Defense Position, the attacker higher: the defender is destroyed, no damage",function()
	battle("Cyber Dragon",{"Summoned Skull",position="defense"})
	opponent:expect{lp=8000,grave={"Summoned Skull"}}
	me:expect{lp=8000,monsters=2}
end)

test("OCG-EXT-55: the attacker lower: its player takes the difference, nothing is destroyed",function()
	battle("Speed Warrior",{"Summoned Skull",position="defense"})
	me:expect{lp=8000-300,monsters=2}
	opponent:expect{lp=8000,monsters=1}
end)

test("OCG-EXT-55: equal: nothing happens",function()
	battle("Elemental HERO Avian",{"Elemental HERO Avian",position="defense"})
	me:expect{lp=8000,monsters=2}
	opponent:expect{lp=8000,monsters=1}
end)

test("OCG-EXT-56: a direct attack deals the attacker's ATK as battle damage",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=8000-2100}
	happened("damage",{player=opponent,amount=2100})
end)

local stopped={rules="mr1",me={monsters={"Cyber Dragon"}},opponent={monsters={"Speed Warrior","Kuriboh"},spells={"Book of Moon"}}}

test("OCG-EXT-59: an attacker turned face-down before damage calculation stops its attack, without replay",function()
	field(stopped)
	rest("pass")
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Book of Moon","Cyber Dragon")
	never_happened("battle")
	me:expect{monsters={{"Cyber Dragon",position="facedown defense"}}}
	opponent:expect{monsters=2}
	me:offered("main_phase_2") -- no question about another target
end)

test("OCG-EXT-59: so does one that leaves",function()
	stopped.opponent.spells={"Sakuretsu Armor"}
	field(stopped)
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Sakuretsu Armor")
	never_happened("battle")
	never_happened("damage_step_start")
	me:expect{monsters=0}
end)

test("OCG-EXT-59: a target that leaves in the Damage Step: no replay and no damage calculation",function()
	field{
		rules="mr1",
		me={monsters={"Sasuke Samurai"}},
		opponent={monsters={{"Summoned Skull",position="facedown"},"Kuriboh"}},
	}
	me:battle_phase()
	me:attack("Sasuke Samurai","Summoned Skull")
	happened("damage_step_start")
	never_happened("battle")
	happened("attack",{times=1})
	me:expect{lp=8000}
	opponent:expect{monsters={"Kuriboh"}}
	me:not_offered("attack","Sasuke Samurai")
end)

test("OCG-EXT-60: a negated attack is spent, and its monster cannot change position in Main Phase 2",function()
	field{rules="mr1",me={monsters={"Cyber Dragon","Speed Warrior"}},opponent={monsters={"Krebons"}}}
	rest("pass")
	me:battle_phase()
	me:attack("Cyber Dragon","Krebons")
	opponent:activate("Krebons")
	happened("attack_disabled")
	opponent:expect{monsters=1,lp=7200}
	me:not_offered("attack","Cyber Dragon")
	me:offered("attack","Speed Warrior")
	me:main_phase_2()
	me:not_offered("change_position","Cyber Dragon")
	me:offered("change_position","Speed Warrior")
end)

-- An attack to which the opponent answers with a card that changes what is on their field.
local function answered(card,rules,switches)
	field{
		rules=rules,switches=switches,
		me={monsters={"Cyber Dragon","Summoned Skull"},spells={"Creature Swap"}},
		opponent={monsters={"Speed Warrior","Kuriboh"},spells={card,"Mystical Space Typhoon"},grave={"Krebons"}},
	}
	rest("pass")
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
end

test("OCG-EXT-61: a replay when a monster appears",function()
	answered("Call of the Haunted","mr1")
	opponent:activate("Call of the Haunted")
	me:answer("yes")
	me:offered("choose","Krebons")
	me:answer("Kuriboh")
	opponent:pass()
	opponent:expect{lp=8000-1800,grave={"Kuriboh"}}
end)

for _,rules in ipairs{"mr1","mr3"} do
	test("OCG-EXT-61 OCG-REPLAY-01: also when the number changed and changed back ("..rules..")",function()
		answered("Call of the Haunted",rules)
		opponent:activate("Call of the Haunted")
		opponent:pass() -- chains nothing to it
		opponent:activate("Mystical Space Typhoon","Call of the Haunted")
		opponent:expect{monsters={"Speed Warrior","Kuriboh"}}
		me:answer("yes")
		me:answer("Kuriboh")
		opponent:expect{lp=8000-1800,grave=4}
		happened("attack",{times=2})
	end)
end

test("OCG-EXT-61: not in the Damage Step",function()
	answered("Rush Recklessly","mr1")
	opponent:pass()
	happened("battle")
	happened("attack",{times=1})
end)

test("OCG-EXT-61: not on a change of position or of ATK",function()
	answered("Book of Moon","mr1")
	opponent:activate("Book of Moon","Speed Warrior")
	happened("battle")
	opponent:expect{lp=8000,monsters={"Kuriboh"}}
end)

test("OCG-EXT-61: not on a change of ATK",function()
	answered("Rush Recklessly","mr1")
	opponent:activate("Rush Recklessly","Speed Warrior")
	opponent:expect{lp=8000-500}
end)

test("OCG-EXT-61: if the opponent then has no monster the attack may become direct",function()
	field{
		rules="mr1",
		me={monsters={"Cyber Dragon"},spells={"Waboku"}},
		opponent={grave={"Speed Warrior"},spells={"Call of the Haunted","Mystical Space Typhoon"}},
	}
	rest("pass")
	me:activate("Waboku")
	opponent:activate("Call of the Haunted")
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Mystical Space Typhoon","Call of the Haunted")
	me:answer("yes")
	opponent:expect{lp=8000-2100,grave=3}
end)

test("OCG-EXT-62: there is no piercing damage",function()
	battle("Red Dragon Archfiend",{"Kuriboh",position="facedown"})
	opponent:expect{lp=8000,grave={"Kuriboh"}}
end)

test("OCG-EXT-63: damage is calculated with the values after all continuous modifiers",function()
	field{
		rules="mr1",
		me={monsters={"Command Knight","Speed Warrior"}},
		opponent={monsters={"Dark Magician"},field="Yami"},
	}
	me:battle_phase()
	me:attack("Speed Warrior","Dark Magician")
	me:expect{lp=8000-(2700-1300)}
end)

test("OCG-EXT-62: a monster that attacks from Defense Position uses the value its text names",function()
	field{rules="mr1",me={monsters={{"Total Defense Shogun",position="defense"}}},opponent={monsters={"Speed Warrior"}}}
	me:battle_phase()
	me:attack("Total Defense Shogun","Speed Warrior")
	opponent:expect{lp=8000-(1550-900)} -- its ATK, not its DEF of 2500
	me:expect{monsters={{"Total Defense Shogun",position="defense"}}}
end)

test("OCG-EXT-63: an ATK below 0 counts as 0",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior","Archfiend of Gilfer"}},
		opponent={monsters={"Kuriboh","Stardust Dragon"}},
	}
	rest("pass")
	me:battle_phase()
	me:attack("Archfiend of Gilfer","Stardust Dragon")
	me:activate("Archfiend of Gilfer","Kuriboh")
	opponent:expect_card("Kuriboh",{atk=0}) -- 300 less 500
	me:attack("Speed Warrior","Kuriboh")
	opponent:expect{lp=8000-900}
end)
