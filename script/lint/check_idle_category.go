package lint

import (
	"strings"

	"duel/script/syntax"
)

var idleCategory = &Check{
	Code: "idle-category", Severity: Warning,
	Title: "a category of something the card never does",
	Text: "SetCategory tells other cards what the effect does, and nothing in the script does that. It was copied from another card, " +
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
		words := p.wordsOutsideCategories()
		if strings.Contains(words, "GetOperation ") || strings.Contains(words, "LoadCardScript") {
			return // does what another card does
		}
		for _, c := range setters {
			p.idleCategories(c.args[1], words)
		}
	},
}

// signs are parts of the names of functions and constants, one of which is in
// every script that does what a category is about.
var signs = map[string][]string{
	"CATEGORY_DRAW":           {"Draw", "DRAW"},
	"CATEGORY_TODECK":         {"Deck", "SendtoExtra", "ShuffleMaterial"},
	"CATEGORY_TOHAND":         {"SendtoHand", "Hand", "Search"},
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

// wordsOutsideCategories are the names of functions, methods and globals the
// file writes, each followed by a space, but for those in calls that only say
// what an effect does.
func (p *Pass) wordsOutsideCategories() string {
	var words strings.Builder
	write := func(word string) { words.WriteString(word + " ") }
	syntax.Inspect(p.Chunk, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.MethodCallExpr:
			if n.Method.Name == "SetCategory" {
				return false
			}
			write(n.Method.Name)
		case *syntax.CallExpr:
			if name := p.calleeName(n); name == "Duel.SetOperationInfo" || name == "Duel.SetPossibleOperationInfo" {
				return false
			}
		case *syntax.IndexExpr:
			if globalName(n.Object) != "" {
				write(fieldName(n))
			}
		case *syntax.NameExpr:
			if n.Var == nil {
				write(n.Name)
			}
		}
		return true
	})
	return words.String()
}

// idleCategories reports the categories of an expression that no word is a sign
// of.
func (p *Pass) idleCategories(e syntax.Expr, words string) {
	switch e := e.(type) {
	case *syntax.ParenExpr:
		p.idleCategories(e.X, words)
	case *syntax.BinaryExpr:
		p.idleCategories(e.X, words)
		p.idleCategories(e.Y, words)
	case *syntax.NameExpr:
		if e.Var != nil || signs[e.Name] == nil {
			return
		}
		for _, sign := range signs[e.Name] {
			if strings.Contains(words, sign) {
				return
			}
		}
		p.report(e, "nothing in this script does what %s is about", e.Name)
	}
}
