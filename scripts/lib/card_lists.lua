-- What a card's text names, from the lists its script table carries:
-- listed_names, listed_series, listed_card_types, material, material_setcode, counter_list, counter_place_list.

-- Whether the list (a table, one value or nil) has one of the wanted values under `same`.
local function listed(list,same,...)
	if list==nil then return false end
	if type(list)~="table" then list={list} end
	for _,wanted in ipairs({...}) do
		for _,value in ipairs(list) do
			if same(value,wanted) then return true end
		end
	end
	return false
end

local function equal(a,b) return a==b end

-- Archetype a is `b` or a branch of it.
local function within(a,b)
	return a&0xfff==b&0xfff and a&b==b
end

function Card.ListsCode(c,...) return listed(c.listed_names,equal,...) end
function Card.ListsArchetype(c,...) return listed(c.listed_series,within,...) end
function Card.ListsCardType(c,...) return listed(c.listed_card_types,equal,...) end
function Card.ListsCodeAsMaterial(c,...) return listed(c.material,equal,...) end
function Card.ListsArchetypeAsMaterial(c,...) return listed(c.material_setcode,within,...) end
function Card.PlacesCounter(c,kind) return listed(c.counter_place_list,equal,kind) end

function Card.ListsCounter(c,kind)
	return listed(c.counter_list,equal,kind) or c:PlacesCounter(kind)
end

-- Whether a card it names belongs to one of the archetypes.
function Card.ListsCodeWithArchetype(c,...)
	for _,code in ipairs(c.listed_names or {}) do
		for _,set in ipairs({...}) do
			if Duel.GetCardSetcodeFromCode and listed({Duel.GetCardSetcodeFromCode(code)},within,set) then return true end
		end
	end
	return false
end

-- The archetypes a name brings by rule, beyond those of the card data.
function Card.AddSetcodesRule(c,code,copyable,...)
	local effects={}
	for _,set in ipairs({...}) do
		local e=Effect.CreateEffect(c)
		e:SetType(EFFECT_TYPE_SINGLE)
		e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+(copyable==nil and EFFECT_FLAG_UNCOPYABLE or 0))
		e:SetCode(EFFECT_ADD_SETCODE)
		e:SetCondition(function(e) return e:GetHandler():IsCode(code) end)
		e:SetValue(set)
		c:RegisterEffect(e)
		effects[#effects+1]=e
	end
	return effects
end
