package buddyfight

import (
	"context"
	"errors"

	"duel/core"
)

// Duel is one duel of Buddyfight. It is not safe for concurrent use.
type Duel struct {
	core.Duel
	Rules   Rules
	Table   *core.Table[*Card]
	Turn    core.Turn[Phase]
	Players [2]PlayerState
	Chain   core.Chain[*Use] // what is in use: a use and at most one answer for each operation point under way
	Battle  *Battle          // the battle under way, or nil
	First   Player           // who takes the first turn
	Result  Result

	// InitCard, if not nil, gives a new card its abilities.
	InitCard func(*Card)

	staticEffects int
	placings      int
	attacks       int // declared this turn
	waiting       []*Use
	lifelinks     []lifelinkDue
	ordered       []sight // cards an effect makes attack once it is resolved
}

// PlayerState is what the rules keep about a player.
type PlayerState struct {
	Life          int
	BuddyDeclared bool // a buddy call was declared (BF-CALL-05)

	usedNames map[string]int // turn in which a card limited by name was last used
	counters  []string       // names of the [Counter] cards used in step 8 of this battle
}

// Phase is a part of a turn.
type Phase uint8

// The phases.
const (
	Setup Phase = iota
	StartPhase
	MainPhase
	AttackPhase
	FinalPhase
	EndOfTurn
)

var phaseNames = [...]string{"set-up", "start phase", "main phase", "attack phase", "final phase", "end of turn"}

// String names the phase.
func (p Phase) String() string { return phaseNames[p] }

// Result is how a duel ended. Winner is NoPlayer for a draw and for a duel
// that has not ended; Reason is "" for the latter.
type Result struct {
	Winner Player
	Reason string
}

// Over reports whether the duel has ended.
func (r Result) Over() bool { return r.Reason != "" }

// New makes a duel on an empty table.
func New(rules Rules, chance core.Chance, agents [2]core.Agent) *Duel {
	d := &Duel{Rules: rules, Table: core.NewTable[*Card](zoneSpecs), Result: Result{Winner: core.NoPlayer}}
	d.Duel.Chance, d.Duel.Agents, d.ViewFor = chance, agents, d.View
	for p := range d.Players {
		d.Players[p] = PlayerState{Life: rules.StartLife, usedNames: make(map[string]int)}
	}
	return d
}

// AddCard puts a new card onto a zone of its owner, on top.
func (d *Duel) AddCard(data *CardData, p Player, z core.ZoneID) *Card {
	c := d.create(data, p)
	d.Table.Put(c, p, z, -1)
	d.placings++
	c.Placed = d.placings
	return c
}

// AddSoul puts a new card of the holder's owner under it.
func (d *Duel) AddSoul(data *CardData, holder *Card) *Card {
	c := d.create(data, holder.Owner)
	d.Table.Attach(c, holder)
	return c
}

func (d *Duel) create(data *CardData, p Player) *Card {
	c := &Card{Data: data}
	c.Owner, c.Controller = p, p
	d.Table.Add(c)
	if d.InitCard != nil {
		d.InitCard(c)
	}
	for _, e := range c.Effects {
		if e.Kind == Static {
			d.staticEffects++
		}
	}
	return c
}

// errOver unwinds a duel that has ended.
var errOver = errors.New("the duel is over")

// end ends the duel.
func (d *Duel) end(winner Player, reason string) {
	d.Result = Result{winner, reason}
	d.Emit(WinEvent{winner, reason})
	core.Abort(errOver)
}

// Win ends the duel in favour of a player by an effect.
func (d *Duel) Win(winner Player, reason string) { d.end(winner, reason) }

// run runs rules until the duel ends or they return.
func (d *Duel) run(ctx context.Context, rules func()) (Result, error) {
	err := d.Duel.Run(ctx, rules)
	if errors.Is(err, errOver) {
		err = nil
	}
	return d.Result, err
}

// Play plays a whole duel: set-up with the two decks, then turn after turn.
// The error is why the duel could not go on: a script failure, an agent's
// error, ctx's.
func (d *Duel) Play(ctx context.Context, decks [2]Deck) (Result, error) {
	return d.run(ctx, func() {
		d.setUp(decks)
		for {
			d.playTurn()
		}
	})
}

// PlayFrom plays on from the table as it is laid out, at the beginning of a
// phase of a player's turn of that number. d.First must be set.
func (d *Duel) PlayFrom(ctx context.Context, turn int, p Player, phase Phase) (Result, error) {
	return d.run(ctx, func() {
		d.Turn = core.Turn[Phase]{Number: turn, Player: p}
		d.playPhases(phase)
		for {
			d.playTurn()
		}
	})
}

// opponent is the player whose turn it is not.
func (d *Duel) opponent() Player { return d.Turn.Player.Opponent() }
