package ocg

// Locations: the bits scripts name places by.
const (
	LocationDeck          = 1
	LocationReasonTofield = 1
	LocationHand          = 2
	LocationReasonControl = 2
	LocationMzone         = 4
	LocationReasonCount   = 4
	LocationReasonReturn  = 8
	LocationSzone         = 8
	LocationOnfield       = 0xc
	LocationGrave         = 0x10
	LocationRemoved       = 0x20
	LocationPublic        = 0x3c
	LocationExtra         = 0x40
	LocationOverlay       = 0x80
	LocationFzone         = 0x100
	LocationPzone         = 0x200
	LocationAll           = 0x3ff
	LocationStzone        = 0x400
	LocationMmzone        = 0x800
	LocationEmzone        = 0x1000
	LocationDeckbot       = 0x10001
	LocationDeckshf       = 0x20001
)

// Battle positions.
const (
	PosFaceupAttack    = 1
	PosFacedownAttack  = 2
	PosAttack          = 3
	PosFaceupDefense   = 4
	PosFaceup          = 5
	PosFacedownDefense = 8
	PosFacedown        = 0xa
	PosDefense         = 0xc
)

// Phases.
const (
	PhaseDraw        = 1
	PhaseStandby     = 2
	PhaseMain1       = 4
	PhaseBattleStart = 8
	PhaseBattleStep  = 0x10
	PhaseDamage      = 0x20
	PhaseDamageCal   = 0x40
	PhaseBattle      = 0x80
	PhaseMain2       = 0x100
	PhaseEnd         = 0x200
)

// Card types.
const (
	TypeMonster     = 1
	TypeSpell       = 2
	TypeTrap        = 4
	TypeNormal      = 0x10
	TypeEffect      = 0x20
	TypeFusion      = 0x40
	TypeRitual      = 0x80
	TypeTrapmonster = 0x100
	TypeSpirit      = 0x200
	TypeUnion       = 0x400
	TypeGemini      = 0x800
	TypeTuner       = 0x1000
	TypeSynchro     = 0x2000
	TypeToken       = 0x4000
	TypeMaximum     = 0x8000
	TypeQuickplay   = 0x10000
	TypeContinuous  = 0x20000
	TypeEquip       = 0x40000
	TypeField       = 0x80000
	TypeCounter     = 0x100000
	TypeFlip        = 0x200000
	TypeToon        = 0x400000
	TypeXyz         = 0x800000
	TypePendulum    = 0x1000000
	TypeSpsummon    = 0x2000000
	TypeLink        = 0x4000000
	TypeExtra       = 0x4802040
	TypeSkill       = 0x8000000
	TypeAction      = 0x10000000
	TypePlus        = 0x20000000
	TypeMinus       = 0x40000000
	TypePlusminus   = 0x60000000
	TypeArmor       = 0x80000000
)

// Attributes.
const (
	AttributeEarth  = 1
	AttributeWater  = 2
	AttributeFire   = 4
	AttributeWind   = 8
	AttributeLight  = 0x10
	AttributeDark   = 0x20
	AttributeDivine = 0x40
	AttributeAll    = 0x7f
)

// Reasons: why a card moved or something happened.
const (
	ReasonDestroy    = 1
	ReasonRelease    = 2
	ReasonTemporary  = 4
	ReasonMaterial   = 8
	ReasonSummon     = 0x10
	ReasonBattle     = 0x20
	ReasonEffect     = 0x40
	ReasonCost       = 0x80
	ReasonAdjust     = 0x100
	ReasonLostTarget = 0x200
	ReasonRule       = 0x400
	ReasonSpsummon   = 0x800
	ReasonDissummon  = 0x1000
	ReasonFlip       = 0x2000
	ReasonDiscard    = 0x4000
	ReasonRdamage    = 0x8000
	ReasonRrecover   = 0x10000
	ReasonReturn     = 0x20000
	ReasonFusion     = 0x40000
	ReasonSynchro    = 0x80000
	ReasonRitual     = 0x100000
	ReasonXyz        = 0x200000
	ReasonReplace    = 0x1000000
	ReasonDraw       = 0x2000000
	ReasonRedirect   = 0x4000000
	ReasonExcavate   = 0x8000000
	ReasonReveal     = 0x8000000
	ReasonLink       = 0x10000000
)

