-- game: buddyfight
-- Twin Attack Tactics
test("deals 1 damage when a link attack destroys a monster",function()
	field{me={hand="Twin Attack Tactics",gauge=1,left="Filler",right="Filler"},opponent={center="Filler"}}
	me:cast("Twin Attack Tactics")
	me:expect{set={"Twin Attack Tactics"},gauge=0}
	me:attack({"Filler","Filler"})
	finish_attack()
	opponent:expect{center=false,life=9}
end)

test("asks for a link attack",function()
	field{me={set="Twin Attack Tactics",left="Filler"},opponent={center="Filler"}}
	me:attack("Filler")
	finish_attack()
	opponent:expect{center=false,life=10}
end)

test("asks for monsters of the opponent destroyed by battle",function()
	field{me={set="Twin Attack Tactics",hand="Dragon Breath",gauge=1,left="Filler",right="Filler"},opponent={center="Filler",left="Filler"}}
	me:cast("Dragon Breath","Filler")
	go_to("attack")
	opponent:expect{life=10}
end)

test("is set once",function()
	field{me={set="Twin Attack Tactics",hand="Twin Attack Tactics",gauge=1}}
	me:cannot_use("Twin Attack Tactics")
end)
