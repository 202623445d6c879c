-- Effects that only tell the players something.

-- Shows text `str` on the players of the range (s, o as seen by `player`) until the reset.
function aux.RegisterClientHint(c,property,player,s,o,str,reset,count)
	local e=Effect.CreateEffect(c)
	e:SetDescription(str)
	e:SetType(EFFECT_TYPE_FIELD)
	e:SetProperty(EFFECT_FLAG_PLAYER_TARGET+EFFECT_FLAG_CLIENT_HINT+(property or 0))
	e:SetTargetRange(s,o)
	e:SetReset(reset or RESET_PHASE|PHASE_END,count or 1)
	Duel.RegisterEffect(e,player)
end
