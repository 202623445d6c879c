package console

import (
	"strings"
	"testing"

	"duel/core"
	"duel/core/ocg"
)

// printed are cards known by passcode alone.
type printed map[uint32]*ocg.CardData

func (p printed) Card(code uint32) *ocg.CardData { return p[code] }

// noScripts is a host whose cards have no effects.
type noScripts struct{}

func (noScripts) InitCard(*ocg.Card)                {}
func (noScripts) InitCardAs(*ocg.Card, uint32) bool { return false }

// Cards of the tests: a monster and one no player may see.
const (
	openCode   = 10001
	secretCode = 10002
)

var testCards = printed{
	openCode:   {Code: openCode, Name: "Open Knight", Type: ocg.TypeMonster, Level: 4, Attack: 1500, Defense: 1000},
	secretCode: {Code: secretCode, Name: "Secret Knight", Type: ocg.TypeMonster, Level: 4, Attack: 1600, Defense: 900},
}

// newTable lays one face-up card of each player, and secret cards of player 1
// everywhere they are hidden.
func newTable(t *testing.T) *ocg.Duel {
	t.Helper()
	rules, err := ocg.RulesFor("mr1")
	if err != nil {
		t.Fatal(err)
	}
	d := ocg.NewDuel(rules, testCards)
	d.Host = noScripts{}
	for _, c := range []struct {
		code     uint32
		p        core.Player
		location ocg.Location
		position ocg.Position
	}{
		{openCode, 0, ocg.LocationMzone, ocg.PosFaceupAttack}, {openCode, 1, ocg.LocationMzone, ocg.PosFaceupDefense},
		{secretCode, 1, ocg.LocationMzone, ocg.PosFacedownDefense}, {secretCode, 1, ocg.LocationSzone, ocg.PosFacedown},
		{secretCode, 1, ocg.LocationHand, ocg.PosFacedown}, {secretCode, 1, ocg.LocationDeck, ocg.PosFacedown},
		{secretCode, 1, ocg.LocationRemoved, ocg.PosFacedown}, {secretCode, 1, ocg.LocationExtra, ocg.PosFacedown},
		{openCode, 1, ocg.LocationGrave, ocg.PosFaceup},
	} {
		seq := 0
		if c.position == ocg.PosFacedownDefense {
			seq = 1
		}
		if _, err := d.AddCard(c.code, c.p, c.p, c.location, seq, c.position, true); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// TestAudienceSeesWhatTheViewShows compares every place of the table with the
// kernel's view of it.
func TestAudienceSeesWhatTheViewShows(t *testing.T) {
	d := newTable(t)
	compared := 0
	for viewer := range core.Player(2) {
		view := d.ViewFor(viewer)
		for p := range core.Player(2) {
			for z, zone := range view.Zones[p] {
				for i, shown := range zone.Cards {
					if !shown.Taken {
						continue
					}
					compared++
					c := d.Zone(p, core.ZoneID(z))[i]
					if sees := Only(viewer).sees(c.Place()); sees != shown.Known {
						t.Errorf("player %d and %s: sees %v, view %v", viewer, c.Ref(), sees, shown.Known)
					}
				}
			}
		}
	}
	if compared != 2*len(d.Table.Cards()[1:]) {
		t.Errorf("%d places compared for %d cards", compared, len(d.Table.Cards())-1)
	}
}

func TestFieldHidesCardsFromTheOpponent(t *testing.T) {
	d := newTable(t)
	shown := func(a Audience) string {
		var b strings.Builder
		w := Words{Cards: testCards, Audience: a}
		w.Field(&b, d)
		return b.String()
	}
	if text := shown(Only(0)); strings.Contains(text, "Secret") || strings.Count(text, "face-down card") != 2 {
		t.Errorf("player 0 is shown\n%s", text)
	}
	if text := shown(Only(1)); strings.Count(text, "Secret Knight") != 3 {
		t.Errorf("player 1 is shown\n%s", text)
	}
	if text := shown(Audience{}); strings.Contains(text, "Secret") {
		t.Errorf("two persons are shown\n%s", text)
	}
	want := "    monster zone 1         Open Knight, level 4, ATK 1500 / DEF 1000, face-up attack position\n"
	if text := shown(Everything); !strings.Contains(text, want) {
		t.Errorf("no line %q in\n%s", want, text)
	}
}

// TestLogHidesMoves tells of moves of a hidden card to all audiences.
func TestLogHidesMoves(t *testing.T) {
	d := newTable(t)
	hand := ocg.Place{Controller: 1, Location: ocg.LocationHand}
	deck := ocg.Place{Controller: 1, Location: ocg.LocationDeck}
	grave := ocg.Place{Controller: 1, Location: ocg.LocationGrave, Position: ocg.PosFaceup}
	for _, c := range []struct {
		audience Audience
		from, to ocg.Place
		want     string
	}{
		{Only(0), deck, hand, "Player 1's face-down card is added to the hand"},
		{Only(1), deck, hand, "Player 1's Secret Knight is added to the hand"},
		{Only(0), hand, deck, "Player 1's face-down card returns to the deck"},
		{Audience{}, deck, hand, "Player 1's face-down card is added to the hand"},
		{Only(0), hand, grave, "Player 1's Secret Knight goes to the graveyard"},
		{Everything, hand, deck, "Player 1's Secret Knight returns to the deck"},
	} {
		var b strings.Builder
		n := NewNarrator(&b, d, Words{Cards: testCards, Audience: c.audience})
		n.Observe(core.Entry{Event: ocg.MoveEvent{Code: secretCode, From: c.from, To: c.to}})
		if got := strings.TrimSpace(b.String()); got != c.want {
			t.Errorf("%v is told %q, want %q", c.audience, got, c.want)
		}
	}
}
