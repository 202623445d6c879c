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

// A card without effects of its own says what is wrong with its script.
func TestCardsWithoutInitialEffectTellWhy(t *testing.T) {
	p := pack.ScriptsFS(fstest.MapFS{
		"constant.lua": {Data: []byte("")},
		"utility.lua":  {Data: []byte("")},
		"c100.lua":     {Data: []byte("local s,id=GetID()\nfunction s.initial_effect(c) local x= end\n")},
		"c200.lua":     {Data: []byte("c200.inital_effect=function(c) end\n")},
	}, ".")
	for code, want := range map[uint32]string{
		100: "c100.lua:2: expected an expression, found 'end'",
		200: "c200.lua: expected a script that defines initial_effect, found none",
		300: "c300.lua: expected a script that defines initial_effect, found none",
	} {
		d, _, failures := newDuel(t, p, host.NewCache(Source{p}, nil))
		d.CreateToken(0, code)
		if len(*failures) == 0 || (*failures)[0] != want {
			t.Errorf("failures are %q, want %q first", *failures, want)
		}
	}
}
