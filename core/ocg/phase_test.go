package ocg

import (
	"testing"

	"duel/core"
)

// skip has an effect skip phases of a player.
func (f *board) skip(p Player, code uint32) {
	e := f.NewEffect(f.monster(p, 4))
	e.SetType(EffectTypeField)
	e.Code = code
	e.SetProperty(EffectFlagPlayerTarget, 0)
	e.SetTargetRange(1, 0)
	f.RegisterPlayerEffect(e, p)
}

func TestPhasePromptEndsWhenThePhaseIsSkipped(t *testing.T) {
	f := newBoard(t)
	f.Turn.Phase, f.Turn.Number = PhaseBattleStart, 3
	c := f.monster(0, 0)
	f.quick(c, func() { f.skip(0, EffectSkipBp) })
	asked := activateOnce(c)
	f.eventsOf(asked, func() { f.phasePrompt(PhaseBattleStart) })
	// The prompt, both in the chain, both in the window after it.
	f.same("decisions", len(asked.asked), 1+2+2)
}

func TestCancelledSummonIsNoPhaseActivity(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	f.monster(0, 0)
	c := f.inHand(0, 5)
	taken := &answers{by: map[string]func(*core.Request) core.Answer{
		DecideTribute: func(*core.Request) core.Answer { return core.Answer{Cancelled: true} },
	}}
	f.eventsOf(taken, func() {
		f.takeAction(choice{act: ActSummon, card: c})
		f.same("cancelled", f.CheckPhaseActivity(), false)
		delete(taken.by, DecideTribute)
		f.takeAction(choice{act: ActSummon, card: c})
		f.same("summoned", f.CheckPhaseActivity(), true)
		f.beginPhase(PhaseMain2)
		f.same("in the next phase", f.CheckPhaseActivity(), false)
	})
}
