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

func repeat(s string, n int) string { return strings.Repeat(s, n) }
