package ocg

import (
	"encoding/json"

	"duel/core"
)

// StateRecord writes the whole table in the trace format: {"state": [player 0,
// player 1]}. Deck and grave are told from the top, the other piles in order.
func (d *Duel) StateRecord() ([]byte, error) {
	var players [2]json.RawMessage
	for p := range players {
		raw, err := d.playerState(Player(p))
		if err != nil {
			return nil, err
		}
		players[p] = raw
	}
	return record(field{"state", players})
}

func (d *Duel) playerState(p Player) ([]byte, error) {
	monsters, err := d.zoneStates(p, ZoneMonster)
	if err != nil {
		return nil, err
	}
	spells, err := d.zoneStates(p, ZoneSpell)
	if err != nil {
		return nil, err
	}
	return record(
		field{"lp", d.Players[p].LP}, field{"monsters", monsters}, field{"spells", spells},
		field{"hand", codesOf(d.Zone(p, ZoneHand))}, field{"grave", topFirst(d.Zone(p, ZoneGrave))},
		field{"banished", facesOf(d.Zone(p, ZoneBanished))}, field{"extra", facesOf(d.Zone(p, ZoneExtra))},
		field{"deck", topFirst(d.Zone(p, ZoneDeck))},
	)
}

// topFirst are the codes of a pile from its top.
func topFirst(pile []*Card) []uint32 {
	codes := make([]uint32, 0, len(pile))
	for i := len(pile) - 1; i >= 0; i-- {
		codes = append(codes, pile[i].Data.Code)
	}
	return codes
}

// facing is a card of a pile whose cards lie face-up or face-down.
type facing struct {
	Code     uint32 `json:"code"`
	Position string `json:"position"`
}

func facesOf(pile []*Card) []facing {
	faces := make([]facing, len(pile))
	for i, c := range pile {
		faces[i] = facing{c.Data.Code, PositionName(c.Location(), c.Position)}
	}
	return faces
}

// zoneStates are the cards of the monster or spell zones of a player.
func (d *Duel) zoneStates(p Player, z core.ZoneID) ([]json.RawMessage, error) {
	states := []json.RawMessage{}
	for _, c := range d.Zone(p, z) {
		if c == nil {
			continue
		}
		raw, err := record(c.stateFields()...)
		if err != nil {
			return nil, err
		}
		states = append(states, raw)
	}
	return states, nil
}

// stateFields are the members of a state record for a card on the field.
func (c *Card) stateFields() []field {
	place := c.Place()
	zone, sequence := place.Where()
	fields := []field{{"zone", zone}, {"sequence", sequence}, {"code", c.Data.Code}, {"position", PositionName(place.Location, c.Position)}}
	if c.Zone == ZoneMonster {
		fields = append(fields, c.monsterFields()...)
	} else if c.PZone {
		fields = append(fields, field{"scales", [2]int{c.LeftScale(), c.RightScale()}})
	}
	if len(c.Attached) > 0 {
		fields = append(fields, field{"materials", codesOf(c.Attached)})
	}
	if counters := c.AllCounters(); len(counters) > 0 {
		fields = append(fields, field{"counters", counters})
	}
	return fields
}

func (c *Card) monsterFields() []field {
	fields := []field{{"attack", c.Attack()}, {"defense", c.Defense()}}
	switch {
	case c.IsType(TypeLink):
		fields = append(fields, field{"link", c.LinkRating()}, field{"link_markers", c.LinkMarkers()})
	case c.IsType(TypeXyz):
		fields = append(fields, field{"rank", c.Rank()})
	case c.Level() > 0:
		fields = append(fields, field{"level", c.Level()})
	}
	return fields
}
