package cut

import (
	"fmt"
	"slices"
	"strings"

	"duel/core"
	"duel/core/ocg"
)

// moment is a decision with its answer, and how much had been left to chance
// before.
type moment struct {
	number  int
	request *core.Request
	answer  core.Answer
	chance  int // results of chance before it
}

// passes reports whether the answer is not to respond.
func (m moment) passes() bool {
	return m.request.Kind == ocg.DecideChain && m.request.Options[m.answer.Picks[0]].(*ocg.Option).Action == ocg.ActPass
}

// step is a step of a duel script under way: a move or an answer, with the
// answers to the choices that follow.
type step struct {
	player ocg.Player
	text   string // up to the arguments
	args   []string
	attack bool // an attack whose target is not known yet
}

// String is the step as the script has it.
func (s *step) String() string { return s.text + "(" + strings.Join(s.args, ",") + ")" }

// stepWriter makes steps of decisions.
type stepWriter struct {
	*cutter
	sides
	moments []moment
	chance  []core.Recorded
	lines   []string
	open    *step // nil for none
}

// steps are the steps that make the decisions again, what chance gave said
// before.
func (c *cutter) steps(s sides, moments []moment, chance []core.Recorded) []string {
	w := &stepWriter{cutter: c, sides: s, moments: moments, chance: chance}
	for i := 0; i < len(moments); {
		i += w.decision(i)
	}
	w.close()
	return w.lines
}

// close ends the step under way. An attack without a target is direct.
func (w *stepWriter) close() {
	if w.open == nil {
		return
	}
	if w.open.attack && len(w.open.args) > 1 {
		w.open.args = slices.Insert(w.open.args, 1, "nil")
	}
	w.lines = append(w.lines, w.open.String())
	w.open = nil
}

// begin begins a step of a player, before which what chance gives until the
// player's next step is said.
func (w *stepWriter) begin(i int, p ocg.Player, method string, args ...string) {
	w.close()
	w.lines = append(w.lines, w.given(i)...)
	w.open = &step{player: p, text: w.name(p) + ":" + method, args: args, attack: method == "attack"}
}

