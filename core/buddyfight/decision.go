package buddyfight

import (
	"strings"

	"duel/core"
)

// The kinds of decisions (core.Request.Kind).
const (
	DecideUse           = "use"           // a card or ability at an operation point
	DecideArea          = "area"          // where to call a monster
	DecideBuddyCall     = "buddy_call"    // whether to make it a buddy call
	DecidePayment       = "payment"       // cards that pay a cost
	DecideTarget        = "target"        // cards an ability is used upon
	DecideCards         = "cards"         // cards, while something is resolved
	DecideYesNo         = "yes_no"        // whether to do what an ability offers
	DecideCharge        = "charge"        // the card of charge and draw
	DecideMove          = "move"          // the move of a monster with Move
	DecideAttack        = "attack"        // the attackers, several for a link attack
	DecideAttackTarget  = "attack_target" // a monster or the player
	DecideLinkCritical  = "link_critical" // whose critical a link attack deals
	DecideCounterattack = "counterattack" // the attacker Counterattack destroys
	DecideDoubleAttack  = "double_attack" // whether to stand an attacker
	DecideSoulguard     = "soulguard"     // the soul that saves a card
	DecideOverflow      = "overflow"      // the monster that goes when sizes add up to too much
	DecideReplace       = "replace"       // whether to use an ability that changes what happens
)

// Option is one thing a player may choose.
type Option struct {
	Action string // "call", "cast", "attack", "yes"; "" where the decision says it
	Card   *Card  // or nil
	Hidden bool   // the player may not know the card's face: a card of the gauge
	Area   core.ZoneID
	Player Player // the player as target, with Direct
	Direct bool
	Text   string
}

var _ core.MaskedOption = (*Option)(nil)

// SeenBy implements core.MaskedOption: a hidden card is one of several nobody
// can tell apart.
func (o *Option) SeenBy(core.Player) core.Option {
	if !o.Hidden {
		return o
	}
	masked := *o
	masked.Card = nil
	return &masked
}

// String describes the option: "call Thousand Rapier Dragon".
func (o *Option) String() string {
	words := make([]string, 0, 4)
	add := func(s string) {
		if s != "" {
			words = append(words, s)
		}
	}
	add(o.Action)
	switch {
	case o.Hidden:
		add("a face-down card")
	case o.Card != nil:
		add(o.Card.Data.Name)
	case o.Direct:
		add("the player")
	}
	if o.Area != 0 {
		if o.Card != nil {
			add("to")
		}
		add(ZoneName(o.Area))
	}
	if o.Text != "" {
		add("(" + o.Text + ")")
	}
	return strings.Join(words, " ")
}

// Detail is what a decision says beyond its options.
type Detail struct {
	Card *Card  // the card that asks, or nil
	Text string // what for: "gauge", "discard", the words of an ability
}

// choose asks p for min to max of the options and gives their indices. It does
// not ask when all must be taken or there is nothing to take. nil: declined.
func (d *Duel) choose(p Player, r core.Request) []int {
	r.Player = p
	r.Min, r.Max = min(r.Min, len(r.Options)), min(r.Max, len(r.Options))
	if r.Max == 0 {
		return nil
	}
	if !r.Cancelable && r.Min == len(r.Options) {
		all := make([]int, r.Min)
		for i := range all {
			all[i] = i
		}
		return all
	}
	return d.Ask(&r).Picks
}

// chooseCards asks p for min to max of the cards, each accepted by no further
// check.
func (d *Duel) chooseCards(p Player, kind string, cards []*Card, min, max int, cancelable bool, detail Detail) []*Card {
	return d.chooseChecked(p, kind, cards, min, max, cancelable, detail, nil)
}

// chooseChecked is chooseCards with a check of the whole choice. Who chooses
// among cards of a deck searches it, and so sees them.
func (d *Duel) chooseChecked(p Player, kind string, cards []*Card, min, max int, cancelable bool, detail Detail, check func([]*Card) error) []*Card {
	options := make([]core.Option, len(cards))
	for i, c := range cards {
		options[i] = &Option{Card: c, Hidden: !d.knows(p, c) && c.Zone != ZoneDeck, Text: d.where(p, c)}
	}
	r := core.Request{Kind: kind, Options: options, Min: min, Max: max, Cancelable: cancelable, Detail: detail}
	if check != nil {
		r.Check = func(a core.Answer) error { return check(pick(cards, a.Picks)) }
	}
	return pick(cards, d.choose(p, r))
}

func pick(cards []*Card, picks []int) []*Card {
	out := make([]*Card, len(picks))
	for i, n := range picks {
		out[i] = cards[n]
	}
	return out
}

// where says where a card is as p speaks of it.
func (d *Duel) where(p Player, c *Card) string {
	words := ZoneName(c.place())
	if c.Holder != nil {
		words = "soul of " + c.Holder.Data.Name
	}
	if c.Controller != p && c.place() != ZoneSoul {
		words = "opponent's " + words
	}
	return words
}

// YesNo asks p a question about a card.
func (d *Duel) YesNo(p Player, kind string, c *Card, text string) bool {
	r := core.Request{Kind: kind, Min: 1, Max: 1, Detail: Detail{Card: c, Text: text},
		Options: []core.Option{&Option{Action: "yes"}, &Option{Action: "no"}}}
	return d.choose(p, r)[0] == 0
}

// SelectCards asks p for min to max of the cards for an ability of a card.
func (d *Duel) SelectCards(p Player, kind string, cards []*Card, min, max int, by *Card) []*Card {
	return d.chooseCards(p, kind, cards, min, max, false, Detail{Card: by})
}
