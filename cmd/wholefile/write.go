// Package wholefile writes files whole or not at all.
package wholefile

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Write makes a file of what write writes, or gives a file that is there that
// content: written beside it and put in its place when complete, so that a
// failure or an interruption leaves what was there. A link is followed. What is
// no ordinary file, such as a device or a pipe, is written to instead.
func Write(name string, write func(io.Writer) error) error {
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target
	}
	mode := fs.FileMode(0o644)
	switch old, err := os.OpenFile(name, os.O_WRONLY, 0); {
	case err == nil:
		info, err := old.Stat()
		if err != nil || !info.Mode().IsRegular() {
			return errors.Join(err, fill(old, write))
		}
		mode = info.Mode().Perm()
		if err := old.Close(); err != nil {
			return err
		}
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	return replace(name, mode, write)
}

// replace writes beside the file and puts the result in its place.
func replace(name string, mode fs.FileMode, write func(io.Writer) error) error {
	out, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		var path *fs.PathError
		if errors.As(err, &path) {
			path.Path = name // not that of the file beside
		}
		return err
	}
	err = fill(out, write)
	if err == nil {
		err = os.Chmod(out.Name(), mode)
	}
	if err == nil {
		err = os.Rename(out.Name(), name)
	}
	if err != nil {
		os.Remove(out.Name())
	}
	return err
}

// fill writes a file and closes it.
func fill(file *os.File, write func(io.Writer) error) error {
	buffered := bufio.NewWriter(file)
	err := write(buffered)
	if err == nil {
		err = buffered.Flush()
	}
	return errors.Join(err, file.Close())
}

// WriteText is Write for a text.
func WriteText(name, text string) error {
	return Write(name, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	})
}
