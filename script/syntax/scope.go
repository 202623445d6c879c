package syntax

// VarKind is how a local variable was declared.
type VarKind uint8

// The kinds of local variables.
const (
	LocalVar  VarKind = iota // local x
	LocalFunc                // local function x
	ParamVar                 // a parameter
	SelfVar                  // the implicit self of a method
	LoopVar                  // a variable of a for statement
)

// Variable is one local variable.
type Variable struct {
	Name   string
	Kind   VarKind
	Attrib Attrib
	Decl   *Ident
	// Func is the function it belongs to, nil for the file itself.
	Func *FunctionExpr
	// Uses are all places that read or assign it, in the order of the text.
	Uses []*NameExpr
	// Assigned counts assignments after the declaration.
	Assigned int
	// Captured is true if an inner function uses it.
	Captured bool
}

// Scope is the stretch of text in which some variables can be seen.
type Scope struct {
	From, To Pos
	Parent   *Scope
	Func     *FunctionExpr // the function it is in, nil for the file itself
	Vars     []*Variable   // in the order of declaration; shadowed ones too
}

// Scopes is the result of Resolve.
type Scopes struct {
	// List holds all scopes; the file's own is the first, an outer one
	// always stands before its inner ones.
	List []*Scope
	// Globals are all uses of global variables, in the order of the text.
	Globals []*NameExpr
	// AssignedGlobals counts, by name, the assignments to global variables,
	// function statements included.
	AssignedGlobals map[string]int
}

// At returns the innermost scope at an offset.
func (s *Scopes) At(pos Pos) *Scope {
	at := s.List[0]
	for _, sc := range s.List {
		if sc.From <= pos && pos < sc.To {
			at = sc
		}
	}
	return at
}
