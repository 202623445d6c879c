package replay

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"duel/core"
)

// Teller tells what a game's requests and events are in replays.
type Teller interface {
	// Options are the options of a request in words.
	Options(r *core.Request) []string
	// Event is an event as a JSON object.
	Event(e core.Event) ([]byte, error)
	// Turn is the number of the turn.
	Turn() int
}

// Digest is a short digest of a text.
func Digest(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

// mostOptions is how many options of a decision are written out.
const mostOptions = 200

// offered are the options of a request as a replay has them.
func offered(t Teller, r *core.Request) []string {
	options := t.Options(r)
	if len(options) <= mostOptions {
		return options
	}
	return []string{fmt.Sprintf("%d options, %s", len(options), Digest([]byte(strings.Join(options, "\n"))))}
}

// decision is a decision of the duel, its answer aside.
func decision(t Teller, n int, r *core.Request, events []string) Decision {
	return Decision{Number: n, Turn: t.Turn(), Player: r.Player, Kind: r.Kind, Options: offered(t, r), Events: events}
}

// eventDigest is an event as a replay has it: its name and a digest of it all.
func eventDigest(e core.Event, record []byte) string {
	return e.Name() + " " + Digest(record)[:8]
}
