package suite

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"duel/script/scenario"
	"duel/script/session"
)

// BenchmarkSmallScripts runs many small duel scripts in one call; the time for
// each must not grow with their number.
func BenchmarkSmallScripts(b *testing.B) {
	s, err := session.Open(session.Sources{})
	if err != nil {
		b.Fatal(err)
	}
	r := Runners{OCG: &scenario.Runner{Session: s, Names: scenario.NewNames(s.Pack), Seed: 1}}
	for _, n := range []int{100, 1000} {
		dir := b.TempDir()
		for i := range n {
			text := fmt.Sprintf("field{me={lp=%d,hand={\"Kuriboh\"}},opponent={lp=300}}\nme:summon(\"Kuriboh\")\nme:battle_phase()\nme:attack(\"Kuriboh\")\nexpect{winner=me}\n", 1000+i)
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("t%d.lua", i)), []byte(text), 0o600); err != nil {
				b.Fatal(err)
			}
		}
		files, err := Find([]string{dir})
		if err != nil || len(files) != n {
			b.Fatalf("%d scripts found, %v", len(files), err)
		}
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				Run(context.Background(), r, files, 1, nil, func(f File) {
					for _, result := range f.Results {
						if !result.Passed() {
							b.Fatal(result.Failure)
						}
					}
				})
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/script")
		})
	}
}
