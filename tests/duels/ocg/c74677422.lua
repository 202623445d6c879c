-- Red-Eyes B. Dragon
test("is a Normal Monster of 2400 ATK and 2000 DEF",function()
	field{me={hand={"Red-Eyes B. Dragon"},monsters={"Speed Warrior","Kuriboh"}}}
	me:summon("Red-Eyes B. Dragon",{"Speed Warrior","Kuriboh"})
	me:expect{monsters={{"Red-Eyes B. Dragon",atk=2400,def=2000,level=7}}}
end)
