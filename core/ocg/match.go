package ocg

import "fmt"

// Match keeps the score of a match: a set of duels between the same two
// players, whom it numbers for the whole of the match, whoever goes first in a
// duel (OCG-SETUP-01). It plays nothing itself.
type Match struct {
	most  int // duels
	duels []DuelOutcome
}

// DuelOutcome is how one duel of a match ended.
type DuelOutcome struct {
	Winner Player // NoPlayer: a draw
	// WinsMatch tells that an effect won the whole match for the winner, as
	// Victory Dragon's does (MatchKillEvent).
	WinsMatch bool
}

// NewMatch begins a match of at most most duels, an odd number; official
// matches have three.
func NewMatch(most int) (*Match, error) {
	if most < 1 || most%2 == 0 {
		return nil, fmt.Errorf("a match has an odd number of duels, not %d", most)
	}
	return &Match{most: most}, nil
}

// Record counts a duel. It is an error once the match is over: nothing, not an
// effect that wins matches either, changes its result any more (OCG-SETUP-03).
func (m *Match) Record(o DuelOutcome) error {
	switch {
	case m.Over():
		return fmt.Errorf("the match is over after %d duels", len(m.duels))
	case o.WinsMatch && !o.Winner.Valid():
		return fmt.Errorf("nobody won the duel that is to win the match")
	}
	m.duels = append(m.duels, o)
	return nil
}

// Duels are the duels played so far.
func (m *Match) Duels() []DuelOutcome { return m.duels }

// Wins is how many duels p has won.
func (m *Match) Wins(p Player) (n int) {
	for _, o := range m.duels {
		if o.Winner == p {
			n++
		}
	}
	return n
}

// Over reports whether the match has ended: a player has won more than half of
// the duels it may have, an effect has won it, or all duels are played
// (OCG-SETUP-02).
func (m *Match) Over() bool {
	return m.killer().Valid() || len(m.duels) == m.most || max(m.Wins(0), m.Wins(1)) > m.most/2
}

// killer is the player for whom an effect won the match.
func (m *Match) killer() Player {
	if n := len(m.duels); n > 0 && m.duels[n-1].WinsMatch {
		return m.duels[n-1].Winner
	}
	return NoPlayer
}

// Winner is who has won a match that is over: by an effect, or with more duels
// than the other, so that one win and two draws win; NoPlayer for a drawn match
// (OCG-SETUP-04, OCG-SETUP-05) and for one that goes on.
func (m *Match) Winner() Player {
	switch {
	case !m.Over():
		return NoPlayer
	case m.killer().Valid():
		return m.killer()
	case m.Wins(0) > m.Wins(1):
		return 0
	case m.Wins(1) > m.Wins(0):
		return 1
	}
	return NoPlayer
}

// OrderChooser is who chooses the order of play of the next duel: the loser of
// the duel before; NoPlayer in the first duel and after a draw, when chance
// decides who chooses (OCG-SETUP-11, OCG-SETUP-12, OCG-EXT-06).
func (m *Match) OrderChooser() Player {
	if len(m.duels) == 0 {
		return NoPlayer
	}
	return m.duels[len(m.duels)-1].Winner.Opponent()
}
