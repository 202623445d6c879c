package lint

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"

	"duel/script/syntax"
	"duel/scripts"
)

// mutation is one kind of fault, as small as a slip of the keyboard.
type mutation struct {
	kind string
	// apply changes the place a node stands at; "" if the node offers none.
	apply func(f *File, n syntax.Node) (from, to syntax.Pos, text string, ok bool)
	// least is the share of faults, in percent, that must be found.
	least int
	// why some, or all, cannot be found.
	why string
}

func replace(n syntax.Node, text string) (syntax.Pos, syntax.Pos, string, bool) {
	return n.Pos(), n.End(), text, true
}

func nowhere() (syntax.Pos, syntax.Pos, string, bool) { return 0, 0, "", false }

// swapped is a name with two letters in its middle the wrong way round.
func swapped(name string) string {
	for i := len(name) / 2; i+1 < len(name); i++ {
		if name[i] != name[i+1] {
			return name[:i] + name[i+1:i+2] + name[i:i+1] + name[i+2:]
		}
	}
	return name + "x"
}

// methodCall gives the mutation of the method's name.
func onMethod(change func(string) string) func(*File, syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
	return func(_ *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if m, ok := n.(*syntax.MethodCallExpr); ok {
			return replace(m.Method, change(m.Method.Name))
		}
		return nowhere()
	}
}

// onMember is a change to X.name for tables X of the API or library, or to
// s.name where it is read.
func onMember(script bool, change func(string) string) func(*File, syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
	return func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		x, ok := n.(*syntax.IndexExpr)
		if !ok || fieldName(x) == "" {
			return nowhere()
		}
		isTable := f.library.tables[f.library.tableName(globalName(x.Object))] != nil
		if script && f.isScript(x.Object) && f.script.methods[fieldName(x)] != nil && !f.defines(x) || !script && isTable {
			if name := change(fieldName(x)); name != fieldName(x) {
				return replace(x.Key, name)
			}
		}
		return nowhere()
	}
}

// defines reports whether a field access is where the field is defined.
func (f *File) defines(x *syntax.IndexExpr) bool {
	for _, n := range f.script.members[fieldName(x)] {
		if n.Pos() <= x.Pos() && x.Pos() < n.Pos()+syntax.Pos(len("function s.")) {
			return true
		}
	}
	return false
}

// onConstant changes a named constant.
func onConstant(change func(string) string) func(*File, syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
	return func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if x, ok := n.(*syntax.NameExpr); ok && x.Var == nil {
			if _, ok := f.library.constants[x.Name]; ok {
				if text := change(x.Name); text != "" {
					return replace(x, text)
				}
			}
		}
		return nowhere()
	}
}

// onArguments changes the argument list of a call of the API.
func onArguments(change func(f *File, args []syntax.Expr, least int) (syntax.Pos, syntax.Pos, string, bool)) func(*File, syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
	return func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		for _, c := range f.calls {
			if syntax.Node(c.node) != n || c.native() == nil {
				continue
			}
			args, least := c.args, c.native().Native.Min()
			if _, ok := n.(*syntax.MethodCallExpr); ok {
				args, least = args[1:], least-1
			}
			return change(f, args, least)
		}
		return nowhere()
	}
}

var effectName = regexp.MustCompile(`^e\d+$`)

