// Package newcard writes the first version of a card's script and of the duel
// script that tests it.
package newcard

import (
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
)

//go:embed templates
var files embed.FS

var templates = template.Must(template.ParseFS(files, "templates/*.tmpl"))

// Card says what is asked for.
type Card struct {
	Passcode uint32
	Name     string
	Kind     string // one of Kinds
	Effect   string // one of Effects(Kind)
}

// Kinds are the kinds of cards there are templates for.
var Kinds = []string{"monster", "spell", "quickplay", "trap"}

// Effects are the kinds of effects a kind of card can begin with, the usual one
// first.
func Effects(kind string) []string {
	if kind == "monster" {
		return []string{"trigger", "ignition", "field", "none"}
	}
	return []string{"activate"}
}

// Check refuses a card that cannot be written.
func (c *Card) Check() error {
	switch {
	case c.Passcode == 0:
		return fmt.Errorf("a card needs a passcode from 1; own cards usually take one of nine digits")
	case strings.TrimSpace(c.Name) == "":
		return fmt.Errorf("a card needs a name")
	case strings.ContainsAny(c.Name, "\n\r"):
		return fmt.Errorf("a name is one line")
	case !slices.Contains(Kinds, c.Kind):
		return fmt.Errorf("unknown kind %q; there are %s", c.Kind, strings.Join(Kinds, ", "))
	case !slices.Contains(Effects(c.Kind), c.Effect):
		return fmt.Errorf("unknown effect %q of a %s; there are %s", c.Effect, c.Kind, strings.Join(Effects(c.Kind), ", "))
	}
	return nil
}

// Monster reports whether the card is a monster.
func (c *Card) Monster() bool { return c.Kind == "monster" }

// Trap reports whether the card is a trap.
func (c *Card) Trap() bool { return c.Kind == "trap" }

// Type is the card's type as scripts write it.
func (c *Card) Type() string {
	switch {
	case c.Effect == "none":
		return "TYPE_MONSTER|TYPE_NORMAL"
	case c.Monster():
		return "TYPE_MONSTER|TYPE_EFFECT"
	case c.Trap():
		return "TYPE_TRAP"
	case c.Kind == "quickplay":
		return "TYPE_SPELL|TYPE_QUICKPLAY"
	}
	return "TYPE_SPELL"
}

// Text is the text by which players choose its effect, "" for none.
func (c *Card) Text() string {
	switch c.Effect {
	case "trigger":
		return "Discard a card to draw one"
	case "ignition":
		return "Gain 500 LP"
	}
	return ""
}

// Write writes the script as DIR/c<passcode>.lua and the duel script as
// DIR/duels/c<passcode>.lua. Files that are there already are not touched.
func (c *Card) Write(dir string) (script, duel string, err error) {
	name := fmt.Sprintf("c%d.lua", c.Passcode)
	script, duel = filepath.Join(dir, name), filepath.Join(dir, "duels", name)
	return script, duel, writeBoth(script, duel, "card.lua.tmpl", "duel.lua.tmpl", c)
}

// writeBoth writes the script of a card and its duel script, unless one of them
// is there already.
func writeBoth(script, duel, scriptTemplate, duelTemplate string, card any) error {
	for _, file := range []string{script, duel} {
		if _, err := os.Stat(file); err == nil {
			return fmt.Errorf("%s is there already", file)
		}
	}
	if err := os.MkdirAll(filepath.Dir(duel), 0o755); err != nil {
		return err
	}
	if err := write(script, scriptTemplate, card); err != nil {
		return err
	}
	return write(duel, duelTemplate, card)
}

func write(file, template string, card any) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	if err := templates.ExecuteTemplate(f, template, card); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
