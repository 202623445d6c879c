package replay

import (
	"maps"
	"slices"
)

// Note keeps the digests of script files, whose texts read gives.
func (h *Header) Note(files []string, read func(name string) ([]byte, error)) {
	h.Scripts = make(map[string]string)
	for _, name := range files {
		if text, err := read(name); err == nil {
			h.Scripts[name] = Digest(text)
		}
	}
}

// NoteFacts keeps the digest of a card's facts.
func (h *Header) NoteFacts(card string, facts []byte) {
	if h.Facts == nil {
		h.Facts = make(map[string]string)
	}
	h.Facts[card] = Digest(facts)
}

// Changed names the scripts and the cards whose facts are not those the duel
// was recorded with. facts gives a card's facts, nil for no card.
func (h *Header) Changed(read func(name string) ([]byte, error), facts func(card string) []byte) []string {
	var changed []string
	for _, name := range slices.Sorted(maps.Keys(h.Scripts)) {
		switch text, err := read(name); {
		case err != nil:
			changed = append(changed, name+" (missing)")
		case Digest(text) != h.Scripts[name]:
			changed = append(changed, name)
		}
	}
	for _, card := range slices.Sorted(maps.Keys(h.Facts)) {
		switch f := facts(card); {
		case f == nil:
			changed = append(changed, "card "+card+" (missing)")
		case Digest(f) != h.Facts[card]:
			changed = append(changed, "facts of card "+card)
		}
	}
	return changed
}
