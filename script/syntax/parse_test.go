package syntax

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// corpus returns the public scripts, or skips the test.
func corpus(tb testing.TB) map[string]string {
	tb.Helper()
	root := os.Getenv("DUEL_SCRIPTS")
	if root == "" {
		tb.Skip("DUEL_SCRIPTS is not set: no public scripts to parse")
	}
	files := map[string]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".lua" {
			return err
		}
		src, err := os.ReadFile(path)
		files[path] = string(src)
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return files
}

func TestPublicScriptsParse(t *testing.T) {
	files := corpus(t)
	bytes := 0
	for path, src := range files {
		chunk, err := Parse(filepath.Base(path), src)
		if err == nil {
			_, err = Resolve(chunk)
		}
		if err != nil {
			t.Errorf("%s: %v", path, err)
		}
		bytes += len(src)
	}
	t.Logf("parsed %d files, %d bytes", len(files), bytes)
	if len(files) == 0 {
		t.Error("no files found")
	}
}

// dump writes a tree as nested parentheses.
func dump(n Node) string {
	switch n := n.(type) {
	case *NameExpr:
		return n.Name
	case *NumberExpr:
		if n.Value.IsInt {
			return fmt.Sprint(n.Value.Int)
		}
		return fmt.Sprintf("%gf", n.Value.Float)
	case *StringExpr:
		return fmt.Sprintf("%q", n.Value)
	case *BinaryExpr:
		return "(" + dump(n.X) + n.Op.String() + dump(n.Y) + ")"
	case *UnaryExpr:
		return "(" + n.Op.String() + " " + dump(n.X) + ")"
	case *IndexExpr:
		return dump(n.Object) + "[" + dump(n.Key) + "]"
	case *CallExpr:
		return dump(n.Func) + "(" + dumpAll(n.Args) + ")"
	case *MethodCallExpr:
		return dump(n.Object) + ":" + n.Method.Name + "(" + dumpAll(n.Args) + ")"
	case *ParenExpr:
		return "<" + dump(n.X) + ">"
	case *TableExpr:
		items := make([]string, len(n.Fields))
		for i, f := range n.Fields {
			if f.Key != nil {
				items[i] = "[" + dump(f.Key) + "]="
			}
			items[i] += dump(f.Value)
		}
		return "{" + strings.Join(items, ",") + "}"
	}
	return strings.ToLower(strings.TrimSuffix(strings.TrimPrefix(fmt.Sprintf("%T", n), "*syntax."), "Expr"))
}

func dumpAll(list []Expr) string {
	items := make([]string, len(list))
	for i, e := range list {
		items[i] = dump(e)
	}
	return strings.Join(items, ",")
}

func TestExpressions(t *testing.T) {
	tests := []struct{ src, want string }{
		{"1+2*3", "(1+(2*3))"},
		{"2^3^2", "(2^(3^2))"},
		{"-x^2", "(- (x^2))"},
		{"2^-x", "(2^(- x))"},
		{"a..b..c", "(a..(b..c))"},
		{"not a == b", "((not a)==b)"},
		{"a or b and c", "(a or (b and c))"},
		{"a | b ~ c & d << 1 .. e", ""},
		{"a|b&c", "(a|(b&c))"},
		{"a~b|~c", "((a~b)|(~ c))"},
		{"1<<2+3", "(1<<(2+3))"},
		{"a//b%c", "((a//b)%c)"},
		{"f{x=1;2,[3]=4,}", `f({["x"]=1,2,[3]=4})`},
		{"f'a'\"b\"", `f("a")("b")`},
		{"a.b[c]:d(1,2).e", `a["b"][c]:d(1,2)["e"]`},
		{"(f())", "<f()>"},
		{"0x10, 0xA.8p1, 1e2, .5, 3., 0xffffffffffffffff, 9223372036854775808", ""},
		{"0xA.8p1", "21f"},
		{"0xffffffffffffffff", "-1"},
		{"9223372036854775807", "9223372036854775807"},
		{"9223372036854775808", "9.223372036854776e+18f"},
		{".5e1", "5f"},
		{`"\65\x41\u{41}\z   
		   B\n\\\'"`, `"AAAB\n\\'"`},
		{`"\u{7FFFFFFF}"`, `"\xfd\xbf\xbf\xbf\xbf\xbf"`},
		{"[[\r\na\r\nb\n\rc\rd]]", `"a\nb\nc\nd"`},
		{"[==[x]]y]=]z]==]", `"x]]y]=]z"`},
		{"'a\\\r\nb'", `"a\nb"`},
	}
	for _, tt := range tests {
		chunk, err := Parse("t", "return "+tt.src)
		if err != nil {
			t.Errorf("%s: %v", tt.src, err)
			continue
		}
		values := chunk.Body.Stmts[0].(*ReturnStmt).Values
		want := strings.NewReplacer(" or ", "or", " and ", "and").Replace(tt.want)
		if got := dump(values[0]); want != "" && got != want {
			t.Errorf("%s: got %s, want %s", tt.src, got, want)
		}
	}
}

