package host

import (
	"errors"
	"io/fs"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

func TestDiagnostic(t *testing.T) {
	files := Texts{"c123.lua": `local s={}
function s.filter(c)
	return c.x>1
end
function s.target(e)
	Duel.Each(s.filter,{},"name",7)
end
c123=s
`}
	var draw *lua.LFunction
	s := New(NewCache(files, nil), Options{
		FunctionName: func(fn *lua.LFunction) string {
			if fn == draw {
				return "Duel.Each"
			}
			return ""
		},
	})
	var inner error
	draw = native(func(l *lua.LState) int {
		_, inner = Of(l).Call(l.CheckFunction(1), 1, Where{Card: 9, Function: "filter"}, l.Get(2))
		l.RaiseError("no cards")
		return 0
	})
	duel := s.L().NewTable()
	duel.RawSetString("Each", draw)
	s.L().SetGlobal("Duel", duel)
	if err := s.RunFile("c123.lua", 123); err != nil {
		t.Fatal(err)
	}
	fn := s.L().GetField(s.L().GetGlobal("c123"), "target").(*lua.LFunction)
	_, err := s.Call(fn, 0, Where{Card: 123, Function: "target"}, lua.LNil)

	var outer, nested *Diagnostic
	if !errors.As(err, &outer) || !errors.As(inner, &nested) {
		t.Fatalf("got %v and %v", err, inner)
	}
	wantOuter := &Diagnostic{
		Card: 123, Function: "c123.target", File: "c123.lua", Line: 6, Message: "no cards",
		Call:      `Duel.Each(s.filter, table, "name", 7)`,
		Traceback: []Frame{{Function: "Duel.Each"}, {"s.target", "c123.lua", 6}},
	}
	if !reflect.DeepEqual(outer, wantOuter) {
		t.Errorf("got  %#v\nwant %#v", outer, wantOuter)
	}
	wantNested := &Diagnostic{
		Card: 9, Function: "c9.filter", File: "c123.lua", Line: 3,
		Message:   "attempt to compare number with nil",
		Traceback: []Frame{{"s.filter", "c123.lua", 3}, {Function: "Duel.Each"}, {"s.target", "c123.lua", 6}},
	}
	if !reflect.DeepEqual(nested, wantNested) {
		t.Errorf("got  %#v\nwant %#v", nested, wantNested)
	}
	want := "c123.lua:6: no cards [Duel.Each(s.filter, table, \"name\", 7)] (in c123.target)\n" +
		"\tin API function Duel.Each\n\tc123.lua:6: in s.target"
	if got := outer.Render(); got != want {
		t.Errorf("rendered\n%s\nwant\n%s", got, want)
	}
}

func TestCompileErrorsAreDiagnostics(t *testing.T) {
	s := newState("x = = 1\ny = )", Options{})
	err := s.RunFile("t", 5)
	var d *Diagnostic
	if !errors.As(err, &d) || d.Card != 5 || d.Line != 1 || d.Message != "expected an expression, found '='" {
		t.Fatalf("got %#v", err)
	}
	if err := s.RunText("puzzle.lua", "x={} y=x.z.w", 0); !errors.As(err, &d) || d.Message != "attempt to index a nil value (field 'z')" {
		t.Errorf("got %v", err)
	}
	if err := s.RunFile("missing.lua", 5); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("missing script: got %v", err)
	}
}

// engine gives a state a native "stop" that runs a Go function.
func engine(text string, stop func(s *State)) *State {
	s := newState(text, Options{})
	s.L().SetGlobal("stop", native(func(l *lua.LState) int {
		stop(Of(l))
		return 0
	}))
	return s
}

func TestAbortIsNotCaught(t *testing.T) {
	reason := errors.New("the duel is over")
	s := engine("caught=pcall(function() xpcall(stop,function() end) end)", func(s *State) { s.Abort(reason) })
	err := s.RunFile("t", 0)
	if !errors.Is(err, reason) {
		t.Errorf("got %v", err)
	}
	if s.L().GetGlobal("caught") != lua.LNil {
		t.Error("the script caught the abort")
	}
	if _, err := s.Call(s.L().NewFunction(func(*lua.LState) int { return 0 }), 0, Where{}); err != nil {
		t.Errorf("after the abort a call fails with %v", err)
	}
}

func TestAbortLeavesNestedCalls(t *testing.T) {
	reason := errors.New("the duel is over")
	reached := false
	s := engine("function f(n) if n==0 then stop(0) else stop(n-1) end end", nil)
	s.L().SetGlobal("stop", native(func(l *lua.LState) int {
		n := l.CheckNumber(1)
		if n == 0 {
			s.Abort(reason)
		}
		_, _ = s.Call(s.L().GetGlobal("f").(*lua.LFunction), 0, Where{}, n)
		reached = true
		return 0
	}))
	if err := s.RunFile("t", 0); err != nil {
		t.Fatal(err)
	}
	_, err := s.Call(s.L().GetGlobal("f").(*lua.LFunction), 0, Where{}, lua.LNumber(5))
	if !errors.Is(err, reason) || reached || s.Depth() != 0 {
		t.Errorf("got %v, went on: %v, depth %d", err, reached, s.Depth())
	}
}

