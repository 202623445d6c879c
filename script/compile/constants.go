package compile

import "duel/script/syntax"

// Constants returns the globals that the chunks, a script library, define
// once and for all: assigned in exactly one place, a statement at file level,
// a value that numerals and constants defined before make known. The chunks
// must stand in the order in which the library runs them and be free of
// errors; they are resolved if that was not done.
func Constants(library ...*syntax.Chunk) map[string]float64 {
	assigned := map[string]int{}
	for _, chunk := range library {
		if scopes, err := syntax.Resolve(chunk); err == nil {
			for name, n := range scopes.AssignedGlobals {
				assigned[name] += n
			}
		}
	}
	known := map[string]float64{}
	for _, chunk := range library {
		collect(chunk, assigned, known)
	}
	return known
}

// collect adds the constants of one file.
func collect(chunk *syntax.Chunk, assigned map[string]int, known map[string]float64) {
	// The file assigns its constants, so their uses are looked up apart from
	// what it assigns.
	view := *chunk
	view.Scopes = &syntax.Scopes{}
	c := &compiler{chunk: &view, options: Options{Constants: known}}
	for _, s := range chunk.Body.Stmts {
		a, ok := s.(*syntax.AssignStmt)
		if !ok || len(a.Targets) != 1 || len(a.Values) != 1 {
			continue
		}
		name, ok := a.Targets[0].(*syntax.NameExpr)
		if !ok || name.Var != nil || assigned[name.Name] != 1 {
			continue
		}
		if v, ok := c.constant(a.Values[0]); ok {
			known[name.Name] = v.Float
		}
	}
}
