package pack

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"

	"duel/core/ocg"
)

// ReadBanlists reads a .lflist.conf file; see ParseBanlists.
func ReadBanlists(file string) ([]*ocg.Banlist, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("reading banlist: %w", err)
	}
	return ParseBanlists(file, text)
}

// ParseBanlists reads the text of a .lflist.conf file. "!name" opens a list,
// which comes into force on the date in its name, if there is one;
// "$whitelist" makes it one of allowed cards, and "passcode count --comment"
// limits a card; a negative count forbids it as 0 does. Lines that start with
// # are comments. Of two lines on one card the later holds. Lines that are
// none of this are *LineError.
func ParseBanlists(file string, text []byte) ([]*ocg.Banlist, error) {
	p := banlistParser{faults: lineErrors{file: file}}
	for i, line := range splitLines(text) {
		p.line(i+1, strings.TrimSpace(line))
	}
	if err := p.faults.err(); err != nil {
		return nil, err
	}
	return p.lists, nil
}

// banlistParser holds the lists read so far; lines go to the last one.
type banlistParser struct {
	lists  []*ocg.Banlist
	faults lineErrors
}

func (p *banlistParser) line(number int, line string) {
	switch {
	case line == "" || line[0] == '#' || strings.HasPrefix(line, "--"):
	case line[0] == '!':
		p.open(number, strings.TrimSpace(line[1:]))
	case len(p.lists) == 0:
		p.faults.add(number, "expected !name before anything else, found %s", quoted(line))
	case line[0] == '$':
		p.directive(number, line)
	default:
		p.limit(number, line)
	}
}

func (p *banlistParser) open(number int, name string) {
	if name == "" {
		p.faults.add(number, "expected the name of a list after !")
		return
	}
	p.lists = append(p.lists, &ocg.Banlist{Name: name, From: dateIn(name), Limits: map[uint32]int{}})
}

// listDate is how the names of lists give the day they come into force:
// 2008.3.1, 2008-03-01, or a month alone for its first day.
var listDate = regexp.MustCompile(`\b(\d{4})[.\-/](\d{1,2})(?:[.\-/](\d{1,2}))?\b`)

// dateIn is the date in the name of a list, zero if there is none.
func dateIn(name string) time.Time {
	m := listDate.FindStringSubmatch(name)
	if m == nil {
		return time.Time{}
	}
	if m[3] == "" {
		m[3] = "1"
	}
	day, err := time.Parse("2006-1-2", m[1]+"-"+m[2]+"-"+m[3])
	if err != nil {
		return time.Time{}
	}
	return day
}

func (p *banlistParser) directive(number int, line string) {
	if withoutComment(line) != "$whitelist" {
		p.faults.add(number, "expected $whitelist, found %s", quoted(line))
		return
	}
	p.lists[len(p.lists)-1].Whitelist = true
}

func (p *banlistParser) limit(number int, line string) {
	code, limit, ok := parseLimit(line)
	if !ok {
		p.faults.add(number, "expected a passcode and a count, found %s", quoted(line))
		return
	}
	p.lists[len(p.lists)-1].Limits[code] = limit
}

// parseLimit reads "passcode count" and passes over what follows.
func parseLimit(line string) (code uint32, limit int, ok bool) {
	fields := strings.Fields(line)
	if len(fields) < 2 {
		return 0, 0, false
	}
	code, ok = parsePasscode(fields[0])
	count, _, _ := strings.Cut(fields[1], "--")
	limit, err := strconv.Atoi(count)
	return code, max(limit, 0), ok && err == nil
}
