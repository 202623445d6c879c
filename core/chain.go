package core

// Chain is the stack of effects waiting to resolve: built up link by link,
// resolved from the last link to the first.
type Chain[L any] struct{ links []L }

// Len is the number of links.
func (c *Chain[L]) Len() int { return len(c.links) }

// Push adds a link and returns its number, the first being 1.
func (c *Chain[L]) Push(link L) int {
	c.links = append(c.links, link)
	return len(c.links)
}

// Link is the link with that number, or the zero value when there is none.
func (c *Chain[L]) Link(number int) (link L) {
	if number >= 1 && number <= len(c.links) {
		return c.links[number-1]
	}
	return link
}

// Last is the newest link, or the zero value of an empty chain.
func (c *Chain[L]) Last() L { return c.Link(len(c.links)) }

// Pop takes the newest link off; the chain must not be empty.
func (c *Chain[L]) Pop() L {
	last := c.links[len(c.links)-1]
	c.links = c.links[:len(c.links)-1]
	return last
}

// Links are all links, the first made first. The caller must not change them.
func (c *Chain[L]) Links() []L { return c.links }

// Clear drops all links.
func (c *Chain[L]) Clear() { c.links = nil }
