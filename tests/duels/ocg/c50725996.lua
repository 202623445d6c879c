-- Dark Magician Knight
rest("pass")
field{
	me={hand={"Knight's Title","Dark Magician Knight"},monsters={"Dark Magician"}},
	opponent={monsters={"Cyber Dragon"},spells={"Waboku"}},
}

test("destroys a card when Special Summoned",function()
	me:activate("Knight's Title","attack")
	me:answer("Waboku")
	me:expect{monsters={{"Dark Magician Knight",atk=2500,def=2100}}}
	opponent:expect{spells=0,grave={"Waboku"},monsters=1}
end)

test("a card of its own side if there is no other",function()
	field{me={hand={"Knight's Title","Dark Magician Knight"},monsters={"Dark Magician"}}}
	me:activate("Knight's Title","attack")
	me:expect{monsters=0,grave=3}
end)

test("the target may be gone by then",function()
	me:activate("Knight's Title","attack")
	me:answer("Waboku")
	opponent:activate("Waboku")
	me:expect{monsters={"Dark Magician Knight"}}
	opponent:expect{grave={"Waboku"},monsters=1}
end)

test("is Summoned in no other way",function()
	me:not_offered("summon","Dark Magician Knight")
	me:not_offered("set","Dark Magician Knight")
	me:not_offered("special_summon","Dark Magician Knight")
end)

test("nor does it come back in another",function()
	field{me={hand={"Monster Reborn"},grave={{"Dark Magician Knight",proper=true}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
