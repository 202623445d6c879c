package ocg

import (
	"fmt"
	"time"
)

// Banlist limits how many copies of a card a deck may hold, main, extra and
// side deck counted together (OCG-LIST-01 to OCG-LIST-04).
type Banlist struct {
	Name string

	// From is the day the list comes into force, zero if it has no date; the
	// official lists change on 1 March and 1 September (OCG-LIST-05).
	From time.Time

	// Whitelist makes every card the list does not mention forbidden.
	Whitelist bool

	// Limits maps a passcode to the copies allowed: 0 forbidden, 1 limited,
	// 2 semi-limited.
	Limits map[uint32]int
}

// Limit returns how many copies of card the list allows. A card the list does
// not mention goes by the card it counts as; if that is not mentioned either,
// the limit is unlisted, or 0 on a whitelist. A nil list limits nothing.
func (b *Banlist) Limit(card *CardData, unlisted int) int {
	if b == nil {
		return unlisted
	}
	if limit, ok := b.Limits[card.Code]; ok {
		return limit
	}
	if limit, ok := b.Limits[card.Alias]; ok && card.Alias != 0 {
		return limit
	}
	if b.Whitelist {
		return 0
	}
	return unlisted
}

// BanlistOn is the list of those with a date that is in force on a day: the
// latest that is not later.
func BanlistOn(lists []*Banlist, day time.Time) (*Banlist, error) {
	var latest *Banlist
	for _, list := range lists {
		if !list.From.IsZero() && !list.From.After(day) && (latest == nil || list.From.After(latest.From)) {
			latest = list
		}
	}
	if latest == nil {
		return nil, fmt.Errorf("no list is in force on %s", day.Format(time.DateOnly))
	}
	return latest, nil
}
