package console

// Palette colours text for a terminal; the zero Palette leaves it as it is.
type Palette struct{ on bool }

// NewPalette returns a palette that colours, or one that does not.
func NewPalette(on bool) Palette { return Palette{on} }

// Colours reports whether the palette colours.
func (p Palette) Colours() bool { return p.on }

// Escape sequences of terminals.
const (
	escReset   = "\x1b[0m"
	escBold    = "\x1b[1m"
	escDim     = "\x1b[2m"
	escRed     = "\x1b[31m"
	escGreen   = "\x1b[32m"
	escYellow  = "\x1b[33m"
	escMagenta = "\x1b[35m"
	escCyan    = "\x1b[36m"
)

func (p Palette) paint(escape, text string) string {
	if !p.on {
		return text
	}
	return escape + text + escReset
}

// Heading marks what begins a part.
func (p Palette) Heading(text string) string { return p.paint(escBold, text) }

// Faint marks what matters less.
func (p Palette) Faint(text string) string { return p.paint(escDim, text) }

// Bad marks losses and errors.
func (p Palette) Bad(text string) string { return p.paint(escRed, text) }

// Good marks gains.
func (p Palette) Good(text string) string { return p.paint(escGreen, text) }

// Link marks chain links.
func (p Palette) Link(text string) string { return p.paint(escYellow, text) }

// Player gives the text the colour of a player.
func (p Palette) Player(player int, text string) string {
	if player == 0 {
		return p.paint(escCyan, text)
	}
	return p.paint(escMagenta, text)
}
