package ocg

import (
	"fmt"
	"strings"
)

// Rules is everything a rule profile can change. No rule reads a profile's
// name; part E of the checklist lists what the sources call for.
type Rules struct {
	StartLP   int // life points at the start (OCG-SETUP-14)
	StartHand int // cards of the opening hand (OCG-SETUP-13)
	DrawCount int // cards of the normal draw (OCG-DP-01)

	AttackFirstTurn          bool // a battle phase in turn 1 (OCG-BATTLE-02)
	FirstTurnDraw            bool // the first turn has a draw (OCG-DP-05, OCG-EXT-04)
	IgnitionPriority         bool // ignition effects right after a summon, for the turn player (OCG-EXT-30)
	FastEffectIgnition       bool // ignition effects in every open main phase window
	OneFaceUpField           bool // one face-up field spell for both players (OCG-ZONE-11, OCG-SPELL-17)
	PendulumZones            bool // there are pendulum zones
	SeparatePendulumZones    bool // pendulum zones are zones of their own, not the outer spell and trap zones
	ExtraMonsterZones        bool // there are extra monster zones, and monsters of the extra deck need one or a linked zone
	ExtraDeckToMainZones     bool // face-down Fusion, Synchro and Xyz monsters of the extra deck may use any main zone
	TrapMonstersKeepNoZone   bool // trap monsters do not also occupy a spell and trap zone
	ReturnToDeckTriggers     bool // cards that went to the deck may still use triggers
	TriggerOnlyInLocation    bool // a trigger needs its card to be where it triggered (OCG-EXT-21)
	OnceSummonCountsAttempts bool // "once per turn" special summons count attempts, not successes
	SummonOathCountsAttempts bool // "the turn you summon" counts attempts, not successes

	TrapsInNewChain         bool // activating a continuous trap never also uses one of its effects
	SixStepDamageStep       bool // the damage step has the windows of its older form
	PseudoShuffle           bool // shuffling a deck keeps its order
	PrivateKnowledge        bool // triggers of cards in hidden places are ordinary triggers
	SimpleAI                bool // player 1's simple decisions answer themselves
	Relay                   bool // the option of relay duels, which changes nothing where a team is one player
	NoStandbyPhase          bool // a turn has no standby phase
	NoMainPhase2            bool // a turn has no main phase 2
	ThreeColumns            bool // the outer zones of monsters, spells and traps do not exist
	DrawUntilFive           bool // the normal draw fills the hand up to 5 cards
	NoHandLimit             bool // the hand is not adjusted in the end phase (OCG-HAND-01)
	UnlimitedSummons        bool // normal summons are not limited (OCG-NSUM-01)
	InvertedPriority        bool // the player whose turn it is not is asked first in windows without a chain
	EquipStaysWithoutTarget bool // a monster to be equipped to a target that is gone stays where it is
	ZeroAttackDestroys      bool // equal battle with 0 ATK destroys both (OCG-EXT-54)
	StoreAttackReplays      bool // instead of a replay the attack stops and does not count (OCG-REPLAY-01, OCG-REPLAY-06)
	SingleChainInDamage     bool // after a chain in the damage step only triggers and answers to events are left
	RepositionIfNotSummoner bool // a monster summoned by the other player may change position that turn (OCG-POS-18)
	OrderHiddenTriggers     bool // triggers in hidden places join the ordinary ordering (OCG-EXT-19)
	OrderTriggersByMoment   bool // triggers are ordered moment by moment (OCG-EXT-19)
	RitualInExtraDeck       bool // Ritual Monsters are in the extra deck (OCG-MKIND-04)
	NormalSummonDefense     bool // normal summons may be in face-up defense position (OCG-NSUM-10)

	// CheckLossAtOnce makes a player whose life points reach 0 or who cannot
	// draw lose at that moment, as the documents have it; without it the loss
	// shows at the next adjustment, as in the reference engine (OCG-EXT-57,
	// OCG-EXT-09).
	CheckLossAtOnce bool

	// EffectBattleHidesAttack makes an attack in which an effect had monsters
	// battle not count: its monster may attack again. Under the rulings an
	// attack that was stopped is spent; the reference engine loses track of it
	// (OCG-EXT-60).
	EffectBattleHidesAttack bool

	// StandbyInTurnPlayersOrder has the turn player decide the order of
	// everything that has to be processed in the standby phase, also of the
	// opponent's; without it each player processes their own, the turn player
	// first (OCG-SP-02).
	StandbyInTurnPlayersOrder bool

	// TriggersAfterHandLimit lets optional effects of the end phase be used
	// after the hand limit too, as ruled on 8 December 2007; without it only
	// what has to be done remains then (OCG-HAND-09, OCG-HAND-10, OCG-EXT-72).
	TriggersAfterHandLimit bool

	// SkippedBattlePassedOver has a battle phase that an effect skips not be
	// entered at all; without it the turn player may enter it, which ends it,
	// and the skip waits until they do (OCG-SKIP-05, OCG-EXT-71).
	SkippedBattlePassedOver bool

	// ReplayOnNumber makes a change in the number of the opponent's monsters
	// the only change of them that has an attack replayed; without it a change
	// of which monsters they are does as well (OCG-REPLAY-01).
	ReplayOnNumber bool

	// TriggersOneByOne makes every trigger of a moment begin a chain of its
	// own, in the order the turn player decides, as the documents say; without
	// it they are links of one chain (OCG-SIMT-02, OCG-EXT-19).
	TriggersOneByOne bool

	// OneUseInChain allows each quick effect of a card one link of a chain, as
	// players of the era had it; later rulings and the reference engine allow
	// any number unless the text says otherwise (OCG-EXT-18).
	OneUseInChain bool

	// HiddenForgetsSummon has a monster forget that it was properly summoned
	// wherever it goes out of sight: to the hand, a face-down place of deck or
	// extra deck, or banished face-down. Without it only the hand and the deck
	// count, and not for cards that effects send elsewhere (OCG-EXT-48).
	HiddenForgetsSummon bool

	// FacedownForgetsSummon has a monster turned face-down on the field forget
	// it as well; by the rulings of the era it does not (OCG-EXT-48).
	FacedownForgetsSummon bool

	// LifePointsStopAtZero keeps life points from going below 0, as damage does
	// in the reference engine (OCG-EXT-80).
	LifePointsStopAtZero bool

	// TokensBanishedAsCost lets tokens be banished as a cost, as the reference
	// engine does (OCG-EXT-79).
	TokensBanishedAsCost bool

	// FacedownAttack lets effects turn monsters face-down in attack position;
	// without it they go to face-down defense position (OCG-POS-09).
	FacedownAttack bool
}

