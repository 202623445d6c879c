package mutate

import (
	"context"

	fights "duel/script/buddyfight/scenario"
	"duel/script/scenario"
	"duel/script/session"
)

// OCG tries mutants with duel scripts of OCG.
func OCG(r *scenario.Runner, scripts []*scenario.Script) Trial {
	return func(ctx context.Context, m Mutant) (caught, compiles bool) {
		cache := r.Session.Cache.With(m.File, m.Text)
		if _, err := cache.Proto(m.File); err != nil {
			return false, false
		}
		broken := *r
		broken.Session = &session.Session{Pack: r.Session.Pack, Cache: cache, Constants: r.Session.Constants}
		for _, s := range scripts {
			if failed(broken.Run(ctx, s, nil)) {
				return true, true
			}
		}
		return false, true
	}
}

// Buddyfight tries mutants with duel scripts of Buddyfight, whose texts are
// given by name in the order to run them.
func Buddyfight(r *fights.Runner, scripts [][2]string) Trial {
	return func(ctx context.Context, m Mutant) (caught, compiles bool) {
		broken := *r
		broken.Cards = r.Cards.WithScript(m.File, m.Text)
		if _, err := broken.Cards.Cache.Proto(m.File); err != nil {
			return false, false
		}
		for _, s := range scripts {
			if failed(broken.Run(ctx, s[0], s[1], nil)) {
				return true, true
			}
		}
		return false, true
	}
}

func failed(results []scenario.Result) bool {
	for i := range results {
		if !results[i].Passed() {
			return true
		}
	}
	return false
}
