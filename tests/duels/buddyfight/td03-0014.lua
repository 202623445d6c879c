-- game: buddyfight
-- Dragonic Charge
test("puts 2 cards of the deck into the gauge",function()
	field{me={world="Dragon World",hand="Dragonic Charge"}}
	me:cast("Dragonic Charge")
	me:expect{gauge=2,deck=8,drop={"Dragonic Charge"}}
end)

test("is a counter",function()
	field{me={world="Dragon World",hand="Dragonic Charge"},player="opponent"}
	me:cast("Dragonic Charge")
	me:expect{gauge=2,deck=8}
end)