func TestErrorsSayExpectedAndFound(t *testing.T) {
	tests := []struct {
		src  string
		want []string
	}{
		{"if x the\n y() end", []string{"t:1:6: expected 'then' after the condition of 'if', found name 'the'"}},
		{"local x = = 3\nlocal y = )\nz = 1", []string{
			"t:1:11: expected an expression, found '='",
			"t:2:11: expected an expression, found ')'"}},
		{"function f()\n  g(1\nend", []string{"t:3:1: expected ')' to close the arguments at line 2, found 'end'"}},
		{"function f()\n  g()\n", []string{"t:3:1: expected 'end' to close 'function' at line 1, found end of file"}},
		{"x y", []string{"t:1:3: expected '=' or a call, found name 'y'"}},
		{"f() = 1", []string{"t:1:1: cannot assign to this expression: expected a variable or a field"}},
		{"a = 'abc\nb = 1", []string{"t:1:5: unfinished string: expected ' to close it, found end of line"}},
		{"a = [[x", []string{"t:1:5: unfinished long string: expected ']]' to close it, found end of file"}},
		{"a = 3x", []string{"t:1:5: malformed number '3x'"}},
		{"a = '\\q'", []string{"t:1:6: invalid escape sequence '\\q'"}},
		{"a = 1 $ b = 2", []string{"t:1:7: unexpected character '$'"}},
		{"end\nx = 1\nend y = ", []string{
			"t:1:1: expected a statement, found 'end'",
			"t:3:1: expected a statement, found 'end'",
			"t:3:9: expected an expression, found end of file"}},
		{"function f() return ... end", []string{"t:1:21: cannot use '...' outside a vararg function"}},
		{"for i=1 do end for x of y do end", []string{
			"t:1:9: expected ',' and a limit after the start value of 'for', found 'do'",
			"t:1:22: expected '=' or 'in' after the variable of 'for', found name 'of'"}},
		{"return 1 x = 2", []string{"t:1:10: expected the end of the block after 'return', found name 'x'"}},
		{"local x <foo> = 1", []string{"t:1:10: unknown attribute 'foo': expected 'const' or 'close'"}},
		{"break", []string{"t:1:1: break outside a loop"}},
		{"goto x", []string{"t:1:1: no visible label 'x' for this goto"}},
		{"do goto x end local a ::x:: f()", []string{"t:1:4: this goto jumps into the scope of local 'a'"}},
		{"::x:: ::x::", []string{"t:1:7: label 'x' already defined at line 1"}},
		{"local x <const> = 1; x = 2", []string{"t:1:22: attempt to assign to const variable 'x'"}},
	}
	for _, tt := range tests {
		chunk, _ := Parse("t", tt.src)
		Resolve(chunk)
		if got := chunk.Errors.Error(); got != strings.Join(tt.want, "\n") {
			t.Errorf("%q:\n got %s\nwant %s", tt.src, got, strings.Join(tt.want, "\n     "))
		}
	}
}

