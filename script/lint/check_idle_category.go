package lint

import (
	"strings"

	"duel/script/syntax"
)

var idleCategory = &Check{
	Code: "idle-category", Severity: Warning,
	Title: "a category of something the card never does",
	Text: "SetCategory tells other cards what the effect does, and nothing in its functions does that. It was copied from another card, " +
		"or another category was meant.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_DRAW) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE)\n" +
		"e1:SetOperation(function(e,tp) Duel.Recover(tp,500,REASON_EFFECT) end) c:RegisterEffect(e1) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_RECOVER) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE)\n" +
		"e1:SetOperation(function(e,tp) Duel.Recover(tp,500,REASON_EFFECT) end) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		if p.script == nil || p.loose || !p.library.bits {
			return
		}
		var setters []*call
		for _, c := range p.calls {
			if fn := c.only(); fn != nil && fn.Name == "Effect.SetCategory" && len(c.args) > 1 {
				setters = append(setters, c)
			}
		}
		if len(setters) == 0 {
			return
		}
		words := doneWords{File: p.File}
		syntax.Inspect(p.Chunk, words.note)
		if words.ofOthers() {
			return
		}
		whole := words.text.String()
		for _, c := range setters {
			if own, known := p.wordsOfEffect(c); known {
				p.idleCategories(c.args[1], own, "this effect")
			} else {
				p.idleCategories(c.args[1], whole, "this script")
			}
		}
	},
}

// signs are parts of the names of functions and constants, one of which is in
// every script that does what a category is about.
var signs = map[string][]string{
	"CATEGORY_DRAW":           {"Draw", "DRAW"},
	"CATEGORY_TODECK":         {"Deck", "SendtoExtra", "ShuffleMaterial"},
	"CATEGORY_TOHAND":         {"SendtoHand", "Hand", "Search"},
	"CATEGORY_SEARCH":         {"Deck", "DECK", "Search"},
	"CATEGORY_DESTROY":        {"Destroy"},
	"CATEGORY_REMOVE":         {"Remove", "Banish", "LOCATION_REMOVED"},
	"CATEGORY_RECOVER":        {"Recover"},
	"CATEGORY_DAMAGE":         {"Damage"},
	"CATEGORY_SPECIAL_SUMMON": {"Summon", "Ritual", "Fusion"},
	"CATEGORY_CONTROL":        {"Control"},
	"CATEGORY_EQUIP":          {"Equip"},
	"CATEGORY_POSITION":       {"ChangePosition", "EFFECT_SET_POSITION", "POS_FACE", "Control"},
	"CATEGORY_COUNTER":        {"Counter"},
	"CATEGORY_COIN":           {"Coin"},
	"CATEGORY_DICE":           {"Dice"},
	"CATEGORY_HANDES":         {"Discard", "DISCARD", "SendtoGrave", "SendtoDeck", "Remove", "SendtoHand", "Destroy"},
	"CATEGORY_NEGATE":         {"NegateActivation", "NegateSummon"},
	"CATEGORY_TOKEN":          {"Token", "SpecialSummon"},
	"CATEGORY_RELEASE":        {"Release", "Ritual"},
	"CATEGORY_SUMMON":         {"Summon"},
	"CATEGORY_DECKDES":        {"Deck", "SendtoGrave", "Destroy", "Remove", "LOCATION_DECK", "LOCATION_EXTRA"},
	"CATEGORY_TOGRAVE":        {"Grave", "DiscardDeck"},
	"CATEGORY_DEFCHANGE":      {"DEFENSE", "DEF", "Defense", "SWAP"},
	"CATEGORY_ATKCHANGE":      {"ATTACK", "Attack", "SWAP", "ATK"},
	"CATEGORY_LVCHANGE":       {"LEVEL", "Level", "RANK", "Rank"},
}

// wordsOfEffect are the words of the functions of the effect whose category a
// call sets, and of those they mention; known is false if there may be others,
// or it does nothing there is a category for: then it may prepare what another
// effect does.
func (p *Pass) wordsOfEffect(c *call) (words string, known bool) {
	m, ok := c.node.(*syntax.MethodCallExpr)
	if !ok || p.settings[m] == nil || p.categoriesSetLater() {
		return "", false
	}
	e := p.settings[m].effect
	if !p.onEvents(e) || e.shared || p.isCloned(e) && p.handlersDiffer(e) {
		return "", false
	}
	words, known = p.wordsOf(e, "SetCondition", "SetCost", "SetTarget", "SetOperation")
	return words, known && actsItself(words)
}

// wordsOf are the words of the functions an effect is given with certain
// setters, and of those they mention; known is false if there may be others.
func (p *Pass) wordsOf(e *effect, setters ...string) (words string, known bool) {
	u := &userFinder{File: p.File}
	w := &doneWords{File: p.File}
	seen, certain := map[*function]bool{}, true
	w.follow = func(x syntax.Expr) {
		fn := u.target(x)
		if index, ok := x.(*syntax.IndexExpr); fn == nil && ok && p.isScript(index.Object) && p.script.methods[fieldName(index)] != nil {
			certain = false
		}
		if fn != nil && !seen[fn] {
			seen[fn] = true
			syntax.Inspect(fn.decl.Body, w.note)
		}
	}
	for _, setter := range setters {
		given, sure := e.setTo(setter)
		if given == nil && sure {
			continue
		}
		if given == nil || !sure || len(given.Args) != 1 || setter != "SetCost" && u.target(given.Args[0]) == nil {
			return "", false
		}
		syntax.Inspect(given.Args[0], w.note)
	}
	return w.text.String(), certain && !w.ofOthers()
}

// handlersDiffer reports whether a clone of an effect is given other functions.
func (p *Pass) handlersDiffer(e *effect) bool {
	for _, other := range p.effects {
		if other.from != e {
			continue
		}
		for _, s := range other.settings {
			if s.name == "SetTarget" || s.name == "SetOperation" {
				return true
			}
		}
	}
	return false
}

// actsItself reports whether words tell of something there is a category for.
func actsItself(words string) bool {
	for _, deed := range plainDeeds {
		if strings.Contains(words, deed) {
			return true
		}
	}
	return false
}

var plainDeeds = strings.Fields(`SendtoHand SendtoGrave SendtoDeck Destroy Remove SpecialSummon GetControl ChangePosition Draw Damage Recover Equip
	EFFECT_UPDATE_ATTACK EFFECT_SET_ATTACK EFFECT_UPDATE_DEFENSE EFFECT_SET_DEFENSE`)

// idleCategories reports the categories of an expression that no word is a sign
// of.
func (p *Pass) idleCategories(e syntax.Expr, words, where string) {
	switch e := e.(type) {
	case *syntax.ParenExpr:
		p.idleCategories(e.X, words, where)
	case *syntax.BinaryExpr:
		p.idleCategories(e.X, words, where)
		p.idleCategories(e.Y, words, where)
	case *syntax.NameExpr:
		if e.Var != nil || signs[e.Name] == nil {
			return
		}
		for _, sign := range signs[e.Name] {
			if strings.Contains(words, sign) {
				return
			}
		}
		p.report(e, "nothing in %s does what %s is about", where, e.Name)
	}
}