func TestPanicPassesThrough(t *testing.T) {
	type private struct{ reason string }
	s := engine("pcall(stop)", func(*State) { panic(private{"end"}) })
	func() {
		defer func() {
			if r := recover(); r != (private{"end"}) {
				t.Errorf("recovered %v", r)
			}
		}()
		t.Errorf("the call returned %v", s.RunFile("t", 0))
	}()
	if s.Depth() != 0 {
		t.Errorf("depth is %d", s.Depth())
	}
	if got, err := s.Call(s.L().GetGlobal("tostring").(*lua.LFunction), 1, Where{}, lua.LTrue); err != nil || got[0] != lua.LString("true") {
		t.Errorf("after the panic a call gives %v, %v", got, err)
	}
}

func TestErrorInNestedCallKeepsVariables(t *testing.T) {
	s := engine(`
		local n=0
		local function count() n=n+1 end
		count()
		stop(function() local x=nil; return x.y end)
		count()
		result=n`, nil)
	s.L().SetGlobal("stop", native(func(l *lua.LState) int {
		if _, err := Of(l).Call(l.CheckFunction(1), 0, Where{}); err == nil {
			t.Error("no error")
		}
		return 0
	}))
	if err := s.RunFile("t", 0); err != nil {
		t.Fatal(err)
	}
	if got := s.L().GetGlobal("result"); got != lua.LNumber(2) {
		t.Errorf("the variable is %v after the error, want 2", got)
	}
}

// A recursion with two branches would make 2^MaxDepth calls if only the
// deepest were refused.
func TestCallDepthIsLimited(t *testing.T) {
	s := engine("function f() stop() stop() end", nil)
	if err := s.RunFile("t", 0); err != nil {
		t.Fatal(err)
	}
	calls := 0
	s.L().SetGlobal("stop", native(func(l *lua.LState) int {
		s := Of(l)
		calls++
		if _, err := s.Call(s.L().GetGlobal("f").(*lua.LFunction), 0, Where{}); err == nil {
			t.Error("a call that never ends came back")
		}
		return 0
	}))
	_, err := s.Call(s.L().GetGlobal("f").(*lua.LFunction), 0, Where{})
	var d *Diagnostic
	if !errors.As(err, &d) || !errors.Is(d, errDepth) || d.Aborted() || d.Line != 1 {
		t.Errorf("the outermost call gives %v", err)
	}
	if calls != MaxDepth {
		t.Errorf("%d calls, want %d", calls, MaxDepth)
	}
	s.L().SetGlobal("stop", native(func(*lua.LState) int { return 0 }))
	if _, err := s.Call(s.L().GetGlobal("f").(*lua.LFunction), 0, Where{}); err != nil {
		t.Errorf("the next call gives %v", err)
	}
}

// countingSource counts how often a script is read.
type countingSource struct {
	Texts
	reads atomic.Int32
}

func (c *countingSource) ReadScript(name string) ([]byte, error) {
	c.reads.Add(1)
	return c.Texts.ReadScript(name)
}

func TestScriptsCompileOnce(t *testing.T) {
	source := &countingSource{Texts: Texts{"t": "local t={} for i=1,100 do t[i]=i..'' end n=#t f=function() return load('return 7')() end"}}
	cache := NewCache(source, nil)
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			for range 20 {
				s := New(cache, Options{})
				if err := s.RunFile("t", 0); err != nil {
					t.Error(err)
				}
				got, err := s.Call(s.L().GetGlobal("f").(*lua.LFunction), 1, Where{})
				if err != nil || got[0] != lua.LNumber(7) {
					t.Error(got, err)
				}
			}
		})
	}
	wait.Wait()
	if n := source.reads.Load(); n != 1 {
		t.Errorf("the script was read %d times", n)
	}
}

func TestOldDialect(t *testing.T) {
	s := newState("x=table.concat({bit.band(7,3),bit.bor(1,2,4),bit.bnot(0),bit.lshift(1,4),"+
		"bit32.band(-1,15),bit32.bnot(0),bit32.arshift(-8,1),bit32.extract(0xf0,4,4),bit32.replace(0,3,2,2),"+
		"bit32.lrotate(0x80000000,1),unpack({5}),loadstring('return 6')(),math.pow(2,3)},' ')", Options{OldDialect: true})
	if err := s.RunFile("t", 0); err != nil {
		t.Fatal(err)
	}
	want := "3 7 -1 16 15 4294967295 4294967292 15 12 1 5 6 8"
	if got := s.L().GetGlobal("x").String(); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestPrint(t *testing.T) {
	var lines []string
	s := newState("print(1,'a',nil) print()", Options{Print: func(line string) { lines = append(lines, line) }})
	if err := s.RunFile("t", 0); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(lines, "|"); got != "1\ta\tnil|" {
		t.Errorf("got %q", got)
	}
}
