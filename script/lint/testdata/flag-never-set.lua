local s,id=GetID()
function s.initial_effect(c) s.used(c,s.other(c)) end
function s.used(c,tp)
	if c:GetFlagEffect(id)>0 then return true end -- want flag-never-set
	return Duel.GetFlagEffect(tp,id)==0 -- want flag-never-set
end
-- Another flag is set, and the passcode is harmless here.
function s.other(c)
	c:RegisterFlagEffect(id+1,RESET_EVENT|RESETS_STANDARD,0,1)
	return c:GetFlagEffect(id+1)>0 and c:IsCode(id) and aux.Stringid(id,0)
end

function s.register(tp) Duel.RegisterFlagEffect(tp,id+2,0,0,1) end
function s.mixed(c,tp)
	return c:GetFlagEffect(id+2)>0 -- want flag-never-set
		or Duel.GetFlagEffect(tp,id+2)>0
end
