package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"duel/script/api"
	"duel/script/ocg"
)

func newStubs(s streams) *cobra.Command {
	return &cobra.Command{
		Use: "stubs", Short: "Write the API as type definitions for lua-language-server", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return writeStubs(s.out) },
	}
}

// writeStubs writes a definition file of lua-language-server: one annotated
// empty function for each of the API.
func writeStubs(w io.Writer) error {
	fmt.Fprint(w, "---@meta\n")
	table := ""
	for _, f := range ocg.Registry.All() {
		if f.Table() != table {
			table = f.Table()
			fmt.Fprintf(w, "\n---@class %s\n%s%s = {}\n", table, operators(table), table)
		}
		if err := writeStub(w, f); err != nil {
			return err
		}
	}
	return nil
}

// operators are the annotations for the operators of a table's objects, which
// the API has as functions: __add, __len and so on. Comparisons have none.
func operators(table string) string {
	var lines strings.Builder
	for _, name := range []string{"add", "sub", "band", "len"} {
		f := ocg.Registry.Lookup(table + ".__" + name)
		switch {
		case f == nil:
		case name == "len":
			fmt.Fprintf(&lines, "---@operator len: %s\n", resultType(f, 0))
		default:
			fmt.Fprintf(&lines, "---@operator %s(Card|Group): %s\n", name, resultType(f, 0))
		}
	}
	return lines.String()
}

func writeStub(w io.Writer, f *ocg.Function) error {
	fmt.Fprintf(w, "\n---%s\n", f.Doc)
	var names []string
	for _, p := range f.Params {
		name := paramName(p)
		names = append(names, name)
		if p.Optional {
			name += "?"
		}
		fmt.Fprintln(w, strings.TrimRight(fmt.Sprintf("---@param %s %s %s", name, paramType(f, p), paramNote(p)), " "))
	}
	for i, r := range f.Results {
		name := ""
		if r.Variadic {
			name = " ..."
		}
		fmt.Fprintf(w, "---@return %s%s\n", resultType(f, i), name)
	}
	_, err := fmt.Fprintf(w, "function %s(%s) end\n", f.Name, strings.Join(names, ", "))
	return err
}

// paramName is a parameter's name where Lua allows it.
func paramName(p api.Param) string {
	switch {
	case p.Variadic:
		return "..."
	case p.Name == "end" || p.Name == "function" || p.Name == "repeat" || p.Name == "until":
		return p.Name + "_"
	}
	return p.Name
}

// paramNote says which constants are meant for a parameter, and what it is when
// left out.
func paramNote(p api.Param) string {
	var notes []string
	if p.Type.Constants != "" {
		notes = append(notes, p.Type.Constants+"_*")
	}
	if p.Default != "" {
		notes = append(notes, "default "+p.Default)
	}
	return strings.Join(notes, ", ")
}

func paramType(f *ocg.Function, p api.Param) string {
	typ := luaType(p.Type)
	switch {
	case p.Variadic && typ == "integer":
		return "integer|integer[]" // several numbers may be given as a table of them
	case p.Type.Kind == api.Function:
		typ = callbackType(f, p)
	}
	if p.Nilable && typ != "any" {
		return "nil|" + typ // in front, or it would belong to the result of a fun()
	}
	return typ
}

// eventCallback is a function an effect about an event calls.
const eventCallback = "fun(e: Effect, tp: integer, eg: Group, ep: integer, ev: integer, re: Effect, r: integer, rp: integer, ...: any): any"

// callbackType is the type of a function given to a function of the API: what
// the editor knows of the parameters of a function written in its place.
// Conditions, costs and targets are called with an effect, and with what else
// its type says.
func callbackType(f *ocg.Function, p api.Param) string {
	switch f.Name {
	case "Effect.SetOperation", "Duel.ChangeChainOperation":
		return eventCallback
	case "Effect.SetCondition", "Effect.SetCost", "Effect.SetTarget":
		return "fun(e: Effect, ...: any): any"
	case "Duel.SetChainLimit", "Duel.SetChainLimitTillChainEnd":
		return "fun(e: Effect, rp: integer, tp: integer): any"
	}
	if last := f.Params[len(f.Params)-1]; p.Type.Kind == api.Function && last.Variadic && last.Name == "x" {
		return "fun(c: Card, ...: any): any" // a filter, with the further arguments of its call
	}
	return luaType(p.Type)
}

// alwaysThere are functions whose result is nil in cases that scripts exclude
// before they ask, or that hardly occur.
var alwaysThere = map[string]bool{
	"Effect.GetHandler": true, "Effect.GetOwner": true, "Duel.GetAttacker": true,
	"Group.GetFirst": true, "Group.GetNext": true, "Group.TakeatPos": true,
}

// resultType is the type of a function's result. A card or effect may be nil,
// which the server then asks to be checked. Numbers, truths and groups are nil
// only where the player is none or a choice that can be cancelled was: to have
// every use of one checked would be noise.
func resultType(f *ocg.Function, i int) string {
	r := f.Results[i]
	typ := luaType(r.Type)
	switch r.Type.Kind {
	case api.Card, api.Effect, api.Function:
		if r.Nilable && !alwaysThere[f.Name] {
			typ += "|nil"
		}
	}
	return typ
}

func luaType(t *api.Type) string {
	switch t.Kind {
	case api.Integer:
		return "integer"
	case api.Number:
		return "number"
	case api.Boolean:
		return "boolean"
	case api.String:
		return "string"
	case api.Function:
		return "function"
	case api.Table:
		return "table"
	case api.Card:
		return "Card"
	case api.Group:
		return "Group"
	case api.Effect:
		return "Effect"
	case api.CardOrGroup:
		return "Card|Group"
	}
	return "any"
}
