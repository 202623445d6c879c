// Package cut makes a duel script of a moment of a duel: the table as it lies,
// laid out by the set-up functions of puzzles, and the moves that were made as
// steps.
package cut
