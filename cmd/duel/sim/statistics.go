package sim

import (
	"math"
	"slices"
)

// Share is a number of duels among others, with the interval in which the true
// share lies with a confidence of 95 %.
type Share struct {
	Count int     `json:"count"`
	Of    int     `json:"of"`
	Rate  float64 `json:"rate"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// z95 is how many standard deviations hold 95 % of a normal distribution.
const z95 = 1.959963984540054

// newShare is a share with its Wilson interval; without any duels the interval
// is everything.
func newShare(count, of int) Share {
	s := Share{Count: count, Of: of, High: 1}
	if of == 0 {
		return s
	}
	n := float64(of)
	s.Rate = float64(count) / n
	spread := z95 * math.Sqrt(s.Rate*(1-s.Rate)/n+z95*z95/(4*n*n))
	center, scale := s.Rate+z95*z95/(2*n), 1+z95*z95/n
	s.Low, s.High = max(0, (center-spread)/scale), min(1, (center+spread)/scale)
	return s
}

// Lengths tell how long duels were, by some measure.
type Lengths struct {
	Mean      float64 `json:"mean"`
	Median    float64 `json:"median"`
	Min       int     `json:"min"`
	Max       int     `json:"max"`
	Width     int     `json:"width"`     // of the classes
	Histogram []int   `json:"histogram"` // duels by class; the first class begins at 0
}

// mostClasses is how many classes a histogram has at most.
const mostClasses = 10

func newLengths(values []int) (l Lengths) {
	if len(values) == 0 {
		return l
	}
	sorted := slices.Sorted(slices.Values(values))
	sum, half := 0, len(sorted)/2
	for _, v := range sorted {
		sum += v
	}
	l.Mean = float64(sum) / float64(len(sorted))
	l.Median = float64(sorted[half]+sorted[(len(sorted)-1)/2]) / 2
	l.Min, l.Max = sorted[0], sorted[len(sorted)-1]
	l.Width = classWidth(l.Max)
	l.Histogram = make([]int, l.Max/l.Width+1)
	for _, v := range sorted {
		l.Histogram[v/l.Width]++
	}
	return l
}

// classWidth is the least of 1, 2, 5, 10, 20, 50 and so on with which values
// from 0 to most fall into few enough classes.
func classWidth(most int) int {
	for decade := 1; ; decade *= 10 {
		for _, step := range []int{1, 2, 5} {
			if width := decade * step; most/width < mostClasses {
				return width
			}
		}
	}
}
