package ocg

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"
)

// Set sets one rule by its name: that of the field in small letters, its words
// parted by underscores (triggers_one_by_one). The value is a bool or an int as
// the field is; anything else, and a name no field has, is an error.
func (r *Rules) Set(name string, value any) error {
	fields := reflect.ValueOf(r).Elem()
	for i := range fields.NumField() {
		if underscored(fields.Type().Field(i).Name) != name {
			continue
		}
		v := reflect.ValueOf(value)
		if !v.IsValid() || v.Type() != fields.Field(i).Type() {
			return fmt.Errorf("the rule %s is of type %s, not %v", name, fields.Field(i).Type(), value)
		}
		fields.Field(i).Set(v)
		return nil
	}
	return fmt.Errorf("there is no rule %q; there are %s", name, strings.Join(RuleNames(), ", "))
}

// RuleNames are the names of all rules, in the order of the fields of Rules.
func RuleNames() (names []string) {
	for _, f := range reflect.VisibleFields(reflect.TypeFor[Rules]()) {
		names = append(names, underscored(f.Name))
	}
	return names
}

// underscored is a field's name in small letters, its words parted by
// underscores; letters and digits of an abbreviation are one word.
func underscored(name string) string {
	var b strings.Builder
	letters := []rune(name)
	for i, l := range letters {
		begins := i > 0 && unicode.IsUpper(l) && (!unicode.IsUpper(letters[i-1]) || i+1 < len(letters) && unicode.IsLower(letters[i+1]))
		if begins {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(l))
	}
	return b.String()
}
