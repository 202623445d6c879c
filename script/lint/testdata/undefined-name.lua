local s,id=GetID()
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chkc then return chkc:IsOnField() end -- want undefined-name
	s.helper(tc) -- want undefined-name
	if OTHER_VERSION~=nil then OTHER_VERSION.run() end
end
function s.helper(c) end
-- Asked for, but nothing can ever set it; the library may have the other one.
function tested()
	if bc==nil then return false end -- want undefined-name
	if Extras==nil then return false end
	return true
end
