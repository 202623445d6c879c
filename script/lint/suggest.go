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

// distance is how many letters must be added, dropped, changed or swapped with
// their neighbour to make b of a; limit or more if it is at least limit.
func distance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	var before, last []int
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, last, row = last, row, make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
	}
	return row[len(b)]
}
