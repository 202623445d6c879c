-- Spirit Message "I"
test("can neither be activated nor Set",function()
	field{rules="mr1",me={hand={'Spirit Message "I"',"Swords of Revealing Light"}}}
	me:offered("set","Swords of Revealing Light")
	me:not_offered("set",'Spirit Message "I"')
	me:not_offered("activate",'Spirit Message "I"')
end)
