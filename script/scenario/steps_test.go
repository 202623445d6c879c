package scenario

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"duel/core/ocg"
	"duel/script/host"
	"duel/script/session"
)

func TestMovesThatAreNotLegalSayWhyNotAndWhatIs(t *testing.T) {
	f := failsWith(t, newRunner(t), `field{me={hand={"Monster Reborn","Dark Magician"}}}
me:activate("Monster Reborn")`, 2, `me cannot activate "Monster Reborn" now`)
	if len(f.Reasons) != 1 || !strings.Contains(f.Reasons[0], "target of Monster Reborn (c83764718.lua:") {
		t.Errorf("reasons are %q", f.Reasons)
	}
	if want := "set Monster Reborn (me, hand)"; len(f.Legal) == 0 || f.Legal[0] != want {
		t.Errorf("legal is %q, want %q first", f.Legal, want)
	}
	if f.Step != `me:activate("Monster Reborn")` {
		t.Errorf("the step is %s", f.Step)
	}
}

func TestReasonsOfEachMove(t *testing.T) {
	const field = `field{me={hand={"Dark Magician","Speed Warrior","Kuriboh","Waboku"},monsters={{"Cyber Dragon",position="defense"}}},opponent={monsters={"Kuriboh"}}}
`
	for _, c := range []struct{ steps, reason string }{
		{`me:summon("Dark Magician")`, "not enough tributes (2 needed)"},
		{"me:summon(\"Speed Warrior\")\nme:summon(\"Kuriboh\")", "the normal summon of this turn is used"},
		{`me:summon("Waboku")`, "a card of this kind cannot be normal summoned"},
		{"me:summon(\"Speed Warrior\")\nme:change_position(\"Speed Warrior\")", "it was summoned or set"},
		{"me:battle_phase()\nme:attack(\"Cyber Dragon\",\"Kuriboh\")", "only face-up attack position monsters attack"},
		{`me:attack("Cyber Dragon","Kuriboh")`, "attacks are declared in the battle phase"},
		{`me:special_summon("Speed Warrior")`, "no summon procedure of its own"},
		{`me:activate("Waboku")`, "not permitted from the hand"},
		{`opponent:attack("Kuriboh")`, "it is the turn of me"},
		{`me:activate("Mirror Force")`, "is not on the table"},
		{`me:main_phase_2()`, "this is not possible now"},
		{"me:set(\"Waboku\")\nme:activate(\"Waboku\")", "not permitted from the hand or in the turn it was set"},
	} {
		failsWith(t, newRunner(t), field+c.steps, 2+strings.Count(c.steps, "\n"), c.reason)
	}
}

func TestUnansweredChoicesFail(t *testing.T) {
	const reborn = `field{me={hand={"Monster Reborn"},grave={"Kuriboh","Speed Warrior"}}}
`
	failsWith(t, newRunner(t), reborn+"me:activate(\"Monster Reborn\")\nme:end_turn()", 3, "me is asked for cards")
	failsWith(t, newRunner(t), reborn+`me:activate("Monster Reborn","Dark Magician")`, 2, `"Dark Magician" cannot be chosen`)
	if f := failsWith(t, newRunner(t), reborn+`me:activate("Monster Reborn","attack")`, 2, `me is asked for cards, and "attack" does not answer that: no card has the name "attack"`); len(f.Legal) != 2 {
		t.Errorf("legal is %q, want both cards", f.Legal)
	}
	failsWith(t, newRunner(t), reborn+"me:activate(\"Monster Reborn\",\"Kuriboh\",\"attack\",\"yes\")\nme:expect{hand=0}", 3, `me was never asked for the answer "yes"`)
	failsWith(t, newRunner(t), reborn+"coins(\"heads\")\nme:end_turn()", 3, "a coin result was given that chance never asked for")
	passes(t, reborn+"rest(\"first\")\nme:activate(\"Monster Reborn\")\nme:expect{monsters=1}")
}