// Status bits of a card (reference: effects, section 10).
const (
	StatusDisabled         = 1
	StatusToEnable         = 2
	StatusToDisable        = 4
	StatusProcComplete     = 8
	StatusSetTurn          = 0x10
	StatusNoLevel          = 0x20
	StatusBattleResult     = 0x40
	StatusSpsummonStep     = 0x80
	StatusFormChanged      = 0x100
	StatusSummoning        = 0x200
	StatusEffectEnabled    = 0x400
	StatusSummonTurn       = 0x800
	StatusDestroyConfirmed = 0x1000
	StatusLeaveConfirmed   = 0x2000
	StatusBattleDestroyed  = 0x4000
	StatusCopyingEffect    = 0x8000
	StatusChaining         = 0x10000
	StatusSummonDisabled   = 0x20000
	StatusActivateDisabled = 0x40000
	StatusEffectReplaced   = 0x80000
	StatusFutureFusion     = 0x100000
	StatusAttackCanceled   = 0x200000
	StatusInitializing     = 0x400000
	StatusActivated        = 0x800000
	StatusJustPos          = 0x1000000
	StatusContinuousPos    = 0x2000000
	StatusForbidden        = 0x4000000
	StatusActFromHand      = 0x8000000
	StatusOppoBattle       = 0x10000000
	StatusFlipSummonTurn   = 0x20000000
	StatusSpsummonTurn     = 0x40000000
)

// Summon types and locations.
const (
	SummonWithMonsterReborn = 0x3f2
	SummonTypeNormal        = 0x10000000
	SummonTypeTribute       = 0x11000000
	SummonTypeGemini        = 0x12000000
	SummonTypeFlip          = 0x20000000
	SummonTypeSpecial       = 0x40000000
	SummonTypeFusion        = 0x43000000
	SummonTypeRitual        = 0x45000000
	SummonTypeSynchro       = 0x46000000
	SummonTypeXyz           = 0x49000000
	SummonTypePendulum      = 0x4a000000
	SummonTypeLink          = 0x4c000000
	SummonTypeMaximum       = 0x4e000000
)

// Reset bits of effects.
const (
	ResetEvent      = 0x1000
	ResetCard       = 0x2000
	ResetCode       = 0x4000
	ResetCopy       = 0x8000
	ResetDisable    = 0x10000
	ResetTurnSet    = 0x20000
	ResetTograve    = 0x40000
	ResetRemove     = 0x80000
	ResetTempRemove = 0x100000
	ResetTohand     = 0x200000
	ResetTodeck     = 0x400000
	ResetLeave      = 0x800000
	ResetTofield    = 0x1000000
	ResetControl    = 0x2000000
	ResetOverlay    = 0x4000000
	ResetMschange   = 0x8000000
	ResetSelfTurn   = 0x10000000
	ResetOppoTurn   = 0x20000000
	ResetPhase      = 0x40000000
	ResetChain      = 0x80000000
)

// Combinations of reset bits.
const (
	ResetsStandardExcGrave        = 0x17a0000
	ResetsCannotAct               = 0x17e0000
	ResetsStandard                = 0x1fe0000
	ResetsStandardDisable         = 0x1ff0000
	ResetsRedirect                = 0xc7e0000
	ResetsStandardPhaseEnd        = 0x41fe1200
	ResetsStandardDisablePhaseEnd = 0x41ff1200
)

// Properties a card can be assumed to have.
const (
	AssumeCode       = 1
	AssumeType       = 2
	AssumeLevel      = 3
	AssumeRank       = 4
	AssumeAttribute  = 5
	AssumeRace       = 6
	AssumeAttack     = 7
	AssumeDefense    = 8
	AssumeLink       = 9
	AssumeLinkmarker = 0xa
)

// Activities counted each turn.
const (
	ActivitySummon       = 1
	ActivityNormalsummon = 2
	ActivitySpsummon     = 3
	ActivityFlipsummon   = 4
	ActivityAttack       = 5
	ActivityBattlePhase  = 6
	ActivityChain        = 7
)

