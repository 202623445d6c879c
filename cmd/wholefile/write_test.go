package wholefile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// content is what a folder holds: the text of each file by its name.
func content(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, e := range entries {
		text, _ := os.ReadFile(filepath.Join(dir, e.Name()))
		out[e.Name()] = string(text)
	}
	return out
}

func TestAFailureLeavesWhatWasThere(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.txt")
	broken := func(w io.Writer) error {
		if _, err := io.WriteString(w, "ne"); err != nil {
			return err
		}
		return errors.New("no more")
	}
	if err := Write(name, broken); err == nil || len(content(t, dir)) != 0 {
		t.Errorf("error %v, the folder holds %q", err, content(t, dir))
	}
	if err := WriteText(name, "old"); err != nil {
		t.Fatal(err)
	}
	if err := Write(name, broken); err == nil {
		t.Error("no error")
	}
	if got := content(t, dir); len(got) != 1 || got["a.txt"] != "old" {
		t.Errorf("the folder holds %q", got)
	}
}

func TestFoldersAndMissingFoldersAreErrors(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{dir, filepath.Join(dir, "none", "a.txt")} {
		if err := WriteText(name, "text"); err == nil {
			t.Errorf("%s was written", name)
		}
	}
	if got := content(t, dir); len(got) != 0 {
		t.Errorf("the folder holds %q", got)
	}
}

func TestModeAndLinksAreKept(t *testing.T) {
	dir := t.TempDir()
	name, link := filepath.Join(dir, "a.sh"), filepath.Join(dir, "link")
	if err := os.WriteFile(name, []byte("old"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(name, link); err != nil {
		t.Skipf("no links here: %v", err)
	}
	if err := WriteText(link, "new"); err != nil {
		t.Fatal(err)
	}
	info, err := os.Lstat(link)
	if err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v %v", info, err)
	}
	if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("the mode is not kept: %v %v", info, err)
	}
	if got := content(t, dir); len(got) != 2 || got["a.sh"] != "new" {
		t.Errorf("the folder holds %q", got)
	}
}

// TestWhatIsNoFileIsWrittenTo writes to a pipe, which has to be one after.
func TestWhatIsNoFileIsWrittenTo(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	defer w.Close()
	name := "/dev/fd/" + strconv.Itoa(int(w.Fd()))
	if _, err := os.Stat(name); err != nil {
		t.Skipf("no names for open files here: %v", err)
	}
	if err := WriteText(name, "text"); err != nil {
		t.Fatal(err)
	}
	got := make([]byte, 9)
	if n, err := r.Read(got); err != nil || string(got[:n]) != "text" {
		t.Errorf("read %q: %v", got[:n], err)
	}
}
