package host

import (
	"fmt"
	"strings"
)

// Where says on whose behalf a function is called.
type Where struct {
	Card     uint32 // the card's passcode, 0 if none
	Function string // the handler: "target", "initial_effect", a file name
}

// String returns "c123.target"; a file name, or a function without card,
// stays as it is.
func (w Where) String() string {
	if w.Card == 0 || strings.HasSuffix(w.Function, ".lua") {
		return w.Function
	}
	return fmt.Sprintf("c%d.%s", w.Card, w.Function)
}

// Frame is one active function of a script, as tracebacks show it.
type Frame struct {
	Function string // its name in the source, or that of the API function
	File     string // "" for an API function
	Line     int    // the line it has come to, 0 for an API function
}

// String returns "file:line: in function name".
func (f Frame) String() string {
	if f.File == "" {
		return "in API function " + f.Function
	}
	return fmt.Sprintf("%s:%d: in %s", f.File, f.Line, f.Function)
}

// Diagnostic is what went wrong in a script. It is the error of every call
// that a script fails.
type Diagnostic struct {
	Card     uint32 // the card on whose behalf the script ran, 0 if none
	Function string // the handler, such as "c123.target"
	File     string // where the error was raised
	Line     int    // from 1; 0 if it is not known
	Message  string // without file and line
	// Call is the API function that raised the error and its arguments, as
	// in `Duel.Draw(0, nil, 64)`; "" if script code raised it.
	Call string
	// Traceback has the innermost function first. Functions that API
	// functions were called from follow those they called.
	Traceback []Frame
	// Omitted counts the frames left out at the outer end.
	Omitted int
	// Cause is the reason of an abort: ErrBudget, the error given to Abort,
	// or that of a cancelled context; nil for an ordinary script error. For
	// a text that does not compile it is the compiler's error.
	Cause error

	aborted bool // by Abort or a context
}

// Aborted reports whether the script was ended from outside, and nothing is
// wrong with it.
func (d *Diagnostic) Aborted() bool { return d.aborted }

// Error returns one line: position, handler, message, API call.
func (d *Diagnostic) Error() string {
	var b strings.Builder
	if d.File != "" {
		fmt.Fprintf(&b, "%s:%d: ", d.File, d.Line)
	}
	b.WriteString(d.Message)
	if d.Call != "" {
		b.WriteString(" [" + d.Call + "]")
	}
	if d.Function != "" && d.Function != d.File {
		b.WriteString(" (in " + d.Function + ")")
	}
	return b.String()
}

// Unwrap returns Cause.
func (d *Diagnostic) Unwrap() error { return d.Cause }

// Render returns the diagnostic as people read it: Error, then the
// traceback, one frame a line.
func (d *Diagnostic) Render() string {
	var b strings.Builder
	b.WriteString(d.Error())
	for _, f := range d.Traceback {
		b.WriteString("\n\t" + f.String())
	}
	if d.Omitted > 0 {
		fmt.Fprintf(&b, "\n\t... %d more", d.Omitted)
	}
	return b.String()
}
