package newcard

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"duel/script/buddyfight"
)

// FightCard is a card of Buddyfight that is asked for.
type FightCard struct {
	Number string // "MY01/0001"
	Name   string
	World  string
	Kind   string // one of FightKinds
}

// FightKinds are the kinds of cards of Buddyfight there are templates for.
var FightKinds = []string{"monster", "spell", "impact", "item", "flag"}

// numbers are how card numbers are written.
var numbers = regexp.MustCompile(`^[A-Z0-9]+/[A-Z0-9]+$`)

// Check refuses a card that cannot be written.
func (c *FightCard) Check() error {
	switch {
	case !numbers.MatchString(c.Number):
		return fmt.Errorf("a number is written like MY01/0001, not %q", c.Number)
	case strings.TrimSpace(c.Name) == "" || strings.TrimSpace(c.World) == "":
		return fmt.Errorf("a card needs a name and a world")
	case strings.ContainsAny(c.Name+c.World, "\n\r"):
		return fmt.Errorf("a name is one line")
	case !slices.Contains(FightKinds, c.Kind):
		return fmt.Errorf("unknown kind %q; there are %s", c.Kind, strings.Join(FightKinds, ", "))
	}
	return nil
}

// Type is the card's type as scripts write it.
func (c *FightCard) Type() string { return strings.ToUpper(c.Kind[:1]) + c.Kind[1:] }

// Write writes the script as DIR/<number>.lua and the duel script as
// DIR/duels/<number>.lua. Files that are there already are not touched.
func (c *FightCard) Write(dir string) (script, duel string, err error) {
	name := buddyfight.ScriptName(c.Number)
	script, duel = filepath.Join(dir, name), filepath.Join(dir, "duels", name)
	return script, duel, writeBoth(script, duel, "fight_card.lua.tmpl", "fight_duel.lua.tmpl", c)
}
