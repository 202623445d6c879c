-- game: buddyfight
-- Lord Aura Meditation
test("puts 2 cards of the deck into the gauge",function()
	field{me={world="Danger World",hand="Lord Aura Meditation"}}
	me:cast("Lord Aura Meditation")
	me:expect{gauge=2,deck=8,drop={"Lord Aura Meditation"}}
end)

test("is a counter",function()
	field{me={world="Danger World",hand="Lord Aura Meditation"},player="opponent"}
	me:cast("Lord Aura Meditation")
	me:expect{gauge=2,deck=8}
end)
