package ocg

// SetChainLimit restricts what may be chained to the current link: allow is
// asked (effect, player who set it, player who would chain). It ends when the
// next link is made or the chain begins to resolve (flow.md 6.3).
func (d *Duel) SetChainLimit(allow Callback) {
	d.flow.limits = append(d.flow.limits, chainLimit{allow, d.ReasonPlayer})
}

// SetChainLimitTillChainEnd is SetChainLimit until the chain, or a response
// window that makes none, ends.
func (d *Duel) SetChainLimitTillChainEnd(allow Callback) {
	d.flow.limitsEnd = append(d.flow.limitsEnd, chainLimit{allow, d.ReasonPlayer})
}
