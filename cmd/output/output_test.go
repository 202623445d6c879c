package output

import (
	"errors"
	"os"
	"testing"
)

// failing fails each time, in another way.
type failing struct{ errs []error }

func (f *failing) Write([]byte) (int, error) {
	err := f.errs[0]
	f.errs = f.errs[1:]
	return 0, err
}

func TestTheFirstFailureIsRemembered(t *testing.T) {
	first := errors.New("first")
	w := &Watched{Writer: &failing{[]error{nil, first, errors.New("second"), nil}}}
	for range 4 {
		_, _ = w.Write([]byte("text")) // Err has what is looked at
	}
	if w.Err != first {
		t.Errorf("the failure is %v", w.Err)
	}
}

func TestFilesAreNoTerminals(t *testing.T) {
	f, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if info, err := (&Watched{Writer: f}).Stat(); err != nil || !info.Mode().IsRegular() {
		t.Errorf("the file behind is %v, %v", info, err)
	}
	if IsTerminal(f) || IsTerminal(&Watched{Writer: f}) || IsTerminal(&Watched{Writer: &failing{}}) || IsTerminal("text") {
		t.Error("something is taken for a terminal")
	}
}
