-- Sasuke Samurai
field{me={monsters={"Sasuke Samurai","Kuriboh"}},opponent={monsters={{"Man-Eater Bug",position="facedown"},{"Summoned Skull",position="defense"}}}}

test("destroys a face-down monster it attacks at the start of the Damage Step",function()
	me:battle_phase()
	me:attack("Sasuke Samurai","Man-Eater Bug")
	opponent:expect{monsters={"Summoned Skull"},grave={"Man-Eater Bug"}}
	never_happened("battle")
	never_happened("chaining",{card="Man-Eater Bug"})
	me:expect{lp=8000,monsters=2}
end)

test("not a face-up one",function()
	me:battle_phase()
	me:attack("Sasuke Samurai","Summoned Skull")
	never_happened("chaining")
	me:expect{lp=8000-700}
end)

test("not when another attacks, nor when it is attacked",function()
	field{me={monsters={{"Sasuke Samurai",position="facedown"},"Cyber Dragon"}},opponent={monsters={{"Kuriboh",position="facedown"},"Speed Warrior"}}}
	me:battle_phase()
	me:attack("Cyber Dragon","Kuriboh")
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Speed Warrior","Sasuke Samurai")
	never_happened("chaining")
	me:expect{monsters={"Cyber Dragon"},lp=8000}
end)

test("destroys nothing that is gone or face-up by then",function()
	field{me={monsters={"Sasuke Samurai"},spells={"Rush Recklessly"}},opponent={monsters={{"Man-Eater Bug",position="facedown"}}}}
	rest("pass")
	me:battle_phase()
	me:attack("Sasuke Samurai","Man-Eater Bug")
	me:activate("Rush Recklessly","Sasuke Samurai")
	opponent:expect{grave=1}
end)
