package host

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
)

// maxFrames is how many frames a traceback shows.
const maxFrames = 24

// frame is one active function on a Lua thread.
type frame struct {
	debug *lua.Debug
	fn    *lua.LFunction
	line  int // 0 for a Go function
	pc    int // the instruction it has come to, -1 for a Go function
}

// frameAt returns the active function at a level, 0 for the innermost.
func frameAt(l *lua.LState, level int) (frame, bool) {
	debug, ok := l.GetStack(level)
	if !ok {
		return frame{}, false
	}
	fn, err := l.GetInfo("fl", debug, lua.LNil)
	if err != nil {
		return frame{}, false
	}
	f := frame{debug: debug, fn: fn.(*lua.LFunction), pc: -1}
	if !f.fn.IsG {
		f.line, f.pc = compile.Position(debug.CurrentLine)
	}
	return f, true
}

// luaFrame returns the innermost function written in Lua at or outside a
// level.
func luaFrame(l *lua.LState, level int) (frame, bool) {
	for ; ; level++ {
		f, ok := frameAt(l, level)
		if !ok || !f.fn.IsG {
			return f, ok
		}
	}
}

// Place is where the script that called a Go function stands: the file and
// line of the innermost function written in Lua, "" and 0 if there is none.
func Place(l *lua.LState) (file string, line int) {
	f, ok := luaFrame(l, 0)
	if !ok {
		return "", 0
	}
	return f.fn.Proto.SourceName, f.line
}

// settle gives an error value its final form: gopher-lua's position becomes
// the one in the source, its wording that of Lua 5.3. It must run before the
// thread is given up.
func (s *State) settle(l *lua.LState, r *raise) *raise {
	if r.file != "" {
		return r
	}
	text, ok := r.value.(lua.LString)
	if !ok {
		r.text = fmt.Sprintf("(error object is a %s value)", typeName(r.value))
		return r
	}
	r.text = string(text)
	at, ok := luaFrame(l, 0)
	if !ok {
		// gopher-lua puts an empty position and a blank in front.
		r.text = reword(l, frame{pc: -1}, strings.TrimPrefix(r.text, " "))
		r.value = lua.LString(r.text)
		return r
	}
	r.file, r.line = at.fn.Proto.SourceName, at.line
	reported := fmt.Sprintf("%s:%d: ", r.file, at.debug.CurrentLine)
	if rest, found := strings.CutPrefix(r.text, reported); found || r.text == callStackOverflow {
		r.text = reword(l, at, rest)
		r.value = lua.LString(fmt.Sprintf("%s:%d: %s", r.file, r.line, r.text))
		return r
	}
	r.text = strings.TrimPrefix(r.text, fmt.Sprintf("%s:%d: ", r.file, r.line))
	return r
}

// diagnostic describes an error met on the threads down to a depth.
func (s *State) diagnostic(depth int, r *raise) *Diagnostic {
	t := s.threads[depth]
	d := &Diagnostic{
		Card: t.where.Card, Function: t.where.String(),
		File: r.file, Line: r.line, Message: r.text,
	}
	s.trace(depth, d)
	return d
}

// abortDiagnostic describes an abort met at a depth.
func (s *State) abortDiagnostic(depth int, cause error) *Diagnostic {
	r := &raise{text: cause.Error()}
	if at, ok := luaFrame(s.threads[depth].l, 0); ok {
		r.file, r.line = at.fn.Proto.SourceName, at.line
	}
	d := s.diagnostic(depth, r)
	d.Cause, d.aborted = cause, cause != ErrBudget && cause != errDepth
	return d
}

// trace fills in the traceback and the API call that failed.
func (s *State) trace(depth int, d *Diagnostic) {
	for ; depth >= 0; depth-- {
		l := s.threads[depth].l
		for level := 0; ; level++ {
			f, ok := frameAt(l, level)
			if !ok {
				break
			}
			if isOperator(f.fn) {
				continue
			}
			if len(d.Traceback) >= maxFrames {
				d.Omitted++
				if d.Omitted >= maxFrames {
					return // counting further frames would cost more than it tells
				}
				continue
			}
			name := s.functionName(l, f, level)
			if len(d.Traceback) == 0 && f.fn.IsG {
				d.Call = name + s.arguments(l, f, level)
			}
			d.Traceback = append(d.Traceback, scriptFrame(f, name))
		}
	}
}

func scriptFrame(f frame, name string) Frame {
	if f.fn.IsG {
		return Frame{Function: name}
	}
	return Frame{Function: name, File: f.fn.Proto.SourceName, Line: f.line}
}

// functionName names an active function: as the API calls it, as the source
// defines it, or as its caller does.
func (s *State) functionName(l *lua.LState, f frame, level int) string {
	if name := s.NameOf(f.fn); name != "" {
		return name
	}
	if caller, ok := frameAt(l, level+1); ok {
		if called := compile.Called(caller.fn.Proto, caller.pc); called.Kind != "" {
			return called.Name
		}
	}
	if f.fn.IsG {
		return "?"
	}
	return fmt.Sprintf("function <%s:%d>", f.fn.Proto.SourceName, f.fn.Proto.LineDefined)
}

// NameOf returns the name of a function: that of an API function, or the one
// the source defines it under; "" if it has none.
func (s *State) NameOf(fn *lua.LFunction) string {
	if !fn.IsG {
		return compile.FunctionName(fn.Proto)
	}
	if s.options.FunctionName != nil {
		if name := s.options.FunctionName(fn); name != "" {
			return name
		}
	}
	return libraryNames[fn]
}

// arguments renders what a Go function was called with.
func (s *State) arguments(l *lua.LState, f frame, level int) string {
	count := -1
	if caller, ok := frameAt(l, level+1); ok {
		count = compile.ArgumentCount(caller.fn.Proto, caller.pc)
	}
	const most = 12
	if count < 0 || count > most {
		return "(...)"
	}
	list := make([]string, count)
	for i := range list {
		_, v := l.GetLocal(f.debug, i+1)
		list[i] = s.Render(v)
	}
	return "(" + strings.Join(list, ", ") + ")"
}

// Render shows a value in diagnostics: strings quoted and shortened,
// functions by name, API objects as Options.Describe says.
func (s *State) Render(v lua.LValue) string {
	switch v := v.(type) {
	case nil:
		return "nil"
	case lua.LString:
		const most = 40
		if len(v) > most {
			return fmt.Sprintf("%q...", string(v[:most]))
		}
		return fmt.Sprintf("%q", string(v))
	case lua.LNumber:
		return formatNumber(float64(v))
	case *lua.LFunction:
		if name := s.NameOf(v); name != "" {
			return name
		}
	case *lua.LNilType, lua.LBool:
		return v.String()
	}
	if s.options.Describe != nil {
		if text := s.options.Describe(v); text != "" {
			return text
		}
	}
	return typeName(v)
}

func typeName(v lua.LValue) string { return v.Type().String() }
