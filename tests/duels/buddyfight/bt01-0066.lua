-- game: buddyfight
-- Duel Law
local dragon="Nightflight Dragon, Rahal"

test("nullifies a link attack on a Duel Dragon unless it is paid for",function()
	field{me={world="Danger World",set="Duel Law",center=dragon},opponent={left="Filler",right="Jamadhar Dragon",gauge=2},player="opponent"}
	opponent:attack({"Filler","Jamadhar Dragon"},dragon)
	opponent:no()
	expect_nullified()
	opponent:expect{gauge=2}
end)

test("lets a paid one through",function()
	field{me={world="Danger World",set="Duel Law",center=dragon},opponent={left="Filler",right="Jamadhar Dragon",gauge=2},player="opponent"}
	opponent:attack({"Filler","Jamadhar Dragon"},dragon)
	opponent:yes()
	finish_attack()
	opponent:expect{gauge=0}
	me:expect{center=false}
end)

test("nullifies at once what cannot be paid",function()
	field{me={world="Danger World",hand="Duel Law",gauge=1,center=dragon},opponent={left="Filler",right="Jamadhar Dragon"}}
	me:cast("Duel Law")
	me:expect{set={"Duel Law"}}
	go_to("end")
	opponent:attack({"Filler","Jamadhar Dragon"},dragon)
	finish_attack()
	me:expect{center={dragon}}
end)

test("does not mind single attacks or other monsters",function()
	field{me={world="Danger World",set="Duel Law",center=dragon,left="Filler"},opponent={left={"Strong",size=1,power=9000,critical=1,defense=1000},right="Filler",center="Filler"},player="opponent"}
	opponent:attack("Strong",dragon)
	finish_attack()
	me:expect{center=false}
	opponent:attack({"Filler","Filler"},"Filler")
	finish_attack()
	me:expect{left=false}
end)

test("is set once",function()
	field{me={world="Danger World",set="Duel Law",hand="Duel Law",gauge=1}}
	me:cannot_use("Duel Law")
end)