var mutations = []mutation{
	{"method misspelt", onMethod(swapped), 100, ""},
	{"method in the wrong case", onMethod(strings.ToLower), 100, ""},
	{"function of the API misspelt", onMember(false, swapped), 100, ""},
	{"function of the API in the wrong case", onMember(false, strings.ToLower), 100, ""},
	{"handler misspelt", onMember(true, swapped), 95, ""},
	{"constant misspelt", onConstant(swapped), 100, ""},
	{"constant of another kind", onConstant(func(name string) string {
		switch family(name) {
		case "LOCATION":
			return "CATEGORY_DESTROY"
		case "CATEGORY", "EVENT":
			return "TYPE_MONSTER"
		case "EFFECT_TYPE", "REASON", "TYPE":
			return "LOCATION_GRAVE"
		}
		return ""
	}), 80, "a constant that reaches the API through a variable or an operator has no parameter to be compared with"},
	{"local misspelt", func(_ *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if x, ok := n.(*syntax.NameExpr); ok && x.Var != nil && len(x.Name) > 1 {
			return replace(x, x.Name+"x")
		}
		return nowhere()
	}, 95, "a name on the left of an assignment is a new global"},
	{"argument dropped", onArguments(func(f *File, args []syntax.Expr, least int) (syntax.Pos, syntax.Pos, string, bool) {
		if len(args) < 2 || len(args) > least {
			return nowhere()
		}
		last := args[len(args)-1]
		return args[len(args)-2].End(), last.End(), "", true
	}), 90, "a call that is now the last argument may give several"},
	{"arguments swapped", onArguments(func(f *File, args []syntax.Expr, _ int) (syntax.Pos, syntax.Pos, string, bool) {
		for i := range len(args) - 1 {
			a, b := args[i], args[i+1]
			if ka, kb := f.kinds(a), f.kinds(b); ka&other == 0 && kb&other == 0 && ka&kb == 0 {
				return a.Pos(), b.End(), f.Chunk.Text(b) + "," + f.Chunk.Text(a), true
			}
		}
		return nowhere()
	}), 80, "an optional parameter takes any kind, and nil stands for many things"},
	{"filter's argument dropped", func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		for _, fn := range f.functions {
			for _, u := range fn.uses {
				if u.node == n && u.by != "" && len(u.args) > 0 && len(u.given) == 1 && len(u.args) == len(fn.decl.Params)-1 {
					last := u.args[len(u.args)-1]
					return last.Pos() - 1, last.End(), "", true // with the comma before it
				}
			}
		}
		return nowhere()
	}, 50, "a parameter that is compared, or given to a parameter that takes nil, may be nil"},
	{"colon for dot", func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if c, ok := n.(*syntax.CallExpr); ok {
			if x, ok := c.Func.(*syntax.IndexExpr); ok && globalName(x.Object) == "Duel" {
				return x.Object.End(), x.Key.Pos(), ":", true
			}
		}
		return nowhere()
	}, 95, "a function that takes any value takes the table too"},
	{"dot for colon", func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if m, ok := n.(*syntax.MethodCallExpr); ok && f.kinds(m.Object).is(objects) {
			return m.Object.End(), m.Method.Pos(), ".", true
		}
		return nowhere()
	}, 85, "a function given a card of its own as first argument is called with another object, not wrongly"},
	{"effect's number wrong in a setter", func(_ *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if m, ok := n.(*syntax.MethodCallExpr); ok && strings.HasPrefix(m.Method.Name, "Set") {
			if x, ok := m.Object.(*syntax.NameExpr); ok && effectName.MatchString(x.Name) && x.Name != "e1" {
				return replace(x, "e1")
			}
		}
		return nowhere()
	}, 60, "labels may be set late on purpose, and a clone need not be given every setting"},
	{"registration dropped", func(_ *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if s, ok := n.(*syntax.CallStmt); ok {
			if m, ok := s.Call.(*syntax.MethodCallExpr); ok && m.Method.Name == "RegisterEffect" {
				return s.Pos(), s.End(), "", true
			}
		}
		return nowhere()
	}, 70, "an effect that is cloned or kept elsewhere need not be registered itself"},
	{"range dropped", dropSetter("SetRange"), 60, "single effects and activations may do without"},
	{"code dropped", dropSetter("SetCode"), 80, "a clone has its code from the effect it is made of; ignition effects have none"},
	{"return of a check dropped", func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if s, ok := n.(*syntax.IfStmt); ok && isChkZero(s.Clauses[0].Cond) && len(s.Clauses[0].Body.Stmts) == 1 {
			if r, ok := s.Clauses[0].Body.Stmts[0].(*syntax.ReturnStmt); ok && len(r.Values) == 1 {
				return r.Pos(), r.Values[0].End(), "local _=" + f.Chunk.Text(r.Values[0]), true
			}
		}
		return nowhere()
	}, 100, ""},
	{"end dropped", func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if s, ok := n.(*syntax.IfStmt); ok {
			return s.End() - 3, s.End(), "", true
		}
		return nowhere()
	}, 100, ""},
	{"and for or", func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if b, ok := n.(*syntax.BinaryExpr); ok && b.Op == syntax.And {
			return b.OpPos, b.OpPos + 3, "or", true
		}
		return nowhere()
	}, 0, "both are conditions; only the card's text says which is meant"},
	{"number wrong", func(f *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if x, ok := n.(*syntax.NumberExpr); ok {
			digits := f.Chunk.Text(x)
			if digits == "0" {
				digits = "" // 01 is no fault
			}
			return replace(x, digits+"1")
		}
		return nowhere()
	}, 20, "only the card's text says which number is meant, unless it is one that nothing has"},
}

