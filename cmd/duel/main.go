// Command duel runs scripted card duels without a screen: whole duels between
// decks, puzzles, and recorded duels to compare with.
package main

import (
	"os"
)

func main() {
	os.Exit(execute(os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr}))
}
