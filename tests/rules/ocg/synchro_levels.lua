-- The materials of Synchro Summons: Tuner, others, Levels.
rest("pass")
field{
	rules="mr1",
	me={
		hand={"Elemental HERO Avian"},monsters={"Junk Synchron","Elemental HERO Burstinatrix","Speed Warrior"},
		extra={"Gaia Knight, the Force of Earth","Stardust Dragon"},
	},
	opponent={monsters={"Krebons"}},
}

test("OCG-SYN-01: a Tuner and another monster of its own side whose Levels add up to the Synchro Monster's",function()
	me:special_summon("Gaia Knight, the Force of Earth")
	me:not_offered("choose","Elemental HERO Avian")
	me:not_offered("choose","Krebons")
	me:answer({"Junk Synchron","Elemental HERO Burstinatrix"})
	me:answer("attack")
	happened("special_summoned")
	never_happened("chaining")
	me:expect{
		monsters={"Speed Warrior",{"Gaia Knight, the Force of Earth",position="attack"}},
		grave={"Junk Synchron","Elemental HERO Burstinatrix"},extra={"Stardust Dragon"},
	}
end)

test("OCG-SYN-01: or several others",function()
	me:special_summon("Stardust Dragon",{"Junk Synchron","Elemental HERO Burstinatrix","Speed Warrior"},"defense")
	me:expect{monsters={{"Stardust Dragon",position="defense"}},grave=3}
end)

test("OCG-SYN-02: without a Tuner there is none",function()
	field{
		rules="mr1",
		me={monsters={"Elemental HERO Avian","Elemental HERO Burstinatrix"},hand={"Junk Synchron"},extra={"Gaia Knight, the Force of Earth"}},
		opponent={monsters={"Junk Synchron"}},
	}
	me:not_offered("special_summon","Gaia Knight, the Force of Earth")
end)

test("OCG-SYN-02: nor with a Tuner alone",function()
	field{rules="mr1",me={monsters={"Junk Synchron","Junk Synchron"},extra={"Gaia Knight, the Force of Earth"}}}
	me:not_offered("special_summon","Gaia Knight, the Force of Earth")
end)

test("OCG-SYN-02: nor with Levels that add up to less",function()
	field{rules="mr1",me={monsters={"Junk Synchron","Speed Warrior"},extra={"Gaia Knight, the Force of Earth"}}}
	me:not_offered("special_summon","Gaia Knight, the Force of Earth")
end)

test("OCG-SYN-02: or to more",function()
	field{rules="mr1",me={monsters={"Junk Synchron","Kaiser Sea Horse"},extra={"Gaia Knight, the Force of Earth"}}}
	me:not_offered("special_summon","Gaia Knight, the Force of Earth")
end)
