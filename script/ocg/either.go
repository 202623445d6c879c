package ocg

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
)

// The base library's Auxiliary.OR makes of several tests one that any of them
// passes. Its synchro procedure puts the same test once more around what it had
// each time it is asked, so that in the course of a duel the question comes to
// take longer than all others together. The one put in its place gives the same
// answers, and takes in a test only once.

// eithers are the functions made by Auxiliary.OR in a duel, with the tests they
// consist of, none of which was made by it.
type eithers struct {
	tests    map[*lua.LFunction][]*lua.LFunction
	original *lua.LFunction
}

// replaceEither puts our Auxiliary.OR in the place of the library's.
func (s *State) replaceEither() {
	L := s.host.L()
	auxiliary, ok := L.GetGlobal("Auxiliary").(*lua.LTable)
	if !ok {
		return
	}
	if original, ok := auxiliary.RawGetString("OR").(*lua.LFunction); ok {
		e := &eithers{make(map[*lua.LFunction][]*lua.LFunction), original}
		auxiliary.RawSetString("OR", L.NewFunction(e.either))
	}
}

// either is Auxiliary.OR. What is given beside functions is left to the
// library's own.
func (e *eithers) either(L *lua.LState) int {
	var tests []*lua.LFunction
	for i := 1; i <= L.GetTop(); i++ {
		f, ok := L.Get(i).(*lua.LFunction)
		if !ok {
			return e.leave(L)
		}
		parts, made := e.tests[f]
		if !made {
			parts = []*lua.LFunction{f}
		}
		for _, part := range parts {
			if !slices.ContainsFunc(tests, func(t *lua.LFunction) bool { return compile.Interchangeable(t, part) }) {
				tests = append(tests, part)
			}
		}
	}
	if L.GetTop() > 0 {
		if first := L.Get(1).(*lua.LFunction); slices.Equal(tests, e.tests[first]) {
			L.Push(first)
			return 1
		}
	}
	f := L.NewFunction(anyOf(tests))
	e.tests[f] = tests
	L.Push(f)
	return 1
}

// leave calls the library's function with the arguments.
func (e *eithers) leave(L *lua.LState) int {
	n := L.GetTop()
	L.Insert(e.original, 1)
	L.Call(n, 1)
	return 1
}

// anyOf gives a function that tells whether one of the tests passes its
// arguments; it asks no further than that one.
func anyOf(tests []*lua.LFunction) lua.LGFunction {
	return func(L *lua.LState) int {
		n := L.GetTop()
		for _, test := range tests {
			L.Push(test)
			for i := 1; i <= n; i++ {
				L.Push(L.Get(i))
			}
			L.Call(n, 1)
			if passed := L.ToBool(-1); passed {
				L.Push(lua.LTrue)
				return 1
			}
			L.Pop(1)
		}
		L.Push(lua.LFalse)
		return 1
	}
}
