package ocg

import (
	"testing"
	"testing/fstest"

	"duel/script/host"
	"duel/script/pack"
)

// A script may put the class of another card in the place of its own.
func TestCardTakesTheClassItsScriptLeaves(t *testing.T) {
	p := pack.ScriptsFS(fstest.MapFS{
		"constant.lua": {Data: []byte("ran=0")},
		"utility.lua":  {Data: []byte("")},
		"c100.lua":     {Data: []byte("c200={initial_effect=function(c) ran=ran+1 end}\nc100=c200\n")},
	}, ".")
	d, s, failures := newDuel(t, p, host.NewCache(Source{p}, nil))
	for range 2 {
		d.CreateToken(0, 100)
	}
	if err := s.RunText("ran.lua", "assert(ran==2,ran)"); err != nil || len(*failures) > 0 {
		t.Error(err, *failures)
	}
}
