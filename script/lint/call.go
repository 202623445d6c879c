package lint

import "duel/script/syntax"

// call is one call with what it may call.
type call struct {
	node syntax.Expr // *syntax.CallExpr or *syntax.MethodCallExpr
	// funcs are the functions it may mean, none if that is not known; more
	// than one for a method of an object of several kinds.
	funcs []*Func
	// args are the arguments, a method's object included.
	args []syntax.Expr
	// open is set when the last argument may stand for several.
	open bool
}

// resolveCalls finds what each call calls.
func (f *File) resolveCalls() {
	for _, c := range f.calls {
		switch n := c.node.(type) {
		case *syntax.CallExpr:
			c.args = n.Args
			if fn := f.named(n.Func); fn != nil {
				c.funcs = []*Func{fn}
			}
		case *syntax.MethodCallExpr:
			c.args = append([]syntax.Expr{n.Object}, n.Args...)
			c.funcs = f.methodsOf(n, maxDepth)
		}
		if n := len(c.args); n > 0 {
			c.open = multiple(c.args[n-1])
		}
		if m, ok := c.node.(*syntax.MethodCallExpr); ok && len(m.Args) == 0 {
			c.open = false
		}
	}
}

// callOf is the call an expression is, or nil.
func (f *File) callOf(e syntax.Expr) *call {
	if f.byNode == nil {
		f.byNode = make(map[syntax.Expr]*call, len(f.calls))
		for _, c := range f.calls {
			f.byNode[c.node] = c
		}
	}
	return f.byNode[e]
}

// only is the one function a call means, or nil.
func (c *call) only() *Func {
	if len(c.funcs) != 1 {
		return nil
	}
	return c.funcs[0]
}

// native is the one API function, not replaced by the library, that a call
// means, or nil.
func (c *call) native() *Func {
	if fn := c.only(); fn != nil && fn.Native != nil && fn.Decl == nil && !fn.Replaced {
		return fn
	}
	return nil
}
