package ocg

// quickAdjust is the instant refresh after most operations (flow.md 12.4).
func (d *Duel) quickAdjust() {}

// fullAdjust brings the table into order (flow.md 12).
func (d *Duel) fullAdjust() {}

// refreshZones recomputes the zones nobody can use (operations.md 2.7).
func (d *Duel) refreshZones() {}
