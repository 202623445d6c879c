-- game: buddyfight
-- Solomon's Shield
test("nullifies an attack, whatever the center",function()
	field{me={world="Magic World",hand="Solomon's Shield",center="Filler"},opponent={left="Jamadhar Dragon"},player="opponent"}
	opponent:attack("Jamadhar Dragon","Filler")
	me:cast("Solomon's Shield")
	finish_attack()
	me:expect{center={"Filler"}}
end)

test("does nothing against a link attack",function()
	field{me={world="Magic World",hand="Solomon's Shield",center="Filler"},opponent={left="Filler",right="Filler"},player="opponent"}
	opponent:attack({"Filler","Filler"},"Filler")
	me:cast("Solomon's Shield")
	finish_attack()
	me:expect{center=false}
end)

test("needs an attack of the opponent",function()
	field{me={world="Magic World",hand="Solomon's Shield",left="Filler"}}
	me:attack("Filler")
	me:cannot_use("Solomon's Shield")
end)
