// Package transcript writes a duel of Buddyfight as text people can read: what
// happens, and every decision with all its options and the answer.
package transcript

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"duel/core"
	"duel/core/buddyfight"
)

// Writer writes the transcript of one duel. Write errors are kept and given by
// Close.
type Writer struct {
	out  *bufio.Writer
	duel *buddyfight.Duel

	// Viewers are the players who read it: what one of them may not know is left
	// out. With none everything is written.
	Viewers []core.Player
	// Steps writes the numbered steps of the procedures.
	Steps bool
	// Decisions writes decisions with their options.
	Decisions bool
}

// New returns a writer of everything.
func New(w io.Writer, d *buddyfight.Duel) *Writer {
	return &Writer{out: bufio.NewWriter(w), duel: d, Steps: true, Decisions: true}
}

// Close writes what is left and gives the first error there was.
func (w *Writer) Close() error { return w.out.Flush() }

// Flush writes what is left so far.
func (w *Writer) Flush() { w.out.Flush() }

func (w *Writer) line(format string, args ...any) { fmt.Fprintf(w.out, format+"\n", args...) }

// Observe writes an entry of the duel's journal.
func (w *Writer) Observe(e core.Entry) {
	if e.Request != nil {
		w.decision(e.Request, e.Answer)
		return
	}
	event := e.Event
	for _, viewer := range w.Viewers {
		if masked, ok := event.(core.Masked); ok {
			event = masked.SeenBy(viewer)
		}
	}
	w.event(event)
}

// shows reports whether what only p may know is written.
func (w *Writer) shows(p core.Player) bool {
	return !slices.Contains(w.Viewers, p.Opponent())
}

// decision writes a decision: the question, the options with the chosen ones
// marked by >.
func (w *Writer) decision(r *core.Request, a core.Answer) {
	if !w.Decisions || !w.shows(r.Player) {
		return
	}
	w.line("    ? player %d: %s", r.Player, Question(r))
	for i, o := range r.Options {
		mark := " "
		if slices.Contains(a.Picks, i) {
			mark = ">"
		}
		w.line("      %s %s", mark, o)
	}
	if r.Cancelable {
		mark := " "
		if len(a.Picks) == 0 {
			mark = ">"
		}
		w.line("      %s pass", mark)
	}
}

// Question is what a decision is about, and how many options to take.
func Question(r *core.Request) string {
	words := strings.ReplaceAll(r.Kind, "_", " ")
	if d, ok := r.Detail.(buddyfight.Detail); ok {
		if d.Card != nil {
			words += ", " + d.Card.Data.Name
		}
		if d.Text != "" {
			words += ", " + d.Text
		}
	}
	if r.Max > 1 {
		words += fmt.Sprintf(" (%d to %d)", r.Min, r.Max)
	}
	return words
}

func name(r buddyfight.Ref) string {
	if r.Name == "" {
		return "a card"
	}
	return r.Name
}

func names(refs []buddyfight.Ref) string {
	out := make([]string, len(refs))
	for i, r := range refs {
		out[i] = name(r)
	}
	return strings.Join(out, " + ")
}

// event writes what happened.
func (w *Writer) event(event core.Event) {
	switch e := event.(type) {
	case buddyfight.PhaseEvent:
		w.phase(e)
	case buddyfight.StepEvent:
		if w.Steps {
			w.line("  [%s %d]", e.Procedure, e.Step)
		}
	case buddyfight.MoveEvent:
		w.move(e)
	case buddyfight.UseEvent:
		w.use(e)
	case buddyfight.ResolveEvent:
		w.line("    %s is resolved%s", name(e.Card), when(e.Nullified, ", nullified"))
	case buddyfight.AttackEvent:
		w.attack(e)
	default:
		w.result(event)
	}
}

