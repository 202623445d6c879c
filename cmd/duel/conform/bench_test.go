package conform

import (
	"context"
	"os"
	"testing"

	"duel/core/ocg"
	"duel/script/host"
	scripts "duel/script/ocg"
	"duel/script/pack"
)

// BenchmarkReplay plays the duels of the trace file DUEL_TRACE over the public
// scripts, opening included.
func BenchmarkReplay(b *testing.B) {
	file, folder, cards := os.Getenv("DUEL_TRACE"), os.Getenv("DUEL_SCRIPTS"), os.Getenv("DUEL_CARDS")
	if file == "" || folder == "" || cards == "" {
		b.Skip("DUEL_TRACE, DUEL_SCRIPTS and DUEL_CARDS do not point at a trace, the public scripts and card database")
	}
	p, err := pack.OpenEDOPro(folder, cards)
	if err != nil {
		b.Fatal(err)
	}
	rules, err := ocg.RulesFor("edopro-mr5")
	if err != nil {
		b.Fatal(err)
	}
	library := scripts.New(ocg.NewDuel(rules, p), host.NewCache(scripts.Source{Pack: p}, nil), host.Options{})
	if err := library.LoadLibrary(); err != nil {
		b.Fatal(err)
	}
	r := &Runner{Pack: p, Cache: host.NewCache(scripts.Source{Pack: p}, library.Constants())}
	var traces []*Trace
	if err := ReadFile(file, func(t *Trace) error {
		traces = append(traces, t)
		return nil
	}); err != nil {
		b.Fatal(err)
	}
	decisions := 0
	for _, t := range traces {
		r.Run(context.Background(), t)
		for _, record := range t.Records {
			if record.Kind == Decision {
				decisions++
			}
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, t := range traces {
			r.Run(context.Background(), t)
		}
	}
	b.ReportMetric(float64(decisions), "decisions/op")
}
