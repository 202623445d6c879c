package ocg

import "errors"

var errSummonBoth = errors.New("Called Duel.SetOperationInfo with CATEGORY_SPECIAL_SUMMON and PLAYER_ALL but the group size wasn't exactly 2.")

// SetOperationInfo announces what link n will do, one entry a category; cards,
// which are copied, may be nil (api 10). Special summons of both players, if
// the cards are told, are two.
func (d *Duel) SetOperationInfo(n int, category uint64, cards *Group, count int, player Player, param int64) error {
	l := d.LinkAt(n)
	if l == nil {
		return nil
	}
	if category == CategorySpecialSummon && player == PlayerAll && cards != nil && cards.Len() != 2 {
		return errSummonBoth
	}
	if l.Info == nil {
		l.Info = map[uint64]*OperationInfo{}
	}
	l.Info[category] = newOperationInfo(category, cards, count, player, param)
	return nil
}

// SetPossibleOperationInfo is SetOperationInfo for what a link may do.
func (d *Duel) SetPossibleOperationInfo(n int, category uint64, cards *Group, count int, player Player, param int64) {
	l := d.LinkAt(n)
	if l == nil {
		return
	}
	if l.PossibleInfo == nil {
		l.PossibleInfo = map[uint64]*OperationInfo{}
	}
	l.PossibleInfo[category] = newOperationInfo(category, cards, count, player, param)
}

func newOperationInfo(category uint64, cards *Group, count int, player Player, param int64) *OperationInfo {
	info := &OperationInfo{Category: category, Count: int(uint8(count)), Player: player, Param: int64(int32(param))}
	if cards != nil {
		info.Cards = cards.Clone()
		info.Cards.ReadOnly = true
	}
	return info
}

// ClearOperationInfo forgets what link n announced.
func (d *Duel) ClearOperationInfo(n int) {
	if l := d.LinkAt(n); l != nil {
		l.Info, l.PossibleInfo = nil, nil
	}
}
