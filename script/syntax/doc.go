// Package syntax parses Lua 5.4 source into a tree with exact positions and
// comments. Card scripts are compiled from this tree and linted on it.
//
// [Parse] reads one file and always returns a tree, also when the text has
// errors: the parser resumes at the next statement, so that one run reports
// every independent mistake. [Resolve] then binds each name to the local
// variable it means, and checks labels, breaks and constants.
//
// Accepted besides Lua 5.4 proper: a leading byte order mark, a first line
// that starts with '#', and every line end the Lua reference accepts (LF, CR,
// CR LF, LF CR). Nesting is limited to [MaxDepth], so no text exhausts the
// stack.
package syntax