func TestAPassIsGivenOnlyToWhatNobodyTakes(t *testing.T) {
	const trap = `field{me={hand={"Dark Hole","Book of Moon"},monsters={"Cyber Dragon"}},opponent={spells={"Waboku"}}}
`
	failsWith(t, newRunner(t), trap+"me:activate(\"Dark Hole\")", 2, "me is asked for whether to activate something")
	passes(t, trap+`rest("pass")
me:activate("Dark Hole")
opponent:activate("Waboku")
me:activate("Book of Moon","Cyber Dragon")
expect{chain=0}
me:expect{monsters=0}
opponent:expect{spells=0}`)
	passes(t, trap+`rest("pass")
me:activate("Dark Hole")
expect{chain={"Dark Hole"}}
me:expect{monsters=0}
opponent:expect{spells={"Waboku"}}`)
}

func TestExpectationsTellTheDifference(t *testing.T) {
	const field = `field{me={hand={"Kuriboh"},monsters={"Speed Warrior","Cyber Dragon"},deck={"Dark Hole","Kuriboh"}}}
`
	for _, c := range []struct{ step, want string }{
		{`me:expect{lp=4000}`, "me.lp: expected 4000, got 8000"},
		{`me:expect{hand=2}`, `me.hand: expected 2 cards, got "Kuriboh"`},
		{`me:expect{monsters={"Cyber Dragon"}}`, "not expected: Speed Warrior"},
		{`me:expect{monsters={{"Speed Warrior",atk=1000},"Cyber Dragon"}}`, "atk: expected 1000, got 900"},
		{`me:expect{deck={ordered=true,"Kuriboh","Dark Hole"}}`, `missing: "Kuriboh" as number 1`},
		{`me:expect_card("Cyber Dragon",{position="defense"})`, `me."Cyber Dragon".position: expected "defense", got "attack"`},
		{`me:expect_card("Cyber Dragon",{at="grave"})`, `.at: expected "grave", got "monsters"`},
		{`me:expect_card("Dark Magician",{})`, "expected a card of me, got none there"},
		{`me:expect{monster=1}`, `did you mean "monsters"?`},
		{`expect{phase="battle"}`, `phase: expected "battle", got "main 1"`},
		{`expect{winner=me}`, "winner: expected me, got none"},
		{`expect{turn_player=opponent}`, "turn_player: expected opponent, got me"},
		{`happened("damage")`, "damage: expected at least once, got 0 times"},
		{`happened_in_order({"phase",phase="draw"},{"turn"})`, "turn {\"turn\"}: expected as number 2 of the order"},
		{`never_happened("turn")`, "turn: expected never, got 1 times"},
		{`never_happened("phase",{phase="main 1"})`, "expected never, got 1 times"},
		{`happened("phase",{phase="battle"})`, "expected at least once, got 0 times"},
		{`me:offered("summon","Speed Warrior")`, "me is not offered to summon"},
		{`me:not_offered("summon","Kuriboh")`, "me is offered to summon"},
		{`me:not_offered("summon","Cyber Dragon","tribute")`, `reason: expected "tribute", got another`},
		{`me:offered("main_phase_2")`, "me is not offered to main_phase_2"},
		{`me:not_offered("battle_phase")`, "me is offered to battle_phase"},
		{`me:not_offered("main_phase_2",nil,"first")`, `reason: expected "first", got another`},
		{`me:offered("smmon","Kuriboh")`, "is nothing a player can be offered"},
	} {
		failsWith(t, newRunner(t), field+c.step, 2, c.want)
	}
	const revival = `field{me={hand={"Monster Reborn"},grave={"Kuriboh"}}}
me:activate("Monster Reborn")
`
	failsWith(t, newRunner(t), revival+`me:not_offered("answer","defense")`, 3, `me is offered to answer "defense"`)
	failsWith(t, newRunner(t), revival+`me:offered("answer","facedown defense")`, 3, `me is not offered to answer "facedown defense"`)
	passes(t, revival+`me:offered("answer","defense")
me:not_offered("answer","facedown defense")
me:answer("attack")`)
	passes(t, field+`happened_in_order({"turn"},{"phase",phase="draw"},{"phase",phase="main 1"})`)
	passes(t, field+`me:expect{deck={ordered=true,"Dark Hole","Kuriboh"},monsters={ordered=true,"Speed Warrior","Cyber Dragon"}}`)
}

