package pack

import (
	"strings"

	"duel/core/ocg"
)

// Field is one fact of a card as a script gives it.
type Field struct{ Name, Value string }

// FactsFields are the facts of a card, one by one, as FactsText has them.
func FactsFields(c *ocg.CardData, names *BitNames) []Field {
	var fields []Field
	for _, line := range strings.Split(FactsText(c, names), "\n") {
		name, value, ok := strings.Cut(strings.TrimSpace(line), "=")
		if ok && strings.HasSuffix(value, ",") {
			fields = append(fields, Field{name, strings.TrimSuffix(value, ",")})
		}
	}
	return fields
}
