package ocg

import (
	"encoding/json"
	"fmt"

	"duel/core"
)

// Explain tells, for an option of an idle, battle or chain decision given as a
// trace record, what each effect of its card says to being activated now: the
// first check that refuses it, or that none does. It calls conditions, costs
// and targets as the rules do.
func (d *Duel) Explain(r *core.Request, option string) []string {
	var wanted struct {
		Action Action `json:"action"`
		Card   *struct {
			Code       uint32 `json:"code"`
			Controller Player `json:"controller"`
			Location   string `json:"location"`
			Sequence   int    `json:"sequence"`
		} `json:"card"`
	}
	if json.Unmarshal([]byte(option), &wanted) != nil || wanted.Card == nil || wanted.Action != ActActivate {
		return nil
	}
	var out []string
	for _, c := range d.Table.Cards() {
		if zone, seq := c.Place().Where(); c.Controller != wanted.Card.Controller || zone != wanted.Card.Location || seq != wanted.Card.Sequence {
			continue
		}
		for _, e := range c.OwnEffects() {
			if e.Activated() {
				out = append(out, d.explainEffect(r.Player, e))
			}
		}
	}
	return out
}

func (d *Duel) explainEffect(p Player, e *Effect) string {
	name := fmt.Sprintf("%d effect type %#x code %d range %#x", e.Handler.Data.Code, e.Type, e.Code, e.Range)
	event := d.CheckEvent(e.Code)
	if event == nil {
		event = d.noEvent()
	}
	why := d.WhyNot(e, p, event)
	switch {
	case why.Check == "":
		return name + ": nothing refuses it"
	case why.By != nil:
		return fmt.Sprintf("%s: refused by %s of %d", name, why.Check, why.By.Owner.Data.Code)
	}
	return name + ": refused by " + why.Check
}
