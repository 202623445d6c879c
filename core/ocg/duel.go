package ocg

import (
	"fmt"

	"duel/core"
)

// Host is the script layer: it gives cards their effects.
type Host interface {
	// InitCard attaches the script of a card just created and registers its
	// effects.
	InitCard(c *Card)
	// InitCardAs registers on c the effects of the script of another passcode,
	// and reports whether there is such a script.
	InitCardAs(c *Card, code uint32) bool
}

// Duel is one duel of the OCG. It is not safe for concurrent use.
type Duel struct {
	core.Duel
	Rules   Rules
	Cards   Cards
	Host    Host
	Table   *core.Table[*Card]
	Turn    core.Turn[uint32] // Phase is a PHASE_ bit
	Players [2]PlayerState
	Chain   core.Chain[*Link]

	// ReasonEffect and ReasonPlayer are the effect being used or tested and its
	// player; nil and NoPlayer outside (flow.md 5.4, api 5.4).
	ReasonEffect *Effect
	ReasonPlayer Player

	// Dummy is the pseudo card number 1 that owns global and player effects.
	Dummy *Card
	// Operated are the cards of the last operation that reports them.
	Operated *Group

	effects effectIndex
	flow    flowState
	battle  battleState
	moves   moveState
	ops     operationState
	summons summonState

	zones zoneState
	once  onceUses
}

// PlayerState is what the rules keep about a player.
type PlayerState struct {
	LP        int
	StartLP   int
	StartHand int
	DrawCount int
	Turns     int // turns this player has begun

	// DeckOut is set when the player tried to draw from an empty deck.
	DeckOut bool
}

// Event is something scripts can react to (flow.md 4.1).
type Event struct {
	Code   uint32
	Cards  *Group // nil: none
	Player Player // ep
	Value  int64  // ev
	Effect *Effect
	Reason uint32
	By     Player // rp

	Moment int   // time number
	Single *Card // receiver of a single event, nil for field events
}

// Link is a chain link (flow.md 9, 20).
type Link struct {
	Number int
	ID     int // chain id, unique in the duel
	Effect *Effect
	Player Player
	Event  Event

	Snapshot     Snapshot // of the handler
	Targets      *Group   // nil: none
	TargetPlayer Player
	TargetParam  int64
	Operation    Callback // replaces the effect's own; nil none
	Replaced     bool     // the operation was replaced

	Negated       bool // its activation
	Disabled      bool // its effect
	DisableEffect *Effect
	DisablePlayer Player

	Info, PossibleInfo map[uint64]*OperationInfo

	NeedsCard bool // resolves only while its card is related
	flow      linkState
}

// OperationInfo is what an effect announces it will do (flow.md 20.2).
type OperationInfo struct {
	Category uint64
	Cards    *Group // nil: none
	Count    int
	Player   Player
	Param    int64
}

// Snapshot is a card's state when an effect triggered or was activated
// (flow.md 20.1).
type Snapshot struct {
	Controller                               Player
	Location                                 Location
	Sequence                                 int
	Position                                 Position
	PZone                                    bool
	Status                                   uint32
	SummonType                               uint32
	SummonLocation                           Location
	ProcComplete                             bool
	Code, Code2                              uint32
	SetCodes                                 []uint16
	Type                                     uint32
	Level, Rank, Link, LeftScale, RightScale uint32
	Attribute                                uint32
	Race                                     uint64
	Attack, Defense                          int32
}

// NewDuel returns a duel with an empty table. Agents, Chance and Host are to
// be set before it runs.
func NewDuel(rules Rules, cards Cards) *Duel {
	d := &Duel{Rules: rules, Cards: cards}
	d.reset()
	return d
}

// reset empties the table and all that belongs to it.
func (d *Duel) reset() {
	d.Table = core.NewTable[*Card](zoneSpecs)
	d.ViewFor = func(viewer Player) core.View { return d.Table.View(viewer, (*Card).FaceUp) }
	d.Turn = core.Turn[uint32]{}
	d.Chain.Clear()
	d.ReasonEffect, d.ReasonPlayer = nil, NoPlayer
	d.Operated = NewGroup()
	// A puzzle resets the table in the middle of a call.
	d.effects = effectIndex{calls: d.effects.calls}
	d.flow, d.battle, d.moves, d.summons = flowState{}, battleState{}, moveState{}, summonState{}
	d.zones, d.once, d.ops = zoneState{}, onceUses{}, operationState{}
	for p := range d.Players {
		d.Players[p] = PlayerState{LP: d.Rules.StartLP, StartLP: d.Rules.StartLP, StartHand: d.Rules.StartHand, DrawCount: d.Rules.DrawCount}
	}
	d.Dummy = &Card{Data: &CardData{}, duel: d}
	d.Dummy.Owner, d.Dummy.Controller = NoPlayer, NoPlayer
	d.Table.Add(d.Dummy)
}

// Zone is the content of a zone: for a pile from the bottom, for monster and
// spell zones one entry each, nil where empty.
func (d *Duel) Zone(p Player, z core.ZoneID) []*Card { return d.Table.Zone(p, z) }

// Log tells observers of a script error ("error"), a script's message
// ("script") or a traceback ("debug").
func (d *Duel) Log(kind, format string, args ...any) {
	d.Emit(LogEvent{Kind: kind, Text: fmt.Sprintf(format, args...)})
}

// LogError tells observers of a script's failure.
func (d *Duel) LogError(err error) {
	d.Emit(LogEvent{Kind: "error", Text: err.Error(), Err: err})
}
