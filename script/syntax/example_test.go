package syntax_test

import (
	"fmt"

	"duel/script/syntax"
)

// One run reports all independent mistakes, and the tree of what could be
// read.
func ExampleParse() {
	chunk, err := syntax.Parse("c123.lua", "local x = = 3\nif x the\n\treturn x\nend\nfunction f() return g end")
	fmt.Println(err)
	scopes, _ := syntax.Resolve(chunk)
	for _, use := range scopes.Globals {
		fmt.Println("global", use.Name, "at", chunk.Position(use.Pos()))
	}
	// Output:
	// c123.lua:1:11: expected an expression, found '='
	// c123.lua:2:6: expected 'then' after the condition of 'if', found name 'the'
	// global f at 5:10
	// global g at 5:21
}
