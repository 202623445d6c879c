function f(e,c,tp)
	e:SetReset(RESETS_STANDARD) -- want dead-reset
	e:SetReset(RESET_EVENT|RESETS_STANDARD)
	e:SetReset(RESET_PHASE|PHASE_END|RESETS_STANDARD) -- want dead-reset
	e:SetReset(PHASE_END) -- want dead-reset
	e:SetReset(RESET_PHASE) -- want dead-reset
	e:SetReset(RESET_CHAIN)
	c:RegisterFlagEffect(1,0,0,1)
	c:RegisterFlagEffect(1,RESETS_STANDARD-RESET_TOFIELD,0,1) -- want dead-reset
	-- Relations end with the bits alone; a code is no reset.
	c:CreateRelation(c,RESETS_STANDARD)
	e:SetReset(RESET_EVENT+EVENT_BATTLE_START)
end
