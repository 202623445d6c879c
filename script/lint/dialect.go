package lint

import (
	"sync"

	"duel/script/buddyfight"
	buddyfightscenario "duel/script/buddyfight/scenario"
	"duel/script/scenario"
	"duel/script/syntax"
)

// buddyfightLibrary is what scripts of Buddyfight cards find: the API and its
// constants, and no base library.
var buddyfightLibrary = sync.OnceValue(newBuddyfightLibrary)

// buddyfightScenarioLibrary is what duel scripts of Buddyfight find.
var buddyfightScenarioLibrary = sync.OnceValue(func() *Library {
	l := newBuddyfightLibrary()
	l.addScenario(natives(buddyfightscenario.Registry))
	return l
})

func newBuddyfightLibrary() *Library {
	l := newLibrary(natives(buddyfight.Registry))
	l.constants = map[string]float64{}
	for _, c := range buddyfight.Constants {
		l.constants[c.Name] = float64(c.Value)
		l.globals[c.Name] = nil
	}
	l.globals["GetID"] = nil
	l.listNames()
	return l
}

// isBuddyfight reports whether a script is about a Buddyfight card: its facts,
// s.card, give a card number instead of a passcode in the file's name.
func isBuddyfight(chunk *syntax.Chunk) bool {
	for _, s := range chunk.Body.Stmts {
		a, ok := s.(*syntax.AssignStmt)
		if !ok || len(a.Targets) != 1 || len(a.Values) != 1 {
			continue
		}
		target, okTarget := a.Targets[0].(*syntax.IndexExpr)
		facts, okFacts := a.Values[0].(*syntax.TableExpr)
		if !okTarget || !okFacts || fieldName(target) != "card" {
			continue
		}
		for _, f := range facts.Fields {
			if key, ok := f.Key.(*syntax.StringExpr); ok && key.Value == "number" {
				return true
			}
		}
	}
	return false
}

// scenarioObjects are the globals of duel scripts that stand for players, and
// the table of their methods.
var scenarioObjects = map[string]string{"me": "Player", "opponent": "Player"}

// isScenario reports whether a script plays a duel instead of being a card: a
// statement of the file calls a function of duel scripts, or moves a player.
func isScenario(chunk *syntax.Chunk) bool {
	for _, s := range chunk.Body.Stmts {
		c, ok := s.(*syntax.CallStmt)
		if !ok {
			continue
		}
		switch call := c.Call.(type) {
		case *syntax.CallExpr:
			if name := globalName(call.Func); name == "test" || name != "" && scenario.Registry.Lookup("Global."+name) != nil {
				return true
			}
		case *syntax.MethodCallExpr:
			if scenarioObjects[globalName(call.Object)] != "" {
				return true
			}
		}
	}
	return false
}

// addScenario adds what duel scripts find besides a library.
func (l *Library) addScenario(functions []*Native) {
	for _, f := range functions {
		if f.Table() == "Global" {
			l.globals[f.Field()] = &Func{Name: f.Field(), Native: f, Results: results(f)}
			continue
		}
		fn := l.function(f.Table(), f.Field())
		fn.Native, fn.Results = f, results(f)
	}
	l.instances = scenarioObjects
	for name := range l.instances {
		l.globals[name] = nil
	}
	delete(l.globals, "Player")
	l.listNames()
}

// forScenarios is the library with what duel scripts find besides.
func (l *Library) forScenarios() *Library {
	x := l.extensions
	x.scenarioOnce.Do(func() {
		if x.scenario, x.scenarioErr = readLibrary(x, x.base); x.scenarioErr == nil {
			x.scenario.addScenario(natives(scenario.Registry))
		}
	})
	if x.scenarioErr != nil {
		return l
	}
	return x.scenario
}
