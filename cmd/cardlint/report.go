package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"duel/script/lint"
	"duel/script/syntax"
)

// report writes all findings in the format asked for.
func report(w io.Writer, o *options, list []*script) error {
	switch o.format {
	case "json":
		return reportJSON(w, list)
	case "sarif":
		return reportSARIF(w, list)
	case "github":
		return reportGitHub(w, list)
	case "checkstyle":
		return reportCheckstyle(w, list)
	}
	return reportText(w, list, coloured(w, o.color))
}

// all are the findings of all scripts; never nil.
func all(list []*script) []*lint.Finding {
	found := []*lint.Finding{}
	for _, one := range list {
		found = append(found, one.findings...)
	}
	return found
}

// Colours of the terminal.
const (
	bold, red, yellow, blue, plain = "\x1b[1m", "\x1b[31m", "\x1b[33m", "\x1b[34m", "\x1b[0m"
)

// reportText writes for people: the message, the line and a caret under it.
func reportText(w io.Writer, list []*script, colour bool) error {
	paint := func(code, text string) string {
		if !colour {
			return text
		}
		return code + text + plain
	}
	shades := [...]string{blue, yellow, red}
	counts := [3]int{}
	for _, one := range list {
		lines := syntax.Lines(one.text)
		for _, f := range one.findings {
			counts[f.Severity]++
			line, column := syntax.Excerpt(lines[f.Line-1], f.Column)
			fmt.Fprintf(w, "%s %s %s %s\n", paint(bold, fmt.Sprintf("%s:%d:%d:", f.File, f.Line, f.Column)),
				paint(shades[f.Severity], f.Severity.String()+":"), f.Message, paint(blue, "["+f.Code+"]"))
			fmt.Fprintf(w, "    %s\n    %s%s\n", line, blankAs(line, column-1), paint(shades[f.Severity], carets(line, column, int(f.To-f.From))))
			if f.Note != "" {
				fmt.Fprintf(w, "    note: %s\n", f.Note)
			}
		}
	}
	if total := counts[0] + counts[1] + counts[2]; total > 0 {
		_, err := fmt.Fprintf(w, "%d errors, %d warnings, %d matters of style\n", counts[lint.Error], counts[lint.Warning], counts[lint.Style])
		return err
	}
	return nil
}

// blankAs is white space as wide as the first n bytes of a line.
func blankAs(line string, n int) string {
	return strings.Map(func(r rune) rune {
		if r == '\t' {
			return r
		}
		return ' '
	}, line[:min(n, len(line))])
}

// carets mark the n bytes of a line from a column on, as many as it has.
func carets(line string, column, n int) string {
	from := min(column-1, len(line))
	to := min(from+n, len(line))
	return strings.Repeat("^", max(1, utf8.RuneCountInString(line[from:max(from, to)])))
}

func reportJSON(w io.Writer, list []*script) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(all(list))
}

// reportGitHub writes workflow commands, which GitHub shows beside the lines.
func reportGitHub(w io.Writer, list []*script) error {
	words := [...]string{"notice", "warning", "error"}
	escape := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	property := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
	for _, f := range all(list) {
		if _, err := fmt.Fprintf(w, "::%s file=%s,line=%d,col=%d,title=%s::%s\n", words[f.Severity], property.Replace(f.File), f.Line, f.Column,
			f.Code, escape.Replace(f.Message)); err != nil {
			return err
		}
	}
	return nil
}

// checkstyle is the XML of the Java tool of that name, which many tools read.
type checkstyle struct {
	XMLName xml.Name         `xml:"checkstyle"`
	Version string           `xml:"version,attr"`
	Files   []checkstyleFile `xml:"file"`
}

type checkstyleFile struct {
	Name   string            `xml:"name,attr"`
	Errors []checkstyleError `xml:"error"`
}

type checkstyleError struct {
	Line     int    `xml:"line,attr"`
	Column   int    `xml:"column,attr"`
	Severity string `xml:"severity,attr"`
	Message  string `xml:"message,attr"`
	Source   string `xml:"source,attr"`
}

func reportCheckstyle(w io.Writer, list []*script) error {
	words := [...]string{"info", "warning", "error"}
	out := checkstyle{Version: "4.3"}
	for _, one := range list {
		if len(one.findings) == 0 {
			continue
		}
		file := checkstyleFile{Name: one.path}
		for _, f := range one.findings {
			file.Errors = append(file.Errors, checkstyleError{f.Line, f.Column, words[f.Severity], f.Message, "cardlint." + f.Code})
		}
		out.Files = append(out.Files, file)
	}
	text, err := xml.MarshalIndent(out, "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s%s\n", xml.Header, text)
	return err
}
