package ocg

var markerBits = bitStat{statMarkers, EffectAddLinkmarker, EffectRemoveLinkmarker, EffectChangeLinkmarker}

// turnedMarkers are the link markers in clockwise order; a turn by 90 degrees
// moves each by two.
var turnedMarkers = [...]uint32{
	LinkMarkerTop, LinkMarkerTopRight, LinkMarkerRight, LinkMarkerBottomRight,
	LinkMarkerBottom, LinkMarkerBottomLeft, LinkMarkerLeft, LinkMarkerTopLeft,
}

// turned is a set of markers turned by 90 degrees counter-clockwise.
func turned(markers uint32) uint32 {
	var out uint32
	for i, m := range turnedMarkers {
		if markers&m != 0 {
			out |= turnedMarkers[(i+6)%8]
		}
	}
	return out
}

// LinkMarkers are the card's current link markers, as it lies
// (effects.md 8.5).
func (c *Card) LinkMarkers() uint32 {
	if c.OnField() && c.FaceDown() {
		return 0
	}
	if v, ok := c.assumption(AssumeLinkmarker); ok {
		return uint32(v)
	}
	if !c.IsType(TypeLink) {
		return 0
	}
	markers := uint32(c.bits(&markerBits, uint64(c.Data.LinkMarkers), 0, AsMaterial{Player: NoPlayer}))
	if c.OnField() && c.Position&PosAttack == 0 {
		return turned(markers)
	}
	return markers
}
