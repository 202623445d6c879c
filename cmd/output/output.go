// Package output watches what a program writes.
package output

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// Watched writes to a stream and remembers the first failure, so that a program
// can tell at its end that not all was written.
type Watched struct {
	io.Writer
	// Err is the first failure, nil if there was none.
	Err error
}

// Write implements io.Writer.
func (w *Watched) Write(p []byte) (int, error) {
	n, err := w.Writer.Write(p)
	if w.Err == nil {
		w.Err = err
	}
	return n, err
}

// Stat is that of the file behind, an error if there is none.
func (w *Watched) Stat() (fs.FileInfo, error) {
	if f, ok := w.Writer.(interface{ Stat() (fs.FileInfo, error) }); ok {
		return f.Stat()
	}
	return nil, errors.ErrUnsupported
}

// IsTerminal reports whether what is read from or written to is a terminal.
func IsTerminal(stream any) bool {
	f, ok := stream.(interface{ Stat() (fs.FileInfo, error) })
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
