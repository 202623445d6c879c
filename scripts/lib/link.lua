-- Link Summon: monsters whose number, or Link Ratings, make the Link Rating.

local LINK=SUMMON_TYPE_LINK|MATERIAL_LINK

-- Whether the cards, each counting one or its Link Rating, make exactly `rating`.
local function makes(cards,i,rating)
	if i>#cards then return rating==0 end
	if rating<=0 then return false end
	local link=cards[i]:IsLinkMonster() and cards[i]:GetLink() or 1
	return makes(cards,i+1,rating-1) or link>1 and makes(cards,i+1,rating-link)
end

local function goal(lc,tp,must,check)
	return function(sg)
		local cards={}
		for c in aux.Next(sg) do cards[#cards+1]=c end
		if not makes(cards,1,lc:GetLink()) or not sg:Includes(must) then return false end
		return (not check or check(sg,lc,LINK,tp)) and Duel.GetLocationCountFromEx(tp,tp,sg,lc)>0
	end
end

-- Lets `c` be Link Summoned with min..max monsters f(c,lc,sumtype,tp) accepts and check(g,lc,sumtype,tp) as a group.
-- summoncondition(e,se,sp,st), if given, is the card's summon condition.
function Link.AddProcedure(c,f,min,max,check,desc,summoncondition)
	max=max or c:GetLink()
	local function prepare(lc,must,only)
		local tp=lc:GetControler()
		local function able(mc)
			return mc:IsFaceup() and mc:IsCanBeLinkMaterial(lc,tp) and (not f or f(mc,lc,LINK,tp))
		end
		local g=(only or Duel.GetMatchingGroup(Card.IsFaceup,tp,LOCATION_MZONE,0,nil)):Filter(able,nil)
		return tp,g,aux.MaterialsToUse(tp,must,lc,g,REASON_LINK)
	end
	local function condition(e,c,must,only,least,most)
		if c==nil then return true end
		if c:IsType(TYPE_PENDULUM) and c:IsFaceup() then return false end
		local tp,g,all=prepare(c,must,only)
		return g:Includes(all) and aux.CanComplete(all,g,least or min,most or max,goal(c,tp,all,check))
	end
	local function target(e,tp,eg,ep,ev,re,r,rp,chk,c,must,only,least,most)
		local _,g,all=prepare(c,must,only)
		local options={must=all,cancelable=true,shown={1,1}}
		return aux.KeepMaterials(e,aux.ChooseGroup(tp,g,least or min,most or max,goal(c,tp,all,check),HINTMSG_LMATERIAL,options))
	end
	local function operation(e,tp,eg,ep,ev,re,r,rp,c)
		Duel.SendtoGrave(aux.TakeMaterials(e,c),REASON_MATERIAL|REASON_LINK)
	end
	if summoncondition then
		local e=Effect.CreateEffect(c)
		e:SetType(EFFECT_TYPE_SINGLE)
		e:SetProperty(EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE)
		e:SetCode(EFFECT_SPSUMMON_CONDITION)
		e:SetValue(summoncondition)
		c:RegisterEffect(e)
	end
	return aux.AddExtraDeckProcedure(c,desc or 1174,SUMMON_TYPE_LINK,condition,target,operation)
end
