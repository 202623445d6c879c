-- Loads the base library. The order matters only where a file extends a table of an earlier one.
local files={
	"constants","effect_codes","archetypes","named_cards",
	"script","filters","groups","conditions",
	"card_kinds","card_values","card_lists","effects","duel_state","natives",
	"costs","tributes","equip","delayed","client_hints","lizard",
	"summon_normal","summon_conditions","materials",
	"fusion_recipe","fusion_effect","ritual","synchro","xyz","link","pendulum",
	"gemini","spirit","union","persistent","turn_status",
}
for _,name in ipairs(files) do
	Duel.LoadScript(name..".lua")
end
