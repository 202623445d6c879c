package lint

import (
	"strings"

	"duel/script/syntax"
)

// doneWords collects what parts of a file do: the names of functions, methods
// and globals they write, each followed by a space, but for those in calls that
// only say what an effect does.
type doneWords struct {
	*File
	text strings.Builder
	// follow is called for the functions of the file that are mentioned, nil to
	// follow none.
	follow func(syntax.Expr)
}

func (w *doneWords) note(n syntax.Node) bool {
	switch n := n.(type) {
	case *syntax.MethodCallExpr:
		if n.Method.Name == "SetCategory" {
			return false
		}
		w.write(n.Method.Name)
	case *syntax.CallExpr:
		if name := w.calleeName(n); name == "Duel.SetOperationInfo" || name == "Duel.SetPossibleOperationInfo" {
			return false
		}
	case *syntax.IndexExpr:
		if globalName(n.Object) != "" {
			w.write(fieldName(n))
		}
		if w.follow != nil {
			w.follow(n)
		}
	case *syntax.NameExpr:
		if n.Var == nil {
			w.write(n.Name)
		} else if w.follow != nil {
			w.follow(n)
		}
	}
	return true
}

// write adds a word, unless it only looks like one about the hand.
func (w *doneWords) write(word string) {
	if !strings.HasPrefix(word, "GetHandler") {
		w.text.WriteString(word)
		w.text.WriteByte(' ')
	}
}

// ofOthers reports whether something is done as another card does it.
func (w *doneWords) ofOthers() bool {
	text := w.text.String()
	return strings.Contains(text, "GetOperation ") || strings.Contains(text, "LoadCardScript")
}
