package sim

import (
	"math"
	"slices"
	"testing"
)

// The intervals are those tables of Wilson scores have.
func TestShareHasTheWilsonInterval(t *testing.T) {
	for _, c := range []struct {
		count, of       int
		rate, low, high float64
	}{
		{0, 0, 0, 0, 1},
		{0, 10, 0, 0, 0.2775},
		{5, 10, 0.5, 0.2366, 0.7634},
		{10, 10, 1, 0.7225, 1},
		{81, 263, 0.3080, 0.2553, 0.3662},
	} {
		s := newShare(c.count, c.of)
		if !near(s.Rate, c.rate) || !near(s.Low, c.low) || !near(s.High, c.high) {
			t.Errorf("%d of %d: %.4f from %.4f to %.4f, want %.4f from %.4f to %.4f", c.count, c.of, s.Rate, s.Low, s.High, c.rate, c.low, c.high)
		}
	}
}

func near(a, b float64) bool { return math.Abs(a-b) < 0.0001 }

func TestLengthsAreSummedUp(t *testing.T) {
	l := newLengths([]int{12, 3, 41, 8})
	if l.Mean != 16 || l.Median != 10 || l.Min != 3 || l.Max != 41 {
		t.Errorf("lengths are %+v", l)
	}
	if want := []int{1, 1, 1, 0, 0, 0, 0, 0, 1}; l.Width != 5 || !slices.Equal(l.Histogram, want) {
		t.Errorf("classes of %d: %v, want classes of 5: %v", l.Width, l.Histogram, want)
	}
	if odd := newLengths([]int{7, 1, 3}); odd.Median != 3 {
		t.Errorf("the median of an odd number is %v", odd.Median)
	}
	if none := newLengths(nil); none.Max != 0 || none.Histogram != nil {
		t.Errorf("no lengths are %+v", none)
	}
}
