package lint

import (
	"regexp"
	"slices"
	"strings"

	"duel/script/syntax"
)

// suppression is a comment that silences findings:
//
//	-- cardlint:ignore unknown-method, nil-value: the reason
//	-- cardlint:ignore-file unused-local: the reason
//
// It counts for its own line, or the next one when it stands alone.
type suppression struct {
	comment  syntax.Comment
	codes    []string
	reason   string
	file     bool
	line     int
	silenced bool
}

var suppressionText = regexp.MustCompile(`cardlint:ignore(-file)?[ \t]+([a-z0-9, \t-]*[a-z0-9])[ \t]*(?::[ \t]*(.*))?`)

// suppressions are the comments of a file that silence findings.
func (f *File) suppressions() []*suppression {
	var list []*suppression
	for _, c := range f.Chunk.Comments {
		text := f.Chunk.Source[c.Start:c.End]
		if !strings.Contains(text, "cardlint:") {
			continue
		}
		m := suppressionText.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		s := &suppression{comment: c, file: m[1] != "", reason: strings.TrimSpace(m[3]), line: f.Chunk.Line(c.Start)}
		for _, code := range strings.Split(m[2], ",") {
			s.codes = append(s.codes, strings.TrimSpace(code))
		}
		if f.alone(c) {
			s.line++
		}
		list = append(list, s)
	}
	return list
}

// alone reports whether nothing but a comment stands on its line.
func (f *File) alone(c syntax.Comment) bool {
	from, _ := f.Chunk.LineExtent(f.Chunk.Line(c.Start))
	return strings.TrimSpace(f.Chunk.Source[from:c.Start]) == ""
}

// suppress drops the findings that comments silence.
func (f *File) suppress(enabled func(*Check) bool) {
	list := f.suppressions()
	if len(list) == 0 {
		return
	}
	f.findings = slices.DeleteFunc(f.findings, func(found *Finding) bool {
		for _, s := range list {
			if (s.file || s.line == found.Line) && slices.Contains(s.codes, found.Code) {
				s.silenced = true
				return true
			}
		}
		return false
	})
	for _, s := range list {
		if s.reason == "" && enabled(unexplainedSuppression) {
			(&Pass{File: f, check: unexplainedSuppression}).reportAt(s.comment.Start, s.comment.End, "this suppression gives no reason")
		}
		if !s.silenced && enabled(uselessSuppression) {
			(&Pass{File: f, check: uselessSuppression}).reportAt(s.comment.Start, s.comment.End, "nothing here is silenced by this suppression")
		}
	}
}

var unexplainedSuppression = &Check{
	Code: "unexplained-suppression", Severity: Warning,
	Title: "a suppression without a reason",
	Text:  "A comment that silences a finding must say why the finding does not count: put the reason behind a colon.",
	Bad:   "local s,id=GetID() --cardlint:ignore unused-local",
	Good:  "local s,id=GetID() --cardlint:ignore unused-local: the client reads it",
	run:   func(*Pass) {}, // found while suppressing
}

var uselessSuppression = &Check{
	Code: "useless-suppression", Severity: Style,
	Title: "a suppression that silences nothing",
	Text:  "The finding this comment silenced is gone, or its code is misspelt. Remove the comment, lest it hides the next one.",
	Bad:   "local s,id=GetID() --cardlint:ignore unknown-method: not any more",
	Good:  "local s,id=GetID()",
	run:   func(*Pass) {}, // found while suppressing
}
