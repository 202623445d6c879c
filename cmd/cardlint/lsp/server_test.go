package lsp

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"duel/script/lint"
	"duel/script/syntax"
)

// client drives a server as an editor does, over its streams.
type client struct {
	t     *testing.T
	wire  *wire
	next  int
	found []diagnostic
}

func newClient(t *testing.T) *client {
	fromClient, toServer := io.Pipe()
	fromServer, toClient := io.Pipe()
	done := make(chan error, 1)
	go func() {
		err := Serve(fromClient, toClient, &lint.Workspace{}, false)
		toClient.CloseWithError(io.EOF)
		done <- err
	}()
	c := &client{t: t, wire: &wire{in: bufio.NewReader(fromServer), out: toServer}}
	t.Cleanup(func() {
		c.notify("exit", nil)
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	c.call("initialize", map[string]any{}, nil)
	c.notify("initialized", map[string]any{})
	return c
}

func (c *client) send(m message, params any) {
	text, err := json.Marshal(params)
	if err != nil {
		c.t.Fatal(err)
	}
	m.Params = text
	if err := c.wire.write(m); err != nil {
		c.t.Fatal(err)
	}
}

func (c *client) notify(method string, params any) { c.send(message{Method: method}, params) }

// call sends a request and reads its answer into result.
func (c *client) call(method string, params, result any) {
	c.t.Helper()
	c.next++
	id := json.RawMessage(fmt.Sprint(c.next))
	c.send(message{ID: &id, Method: method}, params)
	for {
		m, raw := c.read()
		if m.ID == nil {
			c.diagnostics(m)
			continue
		}
		if m.Error != nil {
			c.t.Fatalf("%s: %s", method, m.Error.Message)
		}
		if result != nil {
			if err := json.Unmarshal(raw, result); err != nil {
				c.t.Fatalf("%s: %v in %s", method, err, raw)
			}
		}
		return
	}
}

func (c *client) read() (*message, json.RawMessage) {
	m, err := c.wire.read()
	if err != nil {
		c.t.Fatal(err)
	}
	raw, err := json.Marshal(m.Result)
	if err != nil {
		c.t.Fatal(err)
	}
	return m, raw
}

func (c *client) diagnostics(m *message) {
	var p diagnosticsParams
	if m.Method != "textDocument/publishDiagnostics" || json.Unmarshal(m.Params, &p) != nil {
		c.t.Fatalf("unexpected %s", m.Method)
	}
	c.found = p.Diagnostics
}

// waitDiagnostics reads what the server found in the state just sent.
func (c *client) waitDiagnostics() []string {
	m, _ := c.read()
	c.diagnostics(m)
	var codes []string
	for _, d := range c.found {
		codes = append(codes, d.Code)
	}
	return codes
}

// place is where a mark stands in a text: the position of its first letter
// plus some more.
func place(text, mark string, more int) position {
	at := strings.Index(text, mark)
	return positionOf(text, syntax.Pos(at+more))
}

const script = `-- a card with a name of two words: 𝔾 is two UTF-16 units
local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_CONTINUOUS) e1:SetCode(EVENT_SUMMON_SUCCESS) e1:SetOperation(s.operation)
	c:RegisterEffect(e1)
end
function s.operation(e,tp)
	local g=Duel.GetFieldGroup(tp,LOCATION_HAND,0)
	if g:getCount()>0 then Duel.Draw(tp,1,REASON_EFFECT) end
end
`

func TestSession(t *testing.T) {
	c := newClient(t)
	uri := uriOf(filepath.Join(t.TempDir(), "c111.lua"))
	doc := map[string]any{"uri": uri}
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "text": script}})
	if got := fmt.Sprint(c.waitDiagnostics()); got != "[unknown-method]" {
		t.Errorf("diagnostics %s", got)
	}
	at := func(mark string, more int) map[string]any {
		return map[string]any{"textDocument": doc, "position": place(script, mark, more), "newName": "cards"}
	}

	var h hover
	c.call("textDocument/hover", at("Duel.Draw", 6), &h)
	if !strings.HasPrefix(h.Contents.Value, "Duel.Draw(p: Player") {
		t.Errorf("hover %q", h.Contents.Value)
	}
	c.call("textDocument/hover", at("g:getCount", 0), &h)
	if h.Contents.Value != "local g: a group" {
		t.Errorf("hover %q", h.Contents.Value)
	}

	var l location
	c.call("textDocument/definition", at("s.operation)", 4), &l)
	if l.URI != uri || l.Range.Start.Line != 7 {
		t.Errorf("definition %+v", l)
	}

	var refs []location
	c.call("textDocument/references", at("g=Duel", 0), &refs)
	if len(refs) != 2 {
		t.Errorf("references %+v", refs)
	}

	var edit workspaceEdit
	c.call("textDocument/rename", at("g=Duel", 0), &edit)
	if edits := edit.Changes[uri]; len(edits) != 2 || edits[1].NewText != "cards" || edits[1].Range.Start != place(script, "g:getCount", 0) {
		t.Errorf("rename %+v", edit)
	}

	var symbols []symbol
	c.call("textDocument/documentSymbol", map[string]any{"textDocument": doc}, &symbols)
	if len(symbols) != 2 || symbols[1].Name != "s.operation" {
		t.Errorf("symbols %+v", symbols)
	}

	var help signatureHelp
	c.call("textDocument/signatureHelp", at("1,REASON_EFFECT", 0), &help)
	if len(help.Signatures) != 1 || help.ActiveParameter != 1 || help.Signatures[0].Parameters[1].Label == "" {
		t.Errorf("signature help %+v", help)
	}

	var actions []codeAction
	c.call("textDocument/codeAction", map[string]any{"textDocument": doc, "range": textRange{place(script, "getCount", 0), place(script, "getCount", 3)}}, &actions)
	if len(actions) != 1 || actions[0].Edit.Changes[uri][0].NewText != "GetCount" {
		t.Errorf("code actions %+v", actions)
	}

	// While a line is being written the text does not parse, and names still come.
	from := place(script, "getCount()>0", 0)
	c.notify("textDocument/didChange", map[string]any{"textDocument": doc, "contentChanges": []any{
		map[string]any{"range": textRange{from, place(script, "getCount()>0", 12)}, "text": "GetF"},
	}})
	if got := c.waitDiagnostics(); len(got) == 0 || got[0] != "syntax" {
		t.Errorf("diagnostics %v", got)
	}
	var items []completionItem
	c.call("textDocument/completion", map[string]any{"textDocument": doc, "position": position{from.Line, from.Character + 4}}, &items)
	if len(items) == 0 || items[0].Label != "GetFirst" || !strings.Contains(items[0].Detail, "Group.GetFirst") {
		t.Errorf("completion %+v", items)
	}

	c.notify("textDocument/didChange", map[string]any{"textDocument": doc, "contentChanges": []any{map[string]any{"text": "local s,id=GetID()"}}})
	if got := c.waitDiagnostics(); len(got) != 0 {
		t.Errorf("diagnostics %v", got)
	}
}

