package syntax

// Kind is the kind of a token.
type Kind uint8

// The token kinds.
const (
	EOF Kind = iota
	NameToken
	NumberToken
	StringToken

	// Keywords, in the order of keywordNames.
	And
	Break
	Do
	Else
	Elseif
	End
	False
	For
	Function
	Goto
	If
	In
	Local
	Nil
	Not
	Or
	Repeat
	Return
	Then
	True
	Until
	While

	// Operators and punctuation, in the order of kindNames.
	Plus
	Minus
	Star
	Slash
	DoubleSlash
	Percent
	Caret
	Hash
	Ampersand
	Tilde
	Pipe
	ShiftLeft
	ShiftRight
	Equal
	NotEqual
	LessEqual
	GreaterEqual
	Less
	Greater
	Assign
	LeftParen
	RightParen
	LeftBrace
	RightBrace
	LeftBracket
	RightBracket
	DoubleColon
	Semicolon
	Colon
	Comma
	Dot
	Concat
	Ellipsis

	invalid // a token with an error already reported
)

var kindNames = [...]string{
	"end of file", "name", "number", "string",
	"and", "break", "do", "else", "elseif", "end", "false", "for", "function",
	"goto", "if", "in", "local", "nil", "not", "or", "repeat", "return",
	"then", "true", "until", "while",
	"+", "-", "*", "/", "//", "%", "^", "#", "&", "~", "|", "<<", ">>",
	"==", "~=", "<=", ">=", "<", ">", "=", "(", ")", "{", "}", "[", "]",
	"::", ";", ":", ",", ".", "..", "...",
	"invalid text",
}

// String returns the token as it is written, or what it is when it has many
// spellings ("name", "number", "string", "end of file").
func (k Kind) String() string { return kindNames[k] }

// describe is the kind as error messages show it.
func (k Kind) describe() string {
	if k <= StringToken || k == invalid {
		return kindNames[k]
	}
	return "'" + kindNames[k] + "'"
}

// keyword returns the keyword's kind, or NameToken.
func keyword(s string) Kind {
	if len(s) < 2 || len(s) > 8 {
		return NameToken
	}
	switch s {
	case "and":
		return And
	case "break":
		return Break
	case "do":
		return Do
	case "else":
		return Else
	case "elseif":
		return Elseif
	case "end":
		return End
	case "false":
		return False
	case "for":
		return For
	case "function":
		return Function
	case "goto":
		return Goto
	case "if":
		return If
	case "in":
		return In
	case "local":
		return Local
	case "nil":
		return Nil
	case "not":
		return Not
	case "or":
		return Or
	case "repeat":
		return Repeat
	case "return":
		return Return
	case "then":
		return Then
	case "true":
		return True
	case "until":
		return Until
	case "while":
		return While
	}
	return NameToken
}

// token is one lexical element. text is the source of a name, or the value
// of a string.
type token struct {
	kind       Kind
	start, end Pos
	text       string
	number     Number
	firstOnRow bool // nothing but blanks and comments stands before it in its line
}
