package core

// Priority passes between two players until both decline in a row.
type Priority struct {
	Holder Player // who may act now
	passed [2]bool
}

// NewPriority gives the first word to first.
func NewPriority(first Player) Priority { return Priority{Holder: first} }

// Acted notes that the holder did something: nobody has passed any more and
// the opponent is asked next.
func (p *Priority) Acted() {
	p.passed = [2]bool{}
	p.Holder = p.Holder.Opponent()
}

// Pass notes that the holder declined and reports whether both now have.
func (p *Priority) Pass() (over bool) {
	p.passed[p.Holder] = true
	p.Holder = p.Holder.Opponent()
	return p.passed[0] && p.passed[1]
}

// Waive counts who as having passed without being asked.
func (p *Priority) Waive(who Player) { p.passed[who] = true }
