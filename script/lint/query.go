package lint

import (
	"fmt"
	"regexp"
	"strings"

	"duel/script/syntax"
)

// Place is a stretch of text of a file. Library places are in a file of the
// library, named from its folder.
type Place struct {
	File     *File
	Library  bool
	From, To syntax.Pos
}

// Item is a name that may be written at some place.
type Item struct {
	Name, Detail, Doc string
	Function          bool
}

// target is what a name in the text stands for.
type target struct {
	node   syntax.Node // the name itself
	name   string
	funcs  []*Func
	local  *syntax.Variable
	member bool // a field of the card's table
	global bool
}

// targetAt is what the name at an offset stands for; nil if there is none.
func (f *File) targetAt(pos syntax.Pos) *target {
	if f.broken {
		return nil
	}
	var found *target
	in := func(n syntax.Node) bool { return n.Pos() <= pos && pos <= n.End() }
	syntax.Inspect(f.Chunk, func(n syntax.Node) bool {
		if !in(n) {
			_, chunk := n.(*syntax.Chunk)
			return chunk
		}
		switch n := n.(type) {
		case *syntax.Ident:
			if n.Var != nil {
				found = &target{node: n, name: n.Name, local: n.Var}
			}
		case *syntax.NameExpr:
			found = &target{node: n, name: n.Name, local: n.Var, global: n.Var == nil}
			if fn := f.named(n); fn != nil {
				found.funcs = []*Func{fn}
			}
		case *syntax.IndexExpr:
			if name := fieldName(n); name != "" && in(n.Key) {
				found = &target{node: n.Key, name: name, member: f.isScript(n.Object)}
				if fn := f.named(n); fn != nil {
					found.funcs = []*Func{fn}
				}
				return false
			}
		case *syntax.MethodCallExpr:
			if in(n.Method) {
				found = &target{node: n.Method, name: n.Method.Name, funcs: f.methodsOf(n, maxDepth)}
				return false
			}
		}
		return true
	})
	return found
}

// Hover describes the name at an offset; "" if there is nothing to say.
func (f *File) Hover(pos syntax.Pos) string {
	t := f.targetAt(pos)
	switch {
	case t == nil:
		return ""
	case len(t.funcs) > 0:
		var parts []string
		for _, fn := range t.funcs {
			parts = append(parts, fn.describe())
		}
		return strings.Join(parts, "\n\n")
	case t.local != nil:
		return fmt.Sprintf("local %s: %s", t.name, f.variable(t.local, maxDepth))
	case t.global:
		if v, ok := f.library.constants[t.name]; ok {
			return fmt.Sprintf("%s = 0x%x", t.name, int64(v))
		}
	}
	return ""
}

// Signature is the function as documentation shows it.
func (fn *Func) Signature() string {
	if fn.Native != nil {
		return fn.Native.String()
	}
	params := make([]string, 0, len(fn.Decl.Params)+1)
	for _, p := range fn.Decl.Params {
		params = append(params, p.Name)
	}
	if fn.Decl.IsVararg {
		params = append(params, "...")
	}
	return fn.Name + "(" + strings.Join(params, ", ") + ")"
}

// describe is the signature and what is known besides.
func (fn *Func) describe() string {
	text := ""
	if fn.Native != nil || fn.Decl != nil {
		text = fn.Signature()
	}
	if fn.Native != nil {
		text += "\n\n" + fn.Native.Doc
	}
	if fn.Deprecated != "" {
		text += "\n\nDeprecated: " + fn.Deprecated
	}
	return text
}

// Definition is where the name at an offset is defined.
func (f *File) Definition(pos syntax.Pos) (Place, bool) {
	t := f.targetAt(pos)
	switch {
	case t == nil:
	case t.local != nil:
		return Place{File: f, From: t.local.Decl.Pos(), To: t.local.Decl.End()}, true
	case t.member && len(f.script.members[t.name]) > 0:
		n := f.script.members[t.name][0]
		return Place{File: f, From: n.Pos(), To: n.End()}, true
	case len(t.funcs) > 0 && t.funcs[0].Decl != nil:
		fn := t.funcs[0]
		return Place{File: fn.File, Library: fn.File != f, From: fn.Decl.Pos(), To: fn.Decl.End()}, true
	}
	return Place{}, false
}

// References are the places in the file that name the same local or field of
// the card's table as the one at an offset, its definition included. Local
// says that renaming all of them changes nothing else.
func (f *File) References(pos syntax.Pos) (places []Place, local bool) {
	t := f.targetAt(pos)
	if t == nil {
		return nil, false
	}
	add := func(n syntax.Node) { places = append(places, Place{File: f, From: n.Pos(), To: n.End()}) }
	if t.local != nil {
		add(t.local.Decl)
		for _, use := range t.local.Uses {
			add(use)
		}
		return places, true
	}
	syntax.Inspect(f.Chunk, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.IndexExpr:
			if fieldName(n) == t.name && f.isScript(n.Object) == t.member && !t.global {
				add(n.Key)
			}
		case *syntax.NameExpr:
			if t.global && n.Var == nil && n.Name == t.name {
				add(n)
			}
		case *syntax.MethodCallExpr:
			if !t.member && !t.global && n.Method.Name == t.name {
				add(n.Method)
			}
		}
		return true
	})
	return places, false
}

