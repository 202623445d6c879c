package host

import lua "github.com/yuin/gopher-lua"

// tableSort sorts with the quicksort of Lua 5.3, step for step: the order of
// equal elements and of the comparator's calls is the same there and here.
func tableSort(l *lua.LState) int {
	t := checkTable(l, 1)
	n := lengthOf(l, t)
	s := sorter{l: l, list: make([]lua.LValue, n+1)}
	if less := l.Get(2); less != lua.LNil {
		if less.Type() != lua.LTFunction {
			typeError(l, 2, "function")
		}
		s.less = less
	}
	Of(l).Charge(n)
	for i := 1; i <= n; i++ {
		s.list[i] = getIndex(l, t, i)
	}
	s.sort(1, n)
	for i := 1; i <= n; i++ {
		setIndex(l, t, i, s.list[i])
	}
	return 0
}

type sorter struct {
	l    *lua.LState
	less lua.LValue   // nil: the operator
	list []lua.LValue // from 1
}

// before tells whether a sorts before b.
func (s *sorter) before(a, b lua.LValue) bool {
	if s.less == nil {
		Of(s.l).Charge(1)
		return s.l.LessThan(a, b)
	}
	s.l.Push(s.less)
	s.l.Push(a)
	s.l.Push(b)
	s.l.Call(2, 1)
	result := lua.LVAsBool(s.l.Get(-1))
	s.l.Pop(1)
	return result
}

func (s *sorter) swap(i, j int) { s.list[i], s.list[j] = s.list[j], s.list[i] }

// order swaps two elements if the second sorts before the first.
func (s *sorter) order(i, j int) {
	if s.before(s.list[j], s.list[i]) {
		s.swap(i, j)
	}
}

func (s *sorter) sort(low, high int) {
	for low < high {
		s.order(low, high)
		if high-low == 1 {
			return
		}
		middle := (low + high) / 2
		if s.before(s.list[middle], s.list[low]) {
			s.swap(middle, low)
		} else {
			s.order(middle, high)
		}
		if high-low == 2 {
			return
		}
		pivot := s.list[middle]
		s.swap(middle, high-1)
		p := s.partition(low, high, pivot)
		if p-low < high-p {
			s.sort(low, p-1)
			low = p + 1
		} else {
			s.sort(p+1, high)
			high = p - 1
		}
	}
}

// partition moves what sorts before the pivot, which is at high-1, to its
// left, and returns where the pivot ends up.
func (s *sorter) partition(low, high int, pivot lua.LValue) int {
	i, j := low, high-1
	for {
		for i++; s.before(s.list[i], pivot); i++ {
			if i == high-1 {
				s.l.RaiseError("invalid order function for sorting")
			}
		}
		for j--; s.before(pivot, s.list[j]); j-- {
			if j < i {
				s.l.RaiseError("invalid order function for sorting")
			}
		}
		if j < i {
			s.swap(high-1, i)
			return i
		}
		s.swap(i, j)
	}
}