// ruleFlags pairs the duel options of puzzles with the fields they switch.
var ruleFlags = []struct {
	bit   uint64
	field func(*Rules) *bool
}{
	{DuelAttackFirstTurn, func(r *Rules) *bool { return &r.AttackFirstTurn }},
	{DuelUseTrapsInNewChain, func(r *Rules) *bool { return &r.TrapsInNewChain }},
	{Duel6StepBatlleStep, func(r *Rules) *bool { return &r.SixStepDamageStep }},
	{DuelPseudoShuffle, func(r *Rules) *bool { return &r.PseudoShuffle }},
	{DuelTriggerWhenPrivateKnowledge, func(r *Rules) *bool { return &r.PrivateKnowledge }},
	{DuelSimpleAi, func(r *Rules) *bool { return &r.SimpleAI }},
	{DuelRelay, func(r *Rules) *bool { return &r.Relay }},
	{DuelOcgObsoleteIgnition, func(r *Rules) *bool { return &r.IgnitionPriority }},
	{Duel1stTurnDraw, func(r *Rules) *bool { return &r.FirstTurnDraw }},
	{Duel1FaceupField, func(r *Rules) *bool { return &r.OneFaceUpField }},
	{DuelPzone, func(r *Rules) *bool { return &r.PendulumZones }},
	{DuelSeparatePzone, func(r *Rules) *bool { return &r.SeparatePendulumZones }},
	{DuelEmzone, func(r *Rules) *bool { return &r.ExtraMonsterZones }},
	{DuelFsxMmzone, func(r *Rules) *bool { return &r.ExtraDeckToMainZones }},
	{DuelTrapMonstersNotUseZone, func(r *Rules) *bool { return &r.TrapMonstersKeepNoZone }},
	{DuelReturnToDeckTriggers, func(r *Rules) *bool { return &r.ReturnToDeckTriggers }},
	{DuelTriggerOnlyInLocation, func(r *Rules) *bool { return &r.TriggerOnlyInLocation }},
	{DuelSpsummonOnceOldNegate, func(r *Rules) *bool { return &r.OnceSummonCountsAttempts }},
	{DuelCannotSummonOathOld, func(r *Rules) *bool { return &r.SummonOathCountsAttempts }},
	{DuelNoStandbyPhase, func(r *Rules) *bool { return &r.NoStandbyPhase }},
	{DuelNoMainPhase2, func(r *Rules) *bool { return &r.NoMainPhase2 }},
	{Duel3ColumnsField, func(r *Rules) *bool { return &r.ThreeColumns }},
	{DuelDrawUntil5, func(r *Rules) *bool { return &r.DrawUntilFive }},
	{DuelNoHandLimit, func(r *Rules) *bool { return &r.NoHandLimit }},
	{DuelUnlimitedSummons, func(r *Rules) *bool { return &r.UnlimitedSummons }},
	{DuelInvertedQuickPriority, func(r *Rules) *bool { return &r.InvertedPriority }},
	{DuelEquipNotSentIfMissingTarget, func(r *Rules) *bool { return &r.EquipStaysWithoutTarget }},
	{Duel0AtkDestroyed, func(r *Rules) *bool { return &r.ZeroAttackDestroys }},
	{DuelStoreAttackReplays, func(r *Rules) *bool { return &r.StoreAttackReplays }},
	{DuelSingleChainInDamageSubstep, func(r *Rules) *bool { return &r.SingleChainInDamage }},
	{DuelCanReposIfNonSumplayer, func(r *Rules) *bool { return &r.RepositionIfNotSummoner }},
	{DuelTcgSegocNonpublic, func(r *Rules) *bool { return &r.OrderHiddenTriggers }},
	{DuelTcgSegocFirsttrigger, func(r *Rules) *bool { return &r.OrderTriggersByMoment }},
	{DuelTcgFastEffectIgnition, func(r *Rules) *bool { return &r.FastEffectIgnition }},
	{DuelExtraDeckRitual, func(r *Rules) *bool { return &r.RitualInExtraDeck }},
	{DuelNormalSummonFaceupDef, func(r *Rules) *bool { return &r.NormalSummonDefense }},
}

