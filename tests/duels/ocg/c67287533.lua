-- Spirit Message "N"
test("can neither be activated nor Set",function()
	field{rules="mr1",me={hand={'Spirit Message "N"',"Swords of Revealing Light"}}}
	me:offered("set","Swords of Revealing Light")
	me:not_offered("set",'Spirit Message "N"')
	me:not_offered("activate",'Spirit Message "N"')
end)
