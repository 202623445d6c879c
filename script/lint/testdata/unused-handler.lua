local s,id=GetID()
function s.initial_effect(c) s.used(c) end
function s.used(c) return c:IsFaceup() end
function s.tgfilter(c) return c:IsFaceup() end -- want unused-handler
