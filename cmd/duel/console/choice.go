package console

import (
	"fmt"
	"strings"

	"duel/core"
	"duel/core/ocg"
)

// Question is what a request asks its player, in one line.
func (w *Words) Question(r *core.Request) string {
	d, _ := r.Detail.(*ocg.Detail)
	if d == nil {
		d = &ocg.Detail{}
	}
	if ask, ok := questions[r.Kind]; ok {
		return ask(w, r, d)
	}
	return "Choose (" + strings.ReplaceAll(r.Kind, "_", " ") + ")"
}

// questions are the questions by kind of decision.
var questions = map[string]func(w *Words, r *core.Request, d *ocg.Detail) string{
	ocg.DecideIdle:   plain("What do you do?"),
	ocg.DecideBattle: plain("What do you do in battle?"),
	ocg.DecideChain: func(_ *Words, _ *core.Request, d *ocg.Detail) string {
		if d.Forced {
			return "Activate which effect?"
		}
		return "Activate an effect?"
	},
	ocg.DecideEffectYesNo: func(w *Words, _ *core.Request, d *ocg.Detail) string {
		text := w.text(d.Effect)
		if text == "" {
			text = "Use its effect?"
		}
		return w.name(d.Card.Code) + ": " + text
	},
	ocg.DecideYesNo: func(w *Words, _ *core.Request, d *ocg.Detail) string { return orElse(w.text(d.Text), "Yes or no?") },
	ocg.DecidePosition: func(w *Words, _ *core.Request, d *ocg.Detail) string {
		return "Which position for " + w.name(d.Code) + "?"
	},
	ocg.DecideOption:           plain("Choose one"),
	ocg.DecideSelectOrUnselect: plain("Select or unselect a card"),
	ocg.DecideSelectCards: func(_ *Words, r *core.Request, _ *ocg.Detail) string {
		return "Select " + bounds(r.Min, r.Max, "card")
	},
	ocg.DecideTribute: func(_ *Words, _ *core.Request, d *ocg.Detail) string {
		return "Tribute " + bounds(d.ShownMin, d.ShownMax, "monster")
	},
	ocg.DecideSum: func(_ *Words, _ *core.Request, d *ocg.Detail) string {
		if d.Exact {
			return fmt.Sprintf("Select cards that come to exactly %d", d.Amount)
		}
		return fmt.Sprintf("Select cards that come to at least %d", d.Amount)
	},
	ocg.DecidePlace:        func(_ *Words, _ *core.Request, d *ocg.Detail) string { return "Choose " + count(d.Count, "zone") },
	ocg.DecideDisableZones: func(_ *Words, _ *core.Request, d *ocg.Detail) string { return "Choose " + count(d.Count, "zone") },
	ocg.DecideCounters: func(_ *Words, _ *core.Request, d *ocg.Detail) string {
		return "Remove " + count(d.Total, "counter") + ": how many from each?"
	},
	ocg.DecideSortCards:         plain("Put in order, first on top"),
	ocg.DecideSortChain:         plain("Put in order, first in the chain"),
	ocg.DecideAnnounceCard:      plain("Declare a card"),
	ocg.DecideAnnounceRace:      func(_ *Words, _ *core.Request, d *ocg.Detail) string { return "Declare " + count(d.Count, "type") },
	ocg.DecideAnnounceAttribute: func(_ *Words, _ *core.Request, d *ocg.Detail) string { return "Declare " + count(d.Count, "attribute") },
	ocg.DecideAnnounceNumber:    plain("Declare a number"),
	ocg.DecideHandSign:          plain("Rock, paper or scissors?"),
	ocg.DecideGoFirst:           plain("Do you go first?"),
	ocg.DecideSideIn:            plain("Which card comes in from the side deck?"),
	ocg.DecideSideOut:           plain("Which card does it replace?"),
}

func plain(text string) func(*Words, *core.Request, *ocg.Detail) string {
	return func(*Words, *core.Request, *ocg.Detail) string { return text }
}

func orElse(text, other string) string {
	if text == "" {
		return other
	}
	return text
}

// bounds tells how many things may be chosen.
func bounds(least, most int, thing string) string {
	if least >= most {
		return count(least, thing)
	}
	return fmt.Sprintf("%d to %ss", least, count(most, thing))
}

// actionWords are the actions of options in words.
var actionWords = map[ocg.Action]string{
	ocg.ActActivate: "activate", ocg.ActAttack: "attack with", ocg.ActSpecialSummon: "Special Summon", ocg.ActSummon: "Normal Summon",
	ocg.ActSetMonster: "set", ocg.ActSetSpellTrap: "set", ocg.ActChangePosition: "change the position of", ocg.ActSelect: "select",
	ocg.ActUnselect: "unselect", ocg.ActYes: "yes", ocg.ActNo: "no", ocg.ActBattlePhase: "go to the Battle Phase",
	ocg.ActMain2: "go to Main Phase 2", ocg.ActEndPhase: "end the turn", ocg.ActFinish: "done", ocg.ActCancel: "cancel", ocg.ActPass: "pass",
}

// Option describes an option of a request.
func (w *Words) Option(kind string, o *ocg.Option) string {
	switch kind {
	case ocg.DecideOption:
		return orElse(w.text(o.Text), o.String())
	case ocg.DecidePosition:
		return positionWords[ocg.PositionName(ocg.LocationMzone, o.Pos)]
	case ocg.DecideAnnounceNumber:
		return fmt.Sprint(o.Number)
	case ocg.DecideHandSign:
		return o.Sign
	case ocg.DecideAnnounceRace, ocg.DecideAnnounceAttribute:
		return o.Word
	case ocg.DecideAnnounceCard:
		return w.name(o.Code)
	case ocg.DecideSideIn, ocg.DecideSideOut:
		if o.Action == "" {
			return w.name(o.Code)
		}
	case ocg.DecidePlace, ocg.DecideDisableZones:
		return w.player(o.Ref.Controller) + "'s " + w.place(o.Ref.Place)
	}
	return w.cardOption(o)
}

// cardOption describes an option that is an action, a card, or both.
func (w *Words) cardOption(o *ocg.Option) string {
	text := actionWords[o.Action]
	if o.Action == "" || o.HasRef {
		text = strings.TrimPrefix(text+" "+w.at(o.Ref), " ")
	}
	if effect := w.text(o.Effect); effect != "" {
		text += ": " + effect
	}
	switch {
	case o.Tributes > 1:
		text += fmt.Sprintf(" (counts as %d)", o.Tributes)
	case len(o.Values) > 0:
		text += " (counts as " + strings.ReplaceAll(strings.Trim(fmt.Sprint(o.Values), "[]"), " ", " or ") + ")"
	case o.Counters > 0:
		text += " (" + count(o.Counters, "counter") + ")"
	case o.Direct:
		text += " (directly if you like)"
	}
	return text
}

// at names a card of an option with its player and place. Who is offered cards
// of their own may know them wherever they lie.
func (w *Words) at(c ocg.CardRef) string {
	name := w.card(c)
	if c.Code != 0 && w.Audience.knows(c.Controller) {
		name = w.name(c.Code)
	}
	if c.Location == 0 {
		return name
	}
	return name + " in " + w.player(c.Controller) + "'s " + w.place(c.Place)
}
