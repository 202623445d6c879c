package lsp

// The parts of the protocol the server uses; the names are the protocol's.
type (
	position struct {
		Line      int `json:"line"`      // from 0
		Character int `json:"character"` // in UTF-16 units, from 0
	}
	textRange struct {
		Start position `json:"start"`
		End   position `json:"end"`
	}
	location struct {
		URI   string    `json:"uri"`
		Range textRange `json:"range"`
	}
	documentID struct {
		URI string `json:"uri"`
	}
	positionParams struct {
		TextDocument documentID `json:"textDocument"`
		Position     position   `json:"position"`
		NewName      string     `json:"newName"`
	}
	openParams struct {
		TextDocument struct {
			URI  string `json:"uri"`
			Text string `json:"text"`
		} `json:"textDocument"`
	}
	changeParams struct {
		TextDocument   documentID `json:"textDocument"`
		ContentChanges []struct {
			Range *textRange `json:"range"`
			Text  string     `json:"text"`
		} `json:"contentChanges"`
	}
	documentParams struct {
		TextDocument documentID `json:"textDocument"`
		Range        textRange  `json:"range"`
	}
	diagnostic struct {
		Range    textRange `json:"range"`
		Severity int       `json:"severity"`
		Code     string    `json:"code"`
		Source   string    `json:"source"`
		Message  string    `json:"message"`
	}
	diagnosticsParams struct {
		URI         string       `json:"uri"`
		Diagnostics []diagnostic `json:"diagnostics"`
	}
	markup struct {
		Kind  string `json:"kind"`
		Value string `json:"value"`
	}
	hover struct {
		Contents markup `json:"contents"`
	}
	completionItem struct {
		Label         string `json:"label"`
		Kind          int    `json:"kind"`
		Detail        string `json:"detail,omitempty"`
		Documentation string `json:"documentation,omitempty"`
	}
	signatureHelp struct {
		Signatures      []signature `json:"signatures"`
		ActiveSignature int         `json:"activeSignature"`
		ActiveParameter int         `json:"activeParameter"`
	}
	signature struct {
		Label      string      `json:"label"`
		Parameters []parameter `json:"parameters"`
	}
	parameter struct {
		Label string `json:"label"`
	}
	symbol struct {
		Name           string    `json:"name"`
		Kind           int       `json:"kind"`
		Range          textRange `json:"range"`
		SelectionRange textRange `json:"selectionRange"`
	}
	textEdit struct {
		Range   textRange `json:"range"`
		NewText string    `json:"newText"`
	}
	workspaceEdit struct {
		Changes map[string][]textEdit `json:"changes"`
	}
	codeAction struct {
		Title       string        `json:"title"`
		Kind        string        `json:"kind"`
		Diagnostics []diagnostic  `json:"diagnostics"`
		Edit        workspaceEdit `json:"edit"`
	}
)

// Kinds of completion items and symbols.
const (
	kindFunction = 3
	kindVariable = 6
	symFunction  = 12
)