func dropSetter(name string) func(*File, syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
	return func(_ *File, n syntax.Node) (syntax.Pos, syntax.Pos, string, bool) {
		if s, ok := n.(*syntax.CallStmt); ok {
			if m, ok := s.Call.(*syntax.MethodCallExpr); ok && m.Method.Name == name {
				return s.Pos(), s.End(), "", true
			}
		}
		return nowhere()
	}
}

// TestSeededFaults makes faults of each kind in our own cards, one at a time,
// and counts those the linter reports. CARDLINT_MUTATIONS sets how many of a
// kind are tried.
func TestSeededFaults(t *testing.T) {
	tries := 25
	if text := os.Getenv("CARDLINT_MUTATIONS"); text != "" {
		if _, err := fmt.Sscan(text, &tries); err != nil {
			t.Fatal(err)
		}
	}
	linter := NewLinter(library(t, ""), func(c *Check) bool { return c.Severity > Style })
	cards := cardTexts(t)
	for _, m := range mutations {
		found, made := 0, 0
		for _, fault := range m.faults(linter, cards, tries) {
			made++
			if len(linter.Lint(fault.name, fault.text)) > 0 {
				found++
			} else if testing.Verbose() {
				t.Logf("%s: missed %s", m.kind, fault.change)
			}
		}
		if made == 0 {
			t.Errorf("%s: no place for it in our cards", m.kind)
			continue
		}
		share := 100 * found / made
		t.Logf("%-38s %3d of %3d found (%d %%) %s", m.kind, found, made, share, m.why)
		if share < m.least {
			t.Errorf("%s: %d %% found, at least %d %% are expected", m.kind, share, m.least)
		}
		if m.least < 100 && m.why == "" && share < 100 {
			t.Errorf("%s: misses some without a reason", m.kind)
		}
	}
}

// fault is a card with a fault, and what was changed.
type fault struct{ name, text, change string }

// faults makes up to n faults of a kind, spread over the cards.
func (m *mutation) faults(linter *Linter, cards []fault, n int) []fault {
	var all []fault
	for _, card := range cards {
		f := linter.Analyse(card.name, card.text)
		syntax.Inspect(f.Chunk, func(node syntax.Node) bool {
			if from, to, text, ok := m.apply(f, node); ok {
				at := f.Chunk.Position(from)
				change := fmt.Sprintf("%s:%d: %s -> %s", card.name, at.Line, card.text[from:to], text)
				all = append(all, fault{card.name, card.text[:from] + text + card.text[to:], change})
			}
			return true
		})
	}
	random := rand.New(rand.NewPCG(1, 2))
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all[:min(n, len(all))]
}

// cardTexts are our own cards.
func cardTexts(t *testing.T) []fault {
	t.Helper()
	names, err := fs.Glob(scripts.OCGCards, "*.lua")
	if err != nil {
		t.Fatal(err)
	}
	var cards []fault
	for _, name := range names {
		text, err := fs.ReadFile(scripts.OCGCards, name)
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, fault{name: name, text: string(text)})
	}
	return cards
}
