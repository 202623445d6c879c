// Package syntax parses Lua 5.4 source into a tree with exact positions and
// comments. Card scripts are compiled from this tree and linted on it.
package syntax
