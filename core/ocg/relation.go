package ocg

import "slices"

// cardRelations are a card's ties to other cards and to chain links.
type cardRelations struct {
	cards []cardRelation
	links []linkRelation
}

// cardRelation is a tie of the card to another that ends with reset bits.
type cardRelation struct {
	to    *Card
	reset uint32
}

// linkRelation is a tie of the card to a chain link of an effect; chain id 0 is
// a tie to the effect without a link.
type linkRelation struct {
	effect *Effect
	chain  int
}

// CreateRelation ties the card to c2 until it gets one of the reset bits; an
// existing tie keeps its own (effects.md 2.8).
func (c *Card) CreateRelation(c2 *Card, reset uint32) {
	if !c.IsRelateToCard(c2) {
		c.relations.cards = append(c.relations.cards, cardRelation{c2, reset})
	}
}

// ReleaseRelation ends the tie to c2.
func (c *Card) ReleaseRelation(c2 *Card) {
	c.relations.cards = slices.DeleteFunc(c.relations.cards, func(r cardRelation) bool { return r.to == c2 })
}

// IsRelateToCard reports whether the card is tied to c2.
func (c *Card) IsRelateToCard(c2 *Card) bool {
	return slices.ContainsFunc(c.relations.cards, func(r cardRelation) bool { return r.to == c2 })
}

// endCardRelations ends the ties whose reset has one of the bits.
func (c *Card) endCardRelations(bits uint32) {
	c.relations.cards = slices.DeleteFunc(c.relations.cards, func(r cardRelation) bool { return r.reset&bits&0xffff0000 != 0 })
}

func (c *Card) relate(r linkRelation) {
	if !slices.Contains(c.relations.links, r) {
		c.relations.links = append(c.relations.links, r)
	}
}

func (c *Card) unrelate(r linkRelation) {
	c.relations.links = slices.DeleteFunc(c.relations.links, func(o linkRelation) bool { return o == r })
}

// relateTo ties the card to a chain link (effects.md 2.8).
func (c *Card) relateTo(link *Link) { c.relate(linkRelation{link.Effect, link.ID}) }

// relatedTo reports whether the card is tied to the link.
func (c *Card) relatedTo(link *Link) bool {
	return slices.Contains(c.relations.links, linkRelation{link.Effect, link.ID})
}

// endRelation ends the tie to the link.
func (c *Card) endRelation(link *Link) { c.unrelate(linkRelation{link.Effect, link.ID}) }

// clearRelations ends the ties to all links.
func (c *Card) clearRelations() { c.relations.links = nil }

// IsRelateToEffect reports whether the card is tied to any link of the effect,
// or to the effect itself.
func (c *Card) IsRelateToEffect(e *Effect) bool {
	return slices.ContainsFunc(c.relations.links, func(r linkRelation) bool { return r.effect == e })
}

// CreateEffectRelation ties the card to the latest link of the effect, else to
// the effect.
func (c *Card) CreateEffectRelation(e *Effect) { c.relate(c.latestRelation(e)) }

// ReleaseEffectRelation ends what CreateEffectRelation would make.
func (c *Card) ReleaseEffectRelation(e *Effect) { c.unrelate(c.latestRelation(e)) }

// ClearEffectRelation ends the ties to all links.
func (c *Card) ClearEffectRelation() { c.clearRelations() }

func (c *Card) latestRelation(e *Effect) linkRelation {
	links := c.duel.Chain.Links()
	for i := len(links) - 1; i >= 0; i-- {
		if links[i].Effect == e {
			return linkRelation{e, links[i].ID}
		}
	}
	return linkRelation{effect: e}
}

// IsRelateToChain reports whether the card is tied to a link of the chain; 0 or
// a number beyond the chain is the last one.
func (c *Card) IsRelateToChain(number int) bool {
	link := c.duel.Chain.Link(number)
	if link == nil {
		link = c.duel.Chain.Last()
	}
	return link != nil && c.relatedTo(link)
}
