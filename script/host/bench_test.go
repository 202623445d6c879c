package host

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
	"duel/script/syntax"
)

// openScripts is a source over DUEL_SCRIPTS.
func openScripts(tb testing.TB) Source {
	tb.Helper()
	root := os.Getenv("DUEL_SCRIPTS")
	if root == "" {
		tb.Skip("DUEL_SCRIPTS is not set: no public library to load")
	}
	return FS{os.DirFS(root)}
}

// stubAPI is a state with tables in place of the API in which every function
// exists and returns an object that has every method.
func stubAPI(tb testing.TB, cache *Cache) *State {
	s := New(cache, Options{})
	l := s.L()
	everything := l.NewTable()
	object := &lua.LUserData{Metatable: everything}
	method := native(func(l *lua.LState) int { return push(l, object) })
	everything.RawSetString("__index", native(func(l *lua.LState) int { return push(l, method) }))
	for _, name := range []string{"Card", "Duel", "Effect", "Group", "Debug"} {
		t := l.NewTable()
		t.Metatable = everything
		l.SetGlobal(name, t)
	}
	l.GetGlobal("Duel").(*lua.LTable).RawSetString("LoadScript", native(func(l *lua.LState) int {
		err := Of(l).RunFile(l.CheckString(1), 0)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			tb.Error(err)
		}
		return push(l, lua.LBool(err == nil))
	}))
	return s
}

// libraryCache is a cache over the public scripts that knows the constants
// of their library.
func libraryCache(tb testing.TB) *Cache {
	tb.Helper()
	source := openScripts(tb)
	var chunks []*syntax.Chunk
	for _, name := range []string{"constant.lua", "card_counter_constants.lua", "archetype_setcode_constants.lua"} {
		text, err := source.ReadScript(name)
		if err != nil {
			tb.Fatal(err)
		}
		chunk, err := syntax.Parse(name, string(text))
		if err != nil {
			tb.Fatal(err)
		}
		chunks = append(chunks, chunk)
	}
	return NewCache(source, compile.Constants(chunks...))
}

func loadLibrary(tb testing.TB, cache *Cache) *State {
	s := stubAPI(tb, cache)
	for _, name := range []string{"constant.lua", "utility.lua"} {
		if err := s.RunFile(name, 0); err != nil {
			tb.Fatal(err.(*Diagnostic).Render())
		}
	}
	return s
}

func TestPublicLibraryLoads(t *testing.T) {
	cache := libraryCache(t)
	s := loadLibrary(t, cache)
	if got := s.L().GetGlobal("LOCATION_ONFIELD"); got != lua.LNumber(12) {
		t.Errorf("LOCATION_ONFIELD is %v", got)
	}
	if n := len(cache.options.Constants); n < 1500 {
		t.Errorf("the library has %d constants", n)
	}
}

// BenchmarkLibraryLoad is what the script side of opening a duel takes once
// the library is compiled, and what compiling it takes once per process.
func BenchmarkLibraryLoad(b *testing.B) {
	cache := libraryCache(b)
	loadLibrary(b, cache)
	b.Run("shared", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			loadLibrary(b, cache)
		}
	})
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			loadLibrary(b, NewCache(cache.source, cache.options.Constants))
		}
	})
}

func BenchmarkNew(b *testing.B) {
	cache := NewCache(Texts{}, nil)
	b.ReportAllocs()
	for b.Loop() {
		New(cache, Options{})
	}
}

// callee is a filter as cards have them.
const callee = `
function filter(c,n) return c and n>1 end
function loop(n) local s=0 for i=1,n do s=s+i%3 end return s end
function bits(n) local x=5 for i=1,n do x=x&7|1 end return x end`

func calleeState(b *testing.B) *State {
	s := newState(callee, Options{Budget: 1 << 60})
	if err := s.RunFile("t", 0); err != nil {
		b.Fatal(err)
	}
	return s
}

// BenchmarkCall is one call of a small filter from Go, beside gopher-lua's
// own protected call.
func BenchmarkCall(b *testing.B) {
	s := calleeState(b)
	filter := s.L().GetGlobal("filter").(*lua.LFunction)
	b.Run("host", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := s.Call(filter, 1, Where{Card: 1, Function: "filter"}, lua.LTrue, Int(5)); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("gopher-lua", func(b *testing.B) {
		l := lua.NewState()
		if err := l.DoString(callee[:len("\nfunction filter(c,n) return c and n>1 end")]); err != nil {
			b.Fatal(err)
		}
		p := lua.P{Fn: l.GetGlobal("filter"), NRet: 1, Protect: true}
		b.ReportAllocs()
		for b.Loop() {
			if err := l.CallByParam(p, lua.LTrue, Int(5)); err != nil {
				b.Fatal(err)
			}
			l.Pop(1)
		}
	})
}

// BenchmarkSteps shows what counting steps costs: the same loop with and
// without.
func BenchmarkSteps(b *testing.B) {
	s := calleeState(b)
	loop := s.L().GetGlobal("loop").(*lua.LFunction)
	run := func(b *testing.B) {
		for b.Loop() {
			if _, err := s.Call(loop, 1, Where{}, lua.LNumber(10000)); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.Run("counted", run)
	l := s.threads[0].l
	l.RemoveContext()
	b.Run("uncounted", run)
	l.SetContext(context.Background())
	b.Run("background context", run)
	l.SetContext(&s.meter)
}

// BenchmarkBits is 10,000 rounds of two operators on bits.
func BenchmarkBits(b *testing.B) {
	s := calleeState(b)
	bits := s.L().GetGlobal("bits").(*lua.LFunction)
	for b.Loop() {
		if _, err := s.Call(bits, 1, Where{}, lua.LNumber(10000)); err != nil {
			b.Fatal(err)
		}
	}
}
