-- Loads the base library. The order matters only where a file extends a table of an earlier one.
local files={
	"constants","effect_codes","archetypes","named_cards",
	"script","filters","groups","conditions",
	"card_kinds","card_values","card_lists","effects","duel_state","natives",
	"costs","tributes","equip",
	"summon_normal","summon_conditions","materials",
	"fusion_recipe","fusion_effect","ritual","synchro",
	"spirit","turn_status",
}
for _,name in ipairs(files) do
	Duel.LoadScript(name..".lua")
end