// Duel options as puzzles give them.
const (
	DuelTestMode                    = 1
	DuelAttackFirstTurn             = 2
	DuelUseTrapsInNewChain          = 4
	Duel6StepBatlleStep             = 8
	DuelPseudoShuffle               = 0x10
	DuelTriggerWhenPrivateKnowledge = 0x20
	DuelSimpleAi                    = 0x40
	DuelRelay                       = 0x80
	DuelObsoleteIgnition            = 0x100
	DuelOcgObsoleteIgnition         = 0x100
	Duel1stTurnDraw                 = 0x200
	Duel1FaceupField                = 0x400
	DuelPzone                       = 0x800
	DuelSeparatePzone               = 0x1000
	DuelEmzone                      = 0x2000
	DuelFsxMmzone                   = 0x4000
	DuelTrapMonstersNotUseZone      = 0x8000
	DuelReturnToDeckTriggers        = 0x10000
	DuelTriggerOnlyInLocation       = 0x20000
	DuelSpsummonOnceOldNegate       = 0x40000
	DuelCannotSummonOathOld         = 0x80000
	DuelObsoleteRuling              = 0xd0700
	DuelNoStandbyPhase              = 0x100000
	DuelNoMainPhase2                = 0x200000
	Duel3ColumnsField               = 0x400000
	DuelDrawUntil5                  = 0x800000
	DuelNoHandLimit                 = 0x1000000
	DuelUnlimitedSummons            = 0x2000000
	DuelInvertedQuickPriority       = 0x4000000
	DuelEquipNotSentIfMissingTarget = 0x8000000
	Duel0AtkDestroyed               = 0x10000000
	DuelStoreAttackReplays          = 0x20000000
	DuelSingleChainInDamageSubstep  = 0x40000000
	DuelCanReposIfNonSumplayer      = 0x80000000
	DuelTcgSegocNonpublic           = 0x100000000
	DuelTcgSegocFirsttrigger        = 0x200000000
	DuelTcgFastEffectIgnition       = 0x400000000
	DuelExtraDeckRitual             = 0x800000000
	DuelNormalSummonFaceupDef       = 0x1000000000
)

// What can be asked of a chain link.
const (
	ChaininfoTriggeringEffect             = 1
	ChaininfoTriggeringPlayer             = 2
	ChaininfoTriggeringControler          = 3
	ChaininfoTriggeringLocation           = 4
	ChaininfoTriggeringLocationSymbolic   = 5
	ChaininfoTriggeringSequence           = 6
	ChaininfoTriggeringSequenceSymbolic   = 7
	ChaininfoTargetCards                  = 8
	ChaininfoTargetPlayer                 = 9
	ChaininfoTargetParam                  = 0xa
	ChaininfoDisableReason                = 0xb
	ChaininfoDisablePlayer                = 0xc
	ChaininfoChainId                      = 0xd
	ChaininfoType                         = 0xe
	ChaininfoExttype                      = 0xf
	ChaininfoTriggeringPosition           = 0x10
	ChaininfoTriggeringCode               = 0x11
	ChaininfoTriggeringCode2              = 0x12
	ChaininfoTriggeringType               = 0x13
	ChaininfoTriggeringLevel              = 0x14
	ChaininfoTriggeringRank               = 0x15
	ChaininfoTriggeringAttribute          = 0x16
	ChaininfoTriggeringRace               = 0x17
	ChaininfoTriggeringAttack             = 0x18
	ChaininfoTriggeringDefense            = 0x19
	ChaininfoTriggeringStatus             = 0x1a
	ChaininfoTriggeringSummonLocation     = 0x1b
	ChaininfoTriggeringSummonType         = 0x1c
	ChaininfoTriggeringSummonProcComplete = 0x1d
	ChaininfoTriggeringSetcodes           = 0x1e
	ChaininfoTriggeringLink               = 0x1f
	ChaininfoTriggeringLscale             = 0x20
	ChaininfoTriggeringRscale             = 0x21
)

// Link markers.
const (
	LinkMarkerBottomLeft  = 1
	LinkMarkerBottom      = 2
	LinkMarkerBottomRight = 4
	LinkMarkerLeft        = 8
	LinkMarkerRight       = 0x20
	LinkMarkerTopLeft     = 0x40
	LinkMarkerTop         = 0x80
	LinkMarkerTopRight    = 0x100
)

