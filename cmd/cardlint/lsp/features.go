package lsp

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"

	"duel/script/lint"
	"duel/script/syntax"
)

// at reads the document and offset a request is about; the document is nil if
// it is not open.
func (s *server) at(params json.RawMessage) (*document, syntax.Pos, positionParams, error) {
	var p positionParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, 0, p, err
	}
	d := s.documents[p.TextDocument.URI]
	if d == nil {
		return nil, 0, p, nil
	}
	return d, offset(d.text, p.Position), p, nil
}

func (s *server) hover(params json.RawMessage) (any, error) {
	d, pos, _, err := s.at(params)
	if d == nil {
		return nil, err
	}
	text := d.file.Hover(pos)
	if text == "" {
		return nil, nil
	}
	return hover{markup{"plaintext", text}}, nil
}

func (s *server) completion(params json.RawMessage) (any, error) {
	d, pos, _, err := s.at(params)
	if d == nil {
		return nil, err
	}
	list := []completionItem{}
	for _, item := range d.facts().Complete(d.text, pos) {
		kind := kindVariable
		if item.Function {
			kind = kindFunction
		}
		list = append(list, completionItem{item.Name, kind, item.Detail, item.Doc})
	}
	return list, nil
}

func (s *server) signatureHelp(params json.RawMessage) (any, error) {
	d, pos, _, err := s.at(params)
	if d == nil {
		return nil, err
	}
	fn, argument := d.facts().CallAt(d.text, pos)
	if fn == nil {
		return nil, nil
	}
	sig := signature{Label: fn.Signature(), Parameters: []parameter{}}
	for _, p := range fn.Parameters() {
		sig.Parameters = append(sig.Parameters, parameter{p})
	}
	return signatureHelp{Signatures: []signature{sig}, ActiveParameter: argument}, nil
}

func (s *server) definition(params json.RawMessage) (any, error) {
	d, pos, _, err := s.at(params)
	if d == nil {
		return nil, err
	}
	place, ok := d.file.Definition(pos)
	if !ok {
		return nil, nil
	}
	if !place.Library {
		return location{d.uri, rangeOf(d.text, place.From, place.To)}, nil
	}
	_, root, err := s.workspace.Library(filepath.Dir(pathOf(d.uri)))
	if err != nil || root == "" {
		return nil, err // our own library is no file the editor could open
	}
	chunk := place.File.Chunk
	return location{uriOf(filepath.Join(root, chunk.Name)), rangeOf(chunk.Source, place.From, place.To)}, nil
}

func (s *server) references(params json.RawMessage) (any, error) {
	d, pos, _, err := s.at(params)
	if d == nil {
		return nil, err
	}
	places, _ := d.file.References(pos)
	list := []location{}
	for _, p := range places {
		list = append(list, location{d.uri, rangeOf(d.text, p.From, p.To)})
	}
	return list, nil
}

var name = regexp.MustCompile(`^[A-Za-z_]\w*$`)

func (s *server) rename(params json.RawMessage) (any, error) {
	d, pos, p, err := s.at(params)
	if d == nil {
		return nil, err
	}
	places, local := d.file.References(pos)
	if !local || !name.MatchString(p.NewName) {
		return nil, fmt.Errorf("only local variables can be renamed, to a name of Lua")
	}
	var edits []textEdit
	for _, place := range places {
		edits = append(edits, textEdit{rangeOf(d.text, place.From, place.To), p.NewName})
	}
	return workspaceEdit{map[string][]textEdit{d.uri: edits}}, nil
}

func (s *server) symbols(params json.RawMessage) (any, error) {
	d, _, _, err := s.at(params)
	if d == nil {
		return nil, err
	}
	list := []symbol{}
	for _, one := range d.file.Symbols() {
		r := rangeOf(d.text, one.From, one.To)
		list = append(list, symbol{one.Name, symFunction, r, textRange{r.Start, r.Start}})
	}
	return list, nil
}

// codeActions offers the repairs of the findings in a range.
func (s *server) codeActions(params json.RawMessage) (any, error) {
	var p documentParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, err
	}
	list := []codeAction{}
	d := s.documents[p.TextDocument.URI]
	if d == nil {
		return list, nil
	}
	from, to := offset(d.text, p.Range.Start), offset(d.text, p.Range.End)
	for _, f := range d.findings {
		if f.Fix != nil && f.From <= to && from <= f.To {
			list = append(list, d.action(f))
		}
	}
	return list, nil
}

func (d *document) action(f *lint.Finding) codeAction {
	edit := textEdit{rangeOf(d.text, f.Fix.From, f.Fix.To), f.Fix.Text}
	return codeAction{
		Title: "Change to " + f.Fix.Text, Kind: "quickfix", Diagnostics: []diagnostic{d.diagnostic(f)},
		Edit: workspaceEdit{map[string][]textEdit{d.uri: {edit}}},
	}
}
