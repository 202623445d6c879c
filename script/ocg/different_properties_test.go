package ocg

import (
	"testing"
	"testing/fstest"

	"duel/script/host"
	"duel/script/pack"
)

// propertiesLibrary only has the functions' names, so that the answers are ours.
var propertiesLibrary = fstest.MapFS{
	"constant.lua": {Data: []byte("")},
	"utility.lua":  {Data: []byte("function Group.CheckDifferentProperty() end function Group.CheckDifferentPropertyBinary() end")},
}

const propertiesScript = `
local function group(n)
	local g=Group.CreateGroup()
	local at={}
	for i=1,n do
		local c=cards[i]
		g:AddCard(c)
		at[c]=i
	end
	return g,at
end
-- properties are those of a card by its number, and what comes after is handed on
local function check(want,...)
	local bits={...}
	local g,at=group(#bits)
	local got=g:CheckDifferentPropertyBinary(function(c,more) assert(more==7) return bits[at[c]] end,7)
	assert(got==want,"bits: "..tostring(got))
	local function list(c)
		local out={}
		for b=0,40 do if bits[at[c]]&(1<<b)~=0 then out[#out+1]="p"..b end end
		return table.unpack(out)
	end
	got=g:CheckDifferentProperty(list)
	assert(got==want,"list: "..tostring(got))
end
check(true)
check(true,0)          -- a single card is not asked
check(true,1,2)
check(false,1,1)
check(false,1,0)
check(true,3,1)        -- the first has to leave its first choice to the second
check(true,3,5,1)
check(false,3,3,3)
check(true,1<<40,3,3)

-- Twelve cards that share eleven properties: all ways to try are too many.
local all={}
for i=1,12 do all[i]=(1<<11)-1 end
check(false,table.unpack(all))
`

func TestDifferentPropertiesAreMatched(t *testing.T) {
	p := pack.ScriptsFS(propertiesLibrary, ".")
	d, s, _ := newDuel(t, p, host.NewCache(Source{p}, nil))
	cards := s.host.L().NewTable()
	for range 12 {
		cards.Append(s.card(d.CreateToken(0, 1)))
	}
	s.host.L().SetGlobal("cards", cards)
	if err := s.RunText("properties.lua", propertiesScript); err != nil {
		t.Error(err)
	}
}
