-- What the summons with materials share.

-- The cards that a rule on player `tp` forces to be materials of a summon for reason `r`.
function aux.GetMustBeMaterialGroup(tp,eg,sump,sc,g,r)
	local must=Group.CreateGroup()
	for _,e in ipairs({Duel.IsPlayerAffectedByEffect(tp,EFFECT_MUST_BE_MATERIAL)}) do
		local value=e:GetValue()
		if type(value)=="function" then value=value(e,eg,sump,sc,g) end
		if type(value)=="number" and value&r~=0 then must:AddCard(e:GetHandler()) end
	end
	return must
end

-- The cards named by `must` of a summon procedure (nil, a card or a group) and by the rules.
function aux.MaterialsToUse(tp,must,sc,g,r)
	local all=aux.GetMustBeMaterialGroup(tp,g,tp,sc,g,r)
	if must then all:Merge(must) end
	return all
end

-- Registers the procedure of a summon from the Extra Deck.
function aux.AddExtraDeckProcedure(c,description,sumtype,condition,target,operation)
	local e=Effect.CreateEffect(c)
	e:SetDescription(description)
	e:SetType(EFFECT_TYPE_FIELD)
	e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE)
	e:SetCode(EFFECT_SPSUMMON_PROC)
	e:SetRange(LOCATION_EXTRA)
	e:SetCondition(condition)
	e:SetTarget(target)
	e:SetOperation(operation)
	e:SetValue(sumtype)
	c:RegisterEffect(e)
	return e
end

-- Keeps the chosen materials in the effect between a procedure's target and operation; false if none were chosen.
function aux.KeepMaterials(e,g)
	if not g or #g==0 then return false end
	g:KeepAlive()
	e:SetLabelObject(g)
	return true
end

function aux.TakeMaterials(e,c)
	local g=e:GetLabelObject()
	c:SetMaterial(g)
	e:SetLabelObject(nil)
	return g
end
