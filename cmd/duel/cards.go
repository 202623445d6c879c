package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"duel/cmd/wholefile"
	"duel/core"
	"duel/core/ocg"
	"duel/script/pack"
	"duel/script/scenario"
	"duel/script/session"
)

func newCards(a *app) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "cards",
		Short: "Search, show and export the cards duels are played with",
		Args:  cobra.NoArgs,
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	search := &cobra.Command{
		Use: "search [TEXT]", Short: "List the cards whose name contains a text", Args: usageArgs(cobra.MaximumNArgs(1)),
		RunE: func(_ *cobra.Command, args []string) error { return a.searchCards(strings.Join(args, "")) },
	}
	show := &cobra.Command{
		Use: "show CARD...", Short: "Show cards: facts in the form scripts give them, where they are from, effects as registered",
		Args: usageArgs(cobra.MinimumNArgs(1)),
		RunE: func(_ *cobra.Command, args []string) error { return a.showCards(args) },
	}
	var all bool
	export := &cobra.Command{
		Use: "export DIR [CARD...]", Short: "Write cards as EDOPro loads them: a database cards.cdb and the scripts in DIR/script",
		Args: usageArgs(cobra.MinimumNArgs(1)),
		RunE: func(_ *cobra.Command, args []string) error { return a.exportCards(args[0], args[1:], all) },
	}
	export.Flags().BoolVar(&all, "all", false, "export all cards")
	cmd.AddCommand(search, show, export, newCardsImport(a), newCardsDiff(a))
	return cmd
}

// searchCards lists cards by name.
func (a *app) searchCards(text string) error {
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return err
	}
	found := pack.Search(s.Pack, text)
	for _, card := range found {
		fmt.Fprintf(a.out, "%10d  %s\n", card.Code, card.Name)
	}
	if len(found) == 0 {
		return fmt.Errorf("no card has %q in its name", text)
	}
	return nil
}

// findCards are the cards named or numbered.
func findCards(s *session.Session, words []string) (cards []*ocg.CardData, err error) {
	names := scenario.NewNames(s.Pack)
	for _, word := range words {
		var code uint32
		if _, err := fmt.Sscanf(word, "%d", &code); err != nil || fmt.Sprint(code) != word {
			if code, err = names.Code(word); err != nil {
				return nil, err
			}
		}
		card := s.Pack.Card(code)
		if card == nil {
			return nil, fmt.Errorf("there is no card with the passcode %d", code)
		}
		cards = append(cards, card)
	}
	return cards, nil
}

// showCards shows cards in full.
func (a *app) showCards(words []string) error {
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return err
	}
	cards, err := findCards(s, words)
	if err != nil {
		return err
	}
	names := pack.NewBitNames(s.Constants)
	for _, card := range cards {
		kind, colour := card.Kind()
		fmt.Fprintf(a.out, "%d %s\nkind   %s, %s frame\nfacts  %s\n", card.Code, card.Name, kind, colour, s.Pack.FactsPath(card.Code))
		script, err := s.Pack.Script(pack.ScriptName(pack.ScriptCode(card)))
		switch {
		case err == nil:
			fmt.Fprintf(a.out, "script %s\n", script.Path)
		case errors.Is(err, fs.ErrNotExist):
			fmt.Fprintln(a.out, "script none")
		default:
			return err
		}
		fmt.Fprint(a.out, pack.FactsText(card, names))
		if err := a.showEffects(s, card, names); err != nil {
			return err
		}
	}
	return nil
}

// showEffects lists the effects the card's script registers.
func (a *app) showEffects(s *session.Session, card *ocg.CardData, names *pack.BitNames) error {
	rules, err := ocg.RulesFor(a.settings.rules)
	if err != nil {
		return err
	}
	d, _, err := s.NewDuel(rules, session.Options{Budget: a.settings.budget})
	if err != nil {
		return err
	}
	var failed error
	d.Journal.Observe(func(e core.Entry) {
		if log, ok := e.Event.(ocg.LogEvent); ok && log.Kind == "error" && failed == nil {
			failed = errors.New(log.Text)
		}
	})
	var c *ocg.Card
	if err := core.Guard(func() { c, err = d.AddCard(card.Code, 0, 0, ocg.LocationHand, 0, ocg.PosFacedown, false) }); err != nil {
		return err
	}
	if err != nil || failed != nil {
		return errors.Join(err, failed)
	}
	for i, e := range c.OwnEffects() {
		fmt.Fprintf(a.out, "effect %d: %s, code %d", i+1, effectTypes(e.Type), e.Code)
		if e.Range != 0 {
			fmt.Fprintf(a.out, ", range %s", names.Text("LOCATION", uint64(e.Range)))
		}
		fmt.Fprintln(a.out)
	}
	return nil
}

// effectTypes are the types of an effect in words.
func effectTypes(types uint32) string {
	words := map[uint32]string{
		ocg.EffectTypeSingle: "single", ocg.EffectTypeField: "field", ocg.EffectTypeEquip: "equip", ocg.EffectTypeActivate: "activate", ocg.EffectTypeFlip: "flip",
		ocg.EffectTypeIgnition: "ignition", ocg.EffectTypeTriggerO: "optional trigger", ocg.EffectTypeQuickO: "optional quick",
		ocg.EffectTypeTriggerF: "forced trigger", ocg.EffectTypeQuickF: "forced quick", ocg.EffectTypeContinuous: "continuous",
	}
	var parts []string
	for bit := uint32(1); bit != 0 && bit <= types; bit <<= 1 {
		if word, ok := words[bit]; ok && types&bit != 0 {
			parts = append(parts, word)
		}
	}
	return strings.Join(parts, " ")
}

// exportCards writes cards for EDOPro.
func (a *app) exportCards(dir string, words []string, all bool) error {
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return err
	}
	cards, err := findCards(s, words)
	if err != nil {
		return err
	}
	if all {
		cards = pack.Search(s.Pack, "")
	}
	if len(cards) == 0 {
		return usageError{errors.New("name the cards to export, or give --all")}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if err := pack.WriteDatabase(filepath.Join(dir, "cards.cdb"), cards, cardText); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(dir, "script"), 0o755); err != nil {
		return err
	}
	scripts := 0
	for _, card := range cards {
		name := pack.ScriptName(pack.ScriptCode(card))
		script, err := s.Pack.Script(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		text, err := script.Read()
		if err != nil {
			return err
		}
		if err := wholefile.WriteText(filepath.Join(dir, "script", name), string(text)); err != nil {
			return err
		}
		scripts++
	}
	fmt.Fprintf(a.out, "wrote %d cards to %s and %d scripts to %s\n", len(cards), filepath.Join(dir, "cards.cdb"), scripts, filepath.Join(dir, "script"))
	return nil
}

// cardText is the text shown on an exported card: the texts of its effects, as
// facts have no other.
func cardText(card *ocg.CardData) string { return strings.Join(card.Strings, "\n") }
