package compile_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
	"duel/script/syntax"
)

// stubs are operators that are never run.
func stubs() *compile.Operators {
	fn := func() *lua.LFunction { return &lua.LFunction{IsG: true} }
	return &compile.Operators{
		BitAnd: fn(), BitOr: fn(), BitXor: fn(), BitNot: fn(), ShiftLeft: fn(), ShiftRight: fn(),
		FloorDivide: fn(), Modulo: fn(), Concat: fn(), Length: fn(), NewTable: fn(), SetIndex: fn(),
	}
}

func TestPublicScriptsCompile(t *testing.T) {
	root := os.Getenv("DUEL_SCRIPTS")
	if root == "" {
		t.Skip("DUEL_SCRIPTS is not set: no public scripts to compile")
	}
	options := compile.Options{Operators: stubs()}
	count := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".lua" {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if _, err := compile.Source(filepath.Base(path), string(src), options); err != nil {
			t.Errorf("%s: %v", path, err)
		}
		count++
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("compiled %d files", count)
}

func TestConstantsFold(t *testing.T) {
	options := compile.Options{
		Operators: stubs(),
		Constants: map[string]float64{"HAND": 2, "MZONE": 4, "FRACTION": 0.5},
	}
	tests := []struct {
		src  string
		want []float64 // the numbers among the constants
		ops  int       // calls of operators
	}{
		{"return HAND|MZONE", []float64{6}, 0},
		{"return (HAND|MZONE)&~HAND", []float64{4}, 0},
		{"return HAND<<MZONE, -HAND, HAND^2, 7//HAND, 7%MZONE", []float64{32, -2, 4, 3}, 0},
		{"return 0x7fffffffffffffff&0xff", []float64{255}, 0},
		{"HAND=5 return HAND|MZONE", []float64{5, 4}, 1},
		{"local HAND=5 return HAND|MZONE", []float64{5, 4}, 1},
		{"function MZONE() end return HAND|MZONE", []float64{2}, 1},
		{"return HAND|FRACTION", []float64{2, 0.5}, 1},
		{"return HAND//0, HAND%0", []float64{2, 0}, 2},
		{"return HAND|x|MZONE", []float64{2, 4}, 2},
	}
	for _, tt := range tests {
		proto, err := compile.Source("t", tt.src, options)
		if err != nil {
			t.Errorf("%s: %v", tt.src, err)
			continue
		}
		var numbers []float64
		for _, c := range proto.Constants {
			if n, ok := c.(lua.LNumber); ok {
				numbers = append(numbers, float64(n))
			}
		}
		if !equal(numbers, tt.want) {
			t.Errorf("%s: constants %v, want %v", tt.src, numbers, tt.want)
		}
		calls := 0
		for _, inst := range proto.Code {
			if int(inst>>26) == lua.OP_CALL {
				calls++
			}
		}
		if calls != tt.ops {
			t.Errorf("%s: %d operator calls, want %d", tt.src, calls, tt.ops)
		}
	}
}

func equal(a, b []float64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func TestConstantsOfLibrary(t *testing.T) {
	var library []*syntax.Chunk
	for _, src := range []string{
		"A=1 B=A|2 C=B<<4 D='x' E=f() F=7 TWICE=1",
		"F=8 local G=1 H=G if x then I=1 end J=C+1 function TWICE() end",
	} {
		chunk, err := syntax.Parse("lib", src)
		if err != nil {
			t.Fatal(err)
		}
		library = append(library, chunk)
	}
	got := compile.Constants(library...)
	want := map[string]float64{"A": 1, "B": 3, "C": 48, "J": 49}
	if len(got) != len(want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for name, v := range want {
		if got[name] != v {
			t.Errorf("%s is %v, want %v", name, got[name], v)
		}
	}
}
