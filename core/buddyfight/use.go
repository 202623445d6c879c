package buddyfight

import "duel/core"

// UseKind is what using a card or ability amounts to.
type UseKind uint8

// The kinds of use.
const (
	UseCall UseKind = iota + 1
	UseCast
	UseEquip
	UseAct
	UseTrigger
	UseReplace
)

var useNames = [...]string{"", "call", "cast", "equip", "act", "trigger", "replace"}

// String names the kind.
func (k UseKind) String() string { return useNames[k] }

// Use is a card or ability in use: declared, paid for, waiting to be resolved.
type Use struct {
	Kind   UseKind
	Player Player
	Card   *Card
	Effect *Effect     // nil for a card that says nothing about its own use
	Area   core.ZoneID // of a call
	Buddy  bool        // a buddy call
	OnTop  *Card       // the monster it is called on top of, or nil

	Answering *Use        // the use this one answers, or nil
	Event     *Occurrence // of triggers and replacements
	Nullified bool

	targets []sight
	stay    uint64 // of Card when it was declared: of Act and Trigger the ability's card
}

// IsCounter reports whether it is the use of a [Counter] card or ability.
func (u *Use) IsCounter() bool {
	switch u.Kind {
	case UseCast:
		_, ok := u.Card.Data.printed(Counter)
		return ok
	case UseAct:
		return u.Effect.Counter
	}
	return false
}

// Present reports whether the card has stayed where it was at the declaration.
func (u *Use) Present() bool { return u.Card.Stay == u.stay }

// Target adds a card the use is about.
func (u *Use) Target(cards ...*Card) {
	for _, c := range cards {
		u.targets = append(u.targets, see(c))
	}
}

// Targets are the chosen cards that are still where they were chosen.
func (u *Use) Targets() []*Card {
	var out []*Card
	for _, t := range u.targets {
		if c := t.there(); c != nil {
			out = append(out, c)
		}
	}
	return out
}

// canBeNullified reports whether effects may undo the use.
func (u *Use) canBeNullified() bool { return u.Effect == nil || !u.Effect.CannotBeNullified }

// Nullify undoes a use that waits to be resolved and reports whether it could.
func (d *Duel) Nullify(u *Use) bool {
	if u == nil || !u.canBeNullified() {
		return false
	}
	u.Nullified = true
	d.Emit(NullifyEvent{Use: u.Kind.String(), Card: u.Card.Ref()})
	return true
}
