package replay

import "duel/core"

// Recorder notes the decisions of a duel. Observe is to be given to the duel's
// journal before anything happens.
type Recorder struct {
	teller    Teller
	decisions []Decision
	events    []string // since the latest decision
	err       error
}

// NewRecorder returns a recorder of a duel.
func NewRecorder(t Teller) *Recorder { return &Recorder{teller: t} }

// Observe notes an entry of the journal.
func (r *Recorder) Observe(e core.Entry) {
	if e.Request != nil {
		d := decision(r.teller, len(r.decisions)+1, e.Request, r.events)
		d.Picks, d.Shares, d.Cancelled = e.Answer.Picks, e.Answer.Shares, e.Answer.Cancelled
		r.decisions, r.events = append(r.decisions, d), nil
		return
	}
	record, err := r.teller.Event(e.Event)
	if r.err == nil {
		r.err = err
	}
	r.events = append(r.events, eventDigest(e.Event, record))
}

// File is what was recorded, with a header and how the duel ended: the reason,
// and the error if it was one.
func (r *Recorder) File(h Header, reason string, failure error) (*File, error) {
	h.Format = Format
	f := &File{Header: h, Decisions: r.decisions, End: End{Reason: reason, Decisions: len(r.decisions), Events: r.events}}
	if failure != nil {
		f.End.Error = failure.Error()
	}
	return f, r.err
}
