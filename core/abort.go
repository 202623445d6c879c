package core

import "errors"

// abort carries an error through the frames of the rules to Guard. It is the
// only panic value this module recovers on purpose.
type abort struct{ err error }

// Abort ends the running duel with err: it unwinds to the nearest Guard. Rule
// code calls it where going on has no meaning; err must not be nil.
func Abort(err error) { panic(abort{err}) }

// Guard runs f and gives back the error of an Abort inside it. Any other panic
// passes through.
func Guard(f func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case abort:
			err = r.err
		default:
			panic(r)
		}
	}()
	f()
	return nil
}

// IsAbort reports whether a recovered panic value belongs to Abort. Code that
// must recover panics of its own (an interpreter's protected call) uses it to
// let an abort pass.
func IsAbort(recovered any) bool {
	_, ok := recovered.(abort)
	return ok
}

// ErrAnswersExhausted is the error of an agent that has no further answers;
// the duel ends where it stands.
var ErrAnswersExhausted = errors.New("no answers left")
