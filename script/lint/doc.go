// Package lint finds mistakes in card scripts without running them.
//
// A [Library] knows what scripts find when they start: the functions of the
// API from its registry, the base library's from its files, and its
// constants. A [Linter] reads a script into a [File] — its functions and how
// they are called, the effects it makes, what each expression may be — and
// runs the checks over it. A check is one value in a file of its own; it asks
// the file for facts and reports findings.
//
// What the facts do not settle counts as possible: a kind is inferred as the
// set of everything a value may be, a function that is passed anywhere unknown
// may be called with anything. So an error is reported only when no run of the
// line can go well.
package lint
