package buddyfight

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Keyword is a keyword ability.
type Keyword uint8

// The keywords. A card with Counter is one that may be cast as a counter; on
// monsters and items the word belongs to one of their abilities.
const (
	Counter Keyword = iota + 1
	Move
	Penetrate
	Counterattack
	DoubleAttack
	TripleAttack
	Soulguard
	Lifelink // its value is the damage, or LifelinkLose
	Set
)

// LifelinkLose is the value of Lifelink that loses the game.
const LifelinkLose = -1

var keywordNames = [...]string{"", "Counter", "Move", "Penetrate", "Counterattack", "Double Attack", "Triple Attack", "Soulguard", "Lifelink", "Set"}

// String is the keyword as cards print it.
func (k Keyword) String() string { return keywordNames[k] }

// KeywordValue is a keyword with its number, which only Lifelink has.
type KeywordValue struct {
	Keyword Keyword
	Value   int
}

// ParseKeyword reads a keyword as cards print it: "Double Attack",
// "Lifelink 5", "Lifelink Lose".
func ParseKeyword(text string) (KeywordValue, error) {
	if rest, ok := strings.CutPrefix(text, "Lifelink "); ok {
		if rest == "Lose" {
			return KeywordValue{Lifelink, LifelinkLose}, nil
		}
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 {
			return KeywordValue{}, fmt.Errorf("keyword Lifelink needs a number from 1 or Lose, found %q", rest)
		}
		return KeywordValue{Lifelink, n}, nil
	}
	i := slices.Index(keywordNames[1:], text)
	if i < 0 || Keyword(i+1) == Lifelink {
		return KeywordValue{}, fmt.Errorf("unknown keyword %q", text)
	}
	return KeywordValue{Keyword: Keyword(i + 1)}, nil
}
