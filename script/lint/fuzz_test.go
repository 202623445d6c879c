package lint

import (
	"strings"
	"testing"
	"time"
)

// FuzzLint feeds the linter any text: it must come to an end, soon.
func FuzzLint(f *testing.F) {
	for _, c := range Checks() {
		f.Add(c.Bad)
		f.Add(c.Good)
	}
	f.Add("local function f(a) return f(f(a)) end local g=f return g(g)(f)")
	f.Add("local a=b local b=a a=b b=a for i=a,b do a=i end return #a+-b")
	f.Add("local s,id=GetID() s.x=s.x function s.x() return s.x() end")
	linter := NewLinter(library(f, ""), nil)
	f.Fuzz(func(t *testing.T, text string) {
		start := time.Now()
		linter.Lint("c1.lua", text)
		if d := time.Since(start); d > time.Second+time.Duration(len(text)/100_000)*time.Second {
			t.Errorf("%d bytes took %v", len(text), d)
		}
	})
}

// Texts built to make inference look at the same thing again and again.
func TestInferenceStaysShort(t *testing.T) {
	linter := NewLinter(library(t, ""), nil)
	for name, text := range map[string]string{
		"doubling":  "local a=b " + repeat("local a=a+a ", 180) + "return a",
		"chain":     "return a" + repeat(":Filter(a,nil)", 5000),
		"sum":       "return a" + repeat("+a", 9000),
		"conjuncts": "return a" + repeat(" and a", 9000),
		"callbacks": "local function f(a) return a end " + repeat("f(f(f(f(1)))) ", 5000),
		"effects":   "local e=Effect.CreateEffect(c) " + repeat("e=e:Clone() e:SetValue(e:GetValue()) ", 2000),
		"mutual":    "local a,b " + repeat("a=b or a:GetFirst() b=a and b ", 2000),
	} {
		start := time.Now()
		linter.Lint("c1.lua", text)
		if d := time.Since(start); d > 2*time.Second {
			t.Errorf("%s: %d bytes took %v", name, len(text), d)
		}
	}
}

// Texts no editor makes: they must be read, or refused, as fast as others.
func TestOddTextsAreReadSoon(t *testing.T) {
	linter := NewLinter(library(t, ""), nil)
	for name, text := range map[string]string{
		"nested brackets":  "return " + repeat("(", 50_000) + "1" + repeat(")", 50_000),
		"nested functions": repeat("function f() ", 20_000) + repeat("end ", 20_000),
		"nested branches":  repeat("if a then ", 20_000) + repeat("end ", 20_000),
		"nested tables":    "return " + repeat("{", 50_000) + repeat("}", 50_000),
		"one long line":    "local function f(c) return c" + repeat(" and c:IsFaceup()", 60_000) + " end return f",
		"mistakes":         repeat("c: = ) local\n", 20_000),
		"unknown names":    repeat("Duel.Nothing(nothing) s.x()\n", 20_000),
		"misspelt names":   repeat("local g=Duel.GetFieldGrop(0,LOCATION_HND,0) g:GetFrist()\n", 5_000),
		"zero bytes":       repeat("\x00", 100_000),
		"no UTF-8":         repeat("\xff\xfe\x80", 50_000),
		"carriage returns": repeat("local a=1\r\n", 20_000) + repeat("local b=2\r", 20_000),
		"one comment":      "--[==[" + repeat("x", 500_000),
		"one string":       "return \"" + repeat("\\065", 100_000),
		"globals":          repeat("a,b=b,a ", 50_000),
		"locals":           repeat("do local a=1 end ", 50_000),
		"elseifs":          "if a then " + repeat("elseif a then ", 20_000) + "end",
		"concatenations":   "return a" + repeat("..a", 50_000),
	} {
		most := time.Second + time.Duration(len(text)/100_000)*time.Second
		d, found := lintTime(linter, text)
		for range 2 { // the machine may have been busy
			if d > most {
				d, found = lintTime(linter, text)
			}
		}
		if d > most {
			t.Errorf("%s: %d bytes took %v", name, len(text), d)
		}
		if len(found) > 20*mostFindings {
			t.Errorf("%s: %d findings", name, len(found))
		}
	}
}

func lintTime(linter *Linter, text string) (time.Duration, []*Finding) {
	start := time.Now()
	found := linter.Lint("c1.lua", text)
	return time.Since(start), found
}

func repeat(s string, n int) string { return strings.Repeat(s, n) }