// SetFlags makes the rules those of the given duel options; the numbers and
// what is no duel option stay.
func (r *Rules) SetFlags(flags uint64) {
	for _, f := range ruleFlags {
		*f.field(r) = flags&f.bit != 0
	}
}

// Flags are the duel options of the rules.
func (r *Rules) Flags() uint64 {
	var flags uint64
	for _, f := range ruleFlags {
		if *f.field(r) {
			flags |= f.bit
		}
	}
	return flags
}

// masterRules are the duel options of master rules 1 to 5.
var masterRules = [...]uint64{1: 0xd0700, 2: 0xd0600, 3: 0xd1800, 4: 0xd2800, 5: 0x2e800}

// MasterRule gives the duel options of a master rule 1 to 5, and whether there
// is such a rule.
func MasterRule(number int) (flags uint64, ok bool) {
	if number < 1 || number >= len(masterRules) {
		return 0, false
	}
	return masterRules[number], true
}

// ProfileNames are the names RulesFor knows.
func ProfileNames() []string {
	return []string{"mr1", "mr2", "mr3", "mr4", "mr5", "edopro-mr1", "edopro-mr2", "edopro-mr3", "edopro-mr4", "edopro-mr5"}
}

// RulesFor gives the rules of a profile: mr1 to mr5 follow the documents and
// rulings, edopro-mr1 to edopro-mr5 the reference engine.
func RulesFor(profile string) (Rules, error) {
	r := Rules{StartLP: 8000, StartHand: 5, DrawCount: 1, CheckLossAtOnce: true}
	var number int
	reference := strings.HasPrefix(profile, "edopro-")
	if _, err := fmt.Sscanf(profile, "edopro-mr%d", &number); err == nil {
		r.CheckLossAtOnce, r.EffectBattleHidesAttack = false, true
	} else if _, err := fmt.Sscanf(profile, "mr%d", &number); err != nil {
		number = 0
	}
	r.StandbyInTurnPlayersOrder, r.TriggersAfterHandLimit, r.SkippedBattlePassedOver = !reference, !reference, !reference
	r.ReplayOnNumber = !reference && number >= 3
	r.OneUseInChain = !reference && number <= 2
	r.HiddenForgetsSummon, r.LifePointsStopAtZero = !reference, !reference
	r.TokensBanishedAsCost = reference
	r.FacedownAttack = reference || number <= 3
	flags, ok := MasterRule(number)
	if !ok || profile != fmt.Sprintf("mr%d", number) && profile != fmt.Sprintf("edopro-mr%d", number) {
		return Rules{}, fmt.Errorf("unknown rule profile %q; there are %v", profile, ProfileNames())
	}
	r.SetFlags(flags)
	return r, nil
}
