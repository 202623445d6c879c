-- Tests of effects: what kind of card they come from.

function Effect.IsMonsterEffect(e) return e:IsActiveType(TYPE_MONSTER) end
function Effect.IsSpellEffect(e) return e:IsActiveType(TYPE_SPELL) end
function Effect.IsTrapEffect(e) return e:IsActiveType(TYPE_TRAP) end
function Effect.IsSpellTrapEffect(e) return e:IsActiveType(TYPE_SPELL|TYPE_TRAP) end
