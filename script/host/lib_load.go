package host

import (
	"errors"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// byteCompileSteps is the price of a byte to compile.
const byteCompileSteps = 4

// baseLoad compiles text, never bytecode, in the same way and under the same
// limits as script files.
func baseLoad(l *lua.LState) int {
	text, fromFunction := loadText(l)
	name := chunkName(optText(l, 2, defaultChunkName(text, fromFunction)))
	mode := optText(l, 3, "bt")
	if strings.HasPrefix(text, "\x1bLua") || !strings.Contains(mode, "t") {
		return loadFailed(l, "attempt to load a chunk that is not text (mode is 't')")
	}
	s := Of(l)
	s.Charge(len(text) * byteCompileSteps)
	proto, err := s.cache.text(name, text)
	if err != nil {
		var d *Diagnostic
		if errors.As(err, &d) {
			return loadFailed(l, name+":"+formatNumber(float64(d.Line))+": "+d.Message)
		}
		return loadFailed(l, err.Error())
	}
	fn := l.NewFunctionFromProto(proto)
	if env, ok := l.Get(4).(*lua.LTable); ok {
		fn.Env = env
	}
	return push(l, fn)
}

func loadFailed(l *lua.LState, message string) int {
	l.Push(lua.LNil)
	l.Push(lua.LString(message))
	return 2
}

// loadText returns the text to load: the first argument, or the pieces it
// gives when it is a function.
func loadText(l *lua.LState) (text string, fromFunction bool) {
	if text, ok := toText(l.Get(1)); ok {
		return text, false
	}
	if l.Get(1).Type() != lua.LTFunction {
		typeError(l, 1, "function")
	}
	var b strings.Builder
	for {
		l.Push(l.Get(1))
		l.Call(0, 1)
		piece := l.Get(-1)
		l.Pop(1)
		part, ok := toText(piece)
		if !ok && piece != lua.LNil {
			l.RaiseError("reader function must return a string")
		}
		if part == "" {
			return b.String(), true
		}
		chargeText(l, b.Len()+len(part))
		b.WriteString(part)
	}
}

func defaultChunkName(text string, fromFunction bool) string {
	if fromFunction {
		return "=(load)"
	}
	return text
}

// chunkName turns the name given to load into what messages show: "=name"
// and "@name" as they are, others as [string "first line..."].
func chunkName(name string) string {
	if name != "" && (name[0] == '=' || name[0] == '@') {
		return name[1:]
	}
	const most = 43
	line, _, more := strings.Cut(name, "\n")
	if len(line) > most {
		line, more = line[:most], true
	}
	if more {
		line += "..."
	}
	return `[string "` + line + `"]`
}
