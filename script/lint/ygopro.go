package lint

import (
	"io/fs"
	"strings"

	"duel/script/api"
)

// Dialect is a family of clients with an API of its own. Scripts of both are
// checked against the base library of their folder; the functions the engine
// itself has differ.
type Dialect uint8

// The dialects.
const (
	// AutoDialect is the dialect the base library's files tell.
	AutoDialect Dialect = iota
	EDOPro
	YGOPro
)

// dialectOf is the dialect of the base library in a folder: YGOPro keeps its
// summoning procedures in procedure.lua, EDOPro in a file for each kind.
func dialectOf(folder fs.FS) Dialect {
	if _, err := fs.Stat(folder, "procedure.lua"); err != nil {
		return EDOPro
	}
	if names, err := fs.Glob(folder, "proc_*.lua"); err != nil || len(names) > 0 {
		return EDOPro
	}
	return YGOPro
}

// ygoproNatives are the functions of the registry that YGOPro's engine has,
// which may give more results there, and names of those it has besides, of which
// no more is known.
func (l *Library) ygoproNatives() {
	for name := range nameSet("", edoproOnly) {
		table, field := cutName(name)
		delete(l.tables[table], field)
	}
	for name := range nameSet("", ygoproOnly) {
		table, field := cutName(name)
		if l.values[table] == nil {
			l.values[table] = map[string]bool{}
		}
		l.values[table][field] = true
		delete(l.tables[table], field)
	}
	for _, table := range l.tables {
		for _, fn := range table {
			fn.more = true
		}
	}
	if fn := l.tables["Card"]["IsNotTuner"]; fn != nil {
		fn.Native = &Native{Name: fn.Native.Name, Signature: fn.Native.Signature, Doc: fn.Native.Doc}
		fn.Native.Params = fn.Native.Params[:1:1] // the player is no part of it
		fn.Native.Params = append(fn.Native.Params, variadicAny)
	}
}

// edoproOnly are functions of the registry that YGOPro's engine lacks.
const edoproOnly = `Card.AddMonsterAttributeComplete Card.Alias Card.Attack Card.Attribute Card.CanAttack Card.CanChainAttack Card.Code Card.Cover Card.Defense
	Card.EnableGeminiState Card.EnableUnsummonable Card.FromLuaRef Card.GetAllCounters Card.GetCardEffect Card.GetCardID Card.GetFreeLinkedZone
	Card.GetLinkMarker Card.GetLuaRef Card.GetOriginalSetCard Card.GetOwnEffects Card.GetPreviousSetCard Card.GetSetCard Card.HasCounters
	Card.IsCanBeMaterial Card.IsDeleted Card.IsExactType Card.IsExtraLinked Card.IsGeminiState Card.IsLinked Card.IsOriginalAttribute Card.IsOriginalCode
	Card.IsOriginalRace Card.IsOriginalType Card.IsProcedureSummonable Card.IsSummonCode Card.Level Card.LinkMarker Card.Lscale Card.Race Card.Recreate
	Card.RemoveAllCounters Card.Rscale Card.SetReasonCard Card.SetReasonEffect Card.SetReasonPlayer Card.Setcode Card.Type Debug.CardToStringWrapper
	Debug.PrintStacktrace Duel.AnnounceNumberRange Duel.AssumeReset Duel.AttackCostPaid Duel.CanPlayerSetMonster Duel.CanPlayerSetSpellTrap
	Duel.ForceAttack Duel.GetCardAliasFromCode Duel.GetCardAttackFromCode Duel.GetCardAttributeFromCode Duel.GetCardDefenseFromCode Duel.GetCardFromCardID
	Duel.GetCardLevelFromCode Duel.GetCardLinkMarkerFromCode Duel.GetCardLscaleFromCode Duel.GetCardRaceFromCode Duel.GetCardRscaleFromCode
	Duel.GetCardSetcodeFromCode Duel.GetCardTypeFromCode Duel.GetDeckbottomGroup Duel.GetDuelType Duel.GetEnvironment Duel.GetFreeLinkedZone
	Duel.GetPlayerEffect Duel.GetPlayersCount Duel.GetPossibleOperationInfo Duel.GetRandomNumber Duel.GetReasonEffect Duel.GetReasonPlayer
	Duel.GetStartingHand Duel.IsAttackCostPaid Duel.IsDuelType Duel.IsPlayerCanPendulumSummon Duel.IsPlayerCanProcedureSummonGroup Duel.LoadScript
	Duel.PendulumSummon Duel.ProcedureSummon Duel.ProcedureSummonGroup Duel.RemoveCards Duel.SelectCardsFromCodes Duel.SelectFieldZone Duel.Sendto
	Duel.SetPossibleOperationInfo Duel.SortDeckbottom Duel.TagSwap Effect.FromLuaRef Effect.GetCountLimit Effect.GetHintTiming Effect.GetLuaRef
	Effect.GetReset Effect.GetTargetRange Effect.IsDeleted Effect.RestoreCountLimit Group.FromLuaRef Group.GetBitwiseAnd Group.GetBitwiseOr Group.GetClass
	Group.GetLuaRef Group.Includes Group.IsDeleted Group.Match Group.Split Group.TakeatPos Group.__eq Group.__gc Group.__le Group.__lt`

