package lint

import (
	"path"
	"strings"

	"duel/script/syntax"
)

var duplicateHandler = &Check{
	Code: "duplicate-handler", Severity: Warning,
	Title: "a function of the card defined twice",
	Text:  "The second definition replaces the first, for the effects that use the first one too.",
	Bad:   "local s,id=GetID()\nfunction s.filter(c) return c:IsMonster() end\nfunction s.filter(c) return c:IsSpell() end",
	Good:  "local s,id=GetID()\nfunction s.filter(c) return c:IsMonster() end\nfunction s.filter2(c) return c:IsSpell() end",
	run: func(p *Pass) {
		defined := map[string]*syntax.FunctionStmt{}
		for _, s := range p.Chunk.Body.Stmts {
			f, ok := s.(*syntax.FunctionStmt)
			if !ok {
				continue
			}
			name := p.Chunk.Text(f.Target)
			if f.Method != nil {
				name += ":" + f.Method.Name
			}
			if before := defined[name]; before != nil {
				p.report(f.Target, "%s is defined already in line %d", name, p.Chunk.Line(before.Pos()))
			}
			defined[name] = f
		}
	},
}

var deprecatedFunction = &Check{
	Code: "deprecated", Severity: Warning,
	Title: "a function the base library gave up",
	Text:  "The base library lists the function as renamed or removed: it complains each time it is called, or only fails. The message says what to call instead.",
	Bad:   "function f(tp) return Duel.OldCount(tp) end",
	Good:  "function f(tp) return Duel.NewCount(tp) end",
	Library: "local function make_deprecated(old,new) end\nfunction Duel.OldCount(tp) return 0 end\nfunction Duel.NewCount(tp) return 0 end\n" +
		"make_deprecated(\"Duel.OldCount\",\"Duel.NewCount\")",
	run: func(p *Pass) {
		if p.inLibrary {
			return
		}
		for _, c := range p.calls {
			fn := c.only()
			if fn == nil || fn.Deprecated == "" {
				continue
			}
			if fn.Deleted {
				p.report(c.node, "%s was removed: %s", fn.Name, fn.Deprecated)
			} else {
				p.report(c.node, "%s is deprecated: %s", fn.Name, fn.Deprecated)
			}
		}
	},
}

var otherCardsTable = &Check{
	Code: "other-card", Severity: Warning,
	Title: "the table of another card",
	Text:  "c123 is the table of card 123, which is only there if that card's script was loaded before. A script reaches its own table through GetID().",
	Bad:   "function c111.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetOperation(c222.operation) c:RegisterEffect(e1) end",
	Good:  "function c111.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetOperation(c111.operation) c:RegisterEffect(e1) end\nfunction c111.operation(e) end",
	run: func(p *Pass) {
		if p.loose {
			return
		}
		own := strings.TrimSuffix(path.Base(p.Chunk.Name), ".lua")
		for _, use := range p.Chunk.Scopes.Globals {
			if isCardTable(use.Name) && use.Name != own && (p.script == nil || use.Name != p.script.global) && p.Chunk.Scopes.AssignedGlobals[use.Name] == 0 {
				p.report(use, "%s is the table of another card", use.Name)
			}
		}
	},
}

var unusedHandler = &Check{
	Code: "unused-handler", Severity: Warning,
	Title: "a function of the card that nothing uses",
	Text:  "The script defines the function and never mentions it again, and the base library asks for no such name. Left over, or an effect lacks its handler.",
	Bad:   "local s,id=GetID()\nfunction s.initial_effect(c) end\nfunction s.leftover(c) return c:IsMonster() end",
	Good:  "local s,id=GetID()\nfunction s.initial_effect(c) end",
	run: func(p *Pass) {
		if p.script == nil || p.script.dynamic {
			return
		}
		used := map[string]int{}
		for _, n := range p.nodes.indexes {
			used[fieldName(n)]++
		}
		for _, c := range p.calls {
			if m, ok := c.node.(*syntax.MethodCallExpr); ok {
				used[m.Method.Name]++
			}
		}
		for _, s := range p.Chunk.Body.Stmts {
			f, ok := s.(*syntax.FunctionStmt)
			if !ok || f.Method != nil {
				continue
			}
			t, ok := f.Target.(*syntax.IndexExpr)
			if !ok || !p.isScript(t.Object) {
				continue
			}
			if name := fieldName(t); name != "initial_effect" && used[name] < 2 && !p.library.reads(name) {
				p.report(f.Target, "nothing uses %s", p.Chunk.Text(f.Target))
			}
		}
	},
}

