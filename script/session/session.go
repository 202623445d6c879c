// Package session opens what all duels of a process share: the cards and
// scripts to play with, and the compiled scripts.
package session

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"duel/core/ocg"
	"duel/script/host"
	binding "duel/script/ocg"
	"duel/script/pack"
	"duel/scripts"
)

// Sources say where cards and scripts come from. With none, those that ship
// with the program serve.
type Sources struct {
	// Scripts are folders of card scripts, later ones before earlier ones: our
	// own kind, with the facts in the scripts, or an EDOPro folder. One with a
	// base library of its own takes the place of everything that ships with the
	// program; others lie on top of it.
	Scripts []string
	// Databases are card databases (.cdb), later ones before earlier ones.
	Databases []string
}

// Session is safe for use by many duels at once.
type Session struct {
	Pack  pack.Pack
	Cache *host.Cache
	// Constants are the numbers the base library defines.
	Constants map[string]float64
}

// Options of the script side of a duel.
type Options struct {
	Context context.Context // aborts running scripts; nil never does
	Budget  uint64          // script steps of each entry, 0 for the default
}

// libraryFile marks a folder that has a base library of its own.
const libraryFile = "constant.lua"

// Open opens the sources. The base library runs once, for its constants.
func Open(sources Sources) (*Session, error) {
	own, err := ownLibrary(sources.Scripts)
	if err != nil {
		return nil, err
	}
	library := pack.Pack(pack.ScriptsFS(scripts.Lib, "lib"))
	if own != nil {
		library = own
	}
	constants, err := constantsOf(library)
	if err != nil {
		return nil, err
	}
	cards, err := openCards(sources, library, own != nil, constants)
	if err != nil {
		return nil, err
	}
	return &Session{Pack: cards, Cache: host.NewCache(binding.Source{Pack: cards}, constants), Constants: constants}, nil
}

// ownLibrary is the last of the folders that has a base library, or nil.
func ownLibrary(folders []string) (pack.Pack, error) {
	var found pack.Pack
	for _, dir := range folders {
		if !hasLibrary(dir) {
			continue
		}
		folder, err := pack.OpenScripts(dir)
		if err != nil {
			return nil, err
		}
		found = folder
	}
	return found, nil
}

func hasLibrary(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, libraryFile))
	return !errors.Is(err, fs.ErrNotExist)
}

// constantsOf runs the base library in a duel of its own.
func constantsOf(library pack.Pack) (map[string]float64, error) {
	rules, err := ocg.RulesFor("mr5")
	if err != nil {
		return nil, err
	}
	d := ocg.NewDuel(rules, library)
	state := binding.New(d, host.NewCache(binding.Source{Pack: library}, nil), host.Options{})
	if err := state.LoadLibrary(); err != nil {
		return nil, fmt.Errorf("running the base library: %w", err)
	}
	return state.Constants(), nil
}

// openCards lays the sources on top of each other.
func openCards(sources Sources, library pack.Pack, replaced bool, constants map[string]float64) (pack.Pack, error) {
	value := func(name string) (int64, bool) {
		n, ok := constants[name]
		return int64(n), ok
	}
	layers := []pack.Pack{library}
	if !replaced {
		starter, err := pack.CardsFS(scripts.OCGCards, "cards/ocg", value)
		if err != nil {
			return nil, err
		}
		layers = append(layers, starter)
	}
	for _, dir := range sources.Scripts {
		folder, err := openFolder(dir, value)
		if err != nil {
			return nil, err
		}
		layers = append(layers, folder...)
	}
	for _, file := range sources.Databases {
		database, err := pack.OpenDatabase(file)
		if err != nil {
			return nil, err
		}
		layers = append(layers, database)
	}
	return pack.Stack(layers...), nil
}

// openFolder opens a folder with the databases in it. Facts are looked for in
// the scripts unless the folder has a base library, whose card scripts carry
// none.
func openFolder(dir string, constants pack.Constants) ([]pack.Pack, error) {
	folder, err := pack.OpenEDOPro(dir)
	if err != nil || hasLibrary(dir) {
		return []pack.Pack{folder}, err
	}
	facts, err := pack.OpenCards(dir, constants)
	return []pack.Pack{folder, facts}, err
}

// NewDuel opens a duel with its scripts and runs the base library in it.
// Agents and chance are to be set before it is played.
func (s *Session) NewDuel(rules ocg.Rules, options Options) (*ocg.Duel, *binding.State, error) {
	d := ocg.NewDuel(rules, s.Pack)
	state := binding.New(d, s.Cache, host.Options{Budget: options.Budget, Context: options.Context})
	if err := state.LoadLibrary(); err != nil {
		return nil, nil, fmt.Errorf("running the base library: %w", err)
	}
	return d, state, nil
}
