package buddyfight

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"duel/core"
	"duel/core/buddyfight"
	"duel/script/host"
)

// Cards are card scripts with the facts they give, by number. They never change
// once opened and are safe for use by many duels at once.
type Cards struct {
	// Cache has the compiled scripts.
	Cache *host.Cache

	byNo    map[string]*buddyfight.CardData
	ordered []*buddyfight.CardData
}

// OpenCards reads the facts of all card scripts (*.lua) of a folder.
func OpenCards(fsys fs.FS) (*Cards, error) {
	names, err := fs.Glob(fsys, "*.lua")
	if err != nil {
		return nil, err
	}
	cards := &Cards{Cache: NewCache(host.FS{FS: fsys}), byNo: make(map[string]*buddyfight.CardData)}
	for _, name := range names {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, fmt.Errorf("reading card script: %w", err)
		}
		data, err := ParseFacts(name, string(text))
		if err != nil {
			return nil, err
		}
		if ScriptName(data.No) != name {
			return nil, fmt.Errorf("%s: the script of card %s must be named %s", name, data.No, ScriptName(data.No))
		}
		cards.byNo[data.No] = data
		cards.ordered = append(cards.ordered, data)
	}
	return cards, nil
}

// With are these cards and further ones, whose scripts, if they have any, are
// among these.
func (c *Cards) With(more ...*buddyfight.CardData) *Cards {
	out := &Cards{Cache: c.Cache, byNo: maps.Clone(c.byNo), ordered: append(slices.Clip(c.ordered), more...)}
	for _, data := range more {
		out.byNo[data.No] = data
	}
	return out
}

// WithScript are these cards with another text for the script of that name.
// The facts stay those of the old one.
func (c *Cards) WithScript(name, text string) *Cards {
	return &Cards{Cache: c.Cache.With(name, text), byNo: c.byNo, ordered: c.ordered}
}

// Card is the card of that number, or nil.
func (c *Cards) Card(no string) *buddyfight.CardData { return c.byNo[no] }

// All are all cards, by script name. The caller must not change the slice.
func (c *Cards) All() []*buddyfight.CardData { return c.ordered }

// Find is the card of a number or, if there is just one, of a name.
func (c *Cards) Find(text string) (*buddyfight.CardData, error) {
	if data := c.byNo[text]; data != nil {
		return data, nil
	}
	var found *buddyfight.CardData
	for _, data := range c.ordered {
		if data.Name != text {
			continue
		}
		if found != nil {
			return nil, fmt.Errorf("several cards are named %s: %s, %s", text, found.No, data.No)
		}
		found = data
	}
	if found == nil {
		return nil, fmt.Errorf("no card with the number or name %s", text)
	}
	return found, nil
}

// NewDuel opens a duel in which cards get the abilities of these scripts.
func (c *Cards) NewDuel(rules buddyfight.Rules, chance core.Chance, agents [2]core.Agent, options host.Options) (*buddyfight.Duel, *State) {
	d := buddyfight.New(rules, chance, agents)
	return d, New(d, c.Cache, options)
}
