local s,id=GetID()
function s.initial_effect(c) end
function s.condition(e,tp,eg,ev,ep,re,r,rp) return true end -- want callback-parameters
function s.target(e,tp,eg,ep,ev,re,r,rp,tc,chk) return chk and tc end
function s.spcon(e,c,tp,eg,ep,ev,re,r) return c end
