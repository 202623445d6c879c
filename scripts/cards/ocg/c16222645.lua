-- Sasuke Samurai
local s,id=GetID()
s.card={
	name="Sasuke Samurai",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=2,
	attribute=ATTRIBUTE_WIND,
	race=RACE_WARRIOR,
	attack=500,
	defense=800,
	texts={"Destroy the face-down monster"},
}

function s.initial_effect(c)
	-- At the start of the Damage Step, if it attacks a face-down monster in Defense Position, it destroys that.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_BATTLE_START)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e1)
end

-- The face-down monster `c` attacks, or nil.
function s.attacked(c)
	local tc=Duel.GetAttackTarget()
	if Duel.GetAttacker()==c and tc and tc:IsPosition(POS_FACEDOWN_DEFENSE) then return tc end
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	local tc=s.attacked(e:GetHandler())
	if chk==0 then return tc~=nil end
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,tc,1,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local tc=s.attacked(e:GetHandler())
	if tc and tc:IsRelateToBattle() then Duel.Destroy(tc,REASON_EFFECT) end
end
