// Package buddyfight is the rules of Future Card Buddyfight, built from the
// kernel: call with buddy call, operation point, attack phase, rule check, and
// the cards' keywords.
//
// A procedure reads like the rulebook: where a player chooses, it asks and goes
// on in the next line. Numbers in comments are the steps of the printed
// procedures; ids such as BF-OP-07 are those of the rules checklist.
package buddyfight
