// Package core is the kernel both card games are built from. It has players,
// cards, zones, events, decisions, a chain, priority, phases, chance, a
// journal and player views, and it knows the rules of no game.
package core
