package host

import (
	"errors"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

// newState returns a state whose scripts are one text called "t".
func newState(text string, options Options) *State {
	return New(NewCache(Texts{"t": text}, nil), options)
}

// eval runs "return "+expr and renders its results.
func eval(t testing.TB, src string) string {
	t.Helper()
	s := newState(src, Options{})
	proto, err := s.cache.Proto("t")
	if err != nil {
		return "error: " + err.Error()
	}
	results, err := s.Call(s.L().NewFunctionFromProto(proto), lua.MultRet, Where{Function: "t"})
	if err != nil {
		var d *Diagnostic
		if errors.As(err, &d) {
			return "error: " + d.Message
		}
		return "error: " + err.Error()
	}
	parts := make([]string, len(results))
	for i, r := range results {
		switch r := r.(type) {
		case lua.LNumber:
			parts[i] = formatNumber(float64(r))
		default:
			parts[i] = r.String()
		}
	}
	return strings.Join(parts, " ")
}

// meanings are chunks and their results, as Lua 5.3 gives them. Each but
// those about _ENV, attributes, load's messages, whole floats and the order of
// pairs was compared with the Lua of the reference engine.
var meanings = []struct{ src, want string }{
	// Bits.
	{"return 5|2, 7&3, 5~1, ~0, ~5", "7 3 4 -1 -6"},
	{"return 1<<62, 1<<63, 1<<64, 1<<65, 1<<-1, 2>>1, -1>>60, 1>>-3, 4>>64, 4>>-64", "4611686018427387904 -9223372036854775808 0 0 0 1 15 8 0 0"},
	{"local a,n=1,62 return a<<n, a<<(n+1), a<<(n+2), a<<-1, -a>>60, a>>-3, a>>64", "4611686018427387904 -9223372036854775808 0 0 15 8 0"},
	{"local a=-1 return a&0xffff, a|0, a~0xff, ~a", "65535 -1 -256 0"},
	{"local a,b='10','3' return a|b, a&2, ~a", "11 2 -11"},
	{"local a=3.0 return a|4", "7"},
	{"local x=2.5 return x|1", "error: number (local 'x') has no integer representation"},
	{"return 2.5|1", "error: number has no integer representation"},
	{"local x return x|1", "error: attempt to perform bitwise operation on a nil value (local 'x')"},
	{"local x={} return 1&x", "error: attempt to perform bitwise operation on a table value (local 'x')"},
	{"return 1<<y", "error: attempt to perform bitwise operation on a nil value (global 'y')"},
	{"local t={} return t.a.b|1", "error: attempt to index a nil value (field 'a')"},
	{"local t={} return t.a~1", "error: attempt to perform bitwise operation on a nil value (field 'a')"},
	{"return 1e300|1", "error: number has no integer representation"},
	// Division.
	{"return 7//2, -7//2, 7//-2, -7//-2, 7.5//2, -7.5//2", "3 -4 -4 3 3 -4"},
	{"local a,b=7,2 return a//b, -a//b, a//-b, -a//-b, (a+.5)//b", "3 -4 -4 3 3"},
	{"return 7%3, -7%3, 7%-3, -7%-3, 5.5%2, -5.5%2", "1 2 -2 -1 1.5 0.5"},
	{"local a,b=7,3 return a%b, -a%b, a%-b, -a%-b", "1 2 -2 -1"},
	{"local a=7 return a%3, -a%3, a%-3, -a%-3", "1 2 -2 -1"},
	{"local a,b=1,0 return a//b", "error: attempt to divide by zero"},
	{"local a,b=1,0 return a%b", "error: attempt to perform 'n%0'"},
	{"return 1%0", "error: attempt to perform 'n%0'"},
	{"return 1//0", "error: attempt to divide by zero"},
	{"local a=0.5 return a//0, -a//0", "inf -inf"},
	{"return 1/0, -1/0, 7/2, 6/2", "inf -inf 3.5 3"},
	{"return 2^10, 2^0.5, 2^-1", "1024 1.4142135623731 0.5"},
	// Arithmetic errors.
	{"local x return x+1", "error: attempt to perform arithmetic on a nil value (local 'x')"},
	{"return 1+x", "error: attempt to perform arithmetic on a nil value (global 'x')"},
	{"local t={} return t.a*2", "error: attempt to perform arithmetic on a nil value (field 'a')"},
	{"local t={} return -t", "error: attempt to perform arithmetic on a table value (local 't')"},
	{"local t={} return 10//t", "error: attempt to perform arithmetic on a table value (local 't')"},
	{"return 'a'+1", "error: attempt to perform arithmetic on a string value"},
	{"return '10'+5, '0x10'*2, -'2', '7'//2, '7'%4", "15 32 -2 3 3"},
	// Comparison.
	{"return 1<2, 2<=2, 'a'<'b', 'a'<'B', 1==1.0, '1'==1, 2~=3", "true true true false true false true"},
	{"return 1<'2'", "error: attempt to compare number with string"},
	{"return {}<{}", "error: attempt to compare two table values"},
	{"return nil>1", "error: attempt to compare number with nil"},
	{"local n=0/0 return n==n, n~=n, n<n, not (n<n), n>=n", "false true false true false"},
	// Strings and numbers.
	{"return 1e15, 1e14, 2^53, 123456789012, 0.1, 1e100, -0.0, 3.0, 1/3", "1000000000000000 100000000000000 9007199254740992 123456789012 0.1 1e+100 0 3 0.33333333333333"},
	{"return 'c'..123456789, 1 ..2, 10000000000 ..''", "c123456789 12 10000000000"},
	{"return tostring(1e15), tostring(-7), tostring(nil), tostring(true), tostring(2^63)", "1000000000000000 -7 nil true 9.2233720368548e+18"},
	{"local s='x' return s..nil", "error: attempt to concatenate a nil value"},
	{"local s,t='x',{} return s..t..s", "error: attempt to concatenate a table value (local 't')"},
	{"local t={} return t.x..'a'", "error: attempt to concatenate a nil value (field 'x')"},
	{"return #'abc', #{1,2,3}, #{n=1}", "3 3 0"},
	{"local x return #x", "error: attempt to get length of a nil value (local 'x')"},
	{"return ('x'):rep(3), ('abc'):upper(), #('x'):rep(10)", "xxx ABC 10"},
	{"local n=5 return n:foo()", "error: attempt to index a number value (local 'n')"},
	{"return math.maxinteger>2^62, math.huge, -math.huge, math.pi", "true inf -inf 3.1415926535898"},
	// Calls and indexing.
	{"foo()", "error: attempt to call a nil value (global 'foo')"},
	{"local t={} t.bar()", "error: attempt to call a nil value (field 'bar')"},
	{"local t={} t:baz()", "error: attempt to call a nil value (method 'baz')"},
	{"local f f()", "error: attempt to call a nil value (local 'f')"},
	{"local f={} local function g() f() end g()", "error: attempt to call a table value (upvalue 'f')"},
	{"local t t[1]=1", "error: attempt to index a nil value (local 't')"},
	{"local k='a' t[k]=1", "error: attempt to index a nil value (global 't')"},
	{"local t,k={},'a' t.b[k]=1", "error: attempt to index a nil value (field 'b')"},
	{"local t t.x=1", "error: attempt to index a nil value (local 't')"},
	{"t.x.y=1", "error: attempt to index a nil value (global 't')"},
	{"local t={} t[nil]=1", "error: table index is nil"},
	{"local t={} t[0/0]=1", "error: table index is NaN"},
	{"for i=1,'x' do end", "error: 'for' limit must be a number"},
	{"for i=nil,1 do end", "error: 'for' initial value must be a number"},
	{"for k in 5 do end", "error: attempt to call a number value"},
	// Logic.
	{"return nil and 1, false or 2, 1 and 2, nil or false, not nil, not 0", "nil 2 2 false true false"},
	{"local a,b,c=1,nil,3 return a and b or c, (a or b) and c, a and (b or c), not a or c", "3 3 3 3"},
	{"local x=5 x = x and x+1 return x", "6"},
	{"local x=5 x = x==5 and x>3 or x return x", "true"},
	{"local function f(...) return ... end return (f(1,2)), f(3,4)", "1 3 4"},
	{"local a=1 return a==1 and 'y' or 'n', a~=1 and 'y' or 'n', (a>0 and a<2) and 1 or 0", "y n 1"},
	{"local t={} for i=1,4 do t[i]=(i%2==0 and i>2) or (i==1) end return t[1],t[2],t[3],t[4]", "true false false true"},
	{"if not (1==2 or nil) then return 'ok' end", "ok"},
	{"local a,b=false,nil return a==false and b==nil, a or b, b or a, a and b", "true nil false false"},
	// Assignment.
	{"local a,b=1,2 a,b=b,a return a,b", "2 1"},
	{"local a,b,c=1,2,3 a,b,c=c,a,b return a,b,c", "3 1 2"},
	{"local i,t=1,{} i,t[i]=i+1,20 return i,t[1],t[2]", "2 20 nil"},
	{"local t={1,2} t[1],t[2]=t[2],t[1] return t[1],t[2]", "2 1"},
	{"local function f() return 1,2,3 end local a,b,c,d=f() return a,b,c,d", "1 2 3 nil"},
	{"local function f() return 1,2,3 end local a,b=f(),10 return a,b", "1 10"},
	{"local function f() return 1,2 end local a,b,c=0,f() return a,b,c", "0 1 2"},
	{"local a=1; local function f() a=2 return 1 end; return a+f()", "3"},
	{"local t,k={},'a' t[k],t[k..'b']=1,2 return t.a,t.ab", "1 2"},
	{"local t={} for i=1,3 do t[i],t[-i]=i,-i end return t[3],t[-3],#t", "3 -3 3"},
	{"local t,k=setmetatable({},{__newindex=function(t,k,v) rawset(t,k..'!',v) end}),'a' t[k]=1 return t['a!'],t.a", "1 nil"},
	{"local t={t=1} t={t} return type(t[1])", "table"},
	{"x,y=1 return x,y", "1 nil"},
	{"local a <const> = 5 return a", "5"},
	// Tables.
	{"local function f() return 1,2,3 end local t={f(),f()} return #t", "4"},
	{"local function f() return 1,2,3 end local t={f(),(f())} return #t", "2"},
	{"local t={10,20,x=1,30,[2]='no'} return t[1],t[2],t[3],t.x", "10 20 30 1"},
	{"local t={} t[1.0]='a' t[2^53]='b' return t[1],t[2^53]", "a b"},
	{"local t={} for i=1,9000 do t[i]=i end t[#t+1]='x' return #t,t[9001],t[700]", "9001 x 700"},
	{"local t={} t[10000000]=1 t[3]=1 return t[10000000],#t==0 or #t==3", "1 true"},
	{"local n=0 for k,v in pairs{1,2,nil,4,x=5} do n=n+v end return n", "12"},
	{"local s='' for k,v in pairs{b=1,a=2,c=3} do s=s..k..v end return s", "b1a2c3"},
	{"local s='' for i,v in ipairs{1,2,nil,4} do s=s..i..v end return s", "1122"},
	{"return next({}), next({7})", "nil 1 7"},
	{"return select('#',1,nil,nil), select(2,'a','b','c'), (select(-1,'a','b'))", "3 b b"},
	{"return table.concat({1,2,'x'},','), table.concat({},'x'), table.concat({1,2,3},'-',2,3)", "1,2,x  2-3"},
	{"local t={1,2,3} table.insert(t,4) table.insert(t,1,0) return table.concat(t,','), table.remove(t), table.remove(t,1), #t", "0,1,2,3,4 4 0 3"},
	{"table.insert({1},5,2)", "error: bad argument #2 to 'insert' (position out of bounds)"},
	{"table.insert(nil,5)", "error: bad argument #1 to 'insert' (table expected, got nil)"},
	{"return table.unpack({1,2,3},2), table.unpack({1,2},1,3)", "2 1 2 nil"},
	{"return table.pack(1,nil,3).n, #table.pack()", "3 0"},
	{"return table.concat(table.move({1,2,3},1,3,2),',')", "1,1,2,3"},
	{"local t={3,1,2} table.sort(t) return table.concat(t,',')", "1,2,3"},
	{"local t={3,1,2,5,4,9,7} table.sort(t,function(a,b) return a>b end) return table.concat(t,',')", "9,7,5,4,3,2,1"},
	{"return unpack, loadstring, coroutine, os, io, debug, require, dofile, loadfile, collectgarbage, package, bit32, utf8", strings.TrimSpace(strings.Repeat("nil ", 13))},
	// Loops, goto, closures.
	{"local s=0 for i=10,1,-3 do s=s+i end return s", "22"},
	{"local s='' for i=1,3 do for j=1,3 do if j==2 then goto continue end s=s..i..j..' ' ::continue:: end end return s", "11 13 21 23 31 33 "},
	{"local i=1 ::top:: if i<5 then i=i+1 goto top end return i", "5"},
	{"local x=0 local f=function() x=x+1 end for i=1,3 do if i==2 then goto c end f() ::c:: end return x", "2"},
	{"local x=0 local f=function() x=x+1 end pcall(error,'a') f() return x", "1"},
	{"local t={} for i=1,3 do t[i]=function() i=i+1 return i end end return t[1](),t[1](),t[2](),t[3]()", "2 3 3 4"},
	{"local t={} for i=1,3 do local j=i if i==2 then goto c end t[#t+1]=function() return j end ::c:: end return t[1](),t[2]()", "1 3"},
	{"local t={} local i=0 repeat local j=i t[#t+1]=function() return j end i=i+1 until j>=2 return t[1](),t[2](),t[3]()", "0 1 2"},
	{"local t={} local i=0 while true do local j=i t[#t+1]=function() return j end i=i+1 if j==2 then break end end return t[1](),t[2](),t[3]()", "0 1 2"},
	{"local function f(n) if n<=1 then return 1 end return n*f(n-1) end return f(10)", "3628800"},
	{"local function f(a,...) local b,c=... return a,b,c,select('#',...) end return f(1,2,3,4)", "1 2 3 3"},
	{"local function f(...) local t={...} return #t, (...) end return f(7,8)", "2 7"},
	{"local a do local a=2 end return a", "nil"},
	{"for k,v in next,{5} do return k,v end", "1 5"},
	{"local function it(s,c) if c<s then return c+1 end end local n=0 for i in it,3,0 do n=n+i end return n", "6"},
	{"local s='' for w in ('a b c'):gmatch('%a') do s=w..s end return s", "cba"},
	{"local o={n=1} function o:inc(by) self.n=self.n+by return self end return o:inc(2):inc(3).n", "6"},
	// Metamethods.
	{`local mt={} for _,e in ipairs{'add','sub','mul','div','mod','pow','idiv','band','bor','bxor','shl','shr','concat'} do mt['__'..e]=function(a,b) return e end end
		local a=setmetatable({},mt) return a+1,1-a,a*a,a/1,a%2,a^2,a//1,a&1,1|a,a~1,a<<1,1>>a,a..'x','x'..a`, "add sub mul div mod pow idiv band bor bxor shl shr concat concat"},
	{"local a=setmetatable({},{__unm=function() return 'u' end,__bnot=function() return 'b' end,__len=function() return 42 end,__call=function(self,x) return x end}) return -a,~a,#a,a(7)", "u b 42 7"},
	{"local mt={} mt.__eq=function() return true end mt.__lt=function() return true end mt.__le=function() return false end local a,b=setmetatable({},mt),setmetatable({},mt) return a==b,a<b,a<=b,a~=b,a>b", "true true false false true"},
	{"local t=setmetatable({},{__index=function(t,k) return k..'!' end,__newindex=function(t,k,v) rawset(t,k,v*2) end}) t.x=4 return t.x,t.y,rawget(t,'y')", "8 y! nil"},
	{"local t=setmetatable({},{__index={a=1}}) return t.a,t.b,rawlen(t)", "1 nil 0"},
	{"return tostring(setmetatable({},{__tostring=function() return 'me' end}))", "me"},
	{"local t=setmetatable({},{__metatable='locked'}) return getmetatable(t), pcall(setmetatable,t,{})", "locked false cannot change a protected metatable"},
	{"local s='' for k,v in pairs(setmetatable({},{__pairs=function() return next,{z=1},nil end})) do s=s..k end return s", "z"},
	{"local p=setmetatable({},{__index=function(_,i) if i<4 then return i*i end end}) local s=0 for _,v in ipairs(p) do s=s+v end return s", "14"},
	// Errors as values.
	{"local ok,e=pcall(error,{1}) return ok,tostring(e)", "false table: 0x00000001"},
	{"local ok,e=pcall(error,'msg') return ok,e", "false msg"},
	{"local ok,e=pcall(function() error('msg') end) return e", "t:1: msg"},
	{"local ok,e=pcall(function() error('msg',0) end) return e", "msg"},
	{"local function f() error('msg',2) end local ok,e=pcall(function()\n f() end) return e", "t:2: msg"},
	{"local ok,e=pcall(function() local x=nil\nreturn x.y end) return e", "t:2: attempt to index a nil value (local 'x')"},
	{"return pcall(pcall,error,1)", "true false 1"},
	{"return xpcall(function(a) error(a) end,function(m) return 'h:'..m end,'z')", "false h:t:1: z"},
	{"return select('#',pcall(error))", "2"},
	{"return pcall(5)", "false attempt to call a number value"},
	{"assert(false,'why')", "error: why"},
	{"assert(nil)", "error: assertion failed!"},
	{"error()", "error: (error object is a nil value)"},
	// Library.
	{"return math.floor(3.7), math.floor(-3.2), math.ceil(3.2), math.abs(-4), math.max(1,5,3), math.min(4,2)", "3 -4 4 4 5 2"},
	{"return math.tointeger(3.0), math.tointeger(3.5), math.type(1), math.type(1.5), math.type('1'), math.ult(1,-1), math.log(8,2), math.fmod(-7,3)", "3 nil integer float nil true 3 -1"},
	{"return math.modf(3.7)", "3 0.7"},
	{"return tonumber('0x1F'), tonumber(' 12 '), tonumber('1e2'), tonumber('abc'), tonumber('ff',16), tonumber('zz',36), tonumber('8',8), tonumber(''), tonumber('1_000'), tonumber('0b1')", "31 12 100 nil 255 1295 nil nil nil nil"},
	{"return string.format('%d %5d|%-5d|%05d %x %X %o %c %s %q %%', 3.0, 42, 42, 42, 255, 255, 8, 65, nil, 'a\\n\"')", "3    42|42   |00042 ff FF 10 A nil \"a\\\n\\\"\" %"},
	{"return string.format('%5.2f %g %g %g %e %i %10s|%-10s|%.2s', 3.14159, 1e20, 0.1, 100, 1.5, 7, 'r', 'l', 'cut')", " 3.14 1e+20 0.1 100 1.500000e+00 7          r|l         |cu"},
	{"return string.format('%d', 3.5)", "error: bad argument #2 to 'format' (number has no integer representation)"},
	{"return string.format('%d', 'x')", "error: bad argument #2 to 'format' (number expected, got string)"},
	{"return string.format('%y', 1)", "error: invalid option '%y' to 'format'"},
	{"return ('hello'):sub(2,3), ('hello'):sub(-3), ('hello'):sub(0), ('hello'):sub(10), ('hello'):byte(1,2)", "el llo hello  104 101"},
	{"return ('hello world'):find('o w'), ('hello'):find('l+'), ('a.b'):find('.',1,true), ('abc'):find('b()')", "5 3 2 2 2 3"},
	{"return ('key = val'):match('^(%w+)%s*=%s*(%w+)$')", "key val"},
	{"return ('abc'):gsub('%w','%0%0'), ('abc'):gsub('%w*','x'), ('abc def'):gsub('%f[%w]%w+',string.upper), ('x'):gsub('x',{x='y'})", "aabbcc x ABC DEF y 1"},
	{"return ('THE (quick) fox'):find('%((%a+)%)')", "5 11 quick"},
	{"return ('f(a(b)c)d'):match('%b()'), ('abab'):match('^(ab)%1$')", "(a(b)c) ab"},
	{"return string.char(72,105), ('abc'):reverse(), ('%d'):rep(2,','), ('a,b,,c'):gsub(',',';')", "Hi cba %d,%d a;b;;c 3"},
	{"return load('return 1+1')(), load('syntax error here')", "2 nil [string \"syntax error here\"]:1: expected '=' or a call, found name 'error'"},
	{"return load('x=1','=name'), load(function() return nil end) ~= nil", "function"},
	{"local env={y=5} return load('return y','c','t',env)()", "5"},
	{"return pcall(load,'\\27Lua')", "true nil attempt to load a chunk that is not text (mode is 't')"},
	{"return type(print), type(nil), type({}), type('x'), type(2), type(true)", "function nil table string number boolean"},
	{"return rawequal('a','a'), rawequal({},{}), rawlen('abc'), rawlen({1,2})", "true false 3 2"},
	{"return _VERSION, _G._G==_G", "Lua 5.3 true"},
	{"return (function(...) return select('#',...) end)(nil,nil)", "2"},
	{"return ...", ""},
	{"local t = {[1]='a',[-1]='b',[0]='c',[1.5]='d'} return t[1],t[-1],t[0],t[1.5]", "a b c d"},
	{"local _ENV={} return 1", "error: t:1: _ENV is not supported"},
}

func TestMeaning(t *testing.T) {
	for _, tt := range meanings {
		got := eval(t, tt.src)
		if strings.HasPrefix(got, "function: ") {
			got = "function"
		}
		if got != tt.want {
			t.Errorf("%s\n got %s\nwant %s", tt.src, got, tt.want)
		}
	}
}

// FuzzRun runs any text that compiles: it may fail, but only as a
// diagnostic.
func FuzzRun(f *testing.F) {
	for _, m := range meanings {
		f.Add(m.src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		s := newState(src, Options{Budget: 20_000})
		err := s.RunFile("t", 0)
		var d *Diagnostic
		if err != nil && !errors.As(err, &d) {
			t.Fatalf("got %T: %v", err, err)
		}
		if d != nil {
			d.Render()
		}
	})
}
