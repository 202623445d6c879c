-- Cyber Jar
local s,id=GetID()
s.card={
	name="Cyber Jar",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FLIP,
	level=3,
	attribute=ATTRIBUTE_DARK,
	race=RACE_ROCK,
	attack=900,
	defense=900,
	set={SET_CYBER},
	texts={"Destroy all monsters and reveal 5 cards each"},
}

function s.initial_effect(c)
	-- Flip: destroys all monsters. Then both players reveal the top 5 cards of their
	-- Decks (all, if there are fewer), Special Summon the Level 4 or lower monsters
	-- among them in face-up Attack or face-down Defense Position and take the rest
	-- into the hand; a monster without a free zone goes to the Graveyard.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_FLIP)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DESTROY|CATEGORY_SPECIAL_SUMMON|CATEGORY_TOHAND)
	c:RegisterEffect(e1)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local g=Duel.GetFieldGroup(tp,LOCATION_MZONE,LOCATION_MZONE)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,#g,0,0)
end

function s.filter(c,e,p)
	return c:IsLevelBelow(4) and c:IsCanBeSpecialSummoned(e,0,p,false,false,POS_FACEUP_ATTACK|POS_FACEDOWN_DEFENSE)
end

-- Special Summons what `p` may of the revealed cards `g`, and returns the monsters that find no zone.
function s.summon(g,e,p)
	local sg=g:Filter(s.filter,nil,e,p)
	local zones=math.max(Duel.GetLocationCount(p,LOCATION_MZONE),0)
	local rest=Group.CreateGroup()
	if #sg>zones then
		local all=sg
		Duel.Hint(HINT_SELECTMSG,p,HINTMSG_SPSUMMON)
		sg=all:Select(p,zones,zones,nil)
		rest=all-sg
	end
	for tc in sg:Iter() do
		Duel.SpecialSummonStep(tc,0,p,p,false,false,POS_FACEUP_ATTACK|POS_FACEDOWN_DEFENSE)
	end
	return rest
end

-- What is simultaneous is done by the turn player first.
function s.operation(e,tp,eg,ep,ev,re,r,rp)
	Duel.Destroy(Duel.GetFieldGroup(tp,LOCATION_MZONE,LOCATION_MZONE),REASON_EFFECT)
	Duel.BreakEffect()
	local first=Duel.GetTurnPlayer()
	local revealed={[first]=Duel.GetDecktopGroup(first,5),[1-first]=Duel.GetDecktopGroup(1-first,5)}
	Duel.ConfirmDecktop(first,5)
	Duel.ConfirmDecktop(1-first,5)
	Duel.DisableShuffleCheck()
	local rest=s.summon(revealed[first],e,first)+s.summon(revealed[1-first],e,1-first)
	Duel.SpecialSummonComplete()
	local hand=(revealed[first]+revealed[1-first]-rest):Filter(Card.IsLocation,nil,LOCATION_DECK)
	Duel.SendtoHand(hand,nil,REASON_EFFECT)
	Duel.ShuffleHand(first)
	Duel.ShuffleHand(1-first)
	Duel.SendtoGrave(rest,REASON_EFFECT)
	for p=0,1 do
		Duel.ShuffleSetCard(Duel.GetMatchingGroup(Card.IsFacedown,p,LOCATION_MZONE,0,nil))
	end
end
