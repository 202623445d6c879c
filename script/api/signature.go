package api

import (
	"fmt"
	"strings"
)

// Param is a parameter of a function.
type Param struct {
	Name string
	Type *Type
	// Nilable parameters must be written but may be nil.
	Nilable bool
	// Optional parameters may be left out; Default says what they are then.
	Optional bool
	Default  string
	// Variadic stands for any number of further arguments; the last parameter only.
	Variadic bool
}

// Result is a result of a function.
type Result struct {
	Type     *Type
	Nilable  bool
	Variadic bool // any number of them
}

// Signature is what a function takes and gives.
type Signature struct {
	Params  []Param
	Results []Result
}

// Min is the number of arguments that must be written.
func (s *Signature) Min() int {
	n := 0
	for _, p := range s.Params {
		if !p.Optional && !p.Variadic {
			n++
		}
	}
	return n
}

// ParseSignature reads a signature written as
//
//	c:Card, f:Function?, n:Int=1, ...:any -> Group?, Int
//
// A question mark after a type allows nil, "=" gives the default of a
// parameter that may be left out, "..." stands for further arguments or
// results. No "->" means no results.
func ParseSignature(text string) (Signature, error) {
	var s Signature
	params, results, _ := strings.Cut(text, "->")
	for _, part := range fields(params) {
		p, err := parseParam(part)
		if err != nil {
			return Signature{}, fmt.Errorf("signature %q: %w", text, err)
		}
		if n := len(s.Params); n > 0 && (s.Params[n-1].Variadic || s.Params[n-1].Optional && !p.Optional && !p.Variadic) {
			return Signature{}, fmt.Errorf("signature %q: parameter %s cannot follow %s", text, p.Name, s.Params[n-1].Name)
		}
		s.Params = append(s.Params, p)
	}
	for _, part := range fields(results) {
		r, err := parseResult(part)
		if err != nil {
			return Signature{}, fmt.Errorf("signature %q: %w", text, err)
		}
		s.Results = append(s.Results, r)
	}
	return s, nil
}

func fields(list string) []string {
	var out []string
	for _, part := range strings.Split(list, ",") {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

func parseParam(part string) (p Param, err error) {
	name, typeName, ok := strings.Cut(part, ":")
	if !ok {
		return p, fmt.Errorf("%q has no type", part)
	}
	p.Name = name
	if p.Variadic = strings.HasPrefix(name, "..."); p.Variadic {
		p.Name = strings.TrimPrefix(name, "...")
	}
	typeName, p.Default, p.Optional = strings.Cut(typeName, "=")
	typeName, p.Nilable = strings.CutSuffix(typeName, "?")
	if p.Type = types[typeName]; p.Type == nil {
		return p, fmt.Errorf("%q is no type", typeName)
	}
	return p, nil
}

func parseResult(part string) (r Result, err error) {
	part, r.Variadic = strings.CutPrefix(part, "...")
	part, r.Nilable = strings.CutSuffix(part, "?")
	if r.Type = types[part]; r.Type == nil {
		return r, fmt.Errorf("%q is no type", part)
	}
	return r, nil
}
