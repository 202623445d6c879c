package scenario

import "strings"

// Reference is the reference of the functions of duel scripts in Markdown,
// made of their declarations.
func Reference() string {
	var b strings.Builder
	for _, part := range []struct{ table, title string }{
		{playerTable, "### Of a player\n\nCalled on `me` or `opponent`, as in `me:summon(\"Marauding Captain\")`.\n"},
		{"Global", "### Of the duel\n"},
	} {
		b.WriteString(part.title)
		for _, f := range functions {
			if f.Table() != part.table {
				continue
			}
			b.WriteString("\n#### `" + usage(f) + "`\n\n" + f.Doc + "\n")
		}
		b.WriteString("\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// usage is a function as scripts call it: "me:attack(attacker, [target], ...answers)".
func usage(f *Function) string {
	name, params := f.Field(), f.Params
	if f.Table() == playerTable {
		name, params = "me:"+name, params[1:]
	}
	words := make([]string, len(params))
	for i, p := range params {
		switch words[i] = p.Name; {
		case p.Variadic:
			words[i] = "…" + p.Name
		case p.Optional:
			words[i] = "[" + p.Name + "]"
		}
	}
	return name + "(" + strings.Join(words, ", ") + ")"
}
