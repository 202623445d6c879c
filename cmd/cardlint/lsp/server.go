package lsp

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"net/url"
	"path/filepath"

	"duel/script/lint"
)

// server serves one editor.
type server struct {
	wire      *wire
	workspace *lint.Workspace
	documents map[string]*document
	style     bool
}

// Serve answers an editor until it says exit or closes the stream.
func Serve(in io.Reader, out io.Writer, workspace *lint.Workspace, style bool) error {
	s := &server{wire: &wire{in: bufio.NewReader(in), out: out}, workspace: workspace, documents: map[string]*document{}, style: style}
	for {
		m, err := s.wire.read()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if m.Method == "exit" {
			return nil
		}
		if err := s.handle(m); err != nil {
			return err
		}
	}
}

// handlers answer requests; notifications give no result.
var handlers = map[string]func(*server, json.RawMessage) (any, error){
	"initialize":                       (*server).initialize,
	"shutdown":                         nothing,
	"textDocument/didOpen":             (*server).didOpen,
	"textDocument/didChange":           (*server).didChange,
	"textDocument/didClose":            (*server).didClose,
	"textDocument/hover":               (*server).hover,
	"textDocument/completion":          (*server).completion,
	"textDocument/signatureHelp":       (*server).signatureHelp,
	"textDocument/definition":          (*server).definition,
	"textDocument/references":          (*server).references,
	"textDocument/rename":              (*server).rename,
	"textDocument/documentSymbol":      (*server).symbols,
	"textDocument/codeAction":          (*server).codeActions,
	"textDocument/didSave":             nothing,
	"initialized":                      nothing,
	"$/cancelRequest":                  nothing,
	"$/setTrace":                       nothing,
	"workspace/didChangeConfiguration": nothing,
}

func nothing(*server, json.RawMessage) (any, error) { return nil, nil }

// null is an answer without content.
var null = json.RawMessage("null")

func (s *server) handle(m *message) error {
	handler := handlers[m.Method]
	if m.ID == nil {
		if handler != nil {
			_, err := handler(s, m.Params)
			return err
		}
		return nil
	}
	if handler == nil {
		return s.wire.write(message{ID: m.ID, Error: &rpcError{methodNotFound, "no method " + m.Method}})
	}
	result, err := handler(s, m.Params)
	if err != nil {
		return s.wire.write(message{ID: m.ID, Error: &rpcError{invalidParams, err.Error()}})
	}
	if result == nil {
		result = null
	}
	return s.wire.write(message{ID: m.ID, Result: result})
}

func (s *server) initialize(json.RawMessage) (any, error) {
	return map[string]any{
		"serverInfo": map[string]string{"name": "cardlint"},
		"capabilities": map[string]any{
			"textDocumentSync":       2,
			"hoverProvider":          true,
			"completionProvider":     map[string]any{"triggerCharacters": []string{".", ":"}},
			"signatureHelpProvider":  map[string]any{"triggerCharacters": []string{"(", ","}},
			"definitionProvider":     true,
			"referencesProvider":     true,
			"renameProvider":         true,
			"documentSymbolProvider": true,
			"codeActionProvider":     true,
		},
	}, nil
}

func (s *server) didOpen(params json.RawMessage) (any, error) {
	var p openParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, err
	}
	d := &document{uri: p.TextDocument.URI, text: p.TextDocument.Text}
	s.documents[d.uri] = d
	return nil, s.analyse(d)
}

func (s *server) didChange(params json.RawMessage) (any, error) {
	var p changeParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, err
	}
	d := s.documents[p.TextDocument.URI]
	if d == nil {
		return nil, nil
	}
	for _, change := range p.ContentChanges {
		if change.Range == nil {
			d.text = change.Text
			continue
		}
		from, to := offset(d.text, change.Range.Start), offset(d.text, change.Range.End)
		d.text = d.text[:from] + change.Text + d.text[max(from, to):]
	}
	return nil, s.analyse(d)
}

func (s *server) didClose(params json.RawMessage) (any, error) {
	var p documentParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, err
	}
	delete(s.documents, p.TextDocument.URI)
	return nil, s.publish(diagnosticsParams{p.TextDocument.URI, []diagnostic{}})
}

// analyse checks a document and tells the editor what was found.
func (s *server) analyse(d *document) error {
	name := pathOf(d.uri)
	library, _, err := s.workspace.Library(filepath.Dir(name))
	if err != nil {
		return err
	}
	linter := lint.NewLinter(library, func(c *lint.Check) bool { return s.style || c.Severity > lint.Style })
	d.file = linter.Analyse(filepath.ToSlash(name), d.text)
	d.findings = linter.Check(d.file)
	if !d.file.Broken() {
		d.good = d.file
	}
	list := []diagnostic{}
	for _, f := range d.findings {
		list = append(list, d.diagnostic(f))
	}
	return s.publish(diagnosticsParams{d.uri, list})
}

func (d *document) diagnostic(f *lint.Finding) diagnostic {
	text := f.Message
	if f.Note != "" {
		text += "\n" + f.Note
	}
	return diagnostic{rangeOf(d.text, f.From, f.To), [...]int{3, 2, 1}[f.Severity], f.Code, "cardlint", text}
}

func (s *server) publish(p diagnosticsParams) error {
	text, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return s.wire.write(message{Method: "textDocument/publishDiagnostics", Params: text})
}

// pathOf is the file a URI names.
func pathOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" {
		return uri
	}
	return filepath.FromSlash(u.Path)
}

func uriOf(path string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String()
}