func TestTestsShareTheSetUpAndNothingElse(t *testing.T) {
	results := passes(t, `field{me={hand={"Speed Warrior"}}}
test("one",function() me:summon("Speed Warrior") me:expect{hand=0} end)
test("two",function() me:expect{hand=1} end)`)
	if len(results) != 2 || results[0].Test != "one" || results[1].Test != "two" || results[1].Line != 3 {
		t.Errorf("results are %+v", results)
	}
}

func TestPuzzleSetUpsOfTheCommunityWork(t *testing.T) {
	passes(t, `Debug.SetAIName("A")
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN+DUEL_SIMPLE_AI)
Debug.SetPlayerInfo(0,100,0,0)
Debug.SetPlayerInfo(1,2100,0,0)
local dragon=Debug.AddCard(70095154,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)
Debug.ReloadFieldEnd()
me:battle_phase()
me:attack(dragon)
expect{winner=me}`)
}

// chanceCard tosses, rolls, picks and shuffles.
const chanceCard = `local s,id=GetID()
s.card={name="Chance",type=TYPE_SPELL}
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetOperation(s.operation)
	c:RegisterEffect(e1)
end
function s.operation(e,tp)
	local coin=Duel.TossCoin(tp,1)
	local die=Duel.TossDice(tp,1)
	Duel.Recover(tp,1000*coin+die,REASON_EFFECT)
	local g=Duel.GetFieldGroup(tp,0,LOCATION_HAND):RandomSelect(tp,1)
	Duel.SendtoGrave(g,REASON_EFFECT)
	Duel.ShuffleDeck(tp)
	Duel.Draw(tp,1,REASON_EFFECT)
end`

func TestChanceIsGiven(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "c900001.lua"), []byte(chanceCard), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := session.Open(session.Sources{Scripts: []string{dir}})
	if err != nil {
		t.Fatal(err)
	}
	r := &Runner{Session: s, Names: NewNames(s.Pack), Seed: 7}
	const field = `field{me={hand={"Chance"},deck={"Kuriboh","Dark Hole","Dark Magician"}},opponent={hand={"Kuriboh","Speed Warrior","Krebons"}}}
`
	given := play(t, r, field+`coins("heads")
dice(5)
picks("Speed Warrior")
me:shuffles("Dark Magician")
me:activate("Chance")
me:expect{lp=9005,hand={"Dark Magician"}}
opponent:expect{hand={"Kuriboh","Krebons"}}`)
	if f := given[0].Failure; f != nil {
		t.Fatal(f.Render(""))
	}
	if given[0].SeedUsed {
		t.Error("the seed decided something although all was given")
	}
	if seeded := play(t, r, field+`me:activate("Chance")`); !seeded[0].Passed() || !seeded[0].SeedUsed {
		t.Errorf("without given chance: %+v", seeded[0])
	}
	failsWith(t, r, field+`picks("Dark Magician")
me:activate("Chance")`, 3, "is not among the cards picked from at random")
	failsWith(t, r, `coins("edge")`, 1, `a coin shows "heads" or "tails"`)
}

func TestScriptErrorsFailWithTheirPlace(t *testing.T) {
	for call, want := range map[string]string{
		"nothing.there": "c900001.lua:11: attempt to index a nil value (global 'nothing')",
		"Duel.CheckReleaseGroup(tp,nil,1,false,1,true)":                   "11 Parameters are needed.",
		"Duel.SelectReleaseGroup(tp,nil,1,1,false,false,true,nil,tp,nil)": "12 Parameters are needed.",
	} {
		failsInCard(t, strings.Replace(chanceCard, "Duel.TossCoin(tp,1)", call, 1), want)
	}
}

// failsInCard activates the card of a script, which fails with the message.
func failsInCard(t *testing.T, text, message string) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "c900001.lua"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := session.Open(session.Sources{Scripts: []string{dir}})
	if err != nil {
		t.Fatal(err)
	}
	r := &Runner{Session: s, Names: NewNames(s.Pack)}
	failsWith(t, r, "field{me={hand={\"Chance\"}}}\nme:activate(\"Chance\")", 2, message)
}