func TestPositions(t *testing.T) {
	src := "\xEF\xBB\xBF#!/usr/bin/lua\r\n-- c1\rlocal x\n\r--[[ c2\n]] return\tx + f(1)"
	chunk, err := Parse("t", src)
	if err != nil {
		t.Fatal(err)
	}
	ret := chunk.Body.Stmts[1].(*ReturnStmt)
	sum := ret.Values[0].(*BinaryExpr)
	if got := chunk.Text(sum); got != "x + f(1)" {
		t.Errorf("text of the sum is %q", got)
	}
	if got := chunk.Position(sum.Pos()).String(); got != "5:11" {
		t.Errorf("the sum starts at %s, want 5:11", got)
	}
	if got := chunk.Position(sum.OpPos).Column; got != 13 {
		t.Errorf("the operator is in column %d, want 13", got)
	}
	if len(chunk.Comments) != 2 || chunk.Comments[0].Text != " c1" || chunk.Comments[1].Text != " c2\n" {
		t.Errorf("comments: %+v", chunk.Comments)
	}
}

func TestResolve(t *testing.T) {
	src := "local a, b = 1 local function f(c) a = c + g return function() return c, b end end h = a"
	chunk, err := Parse("t", src)
	if err != nil {
		t.Fatal(err)
	}
	scopes, err := Resolve(chunk)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, sc := range scopes.List {
		for _, v := range sc.Vars {
			got += fmt.Sprintf("%s uses=%d assigned=%d captured=%v; ", v.Name, len(v.Uses), v.Assigned, v.Captured)
		}
	}
	want := "a uses=2 assigned=1 captured=true; b uses=1 assigned=0 captured=true; " +
		"f uses=0 assigned=0 captured=false; c uses=2 assigned=0 captured=true; "
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if len(scopes.Globals) != 2 || scopes.AssignedGlobals["h"] != 1 {
		t.Errorf("globals %v, assigned %v", scopes.Globals, scopes.AssignedGlobals)
	}
	if at := scopes.At(Pos(strings.Index(src, "return c"))); at.Parent == nil || at.Parent.Vars[0].Name != "c" {
		t.Errorf("scope inside the inner function is %+v", at)
	}
}

func TestNestingIsLimited(t *testing.T) {
	hostile := []string{
		"return " + strings.Repeat("(", 1e6),
		strings.Repeat("do ", 1e6),
		"return " + strings.Repeat("{", 1e6),
		"return " + strings.Repeat("- ", 1e5) + "1",
		"return " + strings.Repeat("not ", 1e6),
		strings.Repeat("function f() ", 1e5),
		"return 1" + strings.Repeat("..1", 1e5),
		"return 1" + strings.Repeat("+1", 1e6),
		"f" + strings.Repeat("()", 1e6),
		"f" + strings.Repeat(".x", 1e6),
		strings.Repeat("if x then ", 1e5),
		strings.Repeat("x ", 1e5),
	}
	for _, src := range hostile {
		chunk, err := Parse("t", src)
		if err == nil {
			t.Errorf("%.20s... parses", src)
		}
		if n := len(chunk.Errors); n > maxErrors {
			t.Errorf("%.20s... gives %d errors", src, n)
		}
		Resolve(chunk)
	}
}

func FuzzParse(f *testing.F) {
	for _, src := range []string{
		"local x <const> = 1; goto a ::a:: return x//2, ~x, 'a\\z b\\u{41}', [==[\n]==]",
		"for i=1,2 do if i then elseif not i then else break end end",
		"function a.b:c(...) local function d() end repeat local e until e return {...; [1]=2, x=3} end",
		"#!x\n--[[c]] f'x'{}:m() a.b[c], d = 1, 0x.1p-3", "\xEF\xBB\xBFwhile x do end", "(((", "if if if end end",
	} {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		chunk, _ := Parse("fuzz", src)
		Resolve(chunk)
		Inspect(chunk, func(n Node) bool {
			if n.Pos() < 0 || n.End() < n.Pos() || int(n.End()) > len(src) {
				t.Fatalf("%T spans %d to %d of %d bytes", n, n.Pos(), n.End(), len(src))
			}
			return true
		})
	})
}
