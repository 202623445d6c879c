//go:build unix

package main

import (
	"path/filepath"
	"syscall"
	"testing"
)

func TestPipesAreNotRead(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "c1.lua")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here: ", err)
	}
	if _, err := readScript(pipe); err == nil || err.Error() != pipe+": neither a file nor a folder" {
		t.Errorf("a pipe is told as %v", err)
	}
}