func TestWhyIsAnsweredAtALine(t *testing.T) {
	r := newRunner(t)
	script, err := Compile(r.Session, "script.lua", `field{me={hand={"Speed Warrior","Kuriboh"}}}
me:summon("Speed Warrior")
me:end_turn()`)
	if err != nil {
		t.Fatal(err)
	}
	for line, want := range map[int]string{2: "nothing refuses it", 3: "the normal summon of this turn is used", 0: "it is the turn of opponent"} {
		answers, _, err := r.Ask(context.Background(), script, Question{Line: line, Action: "summon", Card: "Kuriboh"})
		if err != nil || len(answers) != 1 || !strings.Contains(answers[0], want) {
			t.Errorf("line %d: %q, %v; want %q", line, answers, err, want)
		}
	}
	if _, _, err := r.Ask(context.Background(), script, Question{Test: "none", Action: "summon", Card: "Kuriboh"}); err == nil {
		t.Error("a test that is not there was asked")
	}
}

func TestAFieldFollowsAProfile(t *testing.T) {
	for profile, atOnce := range map[string]bool{"mr1": true, "edopro-mr1": false} {
		r := newRunner(t)
		var rules *ocg.Rules
		r.Prepare = func(_ *host.State, d *ocg.Duel) { rules = &d.Rules }
		play(t, r, `field{rules="`+profile+`",switches={no_hand_limit=true,start_hand=4}}`)
		if rules.CheckLossAtOnce != atOnce || !rules.OneFaceUpField || rules.ExtraMonsterZones || !rules.NoHandLimit || rules.StartHand != 4 {
			t.Errorf("%s: the rules are %+v", profile, *rules)
		}
	}
}

