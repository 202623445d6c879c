package host

import (
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

func TestEachTakesKeysAsTheyJoined(t *testing.T) {
	s := newState("t={'one','two',zebra=1,ant=2} t.mouse=3 t[100000]=4 t.ant=nil t.bee=5", Options{})
	if err := s.RunFile("t", 0); err != nil {
		t.Fatal(err)
	}
	var keys []string
	Each(s.L().GetGlobal("t").(*lua.LTable), func(k, _ lua.LValue) { keys = append(keys, k.String()) })
	if got := strings.Join(keys, " "); got != "1 2 zebra mouse 100000 bee" {
		t.Errorf("the keys come as %s", got)
	}
}
