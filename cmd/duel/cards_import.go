package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"duel/core/ocg"
	"duel/script/pack"
	"duel/script/session"
)

// importOptions are the options of duel cards import.
type importOptions struct {
	from, into string
	write      bool
}

func newCardsImport(a *app) *cobra.Command {
	var o importOptions
	cmd := &cobra.Command{
		Use: "import [PASSCODE...]", Short: "Put facts of a database into the scripts that have none", Args: usageArgs(cobra.ArbitraryArgs),
		Long: "import puts the facts a database has of cards into their scripts, in the form s.card={...}, and leaves all else as\n" +
			"it is. Scripts that have facts keep them. It shows what it would change; --write changes it.\n\n" +
			"Without passcodes it looks at all scripts of the folder; for passcodes without a script it begins one.",
		RunE: func(_ *cobra.Command, args []string) error {
			if o.from == "" {
				return usageError{errors.New("name the database with --from")}
			}
			return a.importCards(args, o)
		},
	}
	cmd.Flags().StringVar(&o.from, "from", "", "card database (.cdb) with the facts")
	cmd.Flags().StringVar(&o.into, "into", ".", "folder of card scripts")
	cmd.Flags().BoolVar(&o.write, "write", false, "change the scripts")
	return cmd
}

// importCards puts facts into scripts, or shows what it would change.
func (a *app) importCards(words []string, o importOptions) error {
	database, err := pack.OpenDatabase(o.from)
	if err != nil {
		return err
	}
	s, err := session.Open(session.Sources{})
	if err != nil {
		return err
	}
	codes, err := importCodes(words, o.into, database)
	if err != nil {
		return err
	}
	i := &importer{app: a, options: o, session: s, names: pack.NewBitNames(s.Constants)}
	for _, code := range codes {
		if err := i.card(database.Card(code)); err != nil {
			return err
		}
	}
	switch verb := map[bool]string{true: "changed", false: "to change"}[o.write]; {
	case o.write || i.changed == 0:
		fmt.Fprintf(a.out, "%s %s, %d left as they are\n", plural(i.changed, "script"), verb, i.left)
	default:
		fmt.Fprintf(a.out, "%s %s, %d left as they are; --write does it\n", plural(i.changed, "script"), verb, i.left)
	}
	return nil
}

// importCodes are the cards to import: those named, or those of the folder's
// scripts that the database has.
func importCodes(words []string, dir string, database pack.Pack) (codes []uint32, err error) {
	for _, word := range words {
		code, err := strconv.ParseUint(word, 10, 32)
		if err != nil || database.Card(uint32(code)) == nil {
			return nil, fmt.Errorf("expected the passcode of a card of the database, found %q", word)
		}
		codes = append(codes, uint32(code))
	}
	if len(words) > 0 {
		return codes, nil
	}
	files, err := filepath.Glob(filepath.Join(dir, "c*.lua"))
	for _, file := range files {
		code, err := strconv.ParseUint(strings.TrimSuffix(filepath.Base(file)[1:], ".lua"), 10, 32)
		if err == nil && database.Card(uint32(code)) != nil {
			codes = append(codes, uint32(code))
		}
	}
	slices.Sort(codes)
	return codes, err
}

// importer puts facts into scripts.
type importer struct {
	*app
	options       importOptions
	session       *session.Session
	names         *pack.BitNames
	changed, left int
}

// value is the value of a constant facts may name.
func (i *importer) value(name string) (int64, bool) {
	n, ok := i.session.Constants[name]
	return int64(n), ok
}

// card puts the facts of one card into its script. A script that cannot take
// them is left as it is, and said so.
func (i *importer) card(card *ocg.CardData) error {
	file := filepath.Join(i.options.into, pack.ScriptName(card.Code))
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		text, err = []byte(emptyScript(card)), nil
	}
	if err != nil {
		return err
	}
	now, line, err := pack.InsertFacts(string(text), card, i.names, i.value)
	if err != nil {
		i.left++
		fmt.Fprintf(i.out, "left: %v\n", err)
		return nil
	}
	i.changed++
	if i.options.write {
		return writeWhole(file, now)
	}
	fmt.Fprintf(i.out, "%s:%d\n", file, line)
	added := strings.SplitAfter(now, "\n")[line-1:]
	for _, l := range added[:len(added)-strings.Count(string(text), "\n")+line-2] {
		fmt.Fprint(i.out, "+"+l)
	}
	return nil
}

// emptyScript is the script of a card that has none, without its facts.
func emptyScript(card *ocg.CardData) string {
	text := "-- " + strings.Join(strings.Fields(card.Name), " ") + "\nlocal s,id=GetID()\n"
	if card.Type&ocg.TypeNormal == 0 {
		text += "\nfunction s.initial_effect(c)\nend\n"
	}
	return text
}

// writeWhole replaces a file by a text, whole or not at all.
func writeWhole(name, text string) error {
	out, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	_, err = out.WriteString(text)
	if err = errors.Join(err, out.Chmod(0o644), out.Close()); err == nil {
		err = os.Rename(out.Name(), name)
	}
	if err != nil {
		os.Remove(out.Name())
	}
	return err
}
