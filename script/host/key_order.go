package host

import (
	"math/bits"
	"reflect"

	lua "github.com/yuin/gopher-lua"
)

// keyOrder is the order in which next finds the keys of a table whose keys
// are all integers outside the array part, card codes above all. Scripts turn
// this order into the order of choices, so it has to be that of Lua 5.3,
// whose hash table puts an integer where its low bits say. Other tables are
// walked in the order in which their keys joined: where Lua puts texts and
// objects depends on a random seed and on addresses.
type keyOrder struct {
	table *lua.LTable
	size  int          // keyCount when the order was found
	keys  []lua.LValue // nil if the table is none of those
	at    int          // where the last step of the walk ended
}

// next is the function next of Lua: the key after the given one, or the first
// for nil, and its value; nil at the end.
func (s *State) next(t *lua.LTable, key lua.LValue) (lua.LValue, lua.LValue) {
	order := s.orderOf(t)
	if order == nil {
		return t.Next(key)
	}
	for i := order.after(key); i < len(order.keys); i++ {
		if v := t.RawGet(order.keys[i]); v != lua.LNil {
			order.at = i
			return order.keys[i], v
		}
	}
	return lua.LNil, lua.LNil
}

// after is the index of the key that follows one in the order.
func (o *keyOrder) after(key lua.LValue) int {
	if key == lua.LNil {
		return 0
	}
	if o.keys[o.at] == key {
		return o.at + 1
	}
	for i, k := range o.keys {
		if k == key {
			return i + 1
		}
	}
	return len(o.keys)
}

// orderOf returns the order of a table's keys, nil if it is that in which
// they joined. The order of the table walked last is kept.
func (s *State) orderOf(t *lua.LTable) *keyOrder {
	size := keyCount(t)
	if size < 2 || size > maxArray || arraySize(t) > 0 {
		return nil
	}
	if s.walked.table != t || s.walked.size != size {
		s.Charge(fieldSteps * size)
		s.walked = keyOrder{table: t, size: size, keys: orderedKeys(t)}
	}
	if s.walked.keys == nil {
		return nil
	}
	return &s.walked
}

// orderedKeys lists a table's keys as its hash table has them, nil if one is
// no integer. Keys whose value was removed keep their place, as they do in Lua
// until the table grows.
func orderedKeys(t *lua.LTable) []lua.LValue {
	joined := reflect.ValueOf(t).Elem().FieldByIndex(keysField)
	keys := make([]int64, joined.Len())
	for i := range keys {
		k := joined.Index(i).Elem()
		if k.Kind() != reflect.Float64 || k.Float() != float64(int64(k.Float())) {
			return nil
		}
		keys[i] = int64(k.Float())
	}
	ordered := make([]lua.LValue, 0, len(keys))
	for _, node := range hashed(keys) {
		if node.used {
			ordered = append(ordered, Int(node.key))
		}
	}
	return ordered
}

// hashNodes is the hash part of a table of Lua 5.3, without its values.
type hashNodes []struct {
	key  int64
	used bool
}

// hashed is the hash part after integer keys were set in turn in an empty
// table. None of maxArray keys outside 1 to maxArray can join an array part:
// they would have to fill more than half of it.
func hashed(keys []int64) hashNodes {
	var nodes hashNodes
	free := 0
	for i, key := range keys {
		ok := false
		if free, ok = nodes.insert(key, free); !ok {
			nodes, free = nodes.grown(i + 1)
			free, _ = nodes.insert(key, free)
		}
	}
	return nodes
}

// insert puts a key at its place. Where another key has that place, the one
// that belongs there stays or gets it, and the other goes to the last free
// node below the mark, which it returns; false if there is none.
func (n hashNodes) insert(key int64, free int) (int, bool) {
	if len(n) == 0 {
		return free, false
	}
	place := n.place(key)
	if !n[place].used {
		n[place].key, n[place].used = key, true
		return free, true
	}
	for free--; free >= 0 && n[free].used; free-- {
	}
	if free < 0 {
		return 0, false
	}
	n[free].key, n[free].used = key, true
	if n.place(n[place].key) != place {
		n[free].key, n[place].key = n[place].key, key
	}
	return free, true
}

// place is where a key belongs.
func (n hashNodes) place(key int64) int { return int(uint64(key) & uint64(len(n)-1)) }

// grown has room for a number of keys, a power of two; the keys move over
// from the last node to the first.
func (n hashNodes) grown(keys int) (hashNodes, int) {
	nodes := make(hashNodes, 1<<bits.Len(uint(keys-1)))
	free := len(nodes)
	for i := len(n) - 1; i >= 0; i-- {
		if n[i].used {
			free, _ = nodes.insert(n[i].key, free)
		}
	}
	return nodes, free
}
