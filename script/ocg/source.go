package ocg

import "duel/script/pack"

// Source gives the compile cache the scripts of a pack.
type Source struct{ Pack pack.Pack }

// ReadScript implements host.Source.
func (s Source) ReadScript(name string) ([]byte, error) {
	script, err := s.Pack.Script(name)
	if err != nil {
		return nil, err
	}
	return script.Read()
}
