// Package ocg gives Lua card scripts EDOPro's API over the rules of package
// core/ocg: the tables Card, Effect, Group, Duel and Debug, card classes, and
// the calling of scripts' functions by the rules.
package ocg