// A definition in the base library of the script's folder is found there.
func TestDefinitionInTheLibrary(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"constant.lua": "LOCATION_HAND=2", "utility.lua": "Auxiliary={}\naux=Auxiliary\nfunction Auxiliary.Helper(c) return c end\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	c := newClient(t)
	uri := uriOf(filepath.Join(dir, "c1.lua"))
	text := "function f(c) return aux.Helper(c) end"
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "text": text}})
	c.waitDiagnostics()
	var l location
	c.call("textDocument/definition", map[string]any{"textDocument": map[string]any{"uri": uri}, "position": place(text, "Helper", 1)}, &l)
	if l.URI != uriOf(filepath.Join(dir, "utility.lua")) || l.Range.Start.Line != 2 {
		t.Errorf("definition %+v", l)
	}
}

func TestPositionsCountUTF16(t *testing.T) {
	text := "a𝔾b\nä"
	for _, c := range []struct {
		at   int
		want position
	}{{0, position{0, 0}}, {5, position{0, 3}}, {7, position{1, 0}}, {9, position{1, 1}}} {
		if got := positionOf(text, syntax.Pos(c.at)); got != c.want {
			t.Errorf("offset %d is %v, want %v", c.at, got, c.want)
		}
		if got := offset(text, c.want); got != syntax.Pos(c.at) {
			t.Errorf("%v is offset %d, want %d", c.want, got, c.at)
		}
	}
}

// A keystroke in a long card script takes at most 50 ms.
func BenchmarkKeystroke(b *testing.B) {
	workspace := &lint.Workspace{}
	s := &server{wire: &wire{out: io.Discard}, workspace: workspace, documents: map[string]*document{}}
	d := &document{uri: "file:///c111.lua", text: script + strings.Repeat(strings.ReplaceAll(script, "local s,id=GetID()", ""), 60)}
	if err := s.analyse(d); err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(d.text)))
	for b.Loop() {
		if err := s.analyse(d); err != nil {
			b.Fatal(err)
		}
	}
}
