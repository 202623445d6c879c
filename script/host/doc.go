// Package host runs card scripts: one sandboxed Lua state per duel, compiled
// scripts shared by all of them, budgets, and errors in the terms of the
// script.
//
// A script reaches the base, table, string and math libraries and what the
// API binding adds; no file, process, clock or address. Everything it does
// is counted in steps, roughly one per virtual machine instruction, and each
// entry from Go has a budget of them; strings, tables, nesting and stacks
// have limits of their own. A script can catch its errors with pcall. It
// cannot catch the end of its budget, [State.Abort], or a panic of the
// engine: those pass through Lua untouched.
package host