// brokenCard is a runner with a card of the hand that has this target function.
func brokenCard(t *testing.T, property, target string) *Runner {
	t.Helper()
	dir := t.TempDir()
	text := `local s,id=GetID()
s.card={name="Broken Card",type=TYPE_SPELL}
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetProperty(` + property + `)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	c:RegisterEffect(e1)
end
function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
` + target + `
	if chk==0 then return true end
	Duel.SelectTarget(tp,Card.IsFaceup,tp,0,LOCATION_MZONE,1,1,nil)
end
function s.operation(e,tp,eg,ep,ev,re,r,rp)
	Duel.Destroy(Duel.GetFirstTarget(),0)
end
`
	if err := os.WriteFile(filepath.Join(dir, "c900001.lua"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := session.Open(session.Sources{Scripts: []string{dir}})
	if err != nil {
		t.Fatal(err)
	}
	return &Runner{Session: s, Names: NewNames(s.Pack)}
}

func TestWhatACardSaysTwiceIsCompared(t *testing.T) {
	const duel = `field{me={hand={"Broken Card"},monsters={"Kuriboh"}},opponent={monsters={"Speed Warrior",{"Krebons",position="facedown"}}}}
me:activate("Broken Card","Speed Warrior")
`
	const right = "	if chkc then return chkc:IsFaceup() and chkc:IsControler(1-tp) and chkc:IsLocation(LOCATION_MZONE) end"
	for _, c := range []struct{ name, property, target, message, reason string }{
		{"no flag", "0", right, "The effect chooses targets, but has no EFFECT_FLAG_CARD_TARGET.", ""},
		{"no reason", "EFFECT_FLAG_CARD_TARGET", right, "The reason is 0", ""},
		{"chkc forgets the player", "EFFECT_FLAG_CARD_TARGET", "	if chkc then return chkc:IsFaceup() and chkc:IsLocation(LOCATION_MZONE) end",
			"the target function of Broken Card offers other targets than its part for chkc accepts (c900001.lua:12)", "chkc accepts Kuriboh (me, monsters 0), which was not offered"},
		{"chkc accepts nothing", "EFFECT_FLAG_CARD_TARGET", "	if chkc then return false end",
			"offers other targets", "chkc does not accept Speed Warrior (opponent, monsters 0), which was offered"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := failsWith(t, brokenCard(t, c.property, c.target), duel, 2, c.message)
			if c.reason != "" && (len(f.Reasons) != 1 || f.Reasons[0] != c.reason) {
				t.Errorf("the reasons are %q, want %q", f.Reasons, c.reason)
			}
		})
	}
	const summon = `	if chk==0 then return Duel.IsExistingMatchingCard(Card.IsCanBeSpecialSummoned,tp,LOCATION_HAND,0,1,nil,e,0,tp,false,false) end
	local g=Duel.GetMatchingGroup(Card.IsMonster,tp,LOCATION_HAND,0,nil)
	Duel.SpecialSummon(g,0,tp,tp,true,false,POS_FACEUP)
	if g then return end`
	hand := strings.Replace(duel, `hand={"Broken Card"}`, `hand={"Broken Card","Speed Warrior"}`, 1)
	hand = strings.Replace(hand, `","Speed Warrior")`, `")`, 1)
	failsWith(t, brokenCard(t, "0", summon), hand, 2, "on other terms than it asked for with IsCanBeSpecialSummoned: type 0x0, me, nocheck true, nolimit false, not type 0x0, me, nocheck false, nolimit false.")
	unchecked := brokenCard(t, "EFFECT_FLAG_CARD_TARGET", "	if chkc then return false end")
	failsWith(t, unchecked, "unchecked(\"targets\")\n"+duel, 3, "The reason is 0")
}

func TestChoicesThatLapsedAreRememberedWithTheirCards(t *testing.T) {
	const lapsed = `rest("pass")
field{me={hand={"Dark Hole"}},opponent={monsters={"Stardust Dragon"}}}
me:activate("Dark Hole")
opponent:expect{grave={"Stardust Dragon"}}
`
	failsWith(t, newRunner(t), lapsed+`opponent:not_offered("activate","Stardust Dragon")`, 5, `opponent is offered to activate "Stardust Dragon"`)
	failsWith(t, newRunner(t), lapsed+`opponent:offered("activate",{"Stardust Dragon",at="grave"})`, 5, "opponent")
}

func TestSlipsOfACardAreRefused(t *testing.T) {
	const duel = `field{me={hand={"Broken Card"},monsters={"Kuriboh"}},opponent={monsters={"Speed Warrior"}}}
me:activate("Broken Card")
`
	asks := func(arguments string) string {
		return "	if chk==0 then return Duel.IsPlayerCanSpecialSummonMonster(tp," + arguments + ") end\n	if e then return end"
	}
	const attacker = "	local tc=Duel.GetFieldGroup(tp,0,LOCATION_MZONE):GetFirst()\n	if chkc then return "
	const set = " end\n	if chk==0 then return true end\n	Duel.SetTargetCard(tc)\n	if tc then return end"
	const gives = "	if chk==0 then return true end\n	local e1=Effect.CreateEffect(e:GetHandler())\n	e1:SetType(EFFECT_TYPE_SINGLE)\n	Duel.RegisterEffect(e1,tp)"
	for _, c := range []struct {
		name, property, target string
		line                   int
		message                string
	}{
		{"flags subtracted", "EFFECT_FLAG_CARD_TARGET-EFFECT_FLAG_OATH", "", 1, "No flags make up -524272"},
		{"no such Token", "0", asks("0"), 2, "the card 0, which there is not"},
		{"ATK of a Token", "0", asks("73915052,0,TYPES_TOKEN,1"), 2, "Sheep Token with ATK 0x1, and the card has 0x0."},
		{"archetype of a Token", "0", asks("73915052,0x8"), 2, "of the archetype 0x8, which the card has not"},
		{"effect of a player", "0", gives, 2, "An effect given to a player is of EFFECT_TYPE_FIELD; this one has the type 0x1."},
		{"chkc for others", "EFFECT_FLAG_CARD_TARGET", attacker + "chkc~=tc" + set, 2, "chkc does not accept Speed Warrior (opponent, monsters 0), and accepts Broken Card (me, spells 0)"},
		{"chkc for none", "EFFECT_FLAG_CARD_TARGET", attacker + "false" + set, 2, "The reason is 0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			failsWith(t, brokenCard(t, c.property, c.target), duel, c.line, c.message)
		})
	}
	failsWith(t, brokenCard(t, "0", asks("73915052,0x8")), "unchecked(\"summons\")\n"+duel, 3, `should be "Card" or "Group" but is "nil"`)
}