// ygoproOnly are functions only YGOPro's engine has.
const ygoproOnly = `Card.EnableDualState Card.GetAttributeInGrave Card.GetCurrentScale Card.GetFusionAttribute Card.GetFusionCode Card.GetFusionType Card.GetHandSynchro
	Card.GetLinkAttribute Card.GetLinkCode Card.GetLinkRace Card.GetLinkType Card.GetPreviousOverlayCountOnField Card.GetRaceInGrave
	Card.GetSpecialSummonInfo Card.GetSynchroType Card.GetTunerLimit Card.GetXyzType Card.IsAllReasons Card.IsAllTypes Card.IsAttackable
	Card.IsCanBePlacedOnField Card.IsCanHaveCounter Card.IsCanOverlay Card.IsChainAttackable Card.IsDualState Card.IsEffectProperty
	Card.IsExtraDeckMonster Card.IsExtraLinkState Card.IsFaceupEx Card.IsFusionAttribute Card.IsFusionCode Card.IsFusionSetCard Card.IsFusionType
	Card.IsHasDefense Card.IsHasLevel Card.IsLinkAttribute Card.IsLinkCode Card.IsLinkRace Card.IsLinkSetCard Card.IsLinkState Card.IsLinkType
	Card.IsNonAttribute Card.IsOriginalEffectProperty Card.IsSpecialSummonSetCard Card.IsSpecialSummonableCard Card.IsSynchroType Card.IsTuner
	Card.IsXyzType Duel.AdjustAll Duel.CheckMustMaterial Duel.CheckSynchroMaterial Duel.CheckTunerMaterial Duel.CheckXyzMaterial Duel.GetLastSelectHint
	Duel.GetMustMaterial Duel.GetReadyChain Duel.GetRitualMaterialEx Duel.GetSZoneCount Duel.GetSynchroMaterial Duel.GetTargetsRelateToChain
	Duel.IsChainDisabled Duel.IsPlayerCanMSet Duel.IsPlayerCanSSet Duel.RevealSelectDeckSequence Duel.SelectField Duel.SelectSequence
	Duel.SelectSynchroMaterial Duel.SelectTunerMaterial Duel.SelectXyzMaterial Duel.SetSynchroMaterial Effect.IsCostChecked Effect.IsHasRange
	Effect.SetCostCheck Group.CancelableSelect Group.__bor Group.__bxor`

// cutName is the table and field of "Card.IsCode".
func cutName(name string) (table, field string) {
	table, field, _ = strings.Cut(name, ".")
	return table, field
}

// variadicAny takes any further arguments.
var variadicAny = api.MustSignature("...more:any").Params[0]
