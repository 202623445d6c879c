package conform

import (
	"slices"
	"testing"
)

func TestTwinsChangePlacesInTheirShuffle(t *testing.T) {
	p := &replay{exchanged: []exchange{{shuffle: 1, a: 0, b: 2}}}
	for n, want := range [][]int{{0, 1, 2}, {2, 1, 0}, {0, 1, 2}} {
		codes := []uint32{4007, 5405, 4007}
		order, ok := orderOf(codes, codes)
		if !ok {
			t.Fatal("equal piles are no permutation of each other")
		}
		p.exchangeTwins(codes, order)
		if !slices.Equal(order, want) {
			t.Errorf("shuffle %d: order %v, want %v", n, order, want)
		}
	}
}

func TestExchangesConcernTheCardsOfTheDivergence(t *testing.T) {
	p := &replay{shuffles: [][]uint32{{4007, 5405, 4007}, {5405, 5405}, {9001, 9001}, {4007, 4007}}}
	got := p.exchangesFor(&Divergence{Expected: `{"code":4007}`, Got: `{"code":5405}`})
	want := []exchange{{3, 0, 1}, {1, 0, 1}, {0, 0, 2}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// A card sorted in a deck moves without its code.
func TestExchangesConcernTheCardsSorted(t *testing.T) {
	options := []any{map[string]any{"code": 4007.0}, map[string]any{"code": 9001.0}}
	p := &replay{
		shuffles: [][]uint32{{4007, 5405, 4007, 5405}},
		trace: &Trace{Records: []Record{
			{Index: 6, Kind: Decision, Raw: map[string]any{"decision": "sort_cards", "options": options}},
			{Index: 7, Kind: Event, Raw: map[string]any{"event": "move", "code": 0.0}},
		}},
	}
	got := p.exchangesFor(&Divergence{Record: 7, Expected: `{"code":0,"event":"move"}`, Got: `{"code":0}`})
	if want := []exchange{{0, 0, 2}}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestPairsOfExchangesComeLast(t *testing.T) {
	a, b, c := exchange{0, 0, 1}, exchange{1, 0, 1}, exchange{2, 0, 1}
	want := [][]exchange{{a}, {b}, {c}, {a, b}, {a, c}, {b, c}}
	if got := withPairs([]exchange{a, b, c}); !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestAgreementCountsBothEnds(t *testing.T) {
	for _, x := range []struct {
		a, b string
		want int
	}{{"abcd", "abcd", 4}, {"abXcd", "abYYcd", 4}, {"aa", "aaa", 2}, {"x", "y", 0}} {
		if got := agreement(x.a, x.b); got != x.want {
			t.Errorf("%q and %q: %d, want %d", x.a, x.b, got, x.want)
		}
	}
}
