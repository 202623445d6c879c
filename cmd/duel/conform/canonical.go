package conform

import (
	"encoding/json"
	"sort"
)

// ignoredEvents are for user interfaces only, or are the recorder's own.
var ignoredEvents = map[string]bool{
	"hint": true, "card_hint": true, "player_hint": true, "show_hint": true, "ai_name": true, "field_loaded": true,
	"deck_order": true, "rejected": true,
}

// barePlaces are the events whose places the reference engine tells without a
// code; the recorder adds codes as of a later moment, so they do not count.
var barePlaces = map[string][]string{
	"cards_selected": {"cards"}, "random_selected": {"cards"}, "targeted": {"cards"}, "shuffle_set_cards": {"cards"},
	"remove_cards": {"cards"}, "equip": {"card", "target"}, "unequip": {"card"}, "card_target": {"card", "target"},
	"cancel_target": {"card", "target"}, "add_counter": {"card"}, "remove_counter": {"card"},
	"attack": {"attacker", "target"}, "battle": {"attacker", "target"},
}

// canonicalEvent is an event record in the one form records are compared in.
func canonicalEvent(raw map[string]any) string {
	event := make(map[string]any, len(raw))
	for k, v := range raw {
		if k != "i" {
			event[k] = v
		}
	}
	name, _ := raw["event"].(string)
	for _, member := range barePlaces[name] {
		event[member] = withoutCodes(event[member])
	}
	return canonical(event)
}

// withoutCodes is a place, or a list of places, without codes.
func withoutCodes(v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := make(map[string]any, len(v))
		for k, x := range v {
			if k != "code" {
				out[k] = x
			}
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, x := range v {
			out[i] = withoutCodes(x)
		}
		return out
	}
	return v
}

// canonical writes a value with the members of objects in order.
func canonical(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// detailOf is what a decision says beyond its options and answer.
func detailOf(raw map[string]any) string {
	detail := make(map[string]any)
	for k, v := range raw {
		switch k {
		case "i", "options", "choice", "chosen", "trivial", "option_count":
		default:
			detail[k] = v
		}
	}
	return canonical(detail)
}

// optionsOf are the options of a decision in canonical form, sorted.
func optionsOf(raw map[string]any) []string {
	list, _ := raw["options"].([]any)
	out := make([]string, len(list))
	for i, o := range list {
		out[i] = canonical(o)
	}
	sort.Strings(out)
	return out
}

// difference tells what is in a and not in b, and the other way round; both
// are sorted.
func difference(a, b []string) (onlyA, onlyB []string) {
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && a[0] < b[0]:
			onlyA, a = append(onlyA, a[0]), a[1:]
		case len(a) == 0 || b[0] < a[0]:
			onlyB, b = append(onlyB, b[0]), b[1:]
		default:
			a, b = a[1:], b[1:]
		}
	}
	return onlyA, onlyB
}
