package lint

import (
	"errors"
	"path"
	"strconv"
	"strings"

	"duel/script/pack"
	"duel/script/syntax"
)

var cardFacts = &Check{
	Code: "card-facts", Severity: Error,
	Title: "facts of the card that cannot be read",
	Text: "s.card gives the card's facts, which are read without running the script: a name and a type, numbers made of numerals and constants, " +
		"and each constant of the kind its field is about. A card whose facts cannot be read is not loaded.",
	Bad:  "local s,id=GetID()\ns.card={name=\"Example\",type=TYPE_MONSTER,attribute=RACE_DRAGON}\nfunction s.initial_effect(c) end",
	Good: "local s,id=GetID()\ns.card={name=\"Example\",type=TYPE_MONSTER,attribute=ATTRIBUTE_DARK}\nfunction s.initial_effect(c) end",
	run: func(p *Pass) {
		code, err := strconv.ParseUint(strings.TrimSuffix(strings.TrimPrefix(path.Base(p.Chunk.Name), "c"), ".lua"), 10, 32)
		if err != nil || !p.library.bits || p.script == nil || p.script.members["card"] == nil {
			return
		}
		_, err = pack.ParseFacts(p.Chunk.Name, p.Chunk.Source, uint32(code), func(name string) (int64, bool) {
			v, ok := p.library.constants[name]
			return int64(v), ok
		})
		p.reportLines(err)
		for _, n := range p.script.members["card"] {
			if target, ok := n.(*syntax.IndexExpr); ok {
				p.factFamilies(target)
			}
		}
	},
}

// reportLines reports the parts of an error that tell a line.
func (p *Pass) reportLines(err error) {
	var list interface{ Unwrap() []error }
	if errors.As(err, &list) {
		for _, one := range list.Unwrap() {
			p.reportLines(one)
		}
		return
	}
	var fault *pack.LineError
	if errors.As(err, &fault) {
		from, to := p.Chunk.LineExtent(fault.Line)
		to = min(to, p.Chunk.End())
		text := p.Chunk.Source[from:to]
		from += syntax.Pos(len(text) - len(strings.TrimLeft(text, " \t")))
		p.reportAt(from, from+syntax.Pos(len(strings.TrimSpace(text))), "%s", fault.Message)
	}
}

// factKinds are the families of constants that fields of the facts are about.
var factKinds = map[string]string{"type": "TYPE", "attribute": "ATTRIBUTE", "race": "RACE", "markers": "LINK_MARKER"}

// factsOf are the fields of the table that is given to s.card.
func (p *Pass) factsOf(target *syntax.IndexExpr) []*syntax.Field {
	for _, s := range p.Chunk.Body.Stmts {
		a, ok := s.(*syntax.AssignStmt)
		if !ok || len(a.Values) != 1 || a.Targets[0] != syntax.Expr(target) {
			continue
		}
		if facts, ok := a.Values[0].(*syntax.TableExpr); ok {
			return facts.Fields
		}
	}
	return nil
}

// factFamilies reports constants of another family than their field's.
func (p *Pass) factFamilies(target *syntax.IndexExpr) {
	for _, field := range p.factsOf(target) {
		key, ok := field.Key.(*syntax.StringExpr)
		if !ok || factKinds[key.Value] == "" {
			continue
		}
		p.constantTerms(field.Value, func(n *syntax.NameExpr) {
			if found := family(n.Name); found != "" && found != factKinds[key.Value] {
				p.report(n, "%s is given for %s, which takes constants %s_...", n.Name, key.Value, factKinds[key.Value])
			}
		})
	}
}
