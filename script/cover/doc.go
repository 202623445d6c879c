// Package cover counts which lines and branches of card scripts duels run. It
// puts a call before each statement of a script's tree, so the scripts
// themselves need nothing.
package cover
