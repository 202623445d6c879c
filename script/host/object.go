package host

import lua "github.com/yuin/gopher-lua"

// Object is what a userdata holds if that is a T; else it is the zero T and ok
// is false.
func Object[T any](v lua.LValue) (object T, ok bool) {
	if u, isUserData := v.(*lua.LUserData); isUserData {
		object, ok = u.Value.(T)
	}
	return object, ok
}
