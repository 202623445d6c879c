package lint

import (
	"fmt"
	"strings"

	"duel/script/syntax"
)

// Severity says what a finding promises.
type Severity uint8

// The severities.
const (
	// Style findings are matters of taste; they are off unless asked for.
	Style Severity = iota
	// Warning findings are almost surely not meant.
	Warning
	// Error findings misbehave whenever their line runs.
	Error
)

var severityNames = [...]string{"style", "warning", "error"}

// String is "style", "warning" or "error".
func (s Severity) String() string { return severityNames[s] }

// MarshalText writes the severity's name.
func (s Severity) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads a severity's name.
func (s *Severity) UnmarshalText(text []byte) error {
	for i, name := range severityNames {
		if name == string(text) {
			*s = Severity(i)
			return nil
		}
	}
	return fmt.Errorf("expected style, warning or error, found %q", text)
}

// Finding is one thing a check found.
type Finding struct {
	File     string   `json:"file"`
	Line     int      `json:"line"`   // from 1
	Column   int      `json:"column"` // in bytes, from 1
	Code     string   `json:"code"`
	Severity Severity `json:"severity"`
	Message  string   `json:"message"`
	// Note is a further hint, such as the name probably meant.
	Note string `json:"note,omitempty"`

	From, To syntax.Pos `json:"-"`
	// Fix is the change that repairs it, nil if none is safe.
	Fix *Fix `json:"-"`
}

// Fix replaces the text of a file from From to To.
type Fix struct {
	From, To syntax.Pos
	Text     string
	// Safe repairs put a name right whose letters are merely in the wrong case.
	Safe bool
}

// Check is one kind of mistake.
type Check struct {
	Code     string // "unknown-method": how findings, comments and settings name it
	Title    string // one line
	Text     string // what goes wrong, and how to do it right
	Severity Severity
	Bad      string // a script with the mistake
	Good     string // the same script without
	// Library is a library file the examples need besides the base library.
	Library string
	run     func(*Pass)
}

// Pass is a check at work on a file.
type Pass struct {
	*File
	check *Check
	count int // of findings
}

// mostFindings is how many findings of one check a file may have; more of them
// help nobody, and a file that is no script at all would have thousands.
const mostFindings = 200

// report adds a finding of the check's own severity about a node.
func (p *Pass) report(n syntax.Node, format string, args ...any) *Finding {
	return p.reportAt(n.Pos(), n.End(), format, args...)
}

// reportAt adds a finding about a stretch of text, unless the check has enough
// of them in this file.
func (p *Pass) reportAt(from, to syntax.Pos, format string, args ...any) *Finding {
	at := p.Chunk.Position(from)
	f := &Finding{
		File: p.Chunk.Name, Line: at.Line, Column: at.Column, Code: p.check.Code, Severity: p.check.Severity,
		Message: fmt.Sprintf(format, args...), From: from, To: to,
	}
	if p.count++; p.count <= mostFindings {
		p.findings = append(p.findings, f)
	}
	return f
}

// hint adds the name probably meant for the one written, and the change to it.
func (f *Finding) hint(at syntax.Node, written, meant string) {
	if meant == "" {
		return
	}
	f.Note = fmt.Sprintf("did you mean %s?", meant)
	f.Fix = &Fix{From: at.Pos(), To: at.End(), Text: meant, Safe: strings.EqualFold(meant, written)}
}
