package ocg

import (
	"testing"
	"testing/fstest"

	"duel/script/host"
	"duel/script/pack"
)

// eitherLibrary is a base library with a function Auxiliary.OR.
var eitherLibrary = fstest.MapFS{
	"constant.lua": {Data: []byte("aux={} Auxiliary=aux")},
	"utility.lua": {Data: []byte(`function Auxiliary.OR(...)
	local tests={...}
	return function(...)
		for _,test in ipairs(tests) do
			if test(...) then return true end
		end
		return false
	end
end`)},
}

// eitherScript asks tests put together in several ways, and counts.
const eitherScript = `
asked=0 -- a global, so that the tests capture nothing that changes
local function equals(n) return function(a,b) asked=asked+1 return a==n and b=="x" end end
local function check(want,f,a,count)
	asked=0
	local got=f(a,"x")
	assert(got==want,"the answer is "..tostring(got))
	assert(asked==count,"asked "..asked.." times, not "..count)
end

local one,two=equals(1),equals(2)
local either=aux.OR(one,two)
check(true,either,1,1)
check(true,either,2,2)
check(false,either,3,2)
check(false,aux.OR(),1,0)
check(false,aux.OR(nil,one),1,0)

-- The same test put around again and again is asked once.
local all=one
for i=1,50 do all=aux.OR(all,equals(2)) end
check(true,all,2,2)
check(false,all,3,2)
assert(aux.OR(all,equals(1))==all)

-- Tests that differ in what they captured, or may yet, stay.
check(true,aux.OR(all,equals(3)),3,3)
local function changing() local n=1 return function(a) asked=asked+1 return a==n end,function() n=9 end end
local first,change=changing()
local second=changing()
local both=aux.OR(first,second)
check(true,both,1,1)
change()
check(true,both,1,2)
check(true,both,9,1)
`

func TestEitherAsksEachTestOnce(t *testing.T) {
	p := pack.ScriptsFS(eitherLibrary, ".")
	_, s, failures := newDuel(t, p, host.NewCache(Source{p}, nil))
	if err := s.RunText("either.lua", eitherScript); err != nil {
		t.Error(err)
	}
	if len(*failures) > 0 {
		t.Error(*failures)
	}
}
