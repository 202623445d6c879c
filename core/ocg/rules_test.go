package ocg

import (
	"strings"
	"testing"
)

func TestRulesAreSetByName(t *testing.T) {
	var r Rules
	for name, value := range map[string]any{"start_lp": 4000, "triggers_one_by_one": true, "no_main_phase2": true, "simple_ai": true} {
		if err := r.Set(name, value); err != nil {
			t.Error(err)
		}
	}
	if want := (Rules{StartLP: 4000, TriggersOneByOne: true, NoMainPhase2: true, SimpleAI: true}); r != want {
		t.Errorf("the rules are %+v", r)
	}
	for name, value := range map[string]any{"start_lp": true, "simple_ai": nil, "startlp": 1} {
		if err := r.Set(name, value); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s=%v: the error is %v", name, value, err)
		}
	}
}

// Part E: what the profiles say of the parameters of the rules.
func TestProfilesFollowTheirEra(t *testing.T) {
	parameters := []struct {
		name     string
		of       func(*Rules) bool
		profiles string // those for which it holds
	}{
		{"draw in the first turn (OCG-DP-05, OCG-EXT-04)", func(r *Rules) bool { return r.FirstTurnDraw }, "mr1 mr2 edopro-mr1 edopro-mr2"},
		{"one face-up Field Spell (OCG-ZONE-11)", func(r *Rules) bool { return r.OneFaceUpField }, "mr1 mr2 edopro-mr1 edopro-mr2"},
		{"Ignition effects right after a Summon (OCG-EXT-30)", func(r *Rules) bool { return r.IgnitionPriority }, "mr1 edopro-mr1"},
		{"replay when the number changes only (OCG-REPLAY-01)", func(r *Rules) bool { return r.ReplayOnNumber }, "mr3 mr4 mr5"},
		{"every trigger a chain of its own (OCG-SIMT-02)", func(r *Rules) bool { return r.TriggersOneByOne }, ""},
		{"one use of an effect in a chain (OCG-EXT-18)", func(r *Rules) bool { return r.OneUseInChain }, "mr1 mr2"},
		{"no memory of proper summons out of sight (OCG-EXT-48)", func(r *Rules) bool { return r.HiddenForgetsSummon }, "mr1 mr2 mr3 mr4 mr5"},
		{"nor face-down on the field (OCG-EXT-48)", func(r *Rules) bool { return r.FacedownForgetsSummon }, ""},
		{"no life points below 0 (OCG-EXT-80)", func(r *Rules) bool { return r.LifePointsStopAtZero }, "mr1 mr2 mr3 mr4 mr5"},
		{"tokens banished as a cost (OCG-EXT-79)", func(r *Rules) bool { return r.TokensBanishedAsCost }, "edopro-mr1 edopro-mr2 edopro-mr3 edopro-mr4 edopro-mr5"},
		{"face-down attack position (OCG-POS-09)", func(r *Rules) bool { return r.FacedownAttack }, "mr1 mr2 mr3 edopro-mr1 edopro-mr2 edopro-mr3 edopro-mr4 edopro-mr5"},
	}
	for _, p := range parameters {
		var holds []string
		for _, name := range ProfileNames() {
			r, err := RulesFor(name)
			if err != nil {
				t.Fatal(err)
			}
			if p.of(&r) {
				holds = append(holds, name)
			}
		}
		if got := strings.Join(holds, " "); got != p.profiles {
			t.Errorf("%s holds for %q, not for %q", p.name, got, p.profiles)
		}
	}
}
