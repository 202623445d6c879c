package sim

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// WriteText writes a summary as tables. repeat gives the command that plays the
// duel a fault was first met in.
func (s *Summary) WriteText(w io.Writer, repeat func(*FaultCounts) string) {
	s.writeWins(w)
	fmt.Fprintln(w, "\nhow duels ended:")
	for _, end := range s.Ends {
		fmt.Fprintf(w, "%6d  %s\n", end.Duels, strings.ReplaceAll(end.What, "_", " "))
	}
	if s.Games > 0 {
		s.writeLengths(w)
	}
	for _, f := range s.Faults {
		fmt.Fprintf(w, "\n%s, %d times in %d duels: %s\n  %s\n", f.Kind, f.Times, f.Duels, at(f.Where)+f.Text, repeat(&f))
	}
}

func at(where string) string {
	if where == "" {
		return ""
	}
	return where + ": "
}

func (s *Summary) writeWins(w io.Writer) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "\tduels\twins\trate\t95 % interval\t")
	for _, side := range s.Sides {
		writeShare(table, side.Name, side.Wins)
		writeShare(table, "going first", side.GoingFirst)
		writeShare(table, "going second", side.GoingSecond)
	}
	writeShare(table, "who goes first", s.First)
	table.Flush()
	if s.Draws > 0 {
		fmt.Fprintf(w, "draws: %d\n", s.Draws)
	}
	if undecided := s.Games - s.Decided; undecided > 0 {
		fmt.Fprintf(w, "not decided, and left out above: %d\n", undecided)
	}
}

func writeShare(w io.Writer, name string, s Share) {
	fmt.Fprintf(w, "%s\t%d\t%d\t%.1f %%\t%.1f to %.1f %%\t\n", name, s.Of, s.Count, 100*s.Rate, 100*s.Low, 100*s.High)
}

func (s *Summary) writeLengths(w io.Writer) {
	fmt.Fprintln(w)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "length\tmean\tmedian\tleast\tmost\t")
	fmt.Fprintf(table, "turns\t%s\n", s.Turns.row())
	fmt.Fprintf(table, "decisions\t%s\n", s.Decisions.row())
	table.Flush()
	writeHistogram(w, "turns", &s.Turns)
	writeHistogram(w, "decisions", &s.Decisions)
}

func (l *Lengths) row() string {
	return fmt.Sprintf("%.1f\t%g\t%d\t%d\t", l.Mean, l.Median, l.Min, l.Max)
}

// barWidth is the length of the longest bar of a histogram.
const barWidth = 40

func writeHistogram(w io.Writer, what string, l *Lengths) {
	most := 0
	for _, n := range l.Histogram {
		most = max(most, n)
	}
	fmt.Fprintf(w, "\nduels by %s:\n", what)
	for i, n := range l.Histogram {
		class := fmt.Sprintf("%d-%d", i*l.Width, (i+1)*l.Width-1)
		fmt.Fprintln(w, strings.TrimRight(fmt.Sprintf("%11s %6d  %s", class, n, strings.Repeat("#", (n*barWidth+most-1)/most)), " "))
	}
}
