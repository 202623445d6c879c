-- Spirit Message "A"
local s,id=GetID()
s.card={
	name='Spirit Message "A"',
	type=TYPE_SPELL|TYPE_CONTINUOUS,
	set={SET_SPIRIT_MESSAGE},
}

function s.initial_effect(c)
	-- The third letter of Destiny Board, which alone can place it: it is never activated, and cannot be Set.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_CANNOT_SSET)
	c:RegisterEffect(e1)
end
s.listed_names={94212438}
