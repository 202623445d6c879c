package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// nobodyPuzzle names for a player whom it likes, at load and in an operation.
const nobodyPuzzle = `Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)
Debug.SetPlayerInfo(0,8000,0,0)
Debug.SetPlayerInfo(1,8000,0,0)
local c=Debug.AddCard(46986414,0,0,LOCATION_MZONE,0,POS_FACEUP_ATTACK)
local h=Debug.AddCard(46986414,0,0,LOCATION_HAND,0,POS_FACEDOWN)
local g=Debug.AddCard(46986414,0,0,LOCATION_GRAVE,0,POS_FACEUP)
Debug.ReloadFieldEnd()
local e=Effect.CreateEffect(c)
local function ask(p)
	pcall(Card.IsSSetable,h,false,p)
	pcall(Card.IsCanBeSpecialSummoned,h,e,0,p,true,true)
	pcall(Duel.GetLocationCount,p,LOCATION_MZONE)
	pcall(Duel.GetMatchingGroupCount,nil,p,LOCATION_ALL,LOCATION_ALL,nil)
	pcall(Duel.GetFieldCard,p,LOCATION_MZONE,0)
	pcall(Duel.CheckReleaseGroup,p,nil,1,nil)
end
local function act(p)
	pcall(Duel.SelectYesNo,p,1)
	pcall(Duel.SelectMatchingCard,p,nil,p,LOCATION_MZONE,LOCATION_MZONE,1,1,nil)
	pcall(Duel.SendtoHand,g,p,REASON_EFFECT)
	pcall(Duel.SpecialSummon,h,0,p,p,true,true,POS_FACEUP)
	pcall(Duel.GetControl,c,p)
	pcall(Duel.MoveSequence,c,3)
end
local players={2,3,5,100,255,-1}
for _,p in ipairs(players) do ask(p) end
local adjust=Effect.GlobalEffect()
adjust:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
adjust:SetCode(EVENT_ADJUST)
adjust:SetCountLimit(1)
adjust:SetOperation(function() for _,p in ipairs(players) do ask(p) act(p) end Debug.Message("all asked") end)
Duel.RegisterEffect(adjust,0)
`

// Nothing a script asks or does for a player that is none reaches outside the
// table.
func TestPlayersThatAreNone(t *testing.T) {
	file := filepath.Join(t.TempDir(), "nobody.lua")
	if err := os.WriteFile(file, []byte(nobodyPuzzle), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, errs := duel(t, "", "run", "--keep-going", file)
	if code != 0 || !strings.Contains(out, "all asked") {
		t.Errorf("exit %d\n%s\n%s", code, out, errs)
	}
}
