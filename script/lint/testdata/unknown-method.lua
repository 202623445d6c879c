local s,id=GetID()
function s.initial_effect(c)
	c:RegisterEfect(c) -- want unknown-method
	local e1=Effect.CreateEffect(c)
	e1:SetTyp(EFFECT_TYPE_SINGLE) -- want unknown-method
	local g=Duel.GetFieldGroup(0,LOCATION_MZONE,0)
	g:ForEeach(s.act) -- want unknown-method
	for tc in aux.Next(g) do tc:isFaceup() end -- want unknown-method
	for tc in g:Iter() do tc:IsFaceUp() end -- want unknown-method
	g:GetFirst():GetAtack() -- want unknown-method
	-- cards have the fields of their script, whatever script that is
	if c.custom_check then c:custom_check() end
	c:some_custom_thing(g)
	g:Filter(s.filter,nil):GetFirst():IsFaceup()
	local text="a"
	text:upper()
	local t={}
	function t.Walk() end
	t:Walk()
end
function s.act(tc) end
function s.filter(c) return c:IsRase(RACE_DRAGON) end -- want unknown-method
function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsController(tp) end -- want unknown-method
end
-- the value of an effect is called in many ways: its first parameter may be a card
function s.other(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetValue(s.material)
	c:RegisterEffect(e1)
end
function s.material(c,sc) return c:IsLocation(LOCATION_HAND) end
