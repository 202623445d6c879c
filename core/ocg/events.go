package ocg

import (
	"encoding/json"

	"duel/core"
)

// Events are named and marshalled as in the trace format. Each is a core.Event.

// Simple events carry only a name.
type Simple string

// Name implements core.Event.
func (s Simple) Name() string { return string(s) }

// MarshalJSON writes the event in the trace format.
func (s Simple) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]string{"event": string(s)})
}

// The events without further fields.
const (
	Summoned        Simple = "summoned"
	SpecialSummoned Simple = "special_summoned"
	FlipSummoned    Simple = "flip_summoned"
	ChainEnd        Simple = "chain_end"
	AttackDisabled  Simple = "attack_disabled"
	DamageStepStart Simple = "damage_step_start"
	DamageStepEnd   Simple = "damage_step_end"
	ReverseDecks    Simple = "reverse_decks"
	FieldLoaded     Simple = "field_loaded"
)

type (
	// TurnEvent: a turn begins.
	TurnEvent struct {
		Player Player `json:"player"`
		Turn   int    `json:"turn"`
	}
	// PhaseEvent: a phase begins. Phase is draw, standby, main1, battle_start, main2 or end.
	PhaseEvent struct {
		Phase string `json:"phase"`
	}
	// WinEvent: the duel is decided. A nil winner is a draw; reasons are
	// life_points, deck_out, surrender and effect:N.
	WinEvent struct {
		Winner *Player `json:"winner"`
		Reason string  `json:"reason"`
	}
	// DrawnCard is a card drawn.
	DrawnCard struct {
		Code   uint32 `json:"code"`
		FaceUp bool   `json:"faceup,omitempty"`
	}
	// DrawEvent: cards were drawn.
	DrawEvent struct {
		Player Player      `json:"player"`
		Cards  []DrawnCard `json:"cards"`
	}
	// MoveEvent: a card moved; nowhere is a nil place.
	MoveEvent struct {
		Code     uint32 `json:"code"`
		From, To Place  `json:"-"`
		Reason   uint32 `json:"-"`
		card     *Card
	}
	// CardEvent: something about one card: set, summoning, special_summoning,
	// flip_summoning or missed_timing.
	CardEvent struct {
		Kind string
		Card CardRef
	}
	// PositionEvent: a card changed position.
	PositionEvent struct {
		Card CardRef
		From Position
	}
	// SwapEvent: two cards exchanged places; the places are those before.
	SwapEvent struct {
		Cards [2]CardRef `json:"cards"`
	}
	// ChainingEvent: an effect was activated.
	ChainingEvent struct {
		Card        CardRef `json:"card"`
		ActivatedAt Place   `json:"activated_at"`
		Effect      TextID  `json:"effect"`
		Link        int     `json:"link"`
	}
	// LinkEvent: chained, chain_solving, chain_solved, chain_negated or chain_disabled.
	LinkEvent struct {
		Kind string
		Link int
	}
	// CardsEvent: cards_selected, targeted, random_selected, confirm_cards,
	// confirm_deck_top, confirm_extra_top, shuffle_set_cards or remove_cards.
	// Player is told where HasPlayer is set.
	CardsEvent struct {
		Kind      string
		Player    Player
		HasPlayer bool
		Cards     []CardRef
	}
	// AttackEvent: an attack was declared; a target nowhere is a direct attack.
	AttackEvent struct {
		Attacker CardRef `json:"attacker"`
		Target   CardRef `json:"target"`
	}
	// Battler is a side of a battle.
	Battler struct {
		CardRef
		Attack, Defense int32
		Destroyed       bool
	}
	// BattleEvent: damage was calculated. A target nowhere is a direct attack.
	BattleEvent struct {
		Attacker Battler `json:"attacker"`
		Target   Battler `json:"target"`
	}
	// AmountEvent: damage, recover or pay_life_points.
	AmountEvent struct {
		Kind   string
		Player Player
		Amount int
	}
	// LifePointsEvent: life points were set.
	LifePointsEvent struct {
		Player Player `json:"player"`
		LP     int    `json:"lp"`
	}
	// PairEvent: equip, card_target or cancel_target.
	PairEvent struct {
		Kind         string
		Card, Target CardRef
	}
	// CounterEvent: add_counter or remove_counter.
	CounterEvent struct {
		Kind    string
		Card    CardRef
		Counter uint16
		Count   int
	}
	// ShuffleEvent: shuffle_deck, shuffle_hand or shuffle_extra. Codes are told
	// of hand and extra deck, in the new order.
	ShuffleEvent struct {
		Kind   string
		Player Player
		Codes  []uint32
	}
	// DeckOrderEvent: the order of a deck, top first, after something changed it.
	DeckOrderEvent struct {
		Player Player   `json:"player"`
		Codes  []uint32 `json:"codes"`
	}
	// SwapGraveDeckEvent: deck and grave were exchanged. ToExtra are the places
	// in the old grave of the cards that went to the extra deck.
	SwapGraveDeckEvent struct {
		Player   Player `json:"player"`
		ToExtra  []int  `json:"to_extra_deck"`
		Position int    `json:"extra_deck_position"`
	}
	// DeckTopEvent: the card at a depth of a deck is seen.
	DeckTopEvent struct {
		Player Player `json:"player"`
		Depth  int    `json:"depth"`
		Code   uint32 `json:"code"`
		FaceUp bool   `json:"faceup"`
	}
	// CoinsEvent: coins were tossed; results are heads and tails.
	CoinsEvent struct {
		Player  Player   `json:"player"`
		Results []string `json:"results"`
	}
	// DiceEvent: dice were rolled.
	DiceEvent struct {
		Player  Player `json:"player"`
		Results []int  `json:"results"`
	}
	// HandSignsEvent: the signs of both players: scissors, rock or paper.
	HandSignsEvent struct {
		Signs [2]string `json:"signs"`
	}
	// ZonesDisabledEvent: the zones that cannot be used changed.
	ZonesDisabledEvent struct {
		Zones []Place `json:"zones"`
	}
	// MatchKillEvent: a card won the match.
	MatchKillEvent struct {
		Code uint32 `json:"code"`
	}
	// HintEvent: hint, card_hint, player_hint, show_hint or ai_name: for user
	// interfaces only.
	HintEvent struct {
		Kind   string
		Hint   string
		Player Player
		Value  any
		Card   *CardRef
	}
	// LogEvent: a script error, a script's message or a traceback. Kind is
	// error, script or debug.
	LogEvent struct {
		Kind string `json:"log"`
		Text string `json:"text"`
		Err  error  `json:"-"` // the failure behind it, nil if there is only the text
	}
)

