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
			fmt.Fprintf(w, "\n---@class %s\n%s = {}\n", table, table)
		}
		if err := writeStub(w, f); err != nil {
			return err
		}
	}
	return nil
}

func writeStub(w io.Writer, f *ocg.Function) error {
	fmt.Fprintf(w, "\n---%s\n", f.Doc)
	var names []string
	for _, p := range f.Params {
		name := paramName(p)
		names = append(names, name)
		optional, nilable := "", ""
		if p.Optional {
			optional = "?"
		}
		if p.Nilable {
			nilable = "|nil"
		}
		fmt.Fprintf(w, "---@param %s%s %s%s\n", name, optional, luaType(p.Type), nilable)
	}
	for _, r := range f.Results {
		suffix := ""
		if r.Nilable {
			suffix = "|nil"
		}
		if r.Variadic {
			suffix += " ..."
		}
		fmt.Fprintf(w, "---@return %s%s\n", luaType(r.Type), suffix)
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
