package lint

import (
	"strings"

	"duel/script/syntax"
)

var unknownMethod = &Check{
	Code: "unknown-method", Severity: Error,
	Title: "a method its object does not have",
	Text: "The object is a card, group or effect, and there is no such method for it: the call fails when it is reached. " +
		"Where the kind of the object is not known, the name must be missing from all of them.",
	Bad:  "function f(tp) local g=Duel.GetFieldGroup(tp,LOCATION_HAND,0) return g:GetFrist() end",
	Good: "function f(tp) local g=Duel.GetFieldGroup(tp,LOCATION_HAND,0) return g:GetFirst() end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			m, ok := c.node.(*syntax.MethodCallExpr)
			if !ok || len(c.funcs) > 0 || p.assigned[m.Method.Name] {
				continue
			}
			p.unknownMethod(m)
		}
	},
}

func (p *Pass) unknownMethod(m *syntax.MethodCallExpr) {
	name := m.Method.Name
	if table := p.library.instances[globalName(m.Object)]; table != "" {
		p.report(m.Method, "%s has no method %s", globalName(m.Object), name).hint(m.Method, name, nearest(name, p.library.names[table]))
		return
	}
	if table := globalName(m.Object); table != "" && p.library.tables[p.library.tableName(table)] != nil || p.isScript(m.Object) {
		return // a table of functions: dot-or-colon looks at it
	}
	k := p.kinds(m.Object) &^ Nil
	if k&Card != 0 && !startsUpper(name) && !strings.EqualFold(p.methodLike(k&objects, name), name) {
		return // cards have what their scripts define, too
	}
	if k&objects != 0 && (p.isValue(k, name) || p.library.elsewhere(name)) {
		return
	}
	switch {
	case k == None, k.is(Str):
	case k.is(objects):
		p.report(m.Method, "%s has no method %s", k, name).hint(m.Method, name, p.methodLike(k, name))
	case k&(other|Tab|Str) == other|Tab|Str && p.library.anywhere(name):
	case k&other != 0:
		if strings.HasPrefix(name, "__") || stringMethods[name] || p.isValue(objects, name) {
			return
		}
		p.report(m.Method, "nothing has a method %s", name).hint(m.Method, name, p.methodLike(objects, name))
	case k.is(Num | Bool | Fun):
		p.report(m.Method, "%s has no methods", k)
	}
}

// startsUpper reports whether a name begins as all names of the API do.
func startsUpper(name string) bool { return name != "" && 'A' <= name[0] && name[0] <= 'Z' }

// isValue reports whether the tables of the kinds have such a field that is
// no function the library writes out.
func (f *File) isValue(k Kinds, name string) bool {
	for _, one := range []Kinds{Card, Group, Effect} {
		if k&one != 0 && f.library.knows(tableOf(one), name) {
			return true
		}
	}
	return false
}

// anywhere reports whether the library has a field of that name in any table.
func (l *Library) anywhere(name string) bool {
	if l.fields[name] {
		return true
	}
	for _, table := range l.tables {
		if table[name] != nil {
			return true
		}
	}
	return false
}

// methodLike is the method of objects of the kinds with a name like that.
func (f *File) methodLike(k Kinds, name string) string {
	return f.meantName(name, (k & objects).String(), func() []string {
		var names []string
		for _, one := range []Kinds{Card, Group, Effect} {
			if k&one != 0 {
				names = append(names, f.library.names[tableOf(one)]...)
			}
		}
		return names
	})
}

// stringMethods are the methods of strings.
var stringMethods = func() map[string]bool {
	set := map[string]bool{}
	for _, name := range strings.Fields("byte char dump find format gmatch gsub len lower match pack packsize rep reverse sub unpack upper") {
		set[name] = true
	}
	return set
}()