// Name implements core.Event.
func (TurnEvent) Name() string          { return "turn" }
func (PhaseEvent) Name() string         { return "phase" }
func (WinEvent) Name() string           { return "win" }
func (DrawEvent) Name() string          { return "draw" }
func (MoveEvent) Name() string          { return "move" }
func (e CardEvent) Name() string        { return e.Kind }
func (PositionEvent) Name() string      { return "change_position" }
func (SwapEvent) Name() string          { return "swap" }
func (ChainingEvent) Name() string      { return "chaining" }
func (e LinkEvent) Name() string        { return e.Kind }
func (e CardsEvent) Name() string       { return e.Kind }
func (AttackEvent) Name() string        { return "attack" }
func (BattleEvent) Name() string        { return "battle" }
func (e AmountEvent) Name() string      { return e.Kind }
func (LifePointsEvent) Name() string    { return "life_points" }
func (e PairEvent) Name() string        { return e.Kind }
func (e CounterEvent) Name() string     { return e.Kind }
func (e ShuffleEvent) Name() string     { return e.Kind }
func (DeckOrderEvent) Name() string     { return "deck_order" }
func (SwapGraveDeckEvent) Name() string { return "swap_grave_deck" }
func (DeckTopEvent) Name() string       { return "deck_top" }
func (CoinsEvent) Name() string         { return "coins" }
func (DiceEvent) Name() string          { return "dice" }
func (HandSignsEvent) Name() string     { return "hand_signs" }
func (ZonesDisabledEvent) Name() string { return "zones_disabled" }
func (MatchKillEvent) Name() string     { return "match_kill" }
func (e HintEvent) Name() string        { return e.Kind }
func (LogEvent) Name() string           { return "log" }

var _ core.Event = Simple("")