// Places in the deck.
const (
	SeqDecktop     = 0
	SeqDeckbottom  = 1
	SeqDeckshuffle = 2
)

// Timing hints.
const (
	TimingDrawPhase     = 1
	TimingStandbyPhase  = 2
	TimingMainEnd       = 4
	TimingBattleStart   = 8
	TimingBattleEnd     = 0x10
	TimingEndPhase      = 0x20
	TimingSummon        = 0x40
	TimingSpsummon      = 0x80
	TimingFlipsummon    = 0x100
	TimingMset          = 0x200
	TimingSset          = 0x400
	TimingPosChange     = 0x800
	TimingAttack        = 0x1000
	TimingDamageStep    = 0x2000
	TimingDamageCal     = 0x4000
	TimingChainEnd      = 0x8000
	TimingDraw          = 0x10000
	TimingDamage        = 0x20000
	TimingRecover       = 0x40000
	TimingDestroy       = 0x80000
	TimingRemove        = 0x100000
	TimingTohand        = 0x200000
	TimingTodeck        = 0x400000
	TimingTograve       = 0x800000
	TimingBattlePhase   = 0x1000000
	TimingEquip         = 0x2000000
	TimingBattleStepEnd = 0x4000000
	TimingBattled       = 0x8000000
)

// Categories of operation information.
const (
	CategoryDestroy       = 1
	CategoryRelease       = 2
	CategoryRemove        = 4
	CategoryTohand        = 8
	CategoryTodeck        = 0x10
	CategoryTograve       = 0x20
	CategoryDeckdes       = 0x40
	CategoryHandes        = 0x80
	CategorySummon        = 0x100
	CategorySpecialSummon = 0x200
	CategoryToken         = 0x400
	CategoryFlip          = 0x800
	CategoryPosition      = 0x1000
	CategoryControl       = 0x2000
	CategoryDisable       = 0x4000
	CategoryDisableSummon = 0x8000
	CategoryDraw          = 0x10000
	CategorySearch        = 0x20000
	CategoryEquip         = 0x40000
	CategoryDamage        = 0x80000
	CategoryRecover       = 0x100000
	CategoryAtkchange     = 0x200000
	CategoryDefchange     = 0x400000
	CategoryCounter       = 0x800000
	CategoryCoin          = 0x1000000
	CategoryDice          = 0x2000000
	CategoryLeaveGrave    = 0x4000000
	CategoryLvchange      = 0x8000000
	CategoryNegate        = 0x10000000
	CategoryAnnounce      = 0x20000000
	CategoryFusionSummon  = 0x40000000
	CategoryToextra       = 0x80000000
	CategorySet           = 0x100000000
)

// Kinds of counters.
const (
	CounterWithoutPermit = 0x1000
	CounterNeedEnable    = 0x2000
)

// Operators of filters for announced cards.
const (
	OpcodeAdd          = 0x4000000000000000
	OpcodeSub          = 0x4000000100000000
	OpcodeMul          = 0x4000000200000000
	OpcodeDiv          = 0x4000000300000000
	OpcodeAnd          = 0x4000000400000000
	OpcodeOr           = 0x4000000500000000
	OpcodeNeg          = 0x4000000600000000
	OpcodeNot          = 0x4000000700000000
	OpcodeBand         = 0x4000000800000000
	OpcodeBor          = 0x4000000900000000
	OpcodeBnot         = 0x4000001000000000
	OpcodeBxor         = 0x4000001100000000
	OpcodeLshift       = 0x4000001200000000
	OpcodeRshift       = 0x4000001300000000
	OpcodeAllowAliases = 0x4000001400000000
	OpcodeAllowTokens  = 0x4000001500000000
	OpcodeIscode       = 0x4000010000000000
	OpcodeIssetcard    = 0x4000010100000000
	OpcodeIstype       = 0x4000010200000000
	OpcodeIsrace       = 0x4000010300000000
	OpcodeIsattribute  = 0x4000010400000000
	OpcodeGetcode      = 0x4000010500000000
	OpcodeGetsetcard   = 0x4000010600000000
	OpcodeGettype      = 0x4000010700000000
	OpcodeGetrace      = 0x4000010800000000
	OpcodeGetattribute = 0x4000010900000000
)
