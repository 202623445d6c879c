package ocg

import (
	"testing"

	"duel/script/host"
	"duel/script/pack"
)

// materialKindScript asks about a card as material for a summon with a bit
// beyond the 32 of a summon's type; the base library has such bits.
const materialKindScript = `
local card=Debug.AddCard(1,0,0,4,0,1,true)
local fusion,more=0x43000000,1<<32
local seen
local e=Effect.CreateEffect(card)
e:SetType(1)      -- single
e:SetCode(248)    -- cannot be material
e:SetValue(function(e,sc,sumtype) seen=sumtype return false end)
card:RegisterEffect(e,true)
local a=Effect.CreateEffect(card)
a:SetType(1)
a:SetCode(113)    -- adds a code
a:SetValue(1234)
a:SetOperation(function(sc,sumtype) return sumtype&more~=0 end)
card:RegisterEffect(a,true)

card:IsCanBeFusionMaterial(nil,fusion|more,0)
assert(seen==fusion|more)
seen=nil
card:IsCanBeMaterial(more,nil,0)
assert(seen==more)
assert(card:IsSummonCode(nil,fusion|more,0,1234))
assert(not card:IsSummonCode(nil,fusion,0,1234))
`

func TestMaterialIsAskedForWithAllBitsOfTheSummon(t *testing.T) {
	p := pack.ScriptsFS(propertiesLibrary, ".")
	_, s, _ := newDuel(t, p, host.NewCache(Source{p}, nil))
	if err := s.RunText("material.lua", materialKindScript); err != nil {
		t.Error(err)
	}
}
