package rules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"strings"
)

// goCarriers are the tests of a package with the ids in their doc comments and
// in the strings within them. Tests that need what only some machines have are
// left out.
func goCarriers(module fs.FS, files []string) ([]carrier, error) {
	var carriers []carrier
	functions := map[string]*ast.FuncDecl{}
	for _, file := range files {
		text, err := fs.ReadFile(module, file)
		if err != nil {
			return nil, err
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv != nil {
				continue
			}
			functions[f.Name.Name] = f
			if ids := idsOf(f); strings.HasPrefix(f.Name.Name, "Test") && len(ids) > 0 {
				carriers = append(carriers, carrier{file, f.Name.Name, ids})
			}
		}
	}
	kept := carriers[:0]
	for _, c := range carriers {
		if !needsSetting(functions, functions[c.name], map[string]bool{}) {
			kept = append(kept, c)
		}
	}
	return kept, nil
}

// idsOf are the ids a test function says it is about.
func idsOf(f *ast.FuncDecl) []string {
	ids := id.FindAllString(f.Doc.Text(), -1)
	ast.Inspect(f.Body, func(n ast.Node) bool {
		if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING {
			ids = append(ids, id.FindAllString(text.Value, -1)...)
		}
		return true
	})
	return ids
}

// needsSetting reports whether a function, or one of the package it mentions,
// asks for a setting of the environment such as where public cards are.
func needsSetting(functions map[string]*ast.FuncDecl, f *ast.FuncDecl, seen map[string]bool) (needs bool) {
	seen[f.Name.Name] = true
	ast.Inspect(f.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			needs = needs || asksForSetting(n)
		case *ast.Ident:
			if called := functions[n.Name]; called != nil && !seen[n.Name] {
				needs = needs || needsSetting(functions, called, seen)
			}
		}
		return !needs
	})
	return needs
}

// asksForSetting reports whether a call reads one of the program's variables.
func asksForSetting(call *ast.CallExpr) bool {
	function, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || function.Sel.Name != "Getenv" || len(call.Args) != 1 {
		return false
	}
	name, ok := call.Args[0].(*ast.BasicLit)
	return ok && strings.HasPrefix(name.Value, `"DUEL_`)
}
