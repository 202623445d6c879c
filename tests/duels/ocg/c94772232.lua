-- Spirit Message "A"
test("can neither be activated nor Set",function()
	field{rules="mr1",me={hand={'Spirit Message "A"',"Swords of Revealing Light"}}}
	me:offered("set","Swords of Revealing Light")
	me:not_offered("set",'Spirit Message "A"')
	me:not_offered("activate",'Spirit Message "A"')
end)
