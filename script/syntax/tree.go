package syntax

import "math"

// Node is a part of the tree. Pos is where its text starts, End the offset
// just behind it.
type Node interface {
	Pos() Pos
	End() Pos
}

// Expr is an expression.
type Expr interface {
	Node
	expr()
}

// Stmt is a statement.
type Stmt interface {
	Node
	stmt()
}

// span is the extent of a node.
type span struct{ from, to Pos }

// Pos is where the node's text starts.
func (s *span) Pos() Pos { return s.from }

// End is the offset just behind the node's text.
func (s *span) End() Pos { return s.to }

type exprNode struct{ span }

func (*exprNode) expr() {}

type stmtNode struct{ span }

func (*stmtNode) stmt() {}

// Chunk is one parsed file.
type Chunk struct {
	span
	Name     string // the file name given to Parse
	Source   string
	Body     *Block
	Comments []Comment // in the order of the text
	Errors   ErrorList // from Parse, then from Resolve
	// Scopes is what Resolve found; nil before.
	Scopes *Scopes

	lines lineTable
}

// Position converts an offset into this file.
func (c *Chunk) Position(p Pos) Position { return c.lines.position(p) }

// Line returns the line, from 1, that holds an offset.
func (c *Chunk) Line(p Pos) int { return c.lines.line(p) }

// LineExtent returns where a line, counted from 1, starts and where the next
// one does; the last line never ends.
func (c *Chunk) LineExtent(line int) (from, to Pos) {
	if line == len(c.lines) {
		return c.lines[line-1], math.MaxInt32
	}
	return c.lines[line-1], c.lines[line]
}

// Text returns the source of a node.
func (c *Chunk) Text(n Node) string { return c.Source[n.Pos():n.End()] }

// Block is a list of statements with a scope of its own.
type Block struct {
	span
	Stmts []Stmt
}

// Attrib is the attribute of a local variable.
type Attrib uint8

// The attributes of Lua 5.4.
const (
	NoAttrib Attrib = iota
	ConstAttrib
	CloseAttrib
)

// Ident is a name where it is declared, or used as a field, method or label
// name.
type Ident struct {
	span
	Name   string
	Attrib Attrib
	Var    *Variable // the variable it declares; set by Resolve
}

// Expressions.
type (
	// NilExpr is nil.
	NilExpr struct{ exprNode }
	// TrueExpr is true.
	TrueExpr struct{ exprNode }
	// FalseExpr is false.
	FalseExpr struct{ exprNode }
	// NumberExpr is a numeral.
	NumberExpr struct {
		exprNode
		Value Number
	}
	// StringExpr is a string literal; Value has its escapes resolved.
	StringExpr struct {
		exprNode
		Value string
	}
	// VarargExpr is "...".
	VarargExpr struct{ exprNode }
	// NameExpr is the use of a variable. Var is nil for a global.
	NameExpr struct {
		exprNode
		Name string
		Var  *Variable // set by Resolve
	}
	// IndexExpr is Object[Key], or Object.Key with Key a *StringExpr and Dot
	// true.
	IndexExpr struct {
		exprNode
		Object, Key Expr
		Dot         bool
	}
	// CallExpr is Func(Args).
	CallExpr struct {
		exprNode
		Func Expr
		Args []Expr
		// ArgsPos is where the argument list starts.
		ArgsPos Pos
	}
	// MethodCallExpr is Object:Method(Args).
	MethodCallExpr struct {
		exprNode
		Object  Expr
		Method  *Ident
		Args    []Expr
		ArgsPos Pos
	}
	// FunctionExpr is a function: its parameters and body. Name is nil for
	// an anonymous one.
	FunctionExpr struct {
		exprNode
		Params   []*Ident
		IsVararg bool
		// Self is the implicit parameter of "function a:b()"; nil otherwise.
		Self *Ident
		Body *Block
	}
	// TableExpr is a table constructor.
	TableExpr struct {
		exprNode
		Fields []*Field
	}
	// BinaryExpr is X Op Y.
	BinaryExpr struct {
		exprNode
		Op    Kind
		OpPos Pos
		X, Y  Expr
	}
	// UnaryExpr is Op X.
	UnaryExpr struct {
		exprNode
		Op Kind
		X  Expr
	}
	// ParenExpr is (X).
	ParenExpr struct {
		exprNode
		X Expr
	}
	// BadExpr stands where an expression was expected and none found.
	BadExpr struct{ exprNode }
)

// Field is one entry of a table constructor: Value alone, Key = Value with
// Key a *StringExpr and Named true, or [Key] = Value.
type Field struct {
	span
	Key   Expr // nil for a list item
	Named bool
	Value Expr
}

// Statements.
type (
	// LocalStmt is local Names = Values.
	LocalStmt struct {
		stmtNode
		Names  []*Ident
		Values []Expr
	}
	// AssignStmt is Targets = Values.
	AssignStmt struct {
		stmtNode
		Targets []Expr // *NameExpr or *IndexExpr
		Values  []Expr
	}
	// CallStmt is a call whose results are dropped.
	CallStmt struct {
		stmtNode
		Call Expr // *CallExpr or *MethodCallExpr
	}
	// DoStmt is do Body end.
	DoStmt struct {
		stmtNode
		Body *Block
	}
	// WhileStmt is while Cond do Body end.
	WhileStmt struct {
		stmtNode
		Cond Expr
		Body *Block
	}
	// RepeatStmt is repeat Body until Cond; Cond sees the locals of Body.
	RepeatStmt struct {
		stmtNode
		Body *Block
		Cond Expr
	}
	// IfStmt is a chain of conditions; Else is nil if there is none.
	IfStmt struct {
		stmtNode
		Clauses []*IfClause
		Else    *Block
	}
	// NumericForStmt is for Var = Start, Limit, Step; Step may be nil.
	NumericForStmt struct {
		stmtNode
		Var                *Ident
		Start, Limit, Step Expr
		Body               *Block
	}
	// GenericForStmt is for Names in Values.
	GenericForStmt struct {
		stmtNode
		Names  []*Ident
		Values []Expr
		Body   *Block
	}
	// FunctionStmt is function Target() or function Target:Method().
	FunctionStmt struct {
		stmtNode
		Target Expr // *NameExpr or dotted *IndexExpr
		Method *Ident
		Func   *FunctionExpr
	}
	// LocalFunctionStmt is local function Name().
	LocalFunctionStmt struct {
		stmtNode
		Name *Ident
		Func *FunctionExpr
	}
	// ReturnStmt is return Values.
	ReturnStmt struct {
		stmtNode
		Values []Expr
	}
	// BreakStmt is break.
	BreakStmt struct{ stmtNode }
	// GotoStmt is goto Label.
	GotoStmt struct {
		stmtNode
		Label *Ident
		// Target is the label it jumps to; set by Resolve.
		Target *LabelStmt
	}
	// LabelStmt is ::Name::.
	LabelStmt struct {
		stmtNode
		Name *Ident
	}
	// BadStmt covers text that is no statement.
	BadStmt struct{ stmtNode }
)

// IfClause is one "if" or "elseif" with its condition and block.
type IfClause struct {
	span
	Cond Expr
	Body *Block
}
