package lint

import (
	"strings"

	"duel/script/syntax"
)

// families are the prefixes of constants that mean one thing each.
var families = map[string]bool{
	"LOCATION": true, "SEQ": true, "POS": true, "PHASE": true, "REASON": true, "TYPE": true, "ATTRIBUTE": true, "RACE": true,
	"EFFECT_TYPE": true, "EFFECT_FLAG": true, "EFFECT_FLAG2": true, "EVENT": true, "RESET": true, "STATUS": true, "SUMMON_TYPE": true,
	"CATEGORY": true, "COUNTER": true, "TIMING": true, "ACTIVITY": true, "LINK_MARKER": true, "PLAYER": true, "HINTMSG": true, "HINT": true,
	"CHAININFO": true, "SET": true, "EFFECT": true, "DUEL": true,
}

// family is the prefix of a constant that says what it means, "" for none.
func family(name string) string {
	for i := len(name) - 1; i > 0; i-- {
		if name[i] == '_' && families[name[:i]] {
			return name[:i]
		}
	}
	if strings.HasPrefix(name, "RESETS_") {
		return "RESET"
	}
	return ""
}

// relatives are the families that may stand for another.
var relatives = map[string]string{
	"RESET": "PHASE", "EVENT": "EFFECT PHASE COUNTER CHAININFO", "PHASE": "RESET", "EFFECT": "EVENT PHASE COUNTER", "EFFECT_FLAG2": "EFFECT_FLAG", "TIMING": "",
	"CARD": "", "COUNTER": "", "LINK_MARKER": "",
}

// fits reports whether a constant of a family may be given where constants of
// another are meant.
func fits(found, meant string) bool {
	if found == meant {
		return true
	}
	for _, name := range strings.Fields(relatives[meant]) {
		if found == name {
			return true
		}
	}
	return false
}

var constantKind = &Check{
	Code: "constant-kind", Severity: Error,
	Title: "a constant of another kind than the parameter",
	Text: "The number means something else there: a category where a location is meant, a reason where an event is. " +
		"The constant of an archetype is only warned of: its number may happen to be right.",
	Bad:  "function f(c) return c:IsLocation(TYPE_MONSTER) end",
	Good: "function f(c) return c:IsLocation(LOCATION_MZONE) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil {
				continue
			}
			for i, a := range c.args {
				if i >= len(fn.Native.Params) {
					break
				}
				param := &fn.Native.Params[i]
				meant := param.Type.Constants
				if !families[meant] || fn.Name == "Effect.SetTargetRange" && p.isSummonPosition(a) {
					continue
				}
				if (meant == "EFFECT" || meant == "EVENT") && p.hasNumeral(a) {
					continue // a code of the script's own making
				}
				p.constantTerms(a, func(n *syntax.NameExpr) {
					found := family(n.Name)
					if found == "" || fits(found, meant) || p.sameMeaning(n.Name, meant) {
						return
					}
					p.report(n, "%s is given for %s of %s, which takes constants %s_...", n.Name, param.Name, fn.Name, meant).lessCertain(found)
				})
			}
		}
	},
}

// lessCertain makes a finding about an archetype's constant a warning: the
// constant often stands for a numeral that was the right one.
func (f *Finding) lessCertain(family string) {
	if family == "SET" {
		f.Severity = Warning
	}
}

// hasNumeral reports whether something else than constants is part of a sum.
func (p *Pass) hasNumeral(e syntax.Expr) bool {
	b, ok := e.(*syntax.BinaryExpr)
	if !ok {
		n, ok := e.(*syntax.NameExpr)
		return !ok || n.Var != nil
	}
	return p.hasNumeral(b.X) || p.hasNumeral(b.Y)
}

// isSummonPosition reports whether an expression is a position: summoning
// procedures give position and player where others give two locations.
func (p *Pass) isSummonPosition(e syntax.Expr) bool {
	found := false
	p.constantTerms(e, func(n *syntax.NameExpr) { found = found || family(n.Name) == "POS" })
	return found
}

// sameMeaning reports whether a constant is 0, which means nothing in every
// family, or one of the family meant has the same number and first word:
// PHASE_STANDBY and TIMING_STANDBY_PHASE.
func (f *File) sameMeaning(name, meant string) bool {
	v := f.library.constants[name]
	if v == 0 {
		return true
	}
	word, _, _ := strings.Cut(strings.TrimPrefix(name, family(name)+"_"), "_")
	for other, n := range f.library.constants {
		if n == v && family(other) == meant && strings.HasPrefix(other, meant+"_"+word) {
			return true
		}
	}
	return false
}

// constantTerms calls visit for the constants an expression is put together of.
func (f *File) constantTerms(e syntax.Expr, visit func(*syntax.NameExpr)) {
	switch e := e.(type) {
	case *syntax.NameExpr:
		if _, ok := f.library.constants[e.Name]; ok && e.Var == nil {
			visit(e)
		}
	case *syntax.ParenExpr:
		f.constantTerms(e.X, visit)
	case *syntax.BinaryExpr:
		switch e.Op {
		case syntax.Plus, syntax.Pipe, syntax.Minus, syntax.Ampersand, syntax.Tilde:
			f.constantTerms(e.X, visit)
			f.constantTerms(e.Y, visit)
		case syntax.Or:
			f.constantTerms(e.X, visit)
			f.constantTerms(e.Y, visit)
		case syntax.And:
			f.constantTerms(e.Y, visit)
		}
	}
}

// flags are the families whose constants are sets of bits.
var flags = map[string]bool{
	"LOCATION": true, "POS": true, "PHASE": true, "REASON": true, "TYPE": true, "ATTRIBUTE": true, "RACE": true, "EFFECT_TYPE": true, "EFFECT_FLAG": true,
	"EFFECT_FLAG2": true, "RESET": true, "STATUS": true, "CATEGORY": true, "TIMING": true, "LINK_MARKER": true,
}
