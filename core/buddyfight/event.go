package buddyfight

import (
	"fmt"

	"duel/core"
)

// Ref names a card in events. The zero Ref is a card nobody may know.
type Ref struct {
	ID   int    `json:"id,omitempty"`
	No   string `json:"no,omitempty"`
	Name string `json:"name,omitempty"`
}

// Ref names the card.
func (c *Card) Ref() Ref { return Ref{c.ID, c.Data.No, c.Data.Name} }

func refs(cards []*Card) []Ref {
	out := make([]Ref, len(cards))
	for i, c := range cards {
		out[i] = c.Ref()
	}
	return out
}

// place is the card's zone, ZoneSoul under a card.
func (c *Card) place() core.ZoneID {
	if c.Holder != nil {
		return ZoneSoul
	}
	return c.Zone
}

// The events of a duel.
type (
	// PhaseEvent begins a phase.
	PhaseEvent struct {
		Turn   int    `json:"turn"`
		Player Player `json:"player"`
		Phase  string `json:"phase"`
	}
	// StepEvent is a numbered step of one of the printed procedures: "call",
	// "attack phase" or "operation point".
	StepEvent struct {
		Procedure string `json:"procedure"`
		Step      int    `json:"step"`
	}
	// MoveEvent is a card's way from one place to another.
	MoveEvent struct {
		Card   Ref     `json:"card"`
		Player Player  `json:"player"` // whose zone it comes to
		From   string  `json:"from"`
		To     string  `json:"to"`
		Cause  string  `json:"cause"`
		Under  *Ref    `json:"under,omitempty"` // the card it comes to lie under
		seen   [2]bool // who may know the card
	}
	// UseEvent is the declared use of a card or ability, its costs paid.
	UseEvent struct {
		Player  Player `json:"player"`
		Kind    string `json:"kind"`
		Card    Ref    `json:"card"`
		Ability string `json:"ability,omitempty"`
		Area    string `json:"area,omitempty"`
		Buddy   bool   `json:"buddy,omitempty"`
		Answers *Ref   `json:"answers,omitempty"`
		Targets []Ref  `json:"targets,omitempty"`
	}
	// ResolveEvent is the processing of a use.
	ResolveEvent struct {
		Kind      string `json:"kind"`
		Card      Ref    `json:"card"`
		Nullified bool   `json:"nullified,omitempty"`
	}
	// NullifyEvent undoes a use or an attack.
	NullifyEvent struct {
		Use  string `json:"use"` // the kind of use, or "attack"
		Card Ref    `json:"card"`
	}
	// RestEvent turns a card.
	RestEvent struct {
		Card   Ref  `json:"card"`
		Rested bool `json:"rested"`
	}
	// AttackEvent declares an attack. Target is nil for an attack on Player.
	AttackEvent struct {
		Attackers []Ref  `json:"attackers"`
		Target    *Ref   `json:"target,omitempty"`
		Player    Player `json:"player"`
		Redirect  bool   `json:"redirect,omitempty"`
	}
	// HitEvent says what step 9 decided.
	HitEvent struct {
		Power   int  `json:"power,omitempty"` // against a monster
		Defense int  `json:"defense,omitempty"`
		Hit     bool `json:"hit"`
	}
	// KeywordEvent is the working of a keyword.
	KeywordEvent struct {
		Keyword string `json:"keyword"`
		Card    Ref    `json:"card"`
	}
	// DestroyEvent destroys a card, which Soulguard may yet keep on the field.
	DestroyEvent struct {
		Card  Ref    `json:"card"`
		Cause string `json:"cause"`
	}
	// DamageEvent deals damage; Life is what is left.
	DamageEvent struct {
		Player Player `json:"player"`
		Amount int    `json:"amount"`
		Source *Ref   `json:"source,omitempty"`
	}
	// LifeEvent gives a player's life a new value.
	LifeEvent struct {
		Player Player `json:"player"`
		Life   int    `json:"life"`
		Reason string `json:"reason"`
	}
	// StatEvent changes a stat.
	StatEvent struct {
		Card   Ref  `json:"card"`
		Stat   Stat `json:"stat"`
		Amount int  `json:"amount"`
	}
	// GrantEvent gives a card a keyword.
	GrantEvent struct {
		Card    Ref    `json:"card"`
		Keyword string `json:"keyword"`
	}
	// ShuffleEvent shuffles a deck.
	ShuffleEvent struct {
		Player Player `json:"player"`
	}
	// RevealEvent shows a card to both players.
	RevealEvent struct {
		Card   Ref    `json:"card"`
		Player Player `json:"player"`
	}
	// CallOffEvent breaks a call off (BF-CALL-07).
	CallOffEvent struct {
		Card Ref `json:"card"`
	}
	// WinEvent ends the duel; the winner of a draw is NoPlayer.
	WinEvent struct {
		Winner Player `json:"winner"`
		Reason string `json:"reason"`
	}
)

func (PhaseEvent) Name() string   { return "phase" }
func (StepEvent) Name() string    { return "step" }
func (MoveEvent) Name() string    { return "move" }
func (UseEvent) Name() string     { return "use" }
func (ResolveEvent) Name() string { return "resolve" }
func (NullifyEvent) Name() string { return "nullify" }
func (RestEvent) Name() string    { return "rest" }
func (AttackEvent) Name() string  { return "attack" }
func (HitEvent) Name() string     { return "hit" }
func (KeywordEvent) Name() string { return "keyword" }
func (DestroyEvent) Name() string { return "destroy" }
func (DamageEvent) Name() string  { return "damage" }
func (LifeEvent) Name() string    { return "life" }
func (StatEvent) Name() string    { return "stat" }
func (GrantEvent) Name() string   { return "grant" }
func (ShuffleEvent) Name() string { return "shuffle" }
func (RevealEvent) Name() string  { return "reveal" }
func (CallOffEvent) Name() string { return "call_off" }
func (WinEvent) Name() string     { return "win" }

// SeenBy implements core.Masked: a card that goes from one hidden place to
// another is not known.
func (e MoveEvent) SeenBy(viewer Player) core.Event {
	if !e.seen[viewer] {
		e.Card = Ref{}
	}
	return e
}

var statNames = [...]string{"", "power", "critical", "defense", "size"}

// String names the stat.
func (s Stat) String() string { return statNames[s] }

// MarshalText writes the stat's name.
func (s Stat) MarshalText() ([]byte, error) {
	if int(s) >= len(statNames) {
		return nil, fmt.Errorf("no stat %d", s)
	}
	return []byte(statNames[s]), nil
}

// step tells that a numbered step of a procedure begins.
func (d *Duel) step(procedure string, n int) { d.Emit(StepEvent{procedure, n}) }

// keyword tells that a keyword of a card works.
func (d *Duel) keyword(k string, c *Card) { d.Emit(KeywordEvent{k, c.Ref()}) }
