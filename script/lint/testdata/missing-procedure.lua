function f(tp,g)
	Duel.SpecialSummon(g,SUMMON_TYPE_SYNCHRO,tp,tp,false,false,POS_FACEUP) -- want missing-procedure
	Duel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP)
	Duel.SpecialSummon(g,SUMMON_TYPE_SPECIAL+1,tp,tp,false,false,POS_FACEUP)
end