// result writes the events in which something is decided or changed.
func (w *Writer) result(event core.Event) {
	switch e := event.(type) {
	case buddyfight.NullifyEvent:
		w.line("    nullified: %s of %s", e.Use, name(e.Card))
	case buddyfight.RestEvent:
		w.line("    %s %s", name(e.Card), map[bool]string{true: "rests", false: "stands"}[e.Rested])
	case buddyfight.HitEvent:
		w.hit(e)
	case buddyfight.KeywordEvent:
		w.line("    %s: %s", e.Keyword, name(e.Card))
	case buddyfight.DestroyEvent:
		w.line("    %s is destroyed by %s", name(e.Card), e.Cause)
	case buddyfight.DamageEvent:
		w.line("    player %d takes %d damage%s", e.Player, e.Amount, from(e.Source))
	case buddyfight.LifeEvent:
		w.line("    player %d has %d life (%s)", e.Player, e.Life, e.Reason)
	case buddyfight.StatEvent:
		w.line("    %s: %s %+d", name(e.Card), e.Stat, e.Amount)
	case buddyfight.GrantEvent:
		w.line("    %s gets %s", name(e.Card), e.Keyword)
	case buddyfight.ShuffleEvent:
		w.line("    player %d's deck is shuffled", e.Player)
	case buddyfight.RevealEvent:
		w.line("    player %d shows %s", e.Player, name(e.Card))
	case buddyfight.CallOffEvent:
		w.line("    the call of %s is broken off", name(e.Card))
	case buddyfight.WinEvent:
		w.win(e)
	}
}

func when(yes bool, text string) string {
	if yes {
		return text
	}
	return ""
}

func from(source *buddyfight.Ref) string {
	if source == nil {
		return ""
	}
	return " from " + name(*source)
}

func (w *Writer) move(e buddyfight.MoveEvent) {
	to := e.To
	if e.Under != nil {
		to = "soul of " + name(*e.Under)
	}
	w.line("    player %d: %s, %s to %s%s", e.Player, name(e.Card), e.From, to, when(e.Cause != "rule", ", by "+e.Cause))
}

func (w *Writer) use(e buddyfight.UseEvent) {
	text := fmt.Sprintf("player %d: %s%s %s", e.Player, when(e.Buddy, "buddy "), e.Kind, name(e.Card))
	text += when(e.Ability != "", " ("+e.Ability+")") + when(e.Area != "", " to "+e.Area)
	if len(e.Targets) > 0 {
		text += " on " + names(e.Targets)
	}
	if e.Answers != nil {
		text += ", answering " + name(*e.Answers)
	}
	w.line("  * %s", text)
}

func (w *Writer) attack(e buddyfight.AttackEvent) {
	target := fmt.Sprintf("player %d", e.Player)
	if e.Target != nil {
		target = name(*e.Target)
	}
	w.line("  * %s: %s -> %s", map[bool]string{true: "the attack is redirected", false: "attack"}[e.Redirect], names(e.Attackers), target)
}

func (w *Writer) hit(e buddyfight.HitEvent) {
	compared := when(e.Power != 0 || e.Defense != 0, fmt.Sprintf(" (power %d, defense %d)", e.Power, e.Defense))
	w.line("    the attack %s%s", map[bool]string{true: "hits", false: "does not hit"}[e.Hit], compared)
}

func (w *Writer) win(e buddyfight.WinEvent) {
	if e.Winner.Valid() {
		w.line("\nplayer %d wins: %s", e.Winner, e.Reason)
		return
	}
	w.line("\ndraw: %s", e.Reason)
}

// phase begins a phase; at the beginning of a turn the table is shown.
func (w *Writer) phase(e buddyfight.PhaseEvent) {
	if e.Phase == buddyfight.StartPhase.String() {
		w.line("\n=== turn %d, player %d", e.Turn, e.Player)
		w.Table()
	}
	w.line("\n--- %s", e.Phase)
}

// Table writes the table: for each player the numbers, then the cards of the
// field and the hand.
func (w *Writer) Table() {
	for p := range core.Player(2) {
		d := w.duel
		count := func(z core.ZoneID) int { return len(d.Zone(p, z)) }
		w.line("  player %d: life %d, deck %d, hand %d, gauge %d, drop zone %d", p, d.Players[p].Life,
			count(buddyfight.ZoneDeck), count(buddyfight.ZoneHand), count(buddyfight.ZoneGauge), count(buddyfight.ZoneDrop))
		for _, c := range d.Cards(p, buddyfight.FieldZones) {
			w.line("    %s: %s", buddyfight.ZoneName(c.Zone), w.onField(c))
		}
		if w.shows(p) {
			for _, c := range d.Zone(p, buddyfight.ZoneHand) {
				w.line("    hand: %s", c.Data.Name)
			}
		}
	}
}

func (w *Writer) onField(c *buddyfight.Card) string {
	d := w.duel
	text := c.Data.Name
	if c.Zone != buddyfight.ZoneSet {
		text += fmt.Sprintf(" %d/%d/%d", d.Power(c), d.Critical(c), d.Defense(c))
	}
	text += when(c.Rested, ", rested")
	if n := len(c.Soul()); n > 0 {
		text += fmt.Sprintf(", soul %d", n)
	}
	return text
}
