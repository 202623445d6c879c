package host

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"
	"time"

	lua "github.com/yuin/gopher-lua"
)

// limits of every hostile script.
const (
	hostileTime   = 2 * time.Second
	hostileMemory = 1 << 29 // bytes on the heap at the end, garbage included
)

// runHostile runs a text with the default budget alone and checks its cost.
func runHostile(t *testing.T, src string) error {
	t.Helper()
	s := New(NewCache(Texts{"t": src, "after": "local t={} t[1]=1|2"}, nil), Options{Budget: DefaultBudget})
	runtime.GC()
	start := cpuTime()
	err := s.RunFile("t", 1)
	took := cpuTime() - start
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	t.Logf("%v, %d MB on the heap: %.100v", took.Round(time.Millisecond), m.HeapAlloc>>20, err)
	if took > hostileTime {
		t.Errorf("took %v, allowed are %v", took, hostileTime)
	}
	if m.HeapAlloc > hostileMemory {
		t.Errorf("%d MB on the heap", m.HeapAlloc>>20)
	}
	if err := s.RunFile("after", 1); err != nil {
		t.Errorf("the next script ends with %v", err)
	}
	return err
}

func TestHostileScripts(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a minute")
	}
	tests := []struct{ name, src, want string }{
		{"endless loop", "while true do end", "budget"},
		{"endless repeat", "repeat until false", "budget"},
		{"endless goto", "::a:: goto a", "budget"},
		{"endless for", "for i=1,math.huge do end", "budget"},
		{"step zero", "for i=1,0,0 do end", "budget"},
		{"endless loop in pcall", "while true do pcall(function() while true do end end) end", "budget"},
		{"endless loop in xpcall", "xpcall(function() while true do end end,function() while true do end end)", "budget"},
		{"endless calls", "local function f() end while true do f() end", "budget"},
		{"endless natives", "while true do math.abs(1) end", "budget"},
		{"recursion", "local function f() return 1+f() end f()", "stack overflow"},
		{"tail recursion", "local function f() return f() end f()", "stack overflow"},
		{"recursion by pcall", "local function f() pcall(f) end f()", ""},
		{"branching recursion by pcall", "local function f() pcall(f) pcall(f) end f()", "budget"},
		{"recursion caught for ever", "local function f() return 1+f() end while true do pcall(f) end", "budget"},
		{"errors caught for ever", "while true do pcall(error,'x') end", "budget"},
		{"recursion by __index", "local t={} setmetatable(t,{__index=function(t,k) return t[k+1] end}) return t[1]", "stack overflow"},
		{"recursion by __add", "local t={} setmetatable(t,{__add=function(a,b) return a+b end}) return t+1", "stack overflow"},
		{"recursion by __concat", "local t={} setmetatable(t,{__concat=function(a,b) return a..b end}) return t..1", "stack overflow"},
		{"recursion by __tostring", "local t={} setmetatable(t,{__tostring=function(a) return tostring(a) end}) return tostring(t)", "stack overflow"},
		{"recursion by __call", "local t={} setmetatable(t,{__call=function(self) return self() end}) t()", "stack overflow"},
		{"recursion by gsub", "local function f() return ('x'):gsub('x',f) end f()", "stack overflow"},
		{"recursion by sort", "local function f() table.sort({3,2,1},f) return true end f()", "stack overflow"},
		{"recursion by load", "function f() return load('return f()')() end f()", "stack overflow"},
		{"__index loop", "local a,b={},{} setmetatable(a,{__index=b}) setmetatable(b,{__index=a}) return a.x", "'__index' chain too long"},
		{"__newindex loop", "local a={} setmetatable(a,{__newindex=a}) a.x=1", "'__newindex' chain too long"},
		{"string.rep", "return ('x'):rep(1e9)", "resulting string too large"},
		{"string.rep of rep", "local s='x' while true do s=s:rep(1000) end", "resulting string too large"},
		{"string.rep in pcall", "while true do pcall(string.rep,'x',3e4) end", "budget"},
		{"concatenation bomb", "local s='x' while true do s=s..s end", "resulting string too large"},
		{"concatenation in a table", "local t,s={},('x'):rep(3e4) while true do t[#t+1]=s..#t end", "budget"},
		{"table.concat bomb", "local t={} for i=1,1000 do t[i]=('x'):rep(1e5) end return table.concat(t)", "resulting string too large"},
		{"gsub bomb", "local s=('x'):rep(1e4) return s:gsub('x',s)", "resulting string too large"},
		{"upper for ever", "local s=('x'):rep(3e4) while true do s:upper() end", "budget"},
		{"huge table", "local t={} while true do t[#t+1]=0 end", "budget"},
		{"huge table of tables", "local t={} while true do t[#t+1]={a=1} end", "budget"},
		{"huge table by keys", "local t={} local i=0 while true do i=i+1 t['k'..i]=i end", "budget"},
		{"huge nested table", "local t={} while true do t={t} end", "budget"},
		{"sparse tables", "local t={} while true do local u={} u[511]=1 t[#t+1]=u end", "budget"},
		{"sparse index", "local t={} for i=1,40 do t[2^i]=i end return #t", ""},
		{"removed keys", "local t={} for i=1,1e5 do t['k'..i]=1 t['k'..i]=nil end while true do next(t) end", "budget"},
		{"closures", "local t={} while true do t[#t+1]=function() return t end end", "budget"},
		{"table.insert far away", "table.insert({},1e9,1)", "position out of bounds"},
		{"table.insert at the front", "local t={} while true do table.insert(t,1,1) end", "budget"},
		{"table.move", "table.move({},1,1e9,2)", "too many elements"},
		{"table.unpack", "return table.unpack({},1,1e8)", "too many results"},
		{"unpack for ever", "local t={} for i=1,10000 do t[i]=i end while true do local a=select('#',table.unpack(t)) end", "budget"},
		{"long chain of tables", "local t={} for i=1,9 do t=setmetatable({},{__index=t}) end while true do local x=t.x end", "budget"},
		{"long strings compared", "local a,b=('x'):rep(3e4),('x'):rep(3e4) while true do local c=a==b end", "budget"},
		{"long strings as keys", "local t,a={},('x'):rep(3e4) while true do local c=t[a] end", "budget"},
		{"named fields", "while true do local t={a=1,b=1,c=1,d=1,e=1,f=1,g=1,h=1,i=1,j=1,k=1,l=1,m=1,n=1,o=1} end", "budget"},
		{"fields", "while true do local t={} t.a=1 t.b=1 t.c=1 t.d=1 t.e=1 t.f=1 t.g=1 t.h=1 t.i=1 t.j=1 t.k=1 t.l=1 t.m=1 t.n=1 end", "budget"},
		{"varargs", "local function f(...) return f(1,...) end f()", "stack overflow"},
		{"sort with a bad order", "local t={} for i=1,100 do t[i]=i end table.sort(t,function() return true end)", "invalid order function"},
		{"sort for ever", "local t={} for i=1,1000 do t[i]=-i end while true do table.sort(t,function(a,b) return a<b end) end", "budget"},
		{"format width", "return ('%99999999d'):format(1)", "width or precision too long"},
		{"format for ever", "while true do ('%99d'):format(1) end", "budget"},
		{"pattern backtracking", "return (('a'):rep(1000)):find(('a?'):rep(100)..('a*'):rep(30)..'b')", "budget"},
		{"pattern backtracking with classes", "return (('a'):rep(3e4)):find('.-.-.-.-b')", "budget"},
		{"pattern depth", "return (('a'):rep(3e4)):match(('(a)'):rep(40))", "too many captures"},
		{"balanced pattern", "local s=('('):rep(3e4) return s:find('%b()')", "budget"},
		{"gmatch for ever", "local s=('a'):rep(3e4) while true do for w in s:gmatch('a*b') do end end", "budget"},
		{"plain find", "local s=('a'):rep(3e4) while true do s:find('b',1,true) end", "budget"},
		{"load bomb", "local s='return '..('{'):rep(150)..('}'):rep(150) while true do load(s..' ') end", "budget"},
		{"load of a long text", "while true do load(('x=1 '):rep(7e3)) end", "budget"},
		{"tostring of tables", "while true do tostring({}) end", "budget"},
		{"print for ever", "local s=('x'):rep(3e4) while true do print(s) end", "budget"},
		{"writing over the globals", "local g=_G for k in pairs(g) do g[k]=nil end", ""},
		{"writing over the string table", "string.rep=nil for k in pairs(string) do string[k]=5 end return ('x'):upper()", "attempt to call a number value"},
		{"operators stay", "local g,r=_G,rawset for k in pairs(g) do r(g,k,nil) end while true do local x={} end", "budget"},
		{"os", "os.exit()", "attempt to index a nil value (global 'os')"},
		{"io", "io.open('x')", "attempt to index a nil value (global 'io')"},
		{"debug", "debug.getregistry()", "attempt to index a nil value (global 'debug')"},
		{"require", "require('os')", "attempt to call a nil value (global 'require')"},
		{"string metatable", "getmetatable('').__index=nil return ('x'):upper()", "attempt to index a string value"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := runHostile(t, tt.src)
			var d *Diagnostic
			switch {
			case tt.want == "" && err != nil:
				t.Errorf("got %v, want no error", err)
			case tt.want == "":
			case !errors.As(err, &d):
				t.Errorf("got %v, want a diagnostic", err)
			case tt.want == "budget" && !errors.Is(err, ErrBudget):
				t.Errorf("got %v, want the end of the budget", err)
			case tt.want != "budget" && !strings.Contains(d.Message, tt.want):
				t.Errorf("got %q, want %q", d.Message, tt.want)
			}
		})
	}
}

