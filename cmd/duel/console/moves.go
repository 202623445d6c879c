package console

import (
	"duel/core"
	"duel/core/ocg"
)

// pending is what happened to a card that the next event mostly tells better: it
// came to the field, or was turned up to be activated.
type pending struct {
	code uint32
	line string // "" for none
}

// settle tells of what is pending unless the next event does.
func (n *Narrator) settle(next core.Event) {
	last := n.pending
	n.pending = pending{}
	if last.line != "" && subject(next) != last.code {
		n.line("%s", last.line)
	}
}

// subject is the card an event is about.
func subject(e core.Event) uint32 {
	switch e := e.(type) {
	case ocg.CardEvent:
		return e.Card.Code
	case ocg.ChainingEvent:
		return e.Card.Code
	case ocg.PairEvent:
		return e.Card.Code
	}
	return 0
}

func (n *Narrator) move(e ocg.MoveEvent) {
	name := n.moved(e)
	if !isField(e.To) || e.To.Overlay {
		n.line("%s %s", name, n.fate(e))
		return
	}
	switch {
	case isField(e.From) && e.From.Controller != e.To.Controller:
		n.line("%s takes control of %s", n.player(e.To.Controller), name)
	case isField(e.From):
		n.line("%s moves to %s", name, n.place(e.To))
	default:
		n.pending = pending{e.Code, name + " is placed in " + n.place(e.To)}
	}
}

func isField(p ocg.Place) bool { return p.Location&(ocg.LocationMzone|ocg.LocationSzone) != 0 }

// moved names the card of a move, if it can be seen where it was or where it
// comes.
func (n *Narrator) moved(e ocg.MoveEvent) string {
	at := e.From
	if at.Location == 0 || !n.Audience.sees(at) && n.Audience.sees(e.To) && e.To.Location != 0 {
		at = e.To
	}
	at.Controller = e.From.Controller
	if e.From.Location == 0 {
		at.Controller = e.To.Controller
	}
	return n.owned(ocg.CardRef{Code: e.Code, Place: at})
}

// fates are what becomes of a card that leaves for a pile, by reason; the first
// that fits is told.
var fates = []struct {
	reasons uint32
	words   string
}{
	{ocg.ReasonDestroy | ocg.ReasonBattle, "is destroyed by battle"},
	{ocg.ReasonDestroy, "is destroyed"},
	{ocg.ReasonMaterial | ocg.ReasonFusion, "is used as Fusion Material"},
	{ocg.ReasonMaterial | ocg.ReasonSynchro, "is used as Synchro Material"},
	{ocg.ReasonMaterial | ocg.ReasonXyz, "is used as Xyz Material"},
	{ocg.ReasonMaterial | ocg.ReasonLink, "is used as Link Material"},
	{ocg.ReasonMaterial | ocg.ReasonRitual, "is tributed for the Ritual Summon"},
	{ocg.ReasonRelease, "is tributed"},
	{ocg.ReasonDiscard, "is discarded"},
}

// fate tells where a card goes that does not come to the field, and why.
func (n *Narrator) fate(e ocg.MoveEvent) string {
	goal := n.goal(e)
	for _, f := range fates {
		if e.Reason&f.reasons == f.reasons {
			if e.To.Location == ocg.LocationGrave {
				return f.words
			}
			return f.words + " and " + goal
		}
	}
	return goal
}

func (n *Narrator) goal(e ocg.MoveEvent) string {
	switch {
	case e.To.Overlay:
		return "becomes an Xyz Material"
	case e.To.Location == 0:
		return "leaves the duel"
	case e.To.Location == ocg.LocationGrave:
		return "goes to the graveyard"
	case e.To.Location == ocg.LocationRemoved && e.To.Position.FaceUp():
		return "is banished"
	case e.To.Location == ocg.LocationRemoved:
		return "is banished face-down"
	case e.To.Location == ocg.LocationHand && !isField(e.From):
		return "is added to the hand"
	}
	return "returns to the " + n.place(e.To)
}
