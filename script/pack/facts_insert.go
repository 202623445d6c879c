package pack

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"

	"duel/core/ocg"
)

// classLine is the line by which a card script gets its class.
var classLine = regexp.MustCompile(`(?m)^local\s+(\w+)\s*(,\s*\w+\s*)?=\s*GetID\(\)[^\n]*(\n|$)`)

// InsertFacts puts the facts of a card into the text of its script, behind the
// line local s,id=GetID(), and changes nothing else. line is the number of the
// first line put in. An error tells why the script cannot take them.
func InsertFacts(text string, card *ocg.CardData, names *BitNames, constants Constants) (now string, line int, err error) {
	file := ScriptName(card.Code)
	given, err := ParseFacts(file, text, card.Code, constants)
	if err != nil {
		return "", 0, err
	}
	if given != nil {
		return "", 0, fmt.Errorf("%s has facts already", file)
	}
	m := classLine.FindStringSubmatchIndex(text)
	if m == nil {
		return "", 0, fmt.Errorf("%s has no line local s,id=GetID() to put the facts behind", file)
	}
	facts := text[m[2]:m[3]] + strings.TrimPrefix(FactsText(card, names), "s")
	before, after := text[:m[1]], text[m[1]:]
	if !strings.HasSuffix(before, "\n") {
		before += "\n"
	}
	now = before + facts + after
	if again, err := ParseFacts(file, now, card.Code, constants); err != nil || !reflect.DeepEqual(again, card) {
		return "", 0, fmt.Errorf("%s: a script cannot say all facts of card %d (%v)", file, card.Code, err)
	}
	return now, strings.Count(before, "\n") + 1, nil
}
