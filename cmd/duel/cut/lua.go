package cut

import (
	"fmt"
	"strings"
)

// quote is a text as Lua writes it.
func quote(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\r", `\r`, "\x00", `\0`).Replace(text) + `"`
}

// list is a table of values.
func list(values []string) string { return "{" + strings.Join(values, ",") + "}" }

// oneOrList is a value, or a list of several.
func oneOrList(values []string) string {
	if len(values) == 1 {
		return values[0]
	}
	return list(values)
}

// names are numbers in the words of the library's constants.
type names map[string]float64

// bits is a mask in the names of single bits that begin so, in the order of the
// bits; of two names for a bit the alphabetically first. What has no name
// is a number.
func (n names) bits(prefix string, mask uint64) string {
	var words []string
	for bit := uint64(1); bit != 0 && bit <= mask; bit <<= 1 {
		if mask&bit != 0 {
			words = append(words, n.value(prefix, bit))
		}
	}
	if words == nil {
		return "0"
	}
	return strings.Join(words, "|")
}

// valueOrBits is a number by its name, or by those of its bits.
func (n names) valueOrBits(prefix string, number uint64) string {
	if name := n.value(prefix, number); strings.HasPrefix(name, prefix) {
		return name
	}
	return n.bits(prefix, number)
}

// value is a number by the alphabetically first name that begins so, or as it
// is.
func (n names) value(prefix string, number uint64) string {
	found := ""
	for name, v := range n {
		if strings.HasPrefix(name, prefix) && v == float64(number) && (found == "" || name < found) {
			found = name
		}
	}
	if found == "" {
		return fmt.Sprintf("%#x", number)
	}
	return found
}
