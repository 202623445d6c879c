package api

import (
	"fmt"
	"sort"
	"strings"
)

// Entry is one function of the API. Do is its implementation, of whatever form
// the binding that made the registry wants.
type Entry[Do any] struct {
	Name string // "Card.IsCode"
	Signature
	// Action functions move cards or ask players; they may be called in costs,
	// targets and operations only.
	Action bool
	Doc    string
	Do     Do
}

// Table is the table the function stands in: "Card".
func (e *Entry[Do]) Table() string { return e.Name[:strings.IndexByte(e.Name, '.')] }

// Field is the function's name within its table: "IsCode".
func (e *Entry[Do]) Field() string { return e.Name[strings.IndexByte(e.Name, '.')+1:] }

// Registry holds the functions of one API.
type Registry[Do any] struct {
	byName map[string]*Entry[Do]
}

// NewRegistry makes a registry of the given functions. It panics on a wrong
// signature or a name declared twice: both are mistakes of this program.
func NewRegistry[Do any](lists ...[]Entry[Do]) *Registry[Do] {
	r := &Registry[Do]{byName: make(map[string]*Entry[Do])}
	for _, list := range lists {
		for i := range list {
			e := &list[i]
			if strings.Count(e.Name, ".") != 1 {
				panic(fmt.Sprintf("api: function %q is in no table", e.Name))
			}
			if r.byName[e.Name] != nil {
				panic(fmt.Sprintf("api: function %s is declared twice", e.Name))
			}
			r.byName[e.Name] = e
		}
	}
	return r
}

// Lookup is the function of that full name, or nil.
func (r *Registry[Do]) Lookup(name string) *Entry[Do] { return r.byName[name] }

// All are the functions by name.
func (r *Registry[Do]) All() []*Entry[Do] {
	out := make([]*Entry[Do], 0, len(r.byName))
	for _, e := range r.byName {
		out = append(out, e)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Name < out[j].Name })
	return out
}

// MustSignature reads a signature written in this program; it panics on a
// mistake.
func MustSignature(text string) Signature {
	s, err := ParseSignature(text)
	if err != nil {
		panic("api: " + err.Error())
	}
	return s
}

// String is the function as documentation shows it:
// "Card.IsCode(c: Card, ...: Code) -> Bool".
func (e *Entry[Do]) String() string {
	params := make([]string, len(e.Params))
	for i, p := range e.Params {
		params[i] = p.String()
	}
	s := e.Name + "(" + strings.Join(params, ", ") + ")"
	if len(e.Results) == 0 {
		return s
	}
	results := make([]string, len(e.Results))
	for i, r := range e.Results {
		results[i] = r.String()
	}
	return s + " -> " + strings.Join(results, ", ")
}

// String is the parameter as documentation shows it.
func (p Param) String() string {
	s := p.Name
	if p.Variadic {
		s = "..." + s
	}
	s += ": " + p.Type.Name
	if p.Nilable {
		s += "?"
	}
	if p.Optional {
		s = "[" + s
		if p.Default != "" {
			s += " = " + p.Default
		}
		s += "]"
	}
	return s
}

// String is the result as documentation shows it.
func (r Result) String() string {
	s := r.Type.Name
	if r.Variadic {
		s = "..." + s
	}
	if r.Nilable {
		s += "?"
	}
	return s
}