var unusedLocal = &Check{
	Code: "unused-local", Severity: Style,
	Title: "a local that nothing uses",
	Text:  "The variable is given a value that is never read. Parameters and names of only _ do not count.",
	Bad:   "function f(e) local c=e:GetHandler() return true end",
	Good:  "function f(e) return true end",
	run: func(p *Pass) {
		for _, s := range p.Chunk.Scopes.List {
			for _, v := range s.Vars {
				if (v.Kind == syntax.LocalVar || v.Kind == syntax.LocalFunc) && len(v.Uses) == 0 && strings.Trim(v.Name, "_") != "" && !p.isScriptVar(v) {
					p.report(v.Decl, "%s is never used", v.Name)
				}
			}
		}
	},
}

func (p *Pass) isScriptVar(v *syntax.Variable) bool {
	return p.script != nil && (p.script.vars[v] || p.script.code == v)
}

var shadowedLocal = &Check{
	Code: "shadowed-local", Severity: Style,
	Title: "a local that hides another of the same function",
	Text:  "From here on the name means the new variable, and the old one cannot be reached.",
	Bad:   "function f(c) local n=1 if c then local n=2 return n end return n end",
	Good:  "function f(c) local n=1 if c then local m=2 return m end return n end",
	run: func(p *Pass) {
		first := firstOfName(p.Chunk.Scopes.List)
		for _, s := range p.Chunk.Scopes.List {
			for _, v := range s.Vars {
				if hidden := hides(first, s, v); hidden != nil && strings.Trim(v.Name, "_") != "" {
					p.report(v.Decl, "%s hides the one of line %d", v.Name, p.Chunk.Line(hidden.Decl.Pos()))
				}
			}
		}
	},
}

// scopeNames are, by scope and name, the first variables of scopes.
type scopeNames map[*syntax.Scope]map[string]*syntax.Variable

func firstOfName(scopes []*syntax.Scope) scopeNames {
	first := scopeNames{}
	for _, s := range scopes {
		if len(s.Vars) == 0 {
			continue
		}
		names := make(map[string]*syntax.Variable, len(s.Vars))
		for _, v := range s.Vars {
			if names[v.Name] == nil {
				names[v.Name] = v
			}
		}
		first[s] = names
	}
	return first
}

// hides is the variable of the same function that v hides, or nil.
func hides(first scopeNames, s *syntax.Scope, v *syntax.Variable) *syntax.Variable {
	for ; s != nil; s = s.Parent {
		if other := first[s][v.Name]; other != nil && other != v && other.Func == v.Func && other.Decl.Pos() < v.Decl.Pos() {
			return other
		}
	}
	return nil
}

var leakedGlobal = &Check{
	Code: "leaked-global", Severity: Style,
	Title: "a global a card script makes",
	Text:  "Without local the variable belongs to the whole duel: another card's script may read or overwrite it.",
	Bad:   "function f(e) total=e:GetLabel() return total end",
	Good:  "function f(e) local total=e:GetLabel() return total end",
	run: func(p *Pass) {
		if p.inLibrary {
			return
		}
		for _, a := range p.nodes.assigns {
			for _, t := range a.Targets {
				name := globalName(t)
				if _, known := p.library.globals[name]; name != "" && !known && !isCardTable(name) {
					p.report(t, "%s is global", name)
				}
			}
		}
	},
}

var unreachable = &Check{
	Code: "unreachable", Severity: Warning,
	Title: "code that is never reached",
	Text:  "Everything before it returns, jumps or fails.",
	Bad:   "function f(c) if c then return 1 else return 2 end Duel.BreakEffect() end",
	Good:  "function f(c) if c then return 1 end Duel.BreakEffect() end",
	run: func(p *Pass) {
		for _, b := range p.nodes.blocks {
			for i, s := range b.Stmts[:max(0, len(b.Stmts)-1)] {
				if _, label := b.Stmts[i+1].(*syntax.LabelStmt); !label && ends(&syntax.Block{Stmts: []syntax.Stmt{s}}) {
					p.report(b.Stmts[i+1], "nothing reaches this line")
					break
				}
			}
		}
	},
}
