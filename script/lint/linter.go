package lint

import (
	"cmp"
	"slices"

	"duel/script/buddyfight/scenario"
	"duel/script/syntax"
)

// checks are all checks; the list is in order of their codes.
var checks = sortChecks(syntaxCheck, unknownMember, unknownMethod, undefinedGlobal, undefinedName, undefinedHandler, undefinedField, argumentCount, argumentType,
	dotOrColon, cardFacts, constantKind, overlappingBits, maskPrecedence, operandType, missingArgument, callbackParameters, chkFallsThrough,
	unregisteredEffect, effectVariable, settingTwice, registeredTwice, effectShape, unreachable, duplicateHandler, deprecatedFunction,
	otherCardsTable, negatedComparison, constantOperand, sameOperands, comparedKinds, unusedHandler, unusedLocal, shadowedLocal, leakedGlobal,
	unexplainedSuppression, uselessSuppression, unlisted, differingException, neverFaceUp, differingOperation, differingChkc, zeroGroup,
	alwaysTrue, unusedResult, noAnswer, uncalledFactory, chkcUnused, chkcLate, repeatedCondition, sameBranches, duplicateKey, emptyBranch, selfAssignment,
	endlessLoop, extraArgument, effectValue, effectReach, effectEvent, deadReset, forbiddenAction, untargeted, bitsRemoved, emptyRange, impossibleCount,
	wrongCallback, misspeltField, valueKind, labelNeverSet, flagNeverSet, missingReviveLimit, nilValue,
	singleBit, looseType, playerArgument, differingSearch, cardIgnored, mixedOperators, libraryArgument, hintPlayer, looseReason, missingDiscard,
	lateQuestion, idleCategory, handlerRole, exceptionKind, promptMismatch, unaskedAbility, unannounced, fixedPlayer, targetLost, staleGlobal, branchKind, unusedValue, unbalancedAssignment,
	parameterNeverSet, countLimit, differingSummon, costReason, abilityReason, unusedChoice, misnamedParameter, unprotectedGrave, lastingEffect,
	announcedPlace, idleCardTarget, missingPrompt, unknownKey, missingProcedure, unaskedZone, impossibleNumber, unannouncedAction, minorAction, severalSummoned, missingChkc, missingValue)

func sortChecks(list ...*Check) []*Check {
	slices.SortFunc(list, func(a, b *Check) int { return cmp.Compare(a.Code, b.Code) })
	return list
}

// Checks are all checks in order of their codes.
func Checks() []*Check { return slices.Clone(checks) }

// CheckNamed is the check with a code, or nil.
func CheckNamed(code string) *Check {
	for _, c := range checks {
		if c.Code == code {
			return c
		}
	}
	return nil
}

// Linter checks scripts against one library.
type Linter struct {
	library *Library
	// enabled tells by code which checks run; all that are missing do.
	enabled func(*Check) bool
}

// NewLinter makes a linter that runs the checks enabled says; nil runs all.
func NewLinter(library *Library, enabled func(*Check) bool) *Linter {
	if enabled == nil {
		enabled = func(*Check) bool { return true }
	}
	return &Linter{library, enabled}
}

// Analyse reads one script. The name stands in the findings; the last part of
// it tells the card. A file that does not parse has no facts but its errors.
func (l *Linter) Analyse(name, text string) *File {
	chunk, err := syntax.Parse(name, text)
	if _, resolveErr := syntax.Resolve(chunk); err != nil || resolveErr != nil {
		return &File{Chunk: chunk, library: l.library, broken: true}
	}
	if isBuddyfight(chunk) {
		return newFile(buddyfightLibrary(), chunk).settle()
	}
	library := l.library
	if isScenario(chunk) {
		if scenario.Is(text) {
			return newFile(buddyfightScenarioLibrary(), chunk).settle()
		}
		library = library.forScenarios()
	}
	f := newFile(library, chunk)
	if names, certain := f.loads(); len(names) > 0 || !certain {
		library, found := l.library.with(names)
		f.library, f.loose = library, f.loose || !found || !certain
	}
	f.inLibrary = l.library.holds(name, text)
	return f.settle()
}

// settle finds everything about a file that needs its library.
func (f *File) settle() *File {
	f.resolveCalls()
	f.findEffects()
	f.findUses()
	clear(f.results)
	clear(f.known)
	f.resolveCalls()
	return f
}

// Lint checks one script. The findings are in the order of the text.
func (l *Linter) Lint(name, text string) []*Finding {
	return l.Check(l.Analyse(name, text))
}

// Check runs the checks over a script.
func (l *Linter) Check(f *File) []*Finding {
	p := &Pass{File: f}
	for _, c := range checks {
		if !l.enabled(c) || f.broken && c != syntaxCheck {
			continue
		}
		p.check, p.count = c, 0
		c.run(p)
	}
	f.suppress(l.enabled)
	slices.SortStableFunc(f.findings, func(a, b *Finding) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.Code, b.Code), cmp.Compare(a.To, b.To), cmp.Compare(a.Message, b.Message))
	})
	return f.findings
}
