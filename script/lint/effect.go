package lint

import (
	"strings"

	"duel/script/syntax"
)

// effect is an effect a script makes, followed through the statements of the
// block that makes it.
type effect struct {
	v      *syntax.Variable
	made   syntax.Node // the expression that makes it
	from   *effect     // what it is a clone of
	global bool        // made by Effect.GlobalEffect
	// settings are the calls of setters in the order of the text.
	settings []*setting
	// registered are the calls that register it, in order.
	registered []syntax.Expr
	// shared is set when something else than setters and registration sees it:
	// from there on it may be changed out of sight.
	shared bool
	block  *syntax.Block
}

// setting is one call of a setter.
type setting struct {
	name   string // "SetType"
	call   *syntax.MethodCallExpr
	effect *effect
	// sometimes is set in a block below the effect's own.
	sometimes bool
	// late is set when the effect was registered before.
	late bool
	// building is the other effect made and not yet registered at that time.
	building *effect
}

// setTo is the last call of a setter, on the effect or what it is a clone of;
// certain is false if there may be others.
func (e *effect) setTo(name string) (call *syntax.MethodCallExpr, certain bool) {
	certain = !e.shared
	for i := len(e.settings) - 1; i >= 0; i-- {
		if s := e.settings[i]; s.name == name {
			return s.call, certain && !s.sometimes
		}
	}
	if e.from != nil {
		before := e.from
		for i := len(before.settings) - 1; i >= 0; i-- {
			if s := before.settings[i]; s.name == name && s.call.Pos() < e.made.Pos() {
				return s.call, certain && !before.shared && !s.sometimes
			}
		}
		if before.from != nil {
			call, ok := before.from.setTo(name)
			return call, certain && ok && !before.shared
		}
		return nil, certain && !before.shared
	}
	return nil, certain
}

// types are the bits of its EFFECT_TYPE, if they are known.
func (f *File) types(e *effect) (int64, bool) {
	call, certain := e.setTo("SetType")
	if call == nil || !certain || len(call.Args) != 1 {
		return 0, false
	}
	return f.constant(call.Args[0])
}

// constant is the value of an expression made of numerals and constants.
func (f *File) constant(e syntax.Expr) (int64, bool) { return f.evaluate(e, maxDepth) }

func (f *File) evaluate(e syntax.Expr, depth int) (int64, bool) {
	if depth == 0 {
		return 0, false
	}
	depth--
	switch e := e.(type) {
	case *syntax.NumberExpr:
		return int64(e.Value.Float), true
	case *syntax.ParenExpr:
		return f.evaluate(e.X, depth)
	case *syntax.NameExpr:
		if e.Var != nil || f.Chunk.Scopes.AssignedGlobals[e.Name] > 0 {
			return 0, false
		}
		v, ok := f.library.constants[e.Name]
		return int64(v), ok
	case *syntax.UnaryExpr:
		x, ok := f.evaluate(e.X, depth)
		switch {
		case ok && e.Op == syntax.Minus:
			return -x, true
		case ok && e.Op == syntax.Tilde:
			return ^x, true
		}
	case *syntax.BinaryExpr:
		y, ok := f.evaluate(e.Y, depth)
		if !ok {
			return 0, false
		}
		if x, ok := f.evaluate(e.X, depth); ok {
			return fold(e.Op, x, y)
		}
	}
	return 0, false
}

func fold(op syntax.Kind, x, y int64) (int64, bool) {
	switch op {
	case syntax.Plus:
		return x + y, true
	case syntax.Minus:
		return x - y, true
	case syntax.Pipe:
		return x | y, true
	case syntax.Ampersand:
		return x & y, true
	case syntax.Tilde:
		return x ^ y, true
	case syntax.ShiftLeft:
		return x << uint64(y), true
	case syntax.Star:
		return x * y, true
	}
	return 0, false
}

// findEffects follows the effects made in every block.
func (f *File) findEffects() {
	for _, b := range f.nodes.blocks {
		f.blockEffects(b)
	}
}

// effectsOf is a walk over one block.
type effectsOf struct {
	*File
	block  *syntax.Block
	byVar  map[*syntax.Variable]*effect
	latest *effect // made last and not yet registered
}

func (f *File) blockEffects(b *syntax.Block) {
	w := &effectsOf{File: f, block: b, byVar: map[*syntax.Variable]*effect{}}
	for _, s := range b.Stmts {
		w.stmt(s)
	}
}

