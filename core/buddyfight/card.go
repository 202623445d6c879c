package buddyfight

import "duel/core"

// Player is a side of the duel.
type Player = core.Player

// Card is a card in the duel.
type Card struct {
	core.Card[*Card]
	Data     *CardData
	Effects  []*Effect
	Cost     []CostPart // paid together when it is called, cast or equipped
	Rested   bool
	FaceDown bool // in the flag and buddy zones before the start, or in a soul
	Placed   int  // number of its placing on the field; later ones are greater

	stood     int // times Double or Triple Attack stood it this turn
	modifiers []Modifier

	// Script and Class are what the script layer keeps about the card.
	Script, Class any
}

// OnField reports whether the card is in an area, equipped or set.
func (c *Card) OnField() bool { return isField(c.Zone) }

// Soul are the cards under it, the first put there first. The caller must not
// change the slice.
func (c *Card) Soul() []*Card { return c.Attached }

// IsMonster reports whether it is a monster in one of the areas.
func (c *Card) IsMonster() bool { return isArea(c.Zone) }

// AddCost adds a part to what calling, casting or equipping it costs.
func (c *Card) AddCost(part CostPart) { c.Cost = append(c.Cost, part) }

// AddEffect gives the card an ability.
func (c *Card) AddEffect(e *Effect) {
	e.Card = c
	c.Effects = append(c.Effects, e)
}

// play is what the card says about its own use, nil if nothing.
func (c *Card) play() *Effect {
	for _, e := range c.Effects {
		if e.Kind == Play {
			return e
		}
	}
	return nil
}

// sight remembers a card in its present stay.
type sight struct {
	card *Card
	stay uint64
}

func see(c *Card) sight { return sight{c, c.Stay} }

// there is the card if it has not left its place since, else nil.
func (s sight) there() *Card {
	if s.card != nil && s.card.Stay == s.stay {
		return s.card
	}
	return nil
}
