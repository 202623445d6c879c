// Command cardlint finds mistakes in card scripts without running them.
package main

import (
	"io"
	"os"
)

func main() {
	os.Exit(execute(os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr}))
}

// streams are what the program reads and writes.
type streams struct {
	in       io.Reader
	out, err io.Writer
}
