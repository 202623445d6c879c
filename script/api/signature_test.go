package api

import "testing"

func TestSignatureSaysWhatWasWritten(t *testing.T) {
	e := Entry[int]{Name: "Duel.SelectMatchingCard", Signature: MustSignature("p:Player, f:Function?, s:Location, n:Int=1, ...x:any -> Group?, ...Int")}
	const want = "Duel.SelectMatchingCard(p: Player, f: Function?, s: Location, [n: Int = 1], ...x: any) -> Group?, ...Int"
	if got := e.String(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if e.Min() != 3 {
		t.Errorf("Min() = %d, want 3", e.Min())
	}
	if e.Table() != "Duel" || e.Field() != "SelectMatchingCard" {
		t.Errorf("split as %s, %s", e.Table(), e.Field())
	}
}

func TestSignatureRefusesMistakes(t *testing.T) {
	for _, text := range []string{"c", "c:Crad", "n:Int=1, c:Card", "...x:any, c:Card", "c:Card -> Gruop"} {
		if _, err := ParseSignature(text); err == nil {
			t.Errorf("%q was accepted", text)
		}
	}
}

func TestCutKeepsTheWidthOfAType(t *testing.T) {
	for _, c := range []struct {
		typ      string
		in, want int64
	}{{"Player", 256, 0}, {"Player", -1, 255}, {"Count", -1, 65535}, {"Int", 1 << 31, -1 << 31}, {"Uint", -1, 1<<32 - 1}, {"Race", -1, -1}} {
		if got := TypeNamed(c.typ).Cut(c.in); got != c.want {
			t.Errorf("%s cuts %d to %d, want %d", c.typ, c.in, got, c.want)
		}
	}
}
