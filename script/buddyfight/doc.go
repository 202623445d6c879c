// Package buddyfight gives Lua card scripts an API over the rules of package
// core/buddyfight: the tables Card, Effect, Group and Duel, card classes, and
// the calling of scripts' functions by the rules. Where the ideas are those of
// the OCG API the names are the same.
//
// A script is one file a card. It gives the card's facts in its table s.card,
// which is read without running the script, and its abilities in
// s.initial_effect. Conditions, targets and operations are called as
//
//	condition(e,tp,eg,ep,ev,r)       -> whether it may be used
//	target(e,tp,eg,ep,ev,r,chk)      -> with chk 0: whether it could be; else chooses
//	operation(e,tp,eg,ep,ev,r)
//
// with the effect, the player who uses it, and of the event answered its cards,
// player, value and reason.
package buddyfight
