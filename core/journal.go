package core

// Event is something that happened in the duel. Name is its name in traces.
type Event interface{ Name() string }

// Masked is an event that does not look the same to everybody.
type Masked interface {
	Event
	// SeenBy is the event as far as viewer may know it, nil when not at all.
	SeenBy(viewer Player) Event
}

// Entry is one entry of a journal: an event, or a request with its answer.
type Entry struct {
	Event   Event
	Request *Request
	Answer  Answer
}

// Journal is the record of a duel's inputs: the answers and chance results
// that, with rules and field, reproduce it. Observers see every entry as it is
// made.
type Journal struct {
	Answers   []Answer
	Chance    []Recorded
	observers []func(Entry)
}

// Observe calls f with every further entry.
func (j *Journal) Observe(f func(Entry)) { j.observers = append(j.observers, f) }

// ObserveAs calls f with every further event as far as viewer may know it.
func (j *Journal) ObserveAs(viewer Player, f func(Event)) {
	j.Observe(func(e Entry) {
		if e.Event != nil {
			if seen := SeenBy(e.Event, viewer); seen != nil {
				f(seen)
			}
		}
	})
}

// SeenBy is an event as far as viewer may know it, nil when not at all.
func SeenBy(e Event, viewer Player) Event {
	if masked, ok := e.(Masked); ok {
		return masked.SeenBy(viewer)
	}
	return e
}

func (j *Journal) note(e Entry) {
	for _, f := range j.observers {
		f(e)
	}
}
