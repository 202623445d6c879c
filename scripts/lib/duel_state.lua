-- Questions about the state of the duel, and small procedures on it.

-- A test of the current phase; with `tp`, of that player's turn too.
local function inphase(test)
	return function(tp)
		return test() and (tp==nil or Duel.IsTurnPlayer(tp))
	end
end

local function at(phase)
	return inphase(function() return Duel.IsPhase(phase) end)
end

Duel.IsDrawPhase=at(PHASE_DRAW)
Duel.IsStandbyPhase=at(PHASE_STANDBY)
Duel.IsMainPhase1=at(PHASE_MAIN1)
Duel.IsMainPhase2=at(PHASE_MAIN2)
Duel.IsStartOfBattlePhase=at(PHASE_BATTLE_START)
Duel.IsBattleStep=at(PHASE_BATTLE_STEP)
Duel.IsDamageCalculation=at(PHASE_DAMAGE_CAL)
Duel.IsEndOfBattlePhase=at(PHASE_BATTLE)
Duel.IsEndPhase=at(PHASE_END)

Duel.IsMainPhase=inphase(function()
	return Duel.IsPhase(PHASE_MAIN1) or Duel.IsPhase(PHASE_MAIN2)
end)

Duel.IsBattlePhase=inphase(function()
	local phase=Duel.GetCurrentPhase()
	return phase>=PHASE_BATTLE_START and phase<=PHASE_BATTLE
end)

Duel.IsDamageStep=inphase(function()
	return Duel.IsPhase(PHASE_DAMAGE) or Duel.IsPhase(PHASE_DAMAGE_CAL)
end)

-- Whether the player bears the flag `id`, `count` times at least if given.
function Duel.HasFlagEffect(tp,id,count)
	return Duel.GetFlagEffect(tp,id)>=(count or 1)
end

-- The targets of the resolving link that still are related to its effect.
function Duel.GetTargetCards(e)
	local g=Duel.GetChainInfo(0,CHAININFO_TARGET_CARDS)
	if not g then return Group.CreateGroup() end
	return g:Filter(Card.IsRelateToEffect,nil,e)
end

-- Duel.GetMatchingGroup, but only cards the running effect can target.
function Duel.GetTargetGroup(filter,tp,s,o,ex,...)
	local e=Duel.GetReasonEffect()
	return Duel.GetMatchingGroup(filter,tp,s,o,ex,...):Filter(Card.IsCanBeEffectTarget,nil,e)
end

-- Lets the player choose among tables {possible, text}: the number of the one chosen, nil if none is possible.
function Duel.SelectEffect(tp,...)
	local texts,numbers={},{}
	for i,choice in ipairs({...}) do
		if choice[1] then
			texts[#texts+1]=choice[2]
			numbers[#numbers+1]=i
		end
	end
	if #texts==0 then return nil end
	return numbers[Duel.SelectOption(tp,table.unpack(texts))+1]
end

-- Whether one of the player's Pendulum Zones is free.
function Duel.CheckPendulumZones(tp)
	return Duel.CheckLocation(tp,LOCATION_PZONE,0) or Duel.CheckLocation(tp,LOCATION_PZONE,1)
end

-- Whether the card can be Normal Summoned or Set; and doing one of them.
function Card.CanSummonOrSet(c,ignorecount,e,min)
	return c:IsSummonable(ignorecount,e,min) or c:IsMSetable(ignorecount,e,min)
end

function Duel.SummonOrSet(tp,c,ignorecount,e,min)
	local cansummon=c:IsSummonable(ignorecount,e,min)
	local canset=c:IsMSetable(ignorecount,e,min)
	if cansummon and canset then
		cansummon=Duel.SelectPosition(tp,c,POS_FACEUP_ATTACK|POS_FACEDOWN_DEFENSE)==POS_FACEUP_ATTACK
	end
	if cansummon then
		Duel.Summon(tp,c,ignorecount,e,min)
	elseif canset then
		Duel.MSet(tp,c,ignorecount,e,min)
	end
end

-- Heads and tails among coin results.
local function count(value)
	return function(...)
		local n=0
		for _,result in ipairs({...}) do
			if result==value then n=n+1 end
		end
		return n
	end
end

Duel.CountHeads=count(COIN_HEADS)
Duel.CountTails=count(COIN_TAILS)

-- Tosses a coin; whether the player called it.
function Duel.CallCoin(tp)
	local called=Duel.AnnounceCoin(tp)
	return Duel.TossCoin(tp,1)==called
end

-- Lets the player declare one Attribute (Type) that no card of the group has.
function Duel.AnnounceAnotherAttribute(g,p)
	return Duel.AnnounceAttribute(p,1,ATTRIBUTE_ALL&~g:GetBitwiseOr(Card.GetAttribute))
end

function Duel.AnnounceAnotherRace(g,p)
	return Duel.AnnounceRace(p,1,RACE_ALL&~g:GetBitwiseOr(Card.GetRace))
end

-- Puts cards that are in a Deck on its top (bottom): a card, a group, or for the bottom the number of top cards of `tp`.
local function tocards(targets)
	if type(targets)=="Card" then return Group.FromCards(targets) end
	return targets
end

function Duel.MoveToDeckTop(targets)
	for tc in aux.Next(tocards(targets)) do Duel.MoveSequence(tc,SEQ_DECKTOP) end
end

function Duel.MoveToDeckBottom(targets,tp)
	if type(targets)=="number" then
		for _=1,targets do
			Duel.MoveSequence(Duel.GetDecktopGroup(tp,1):GetFirst(),SEQ_DECKBOTTOM)
		end
		return
	end
	for tc in aux.Next(tocards(targets)) do Duel.MoveSequence(tc,SEQ_DECKBOTTOM) end
end

-- The free zones beside the monster, as a mask; moving it to one of them.
local function besides(c)
	local tp,sequence,zones=c:GetControler(),c:GetSequence(),0
	if sequence>4 then return 0 end
	for _,next in ipairs({sequence-1,sequence+1}) do
		if next>=0 and next<=4 and Duel.CheckLocation(tp,LOCATION_MZONE,next) then zones=zones|1<<next end
	end
	return zones
end

function Card.CheckAdjacent(c)
	return besides(c)~=0
end

function Card.SelectAdjacent(c,p)
	local tp,zones=c:GetControler(),besides(c)
	if zones==0 then return nil end
	p=p or tp
	Duel.Hint(HINT_SELECTMSG,p,HINTMSG_TOZONE)
	local shift=p==tp and 0 or 16
	local zone=Duel.SelectDisableField(p,1,p==tp and LOCATION_MZONE or 0,p==tp and 0 or LOCATION_MZONE,~(zones<<shift))>>shift
	local sequence=0
	while zone>>sequence&1==0 do sequence=sequence+1 end
	return sequence
end

function Card.MoveAdjacent(c,p)
	local sequence=c:SelectAdjacent(p)
	if sequence then Duel.MoveSequence(c,sequence) end
end

-- Under Summon Gate: how many monsters the player may still Special Summon from the Extra Deck this turn, nil without it;
-- with `count`, whether so many are allowed.
function aux.CheckSummonGate(tp,count)
	local gate=Duel.IsPlayerAffectedByEffect(tp,CARD_SUMMON_GATE)
	if not gate then return count and true or nil end
	local left=gate:GetValue()(tp)
	if count then return count<=left end
	return left
end
