package host

import lua "github.com/yuin/gopher-lua"

// Compile compiles a text under a name. Nothing of it is remembered. The error
// is a *Diagnostic.
func (c *Cache) Compile(name, text string) (*lua.FunctionProto, error) { return c.compile(name, text) }

// RunFunction calls a function that belongs to no card, without arguments. The
// error is a *Diagnostic.
func (s *State) RunFunction(fn *lua.LFunction, name string) error {
	_, err := s.Call(fn, 0, Where{Function: name})
	return err
}
