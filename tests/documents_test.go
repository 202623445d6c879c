package tests

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// update writes what the programs say into the documents.
var update = flag.Bool("update", false, "write the programs' output into the documents")

// documents are the files whose examples are run.
var documents = []string{"README.md", "docs/cli.md", "docs/buddyfight.md", "docs/replays.md"}

// example is a block of a document that shows commands and what they write:
//
//	```console
//	$ duel run --seed 7
//	...
//	```
//
// A line "..." stands for any lines. With a comment "# file NAME" as its first
// line a block is a file the commands of the document use. Behind a command
// "< NAME" makes a file the input, "> NAME" of the output.
var example = regexp.MustCompile("(?ms)^```(console|lua|yaml|text)\n(.*?)^```$")

// elision is the line that stands for any lines.
const elision = "..."

func TestDocumentsShowWhatProgramsSay(t *testing.T) {
	for _, name := range documents {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("..", name)
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			dir := t.TempDir()
			commands := 0
			shown := example.ReplaceAllStringFunc(string(text), func(block string) string {
				parts := example.FindStringSubmatch(block)
				if parts[1] != "console" {
					writeExample(t, dir, parts[2])
					return block
				}
				commands++
				return "```console\n" + checkExample(t, dir, parts[2]) + "```"
			})
			if commands == 0 {
				t.Error("no commands are shown")
			}
			if *update && shown != string(text) {
				if err := os.WriteFile(file, []byte(shown), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// writeExample writes a block that is a file.
func writeExample(t *testing.T, dir, text string) {
	t.Helper()
	first, rest, _ := strings.Cut(text, "\n")
	_, name, ok := strings.Cut(first, " file ")
	if !ok {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte(rest), 0o600); err != nil {
		t.Fatal(err)
	}
}

// readExample gives the text of a file the commands of a document use.
func readExample(t *testing.T, dir, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// checkExample runs the commands of a block and compares; the result is the
// block with what they really write.
func checkExample(t *testing.T, dir, block string) string {
	t.Helper()
	var out strings.Builder
	for _, command := range strings.Split("\n"+block, "\n$ ")[1:] {
		line, want, _ := strings.Cut(command, "\n")
		words := wordsOf(line)
		input, to := "", ""
		if n := len(words); n > 2 && words[n-2] == "<" {
			input, words = readExample(t, dir, words[n-1]), words[:n-2]
		}
		if n := len(words); n > 2 && words[n-2] == ">" {
			words, to = words[:n-2], words[n-1]
		}
		_, got := run(t, dir, input, words[0], words[1:]...)
		if to != "" {
			if err := os.WriteFile(filepath.Join(dir, to), []byte(got), 0o600); err != nil {
				t.Fatal(err)
			}
			got = ""
		}
		out.WriteString("$ " + line + "\n")
		if fits(want, got) {
			out.WriteString(want)
			if !strings.HasSuffix(want, "\n") && want != "" {
				out.WriteString("\n")
			}
			continue
		}
		if !*update {
			t.Errorf("%s\nis shown as\n%s\nbut writes\n%s\n(go test ./tests -update shows it)", line, want, got)
		}
		out.WriteString(shortened(want, got))
	}
	return out.String()
}

// word is a word of a command, which may be in quotes.
var word = regexp.MustCompile(`"[^"]*"|\S+`)

func wordsOf(line string) []string {
	words := word.FindAllString(line, -1)
	for i := range words {
		words[i] = strings.Trim(words[i], `"`)
	}
	return words
}

// fits reports whether an output is as shown.
func fits(shown, output string) bool {
	pattern := regexp.QuoteMeta("\n" + strings.Trim(shown, "\n") + "\n")
	pattern = strings.ReplaceAll(pattern, "\n"+regexp.QuoteMeta(elision)+"\n", "\n(?s:.*)")
	matched, err := regexp.MatchString("^"+pattern+"$", "\n"+strings.Trim(output, "\n")+"\n")
	return err == nil && matched
}

// shortened is an output with as many lines before and after an elision as were
// shown.
func shortened(shown, output string) string {
	output = strings.Trim(output, "\n") + "\n"
	before, after, elided := strings.Cut("\n"+strings.Trim(shown, "\n")+"\n", "\n"+elision+"\n")
	if !elided {
		return output
	}
	lines := strings.SplitAfter(output, "\n")
	lines = lines[:len(lines)-1]
	head, tail := strings.Count(before, "\n"), strings.Count(after, "\n")
	if head+tail >= len(lines) {
		return output
	}
	return strings.Join(lines[:head], "") + elision + "\n" + strings.Join(lines[len(lines)-tail:], "")
}