// given says the results of chance between the decision and the next that
// begins a step.
func (w *stepWriter) given(i int) (lines []string) {
	until := len(w.chance)
	for k := i + 1; k < len(w.moments); k++ {
		if w.heads(k) {
			until = w.moments[k].chance
			break
		}
	}
	for _, r := range w.chance[min(w.moments[i].chance, until):until] {
		if line := w.givenLine(r); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

func (w *stepWriter) givenLine(r core.Recorded) string {
	items := func(picks []int) []uint32 {
		codes := make([]uint32, len(picks))
		for i, n := range picks {
			codes[i] = r.Draw.Items[n]
		}
		return codes
	}
	switch r.Draw.Kind {
	case core.Coin:
		words := make([]string, len(r.Results))
		for i, n := range r.Results {
			words[i] = []string{`"tails"`, `"heads"`}[n]
		}
		return "coins(" + strings.Join(words, ",") + ")"
	case core.Die:
		return "dice(" + strings.Trim(strings.ReplaceAll(fmt.Sprint(r.Results), " ", ","), "[]") + ")"
	case core.Pick:
		return "picks(" + strings.Join(w.cards(items(r.Results)), ",") + ")"
	case core.Shuffle:
		if r.Draw.Where == "deck" && r.Draw.Player.Valid() && len(r.Results) > 0 {
			codes := items(r.Results)
			slices.Reverse(codes)
			return w.name(r.Draw.Player) + ":shuffles(" + strings.Join(w.cards(codes), ",") + ")"
		}
	}
	return ""
}

// heads reports whether decision i begins a step of its own.
func (w *stepWriter) heads(i int) bool {
	r := w.moments[i].request
	switch r.Kind {
	case ocg.DecideIdle, ocg.DecideBattle:
		return w.allMenus || !answersItself(r)
	case ocg.DecideEffectYesNo, ocg.DecideChain:
		return !answersItself(r)
	}
	return !answersItself(r) && (i == 0 || w.moments[i-1].request.Player != r.Player)
}

// answersItself reports whether a choice of a duel script is made without the
// script saying anything: there is one answer, or it is for a zone.
func answersItself(r *core.Request) bool {
	n := len(r.Options)
	if r.Kind == ocg.DecidePlace {
		return true
	}
	if r.Cancelable || r.Shares || r.Ordered && n > 1 {
		return false
	}
	return n == 1 && r.Min >= 1 || n > 0 && r.Min == n
}

// methods are the moves by action.
var methods = map[ocg.Action]string{
	ocg.ActActivate: "activate", ocg.ActAttack: "attack", ocg.ActSpecialSummon: "special_summon", ocg.ActSummon: "summon",
	ocg.ActSetMonster: "set", ocg.ActSetSpellTrap: "set", ocg.ActChangePosition: "change_position", ocg.ActBattlePhase: "battle_phase",
	ocg.ActMain2: "main_phase_2", ocg.ActEndPhase: "end_turn", ocg.ActPass: "pass", ocg.ActNo: "pass", ocg.ActYes: "activate",
}

// decision writes decision i and gives how many decisions it took.
func (w *stepWriter) decision(i int) int {
	m := &w.moments[i]
	r := m.request
	switch r.Kind {
	case ocg.DecideIdle, ocg.DecideBattle, ocg.DecideChain:
		if w.heads(i) {
			w.move(i)
		}
		return 1
	case ocg.DecideEffectYesNo:
		o := r.Options[m.answer.Picks[0]].(*ocg.Option)
		var args []string
		if o.Action == ocg.ActYes {
			args = []string{w.spec(r, *r.Detail.(*ocg.Detail).Card)}
		}
		w.begin(i, r.Player, methods[o.Action], args...)
		return 1
	case ocg.DecideSelectOrUnselect:
		return w.oneByOne(i)
	}
	if w.declared(m) {
		return 1
	}
	if value := w.answer(m); value != "" {
		w.add(i, value)
	}
	return 1
}

// move writes a move of a menu or a response.
func (w *stepWriter) move(i int) {
	m := &w.moments[i]
	o := m.request.Options[m.answer.Picks[0]].(*ocg.Option)
	var args []string
	if o.HasRef {
		args = []string{w.optionSpec(m.request, o)}
	}
	w.begin(i, m.request.Player, methods[o.Action], args...)
}

// declared takes the choices that say what an attack is on.
func (w *stepWriter) declared(m *moment) bool {
	if w.open == nil || !w.open.attack || w.open.player != m.request.Player {
		return false
	}
	switch m.request.Kind {
	case ocg.DecideYesNo:
		return len(w.open.args) == 1
	case ocg.DecideSelectCards:
		if w.open.attack = m.answer.Cancelled; !m.answer.Cancelled {
			w.open.args = append(w.open.args, w.answer(m))
			return true
		}
	}
	return false
}

// add gives the step under way a further answer, or begins one.
func (w *stepWriter) add(i int, value string) {
	r := w.moments[i].request
	p := r.Player
	if w.open == nil || w.open.player != p || w.open.text == w.name(p)+":pass" {
		if !answersItself(r) {
			w.begin(i, p, "answer", value)
		}
		return
	}
	w.open.args = append(w.open.args, value)
}

// answer is an answer as scripts give it, "" for one that gives itself.
func (w *stepWriter) answer(m *moment) string {
	r, a := m.request, m.answer
	if a.Cancelled {
		return `"none"`
	}
	picked := make([]*ocg.Option, len(a.Picks))
	for i, n := range a.Picks {
		picked[i] = r.Options[n].(*ocg.Option)
	}
	switch r.Kind {
	case ocg.DecidePlace, ocg.DecideDisableZones:
		if len(a.Picks) == 1 && a.Picks[0] == 0 {
			return ""
		}
		return fmt.Sprintf("{slot=%d}", picked[0].Ref.Sequence)
	case ocg.DecideYesNo:
		return quote(string(picked[0].Action))
	case ocg.DecideOption:
		return fmt.Sprint(a.Picks[0] + 1)
	case ocg.DecidePosition:
		return quote(positionWords[picked[0].Pos])
	case ocg.DecideCounters:
		return w.shares(r, a)
	}
	values := make([]string, len(picked))
	for i, o := range picked {
		values[i] = w.value(r, o)
	}
	return oneOrList(values)
}

// value is one option of an answer.
func (w *stepWriter) value(r *core.Request, o *ocg.Option) string {
	switch r.Kind {
	case ocg.DecideAnnounceNumber:
		return fmt.Sprint(o.Number)
	case ocg.DecideHandSign:
		return quote(o.Sign)
	case ocg.DecideAnnounceRace, ocg.DecideAnnounceAttribute:
		return quote(o.Word)
	}
	if !o.HasRef {
		return w.card(o.Code)
	}
	return w.optionSpec(r, o)
}

// shares are counters to remove, by card.
func (w *stepWriter) shares(r *core.Request, a core.Answer) string {
	var values []string
	for i, n := range a.Shares {
		if n > 0 {
			values = append(values, w.spec(r, r.Options[i].(*ocg.Option).Ref, fmt.Sprintf("count=%d", n)))
		}
	}
	return list(values)
}

// oneByOne writes a selection of cards one by one as one list, and gives how
// many decisions it took.
func (w *stepWriter) oneByOne(i int) int {
	p := w.moments[i].request.Player
	var values []string
	n := 0
	for done := false; !done && i+n < len(w.moments); n++ {
		m := &w.moments[i+n]
		if m.request.Kind != ocg.DecideSelectOrUnselect || m.request.Player != p {
			break
		}
		o := m.request.Options[m.answer.Picks[0]].(*ocg.Option)
		switch o.Action {
		case ocg.ActSelect:
			values = append(values, w.optionSpec(m.request, o))
		case ocg.ActUnselect:
			if k := slices.Index(values, w.optionSpec(m.request, o)); k >= 0 {
				values = slices.Delete(values, k, k+1)
			}
		default:
			done = true
		}
	}
	if len(values) == 0 {
		w.add(i, `"none"`)
	} else {
		w.add(i, list(values))
	}
	return n
}

// optionSpec names the card of an option, and its effect where several of the
// card's are offered.
func (w *stepWriter) optionSpec(r *core.Request, o *ocg.Option) string {
	var code, index int
	for _, other := range r.Options {
		other := other.(*ocg.Option)
		if other != o && other.HasRef && other.Ref == o.Ref && other.Action == o.Action && other.Effect != o.Effect {
			if n, _ := fmt.Sscanf(o.Effect.String(), "%d:%d", &code, &index); n == 2 {
				return w.spec(r, o.Ref, fmt.Sprintf("effect=%d", index))
			}
		}
	}
	return w.spec(r, o.Ref)
}

// spec names a card of a choice: by name alone where that is clear, else with
// its place.
func (w *stepWriter) spec(r *core.Request, ref ocg.CardRef, fields ...string) string {
	zone, side, slot := false, false, false
	for _, other := range r.Options {
		other := other.(*ocg.Option)
		if !other.HasRef || other.Ref.Code != ref.Code || other.Ref.Place == ref.Place {
			continue
		}
		zone = zone || zoneWord(other.Ref) != zoneWord(ref)
		side = side || other.Ref.Controller != ref.Controller
		slot = slot || zoneWord(other.Ref) == zoneWord(ref) && ref.Location&(ocg.LocationMzone|ocg.LocationSzone) != 0 && !ref.Overlay
	}
	if zone {
		fields = append(fields, "at="+quote(zoneWord(ref)))
	}
	if side {
		fields = append(fields, "of="+w.name(ref.Controller))
	}
	if slot {
		fields = append(fields, fmt.Sprintf("slot=%d", ref.Sequence))
	}
	if fields == nil {
		return w.card(ref.Code)
	}
	return "{" + w.card(ref.Code) + "," + strings.Join(fields, ",") + "}"
}

// zoneWords are the zones of duel scripts by those of traces.
var zoneWords = map[string]string{
	"deck": "deck", "hand": "hand", "mzone": "monsters", "emzone": "monsters", "szone": "spells", "fzone": "field", "pzone": "pendulum",
	"grave": "grave", "banished": "banished", "extra": "extra",
}

func zoneWord(ref ocg.CardRef) string {
	zone, _ := ref.Where()
	return zoneWords[zone]
}
