package syntax

import (
	"fmt"
	"strings"
	"testing"

	"github.com/yuin/gopher-lua/parse"
)

// benchText is Lua 5.1 in the manner of card scripts, which both parsers
// read.
var benchText = func() string {
	var b strings.Builder
	for i := range 200 {
		fmt.Fprintf(&b, `--Card number %[1]d
local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetDescription(aux.Stringid(id,%[1]d))
	e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
	e1:SetCode(EVENT_SUMMON_SUCCESS)
	e1:SetProperty(EFFECT_FLAG_DELAY)
	e1:SetCountLimit(1,{id,1})
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	c:RegisterEffect(e1)
end
s.listed_names={%[1]d,CARD_NAME}
function s.filter(c,e,tp)
	return c:IsFaceup() and c:IsLevelBelow(4) and not c:IsCode(id) and c:IsCanBeSpecialSummoned(e,0,tp,false,false)
end
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return Duel.GetLocationCount(tp,LOCATION_MZONE)>0
		and Duel.IsExistingMatchingCard(s.filter,tp,LOCATION_HAND,0,1,nil,e,tp) end
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,tp,LOCATION_HAND)
end
function s.operation(e,tp,eg,ep,ev,re,r,rp)
	if Duel.GetLocationCount(tp,LOCATION_MZONE)<=0 then return end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_SPSUMMON)
	local g=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_HAND,0,1,1,nil,e,tp)
	for tc in aux.Next(g) do
		if tc:GetAttack()>=1500 then Duel.SpecialSummon(tc,0,tp,tp,false,false,POS_FACEUP) end
	end
end
`, i)
	}
	return "do " + strings.ReplaceAll(b.String(), "\nlocal s,id", "\nend do local s,id") + " end"
}()

func BenchmarkParse(b *testing.B) {
	b.Run("syntax", func(b *testing.B) {
		b.SetBytes(int64(len(benchText)))
		b.ReportAllocs()
		for b.Loop() {
			if _, err := Parse("bench", benchText); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("syntax+resolve", func(b *testing.B) {
		b.SetBytes(int64(len(benchText)))
		for b.Loop() {
			chunk, _ := Parse("bench", benchText)
			if _, err := Resolve(chunk); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("gopher-lua", func(b *testing.B) {
		b.SetBytes(int64(len(benchText)))
		b.ReportAllocs()
		for b.Loop() {
			if _, err := parse.Parse(strings.NewReader(benchText), "bench"); err != nil {
				b.Fatal(err)
			}
		}
	})
}
