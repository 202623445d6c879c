package ocg

import (
	"strconv"
	"strings"

	"duel/core"
)

// The kinds of decisions (core.Request.Kind), as traces name them.
const (
	DecideIdle              = "idle"
	DecideBattle            = "battle"
	DecideChain             = "chain"
	DecideEffectYesNo       = "effect_yes_no"
	DecideYesNo             = "yes_no"
	DecideOption            = "option"
	DecidePosition          = "position"
	DecideSelectOrUnselect  = "select_or_unselect"
	DecideAnnounceNumber    = "announce_number"
	DecideHandSign          = "hand_sign"
	DecideAnnounceCard      = "announce_card"
	DecideSelectCards       = "select_cards"
	DecideTribute           = "tribute"
	DecideSum               = "sum"
	DecidePlace             = "place"
	DecideDisableZones      = "disable_zones"
	DecideAnnounceRace      = "announce_race"
	DecideAnnounceAttribute = "announce_attribute"
	DecideSortCards         = "sort_cards"
	DecideSortChain         = "sort_chain"
	DecideCounters          = "counters"
)

// Action is what an option of an idle, battle, chain, yes/no or
// select-or-unselect decision does.
type Action string

// The actions, in their canonical order.
const (
	ActActivate       Action = "activate"
	ActAttack         Action = "attack"
	ActSpecialSummon  Action = "special_summon"
	ActSummon         Action = "summon"
	ActSetMonster     Action = "set_monster"
	ActSetSpellTrap   Action = "set_spell_trap"
	ActChangePosition Action = "change_position"
	ActSelect         Action = "select"
	ActUnselect       Action = "unselect"
	ActYes            Action = "yes"
	ActNo             Action = "no"
	ActBattlePhase    Action = "battle_phase"
	ActMain2          Action = "main2"
	ActEndPhase       Action = "end_phase"
	ActFinish         Action = "finish"
	ActCancel         Action = "cancel"
	ActPass           Action = "pass"
)

// Option is one option of a decision. Which fields count depends on the kind
// of decision.
type Option struct {
	Action   Action
	Ref      CardRef // the card or zone, with HasRef
	HasRef   bool
	Effect   TextID // text of the effect activated
	Direct   bool   // attack: it can attack directly
	Text     TextID // option
	Pos      Position
	Number   int64
	Sign     string
	Word     string // announce_race, announce_attribute
	Tributes int
	Values   []int // sum: the one or two values the card counts for
	Counters int
	Code     uint32 // announce_card, select_cards from codes

	card   *Card
	effect *Effect
	event  *Event // the event an activation answers
	bits   uint64 // zone, race or attribute bit
	index  int    // place in the engine's own list
}

var _ core.Option = (*Option)(nil)

// Detail is what a decision says beyond its options, min, max and cancelable.
type Detail struct {
	Forced  bool     // chain: passing is not offered
	Card    *CardRef // effect_yes_no
	Effect  TextID   // effect_yes_no
	Text    TextID   // yes_no
	Code    uint32   // position
	Amount  int      // sum
	Exact   bool     // sum
	Must    []*Option
	Count   int // place, disable_zones, announce_race, announce_attribute
	Counter uint16
	Total   int      // counters
	Filter  []uint64 // announce_card, postfix
	// ShownMin and ShownMax are the bounds shown where a legal answer is not just
	// that many options: select_or_unselect, where each answer picks one, and
	// tribute, where the least worth and the most cards are shown.
	ShownMin, ShownMax int
}

// String describes the option in a few words: the action, then the card by
// code and place, or what else is chosen.
func (o *Option) String() string {
	words := make([]string, 0, 4)
	add := func(s string) {
		if s != "" {
			words = append(words, s)
		}
	}
	add(string(o.Action))
	if o.HasRef {
		add(o.Ref.String())
	}
	add(o.Effect.String())
	add(o.Text.String())
	add(PositionName(LocationMzone, o.Pos))
	add(o.Sign)
	add(o.Word)
	if len(words) == 0 && o.Code != 0 {
		add(utoa(uint64(o.Code)))
	}
	if len(words) == 0 {
		add(strconv.FormatInt(o.Number, 10))
	}
	return strings.Join(words, " ")
}
