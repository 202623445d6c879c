package compile

import (
	"reflect"
	"unsafe"

	lua "github.com/yuin/gopher-lua"
)

// stringConstants is the place of FunctionProto's unexported list of the
// constants as strings, which the instructions with string keys read.
// gopher-lua offers no way to build a prototype except from its own tree,
// whose compiler gets goto and captured variables wrong.
var stringConstants = func() uintptr {
	field, ok := reflect.TypeFor[lua.FunctionProto]().FieldByName("stringConstants")
	if !ok || field.Type != reflect.TypeFor[[]string]() {
		panic("compile: this version of gopher-lua keeps string constants elsewhere")
	}
	return field.Offset
}()

// setConstants gives a prototype its constants.
func setConstants(p *lua.FunctionProto, constants []lua.LValue) {
	texts := make([]string, len(constants))
	for i, c := range constants {
		if s, ok := c.(lua.LString); ok {
			texts[i] = string(s)
		}
	}
	p.Constants = constants
	*(*[]string)(unsafe.Add(unsafe.Pointer(p), stringConstants)) = texts
}