// Symbol is a function the file defines.
type Symbol struct {
	Name     string
	From, To syntax.Pos
}

// Symbols are the functions with a name, in the order of the text.
func (f *File) Symbols() []Symbol {
	var list []Symbol
	for _, fn := range f.functions {
		if fn.name != "" {
			list = append(list, Symbol{fn.name, fn.decl.Pos(), fn.decl.End()})
		}
	}
	return list
}

var member = regexp.MustCompile(`(\w+)[ \t]*([.:])[ \t]*(\w*)$`)

var word = regexp.MustCompile(`\w+$`)

// Complete are the names that may stand at an offset of a text, which need
// not be the text of the file: it may have been edited since.
func (f *File) Complete(text string, pos syntax.Pos) []Item {
	before := text[:pos]
	if m := member.FindStringSubmatch(before); m != nil {
		return f.completeMember(m[1], m[2], m[3], pos)
	}
	prefix := word.FindString(before)
	var list []Item
	if !f.broken {
		for s := f.Chunk.Scopes.At(min(pos, f.Chunk.End()-1)); s != nil; s = s.Parent {
			for _, v := range s.Vars {
				if v.Decl.Pos() < pos && strings.HasPrefix(v.Name, prefix) {
					list = append(list, Item{Name: v.Name, Detail: f.variable(v, maxDepth).String()})
				}
			}
		}
	}
	for _, name := range f.library.globalNames {
		if prefix == "" || !strings.HasPrefix(name, prefix) {
			continue
		}
		item := Item{Name: name}
		if v, ok := f.library.constants[name]; ok {
			item.Detail = fmt.Sprintf("0x%x", int64(v))
		}
		list = append(list, item)
	}
	return list
}

// completeMember are the fields or methods of an object.
func (f *File) completeMember(object, sep, prefix string, pos syntax.Pos) []Item {
	var list []Item
	for _, table := range f.tablesOf(object, sep, pos) {
		for _, name := range f.library.names[table] {
			if fn := f.library.tables[table][name]; strings.HasPrefix(name, prefix) && (fn.Native != nil || fn.Decl != nil) && !isOperatorName(name) {
				item := Item{Name: name, Detail: fn.Signature(), Function: true}
				if fn.Native != nil {
					item.Doc = fn.Native.Doc
				}
				list = append(list, item)
			}
		}
	}
	if v := f.localNamed(object, pos); v != nil && f.script != nil && f.script.vars[v] {
		for _, name := range sorted(f.script.members) {
			if strings.HasPrefix(name, prefix) {
				list = append(list, Item{Name: name, Function: f.script.methods[name] != nil})
			}
		}
	}
	return list
}

// tablesOf are the tables whose functions object.x or object:x may mean.
func (f *File) tablesOf(object, sep string, pos syntax.Pos) []string {
	v := f.localNamed(object, pos)
	if v == nil {
		if name := f.library.tableName(object); f.library.tables[name] != nil {
			return []string{name}
		}
		if sep == "." {
			return nil
		}
	}
	if sep == "." {
		return nil
	}
	k := objects
	if v != nil {
		k &= f.variable(v, maxDepth)
	}
	var tables []string
	for _, one := range []Kinds{Card, Group, Effect} {
		if k&one != 0 {
			tables = append(tables, tableOf(one))
		}
	}
	return tables
}

// localNamed is the local variable a name means at an offset, or nil.
func (f *File) localNamed(name string, pos syntax.Pos) *syntax.Variable {
	if f.broken {
		return nil
	}
	for s := f.Chunk.Scopes.At(min(pos, max(f.Chunk.End()-1, 0))); s != nil; s = s.Parent {
		for i := len(s.Vars) - 1; i >= 0; i-- {
			if s.Vars[i].Name == name && s.Vars[i].Decl.Pos() < pos {
				return s.Vars[i]
			}
		}
	}
	return nil
}

var callee = regexp.MustCompile(`(?:(\w+)[ \t]*([.:])[ \t]*)?(\w+)[ \t]*$`)

// CallAt is the function whose argument stands at an offset of a text, and
// which argument, from 0, an object before a colon not counted.
func (f *File) CallAt(text string, pos syntax.Pos) (fn *Func, argument int) {
	depth := 0
	for i := int(pos) - 1; i >= 0 && int(pos)-i < 2000; i-- {
		switch text[i] {
		case ')', ']', '}':
			depth++
		case '[', '{':
			depth--
		case ',':
			if depth == 0 {
				argument++
			}
		case '(':
			if depth--; depth >= 0 {
				continue
			}
			m := callee.FindStringSubmatch(text[:i])
			if m == nil {
				return nil, 0
			}
			for _, table := range f.tablesOf(m[1], m[2], pos) {
				if fn = f.library.tables[table][m[3]]; fn != nil && (fn.Native != nil || fn.Decl != nil) {
					if m[2] == ":" {
						argument++
					}
					return fn, argument
				}
			}
			return nil, 0
		}
	}
	return nil, 0
}

// Parameters are the function's parameters as its signature shows them.
func (fn *Func) Parameters() []string {
	var list []string
	if fn.Native != nil {
		for _, p := range fn.Native.Params {
			list = append(list, p.String())
		}
		return list
	}
	for _, p := range fn.Decl.Params {
		list = append(list, p.Name)
	}
	return list
}
