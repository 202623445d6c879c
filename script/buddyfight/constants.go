package buddyfight

import (
	"strings"

	"duel/core"
	"duel/core/buddyfight"
)

// Constant is a named number scripts can use.
type Constant struct {
	Name  string
	Value int
	Doc   string
}

// Constants are all constants of the API.
var Constants = makeConstants()

// Flags of Effect.SetProperty.
const (
	flagCounter = 1 << iota
	flagMandatory
	flagAnyNumber
	flagCannotBeNullified
	flagOncePerTurnByName
)

func makeConstants() (out []Constant) {
	add := func(name string, value int, doc string) { out = append(out, Constant{name, value, doc}) }
	upper := func(s string) string { return strings.ToUpper(strings.ReplaceAll(s, " ", "_")) }
	for z, name := range locationNames {
		add("LOCATION_"+name, 1<<z, "The "+buddyfight.ZoneName(core.ZoneID(z))+".")
	}
	add("LOCATION_MONSTER", int(buddyfight.AreaZones), "The three areas of monsters.")
	add("LOCATION_FIELD", int(buddyfight.FieldZones), "The field: areas, item and set area.")
	for t := buddyfight.Monster; t <= buddyfight.Flag; t++ {
		add("TYPE_"+upper(t.String()), int(t), "The card type "+t.String()+".")
	}
	for k := buddyfight.Counter; k <= buddyfight.Set; k++ {
		add("KEYWORD_"+upper(k.String()), int(k), "The keyword "+k.String()+".")
	}
	for s := buddyfight.StatPower; s <= buddyfight.StatSize; s++ {
		add("STAT_"+upper(s.String()), int(s), "A card's "+s.String()+".")
	}
	for k := buddyfight.CostGauge; k <= buddyfight.CostOnTop; k++ {
		add("COST_"+upper(k.String()), int(k), "Cost: "+k.String()+".")
	}
	for k := buddyfight.UseCall; k <= buddyfight.UseTrigger; k++ {
		add("USE_"+upper(k.String()), int(k), "A use: "+k.String()+".")
	}
	for c := buddyfight.ByRule; c <= buddyfight.BySending; c++ {
		add("REASON_"+upper(c.String()), int(c), "By "+c.String()+".")
	}
	for p := buddyfight.StartPhase; p <= buddyfight.EndOfTurn; p++ {
		add("PHASE_"+upper(strings.TrimSuffix(p.String(), " phase")), int(p), "The "+p.String()+".")
	}
	return append(out, fixedConstants...)
}

// locationNames name the zones in constants, by number.
var locationNames = []string{"DECK", "HAND", "GAUGE", "DROP", "LEFT", "CENTER", "RIGHT", "ITEM", "SET", "BUDDY", "FLAG", "LIMBO"}

var fixedConstants = []Constant{
	{"UNTIL_LEAVES", int(buddyfight.WhileOnField), "As long as the card is on the field."},
	{"UNTIL_TURN_END", int(buddyfight.ThisTurn), "This turn."},
	{"UNTIL_BATTLE_END", int(buddyfight.ThisBattle), "This battle."},

	{"LIFELINK_LOSE", buddyfight.LifelinkLose, "The value of a Lifelink that loses the game."},

	{"EFFECT_TYPE_PLAY", int(buddyfight.Play), "What the card says about its own call, casting or equipping."},
	{"EFFECT_TYPE_ACT", int(buddyfight.Act), "An [Act] ability."},
	{"EFFECT_TYPE_TRIGGER", int(buddyfight.Trigger), "An ability used at the operation point after its event."},
	{"EFFECT_TYPE_REPLACE", int(buddyfight.Replace), "An ability that works within its event and may change it."},
	{"EFFECT_TYPE_STATIC", int(buddyfight.Static), "A continuous ability."},

	{"EFFECT_FLAG_COUNTER", flagCounter, "[Counter]: an ability usable at every operation point and as an answer."},
	{"EFFECT_FLAG_MANDATORY", flagMandatory, "The ability must be used."},
	{"EFFECT_FLAG_ANY_NUMBER", flagAnyNumber, "Further copies do not count against a limit of counters."},
	{"EFFECT_FLAG_CANNOT_BE_NULLIFIED", flagCannotBeNullified, "No effect can nullify it."},
	{"EFFECT_FLAG_ONCE_PER_TURN_BY_NAME", flagOncePerTurnByName, "One card of the name a turn."},

	{"EVENT_ENTER", int(buddyfight.OnEnter), "A card came onto the field."},
	{"EVENT_LEAVE", int(buddyfight.OnLeave), "A card left the field."},
	{"EVENT_DESTROYED", int(buddyfight.OnDestroyed), "A card was destroyed, even if Soulguard kept it."},
	{"EVENT_DAMAGE_DEALT", int(buddyfight.OnDamageDealt), "The card dealt damage to the player; the value is how much."},
	{"EVENT_ATTACK_START", int(buddyfight.OnAttackStart), "The attack phase began."},
	{"EVENT_ATTACK", int(buddyfight.OnAttack), "An attack was declared."},
	{"EVENT_BATTLE_END", int(buddyfight.OnBattleEnd), "A battle ends."},
	{"EVENT_TURN_END", int(buddyfight.OnTurnEnd), "The turn ends."},
	{"EVENT_CAST", int(buddyfight.OnCast), "A card was cast."},
	{"EVENT_BEFORE_DESTROY", int(buddyfight.BeforeDestroy), "Replace: a card would be destroyed."},
	{"EVENT_BEFORE_DAMAGE", int(buddyfight.BeforeDamage), "Replace: the player would take damage."},
	{"EVENT_BEFORE_LIFE_ZERO", int(buddyfight.BeforeLifeZero), "Replace: the player's life would become 0."},
	{"EVENT_BEFORE_LIFELINK", int(buddyfight.BeforeLifelink), "Replace: a Lifelink would work on the player."},
}

// constantValues are the constants for the compiler, which folds them.
func constantValues() map[string]float64 {
	values := make(map[string]float64, len(Constants))
	for _, c := range Constants {
		values[c.Name] = float64(c.Value)
	}
	return values
}
