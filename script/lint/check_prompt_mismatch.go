package lint

import (
	"slices"
	"strings"
)

var promptMismatch = &Check{
	Code: "prompt-mismatch", Severity: Warning,
	Title: "a prompt that tells the player something else than happens",
	Text: "The constant given to Duel.Hint says what the cards are chosen for, and something else is done with them. " +
		"The prompt, or what is done, was copied from another card.",
	Bad:  "function f(tp) Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)\nlocal g=Duel.SelectMatchingCard(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) Duel.SendtoHand(g,nil,REASON_EFFECT) end",
	Good: "function f(tp) Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_RTOHAND)\nlocal g=Duel.SelectMatchingCard(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) Duel.SendtoHand(g,nil,REASON_EFFECT) end",
	run: func(p *Pass) {
		for _, c := range p.choices() {
			if c.prompt == nil || !promptsKnown[c.prompt.Name] {
				continue
			}
			var done []string
			fits := false
			for _, a := range c.actions {
				name := a.native().Name
				done = append(done, name)
				fits = fits || strings.Contains(promptsFor[name]+" ", c.prompt.Name+" ")
			}
			for _, a := range c.announced {
				done = append(done, a.Name)
				fits = fits || promptsFor[a.Name] == "" || strings.Contains(promptsFor[a.Name]+" ", c.prompt.Name+" ")
			}
			if len(done) > 0 && !fits {
				p.report(c.prompt, "%s is the prompt, and the cards are chosen for %s", c.prompt.Name, strings.Join(slices.Compact(done), ", "))
			}
		}
	},
}

// promptsFor are the prompts that tell what a function does with cards, or what
// a category is about.
var promptsFor = map[string]string{
	"Duel.SendtoHand": "HINTMSG_ATOHAND HINTMSG_RTOHAND", "CATEGORY_TOHAND": "HINTMSG_ATOHAND HINTMSG_RTOHAND",
	"Duel.SendtoGrave": "HINTMSG_TOGRAVE HINTMSG_DISCARD", "CATEGORY_TOGRAVE": "HINTMSG_TOGRAVE",
	"Duel.SendtoDeck": "HINTMSG_TODECK", "CATEGORY_TODECK": "HINTMSG_TODECK",
	"Duel.Destroy": "HINTMSG_DESTROY", "CATEGORY_DESTROY": "HINTMSG_DESTROY",
	"Duel.Remove": "HINTMSG_REMOVE", "CATEGORY_REMOVE": "HINTMSG_REMOVE",
	"Duel.Release": "HINTMSG_RELEASE", "CATEGORY_RELEASE": "HINTMSG_RELEASE",
	"Duel.SpecialSummon": "HINTMSG_SPSUMMON HINTMSG_SET", "Duel.SpecialSummonStep": "HINTMSG_SPSUMMON HINTMSG_SET", "CATEGORY_SPECIAL_SUMMON": "HINTMSG_SPSUMMON",
	"Duel.GetControl": "HINTMSG_CONTROL", "CATEGORY_CONTROL": "HINTMSG_CONTROL",
	"Duel.ChangePosition": "HINTMSG_POSCHANGE HINTMSG_SET", "CATEGORY_POSITION": "HINTMSG_POSCHANGE HINTMSG_SET",
	"Duel.SSet": "HINTMSG_SET",
}

// promptsKnown are the prompts for what promptsFor lists.
var promptsKnown = nameSet("HINTMSG_", "ATOHAND RTOHAND TOGRAVE DISCARD TODECK DESTROY REMOVE RELEASE SPSUMMON CONTROL POSCHANGE SET")