func TestBudgetIsDeterministic(t *testing.T) {
	src := "n=0 local t={} while true do n=n+1 t[n]=n..'' table.sort(t) end"
	count := func() lua.LValue {
		s := newState(src, Options{Budget: 200_000})
		if err := s.RunFile("t", 0); !errors.Is(err, ErrBudget) {
			t.Fatal(err)
		}
		return s.L().GetGlobal("n")
	}
	if a, b := count(), count(); a != b || a == lua.LNumber(0) {
		t.Errorf("two runs came to %v and %v rounds", a, b)
	}
}

// An entry that runs out of steps goes on with the reserve, until entries have
// used it up; then each has its budget again.
func TestReserveIsSharedByEntries(t *testing.T) {
	s := newState("n=0 function f(most) for i=1,most do n=i end end", Options{})
	s.options.Budget, s.meter.reserve = 100_000, 3*drawn
	if err := s.RunFile("t", 0); err != nil {
		t.Fatal(err)
	}
	f := s.L().GetGlobal("f").(*lua.LFunction)
	call := func(most int) error {
		_, err := s.Call(f, 0, Where{Function: "f"}, lua.LNumber(most))
		return err
	}
	if err := call(drawn / 4); err != nil {
		t.Errorf("a search within the reserve: %v", err)
	}
	if err := call(3 * drawn); !errors.Is(err, ErrBudget) {
		t.Errorf("an endless loop: %v", err)
	}
	if n, _ := s.L().GetGlobal("n").(lua.LNumber); n < drawn/8 {
		t.Errorf("the loop ended in round %v, before the reserve", n)
	}
	if err := call(100_000); !errors.Is(err, ErrBudget) {
		t.Errorf("another: %v", err)
	}
	if n, _ := s.L().GetGlobal("n").(lua.LNumber); n > 100_000 {
		t.Errorf("it ended in round %v, beyond its budget", n)
	}
	if err := call(1000); err != nil {
		t.Errorf("a short call: %v", err)
	}
}

func TestReserveIsNotForHoarders(t *testing.T) {
	s := newState("n=0 while true do n=n+1 end", Options{})
	s.options.Budget, s.meter.hoard = 100_000, 1
	if err := s.RunFile("t", 0); !errors.Is(err, ErrBudget) {
		t.Fatal(err)
	}
	if n, _ := s.L().GetGlobal("n").(lua.LNumber); n > 100_000 {
		t.Errorf("the loop ended in round %v, beyond its budget", n)
	}
}

func TestBudgetIsRefilledPerEntry(t *testing.T) {
	s := newState("function f() for i=1,1000 do end end", Options{Budget: 5000})
	if err := s.RunFile("t", 0); err != nil {
		t.Fatal(err)
	}
	f := s.L().GetGlobal("f").(*lua.LFunction)
	for range 100 {
		if _, err := s.Call(f, 0, Where{Function: "f"}); err != nil {
			t.Fatal(err)
		}
	}
}

func TestContextAborts(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	s := newState("pcall(function() while true do end end)", Options{Budget: 1 << 40, Context: ctx})
	start := time.Now()
	err := s.RunFile("t", 0)
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
	if took := time.Since(start); took > time.Second {
		t.Errorf("took %v", took)
	}
}
