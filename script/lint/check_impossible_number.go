package lint

import (
	"regexp"
	"strings"

	"duel/script/syntax"
)

var impossibleNumber = &Check{
	Code: "impossible-number", Severity: Warning,
	Title: "a number beyond what there is",
	Text: "Players are 0 and 1, levels, ranks, Link Ratings and scales end at 13, ATK and DEF of printed cards are multiples of 10, " +
		"a card has 16 texts, and nobody can be asked to choose more cards than are allowed. A number beyond is a slip of the keyboard.",
	Bad:  "function f(tp,g) return g:Filter(Card.IsLevel,nil,41),Duel.GetLP(11-tp) end",
	Good: "function f(tp,g) return g:Filter(Card.IsLevel,nil,4),Duel.GetLP(1-tp) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			p.numbersGiven(c)
		}
		for _, b := range p.nodes.binaries {
			p.otherPlayer(b)
		}
		for _, e := range p.effects {
			p.playersAffected(e)
		}
		p.numbersPrinted()
	},
}

// The highest of what cards and the API count.
const (
	mostPlayer = 5 // PLAYER_SELFDES
	mostLevel  = 13
	mostText   = 15  // of 16, from 0
	anyLevel   = 255 // and what is higher: scripts ask with it whether a card has a level
)

// numeral is the value of a number that is written out.
func numeral(e syntax.Expr) (value float64, ok bool) {
	n, ok := e.(*syntax.NumberExpr)
	if !ok {
		return 0, false
	}
	return n.Value.Float, true
}

// beyond reports a numeral above the highest there is of a thing.
func (p *Pass) beyond(e syntax.Expr, most float64, thing string) {
	if n, ok := numeral(e); ok && n > most {
		p.report(e, "there is no %s %v", thing, n)
	}
}

// levelTest and powerTest match functions that compare a card's level or the
// like, ATK or DEF with a number.
var (
	levelTest = regexp.MustCompile(`^Card\.Is(Original)?(Level|Rank|Link|Scale|LeftScale|RightScale)(Above|Below)?$`)
	powerTest = regexp.MustCompile(`^Card\.Is(Base|Text)?(Attack|Defense)(Above|Below)?$`)
)

// numbersGiven looks at the numerals a function is called with.
func (p *Pass) numbersGiven(c *call) {
	fn := c.only()
	if fn == nil {
		return
	}
	switch {
	case fn.Name == "Auxiliary.Stringid" && len(c.args) == 2:
		p.beyond(c.args[1], mostText, "text")
	case levelTest.MatchString(fn.Name):
		for _, a := range c.args[1:] {
			if n, _ := numeral(a); n <= anyLevel {
				p.beyond(a, mostLevel, "level")
			}
		}
	case powerTest.MatchString(fn.Name):
		for _, a := range c.args[1:] {
			p.notMultiple(a)
		}
	}
	if fn.Native == nil || p.calledWrongly(c) {
		return
	}
	least := -1.0
	for i := range min(len(c.args), len(fn.Native.Params)) {
		param, a := &fn.Native.Params[i], c.args[i]
		switch n, ok := numeral(a); {
		case !ok:
		case param.Type.Name == "Player":
			p.beyond(a, mostPlayer, "player")
		case param.Name == "min":
			least = n
		case param.Name == "max" && n < least:
			p.report(a, "at least %v are to be chosen, but no more than %v", least, n)
		}
	}
}

// notMultiple reports a numeral that is no ATK or DEF; lower ones stand for any
// above 0.
func (p *Pass) notMultiple(e syntax.Expr) {
	if n, ok := numeral(e); ok && n >= 10 && n != float64(int64(n/10)*10) {
		p.report(e, "no card has %v ATK or DEF: they are multiples of 10", n)
	}
}

// otherPlayer looks at the number a player is taken from.
func (p *Pass) otherPlayer(b *syntax.BinaryExpr) {
	if n, ok := numeral(b.X); ok && b.Op == syntax.Minus && n != 1 && isParameter(b.Y, "tp", "ep", "rp") {
		p.report(b, "%v-%s is no player: the other one is 1-%s", n, p.Chunk.Text(b.Y), p.Chunk.Text(b.Y))
	}
}

// playersAffected looks at the range of an effect on players.
func (p *Pass) playersAffected(e *effect) {
	set, certain := e.setTo("SetTargetRange")
	if !certain || set == nil || !p.hasFlag(e, "EFFECT_FLAG_PLAYER_TARGET") {
		return
	}
	for _, a := range set.Args {
		if n, ok := numeral(a); ok && n > 1 {
			p.report(a, "of an effect on players the range says 0 or 1 for each, not %v", n)
		}
	}
}

// numbersPrinted looks at the numbers among the facts of a card.
func (p *Pass) numbersPrinted() {
	if p.script == nil {
		return
	}
	for _, n := range p.script.members["card"] {
		target, ok := n.(*syntax.IndexExpr)
		if !ok {
			continue
		}
		for _, field := range p.factsOf(target) {
			key, _ := field.Key.(*syntax.StringExpr)
			switch {
			case key == nil:
			case key.Value == "attack" || key.Value == "defense":
				p.notMultiple(field.Value)
			case key.Value == "level" || key.Value == "rank" || key.Value == "link" || strings.HasSuffix(key.Value, "scale"):
				p.beyond(field.Value, mostLevel, key.Value)
			}
		}
	}
}
