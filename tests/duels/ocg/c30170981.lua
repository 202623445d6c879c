-- Spirit Message "L"
test("can neither be activated nor Set",function()
	field{rules="mr1",me={hand={'Spirit Message "L"',"Swords of Revealing Light"}}}
	me:offered("set","Swords of Revealing Light")
	me:not_offered("set",'Spirit Message "L"')
	me:not_offered("activate",'Spirit Message "L"')
end)
