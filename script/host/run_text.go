package host

import "errors"

// RunText compiles a text and runs it on behalf of a card. Nothing of it is
// remembered. The error is a *Diagnostic.
func (s *State) RunText(name, text string, card uint32) error {
	proto, err := s.cache.compile(name, text)
	if err != nil {
		var d *Diagnostic
		if errors.As(err, &d) {
			d.Card = card
		}
		return err
	}
	_, err = s.Call(s.L().NewFunctionFromProto(proto), 0, Where{Card: card, Function: name})
	return err
}
