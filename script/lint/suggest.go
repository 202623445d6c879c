package lint

import "strings"

// meantName is the one of the names most like a name, remembered by the file:
// the same slip often stands in many places.
func (f *File) meantName(name, among string, names func() []string) string {
	key := among + " " + name
	meant, known := f.meant[key]
	if !known {
		meant = nearest(name, names())
		f.meant[key] = meant
	}
	return meant
}

// nearest is the one of the names most like the name given, "" if none is
// close. Names that differ only in the case of letters are closest; among
// equally close ones the first counts.
func nearest(name string, names []string) string {
	best, least := "", len(name)/3+1
	for _, other := range names {
		if strings.EqualFold(name, other) {
			return other
		}
		if d := distance(name, other, least); d < least {
			best, least = other, d
		}
	}
	return best
}

// longName is longer than any name of the API: longer ones are like none.
const longName = 63

// distance is how many letters must be added, dropped, changed or swapped with
// their neighbour to make b of a; limit or more if it is at least limit.
func distance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	var rows [3][longName + 1]int
	if len(b) > longName {
		return limit
	}
	before, last, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, last, row = last, row, before
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least >= limit {
			return limit
		}
	}
	return row[len(b)]
}
