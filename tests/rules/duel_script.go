package rules

import (
	"io/fs"
	"path"
	"strings"

	"duel/script/syntax"
)

// scriptCarrier is a duel script with the ids in the names of its tests.
func scriptCarrier(module fs.FS, file string) (carrier, error) {
	text, err := fs.ReadFile(module, file)
	if err != nil {
		return carrier{}, err
	}
	chunk, err := syntax.Parse(file, string(text))
	if err != nil {
		return carrier{}, err
	}
	c := carrier{file: file, name: strings.TrimSuffix(path.Base(file), ".lua")}
	syntax.Inspect(chunk.Body, func(n syntax.Node) bool {
		if call, ok := n.(*syntax.CallExpr); ok {
			c.ids = append(c.ids, id.FindAllString(testName(call), -1)...)
		}
		return true
	})
	return c, nil
}

// testName is the name of the test a call defines, as far as it is the same
// whenever the call is made; "" for other calls.
func testName(call *syntax.CallExpr) string {
	function, ok := call.Func.(*syntax.NameExpr)
	if !ok || function.Name != "test" || len(call.Args) == 0 {
		return ""
	}
	return leadingText(call.Args[0])
}

// leadingText is the text an expression begins with: that of a text, or of the
// first of several joined; "" for others.
func leadingText(e syntax.Expr) string {
	switch e := e.(type) {
	case *syntax.StringExpr:
		return e.Value
	case *syntax.BinaryExpr:
		return leadingText(e.X)
	}
	return ""
}
