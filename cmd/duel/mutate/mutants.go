// Package mutate breaks card scripts one token at a time and sees whether
// their duel scripts notice.
package mutate

import (
	"fmt"
	"slices"
	"strings"

	"duel/script/syntax"
)

// Mutant is a script with one token changed.
type Mutant struct {
	File     string
	Line     int
	Was, Now string
	Text     string // the whole script
}

// String is the change in one line.
func (m Mutant) String() string {
	return fmt.Sprintf("%s:%d: %s instead of %s", m.File, m.Line, m.Now, m.Was)
}

// Of are the mutants of a card script: of each token in its functions that has
// a counterpart to be taken for.
func Of(file, text string) ([]Mutant, error) {
	chunk, err := syntax.Parse(file, text)
	if err != nil {
		return nil, err
	}
	if _, err := syntax.Resolve(chunk); err != nil {
		return nil, err
	}
	m := &maker{chunk: chunk, nowhere: map[*syntax.NumberExpr]syntax.Expr{}, either: map[*syntax.NameExpr]bool{}}
	for _, s := range chunk.Body.Stmts {
		if f, ok := s.(*syntax.FunctionStmt); ok {
			m.dull = dullVariables(f.Func.Body)
			syntax.Inspect(f.Func.Body, m.visit)
		}
	}
	return m.mutants, nil
}

type maker struct {
	chunk   *syntax.Chunk
	mutants []Mutant
	// nowhere has each 0 that stands for no place of a player, with the places
	// of the other player next to it: the slip there is to take both alike.
	nowhere map[*syntax.NumberExpr]syntax.Expr
	// either has each player whose places and the other's are the same: the one
	// means what the other does.
	either map[*syntax.NameExpr]bool
	dull   map[*syntax.Variable]bool // of the function: those only read for what informs
}

// places notes the pairs of locations among arguments of which one is 0.
func (m *maker) places(args []syntax.Expr) {
	for i := 1; i < len(args); i++ {
		for _, pair := range [...][2]syntax.Expr{{args[i-1], args[i]}, {args[i], args[i-1]}} {
			zero, ok := pair[0].(*syntax.NumberExpr)
			if ok && zero.Value.IsInt && zero.Value.Int == 0 && isLocation(pair[1]) {
				m.nowhere[zero] = pair[1]
			}
		}
		player, ok := args[i-1].(*syntax.NameExpr)
		if ok && i+1 < len(args) && isLocation(args[i]) && isLocation(args[i+1]) && m.source(args[i]) == m.source(args[i+1]) {
			m.either[player] = true
		}
	}
}

func (m *maker) source(x syntax.Expr) string { return m.chunk.Source[x.Pos():x.End()] }

// isLocation reports whether an expression is made of LOCATION_ constants.
func isLocation(x syntax.Expr) bool {
	switch x := x.(type) {
	case *syntax.NameExpr:
		return strings.HasPrefix(x.Name, "LOCATION_")
	case *syntax.BinaryExpr:
		return isLocation(x.X) && isLocation(x.Y)
	}
	return false
}

// visit makes the mutants of a node, and leaves out what only informs.
func (m *maker) visit(n syntax.Node) bool {
	switch n := n.(type) {
	case *syntax.LocalStmt:
		return !slices.ContainsFunc(n.Names, func(id *syntax.Ident) bool { return m.dull[id.Var] })
	case *syntax.IfStmt:
		return !onlyInforms(n)
	case *syntax.CallExpr:
		m.places(n.Args)
		return !informs(n)
	case *syntax.MethodCallExpr:
		m.places(n.Args)
		return !informs(n)
	case *syntax.NumberExpr:
		m.number(n)
	case *syntax.TrueExpr:
		m.replace(n.Pos(), n.End(), "false")
	case *syntax.FalseExpr:
		m.replace(n.Pos(), n.End(), "true")
	case *syntax.NameExpr:
		m.name(n)
	case *syntax.UnaryExpr:
		if n.Op == syntax.Not {
			m.replace(n.Pos(), n.Pos()+syntax.Pos(len("not")), "")
		}
	case *syntax.BinaryExpr:
		if now, ok := counterparts[n.Op]; ok {
			m.replace(n.OpPos, n.OpPos+syntax.Pos(len(n.Op.String())), now)
		}
	}
	return true
}

// called is the last name of a function called by its path.
func called(f syntax.Expr) string {
	switch f := f.(type) {
	case *syntax.NameExpr:
		return f.Name
	case *syntax.IndexExpr:
		if key, ok := f.Key.(*syntax.StringExpr); ok {
			return key.Value
		}
	}
	return ""
}

// counterparts are the operators one may be taken for.
var counterparts = map[syntax.Kind]string{
	syntax.And: "or", syntax.Or: "and", syntax.Equal: "~=", syntax.NotEqual: "==", syntax.Less: ">=", syntax.GreaterEqual: "<",
	syntax.Greater: "<=", syntax.LessEqual: ">", syntax.Plus: "-", syntax.Minus: "+", syntax.Star: "+",
}

// anyNumber is what card scripts write for as many as there are.
const anyNumber = 99

// number is one more; 0 is 1 and 1 is 0. No place is the other player's places.
func (m *maker) number(n *syntax.NumberExpr) {
	if !n.Value.IsInt || n.Value.Int == anyNumber {
		return
	}
	if other, ok := m.nowhere[n]; ok {
		m.replace(n.Pos(), n.End(), m.source(other))
		return
	}
	now := n.Value.Int + 1
	if n.Value.Int == 1 {
		now = 0
	}
	m.replace(n.Pos(), n.End(), fmt.Sprint(now))
}

// name takes a constant for none of its kind, and the player for the other.
func (m *maker) name(n *syntax.NameExpr) {
	switch {
	case n.Name == "tp" && !m.either[n]:
		m.replace(n.Pos(), n.End(), "(1-tp)")
	case strings.ToUpper(n.Name) == n.Name && strings.Contains(n.Name, "_"):
		m.replace(n.Pos(), n.End(), "0")
	}
}

// replace makes the mutant that has other text there.
func (m *maker) replace(from, to syntax.Pos, now string) {
	source := m.chunk.Source
	m.mutants = append(m.mutants, Mutant{
		File: m.chunk.Name, Line: m.chunk.Line(from), Was: source[from:to], Now: shown(now), Text: source[:from] + now + source[to:],
	})
}

func shown(text string) string {
	if text == "" {
		return "nothing"
	}
	return text
}
