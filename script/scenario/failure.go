package scenario

import (
	"fmt"
	"strings"

	"duel/script/syntax"
)

// Failure is why a duel script failed. File and Line are the step's.
type Failure struct {
	File string `json:"file"`
	Line int    `json:"line"`
	// Step is the call that failed: `me:summon("Marauding Captain")`.
	Step    string `json:"step,omitempty"`
	Message string `json:"message"`
	// Field, Want and Got are set where an expectation was not met: what was
	// looked at, what the script says and what was found.
	Field string `json:"field,omitempty"`
	Want  string `json:"want,omitempty"`
	Got   string `json:"got,omitempty"`
	// Reasons tell why a move is not legal, Legal what is.
	Reasons []string `json:"reasons,omitempty"`
	Legal   []string `json:"legal,omitempty"`
	// Trace is the traceback of a script error.
	Trace string `json:"trace,omitempty"`
}

// Error is the failure in one line.
func (f *Failure) Error() string {
	return f.place() + ": " + f.summary()
}

// place is the file, with the line if the failure has one.
func (f *Failure) place() string {
	if f.Line < 1 {
		return f.File
	}
	return fmt.Sprintf("%s:%d", f.File, f.Line)
}

func (f *Failure) summary() string {
	if f.Field != "" {
		return fmt.Sprintf("%s: expected %s, got %s", f.Field, f.Want, f.Got)
	}
	return f.Message
}

// Render is the failure as people read it; source is the text of the failing
// line, "" if it is not known.
func (f *Failure) Render(source string) string {
	var b strings.Builder
	b.WriteString(f.Error() + "\n")
	if source, _ = syntax.Excerpt(strings.TrimSpace(source), 1); source != "" {
		fmt.Fprintf(&b, "    %d | %s\n", f.Line, source)
	}
	if f.Field != "" && f.Message != "" {
		fmt.Fprintf(&b, "    %s\n", f.Message)
	}
	title := "why not"
	if f.Field != "" {
		title = "more"
	}
	writeList(&b, title, f.Reasons)
	writeList(&b, "legal now", f.Legal)
	if f.Trace != "" {
		b.WriteString("    " + strings.ReplaceAll(f.Trace, "\n", "\n    ") + "\n")
	}
	return b.String()
}

// mostListed is how many entries of a list are shown.
const mostListed = 20

func writeList(b *strings.Builder, title string, list []string) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(b, "    %s:\n", title)
	for i, line := range list {
		if i == mostListed {
			fmt.Fprintf(b, "      … and %d more\n", len(list)-i)
			return
		}
		fmt.Fprintf(b, "      %s\n", line)
	}
}
