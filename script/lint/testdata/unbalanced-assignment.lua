local a,b=1
function f(e,list)
	a,b=list[1] -- want unbalanced-assignment
	a,b=Duel.GetAttacker(),Duel.GetAttackTarget()
	a,b=Duel.GetBattleMonster(0)
	a,b=nil
	return a,b
end
function g(...) a,b=... end
