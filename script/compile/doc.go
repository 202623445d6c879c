// Package compile turns a syntax tree into a gopher-lua prototype that runs
// with the meaning Lua 5.3 gives it.
//
// gopher-lua executes Lua 5.1 instructions. What 5.3 adds or does otherwise
// is compiled to calls of Go functions, the [Operators], which stand among a
// prototype's constants: scripts have no name for them and cannot replace
// them. Prototypes are never changed after [Compile] returns and may be
// shared by any number of states and goroutines.
//
// Known differences to Lua 5.3, all of them consequences of gopher-lua's one
// number type, a float of 64 bits, or of its call stack:
//   - integers beyond 2^53 are rounded, though constant expressions are
//     computed with 64 bits before;
//   - a whole float prints as an integer, 3.0 as 3;
//   - a tail call takes a stack frame, which keeps it in tracebacks;
//   - a look-up passes at most ten tables by __index;
//   - _ENV and variables with the attribute "close" are refused.
package compile
