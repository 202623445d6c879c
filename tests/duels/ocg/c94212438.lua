-- Destiny Board, with its Spirit Messages
local messages={'Spirit Message "I"','Spirit Message "N"','Spirit Message "A"','Spirit Message "L"'}

-- Ends turns until the opponent's End Phase, in which the board has placed a card.
local function round()
	me:end_turn()
	opponent:end_turn()
end

test("places the next letter in each of the opponent's End Phases, from the Deck or the hand, and wins with the last",function()
	field{rules="mr1",me={spells={"Destiny Board"},hand={messages[1],messages[3]},deck={"Kuriboh",messages[2],messages[4]}}}
	rest("pass")
	me:activate("Destiny Board")
	me:end_turn()
	me:expect{spells=1}
	opponent:end_turn()
	expect{turn=3}
	me:expect{spells={"Destiny Board",{messages[1],position="faceup"}},hand={messages[3]},deck=3}
	round()
	me:expect{spells={"Destiny Board",messages[1],messages[2]},deck=2}
	round()
	me:expect{spells={"Destiny Board",messages[1],messages[2],messages[3]},hand=0}
	expect{winner="none"}
	round()
	expect{winner=me,turn=8}
end)

test("places the letters in their order only",function()
	field{rules="mr1",me={spells={"Destiny Board"},hand={messages[2],messages[3],messages[4]}}}
	rest("pass")
	me:activate("Destiny Board")
	round()
	me:expect{spells={"Destiny Board"},hand=3}
end)

test("needs a free zone",function()
	field{rules="mr1",me={spells={"Destiny Board","Waboku","Waboku","Waboku","Waboku"},hand={messages[1]}}}
	rest("pass")
	me:activate("Destiny Board")
	round()
	me:expect{hand={messages[1]},spells=5}
end)

test("when a letter leaves the field the rest go to the Graveyard",function()
	field{rules="mr1",me={spells={"Destiny Board"},deck={messages[1],messages[2]}},opponent={hand={"Mystical Space Typhoon"},spells={"Waboku"}}}
	rest("pass")
	me:activate("Destiny Board")
	round()
	round()
	me:end_turn()
	opponent:activate("Mystical Space Typhoon",messages[1])
	me:expect{spells=0,grave={"Destiny Board",messages[1],messages[2]}}
	opponent:expect{spells={"Waboku"}}
end)

test("when the board leaves the field the letters go to the Graveyard",function()
	field{rules="mr1",me={spells={"Destiny Board"},deck={messages[1]}},opponent={hand={"Mystical Space Typhoon"}}}
	rest("pass")
	me:activate("Destiny Board")
	round()
	me:end_turn()
	opponent:activate("Mystical Space Typhoon","Destiny Board")
	me:expect{spells=0,grave={"Destiny Board",messages[1]}}
end)

test("another card leaving the field does not matter",function()
	field{rules="mr1",me={spells={"Destiny Board","Trap Hole"},deck={messages[1]}},opponent={hand={"Mystical Space Typhoon"}}}
	rest("pass")
	me:activate("Destiny Board")
	round()
	me:end_turn()
	opponent:activate("Mystical Space Typhoon","Trap Hole")
	opponent:end_turn()
	me:expect{spells={"Destiny Board",messages[1]}}
end)

test("a board that is gone when the effect resolves places nothing",function()
	field{rules="mr1",me={spells={"Destiny Board"},deck={messages[1]}},opponent={hand={"Mystical Space Typhoon"},spells={"Dust Tornado"}}}
	rest("pass")
	me:activate("Destiny Board")
	me:end_turn()
	opponent:end_turn()
	opponent:activate("Dust Tornado","Destiny Board")
	opponent:answer("no")
	me:expect{spells=0,deck={messages[1]},grave={"Destiny Board"}}
end)