func (w *effectsOf) stmt(s syntax.Stmt) {
	switch s := s.(type) {
	case *syntax.LocalStmt:
		if len(s.Names) == 1 && len(s.Values) == 1 {
			if w.make(s.Names[0].Var, s.Values[0]) {
				return
			}
		}
	case *syntax.AssignStmt:
		if n, ok := s.Targets[0].(*syntax.NameExpr); ok && n.Var != nil && len(s.Targets) == 1 && len(s.Values) == 1 {
			if w.make(n.Var, s.Values[0]) {
				return
			}
		}
	case *syntax.CallStmt:
		if w.call(s.Call, false) {
			return
		}
	}
	w.nested(s)
}

// make follows a new effect if the expression makes one.
func (w *effectsOf) make(v *syntax.Variable, value syntax.Expr) bool {
	e := &effect{v: v, made: value, block: w.block}
	switch value := value.(type) {
	case *syntax.CallExpr:
		switch w.calleeName(value) {
		case "Effect.CreateEffect":
		case "Effect.GlobalEffect":
			e.global = true
		default:
			return false
		}
	case *syntax.MethodCallExpr:
		from, ok := value.Object.(*syntax.NameExpr)
		if !ok || value.Method.Name != "Clone" || from.Var == nil || w.kinds(from)&Effect == 0 || w.kinds(from)&^(Effect|Nil) != 0 {
			return false
		}
		e.from = w.byVar[from.Var]
		if e.from == nil {
			e.shared = true
		} else {
			e.global = e.from.global
		}
	default:
		return false
	}
	w.byVar[v] = e
	w.latest = e
	w.effects = append(w.effects, e)
	return true
}

// call notes a setter or a registration and reports whether it was one.
func (w *effectsOf) call(node syntax.Expr, sometimes bool) bool {
	switch c := node.(type) {
	case *syntax.MethodCallExpr:
		if e := w.effectNamed(c.Object); e != nil && strings.HasPrefix(c.Method.Name, "Set") {
			w.set(e, c, sometimes)
			for _, a := range c.Args {
				w.nested(a)
			}
			return true
		}
		if c.Method.Name == "RegisterEffect" && len(c.Args) > 0 {
			if e := w.effectNamed(c.Args[0]); e != nil {
				w.register(e, c)
				return true
			}
		}
	case *syntax.CallExpr:
		if w.calleeName(c) == "Duel.RegisterEffect" && len(c.Args) > 0 {
			if e := w.effectNamed(c.Args[0]); e != nil {
				w.register(e, c)
				return true
			}
		}
	}
	return false
}

func (w *effectsOf) set(e *effect, c *syntax.MethodCallExpr, sometimes bool) {
	s := &setting{name: c.Method.Name, call: c, effect: e, sometimes: sometimes, late: len(e.registered) > 0}
	if w.latest != nil && w.latest != e {
		s.building = w.latest
	}
	e.settings = append(e.settings, s)
	w.settings[c] = s
}

func (w *effectsOf) register(e *effect, node syntax.Expr) {
	e.registered = append(e.registered, node)
	if w.latest == e {
		w.latest = nil
	}
}

func (w *effectsOf) effectNamed(e syntax.Expr) *effect {
	if n, ok := e.(*syntax.NameExpr); ok && n.Var != nil {
		return w.byVar[n.Var]
	}
	return nil
}

// nested looks for effects of this block in anything else: setters and
// registrations below it happen sometimes, all other uses share the effect.
func (w *effectsOf) nested(n syntax.Node) {
	if len(w.byVar) == 0 {
		return
	}
	syntax.Inspect(n, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.MethodCallExpr:
			if w.call(n, true) {
				return false
			}
			if e := w.effectNamed(n.Object); e != nil && !strings.HasPrefix(n.Method.Name, "Get") && !strings.HasPrefix(n.Method.Name, "Is") && n.Method.Name != "Clone" {
				e.shared = true
			} else if e != nil {
				for _, a := range n.Args {
					w.nested(a)
				}
				return false
			}
		case *syntax.CallExpr:
			if w.call(n, true) {
				return false
			}
		case *syntax.NameExpr:
			if e := w.effectNamed(n); e != nil {
				e.shared = true
			}
		}
		return true
	})
}
