package pack

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"duel/core/ocg"
)

func TestParseDeck(t *testing.T) {
	want := &ocg.Deck{Main: []uint32{1, 1, 2}, Extra: []uint32{3}, Side: []uint32{4294967295}}
	for name, text := range map[string]string{
		"LF":       "#created by someone\n#main\n1\n1\n2\n#extra\n3\n!side\n4294967295\n",
		"CRLF":     "#main\r\n1\r\n1\r\n2\r\n#extra\r\n3\r\n!side\r\n4294967295",
		"CR":       "#main\r1\r1\r2\r#extra\r3\r!side\r4294967295\r",
		"mark":     "\ufeff#main\n1\n1\n2\n#extra\n3\n!side\n4294967295\n",
		"headless": "1\n1\n2\n#extra\n3\n!side\n4294967295\n",
		"spaced":   "\n #main \n 1\t\n1 -- first\n\n0002 # second\n#extra\n#3\n3\n!side\n4294967295\n",
		"returned": "#extra\n3\n#main\n1\n1\n2\n!side\n4294967295\n",
	} {
		if got, err := ParseDeck("x.ydk", []byte(text)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, %v", name, got, err)
		}
	}
	if got, err := ParseDeck("x.ydk", nil); err != nil || !reflect.DeepEqual(got, &ocg.Deck{}) {
		t.Errorf("empty: got %+v, %v", got, err)
	}
}

func TestParseDeckSaysWhereAndWhat(t *testing.T) {
	for text, want := range map[string]string{
		"#main\nabc\n":                   `x.ydk:2: expected a passcode, #main, #extra or !side, found "abc"`,
		"0":                              `x.ydk:1: expected a passcode, #main, #extra or !side, found "0"`,
		"-1":                             `found "-1"`,
		"4294967296":                     `found "4294967296"`,
		"1 2":                            `found "1 2"`,
		"1\r\n\r\n!sides":                `x.ydk:3: expected`,
		"12x":                            `found "12x"`,
		"--":                             `found "--"`,
		"a\nb":                           "x.ydk:2: expected",
		strings.Repeat("x", 1000):        `found "` + strings.Repeat("x", 40) + `"…`,
		strings.Repeat("\x00\xff\n", 99): "x.ydk: 89 more errors",
	} {
		deck, err := ParseDeck("x.ydk", []byte(text))
		if deck != nil || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20q: got %v, error %v\nwant %s", text, deck, err, want)
		}
		var line *LineError
		if !errors.As(err, &line) || line.File != "x.ydk" {
			t.Errorf("%.20q: error is no LineError", text)
		}
	}
}

func TestWriteDeckReadsBack(t *testing.T) {
	for _, deck := range []*ocg.Deck{{}, {Main: []uint32{3, 1, 3}, Extra: []uint32{9}, Side: []uint32{4294967295}}} {
		var out bytes.Buffer
		if err := WriteDeck(&out, deck); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "deck.ydk")
		writeFiles(t, filepath.Dir(file), map[string]string{"deck.ydk": out.String()})
		if got, err := ReadDeck(file); err != nil || !reflect.DeepEqual(got, deck) {
			t.Errorf("wrote %+v, read %+v, %v", deck, got, err)
		}
	}
	if _, err := ReadDeck(filepath.Join(t.TempDir(), "missing.ydk")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("missing file: %v", err)
	}
}

func TestParseBanlists(t *testing.T) {
	text := "#[March list]\r\n!March\r\n#Forbidden\r\n10 0 --Card Ten\r\n11 1\r\n12\t2  Card Twelve\r\n10 3--again\r\n" +
		"-- remark\r\n!Allowed\r\n$whitelist\r\n20 -1 --never\r\n"
	want := []*ocg.Banlist{
		{Name: "March", Limits: map[uint32]int{10: 3, 11: 1, 12: 2}},
		{Name: "Allowed", Whitelist: true, Limits: map[uint32]int{20: 0}},
	}
	if got, err := ParseBanlists("x.lflist.conf", []byte(text)); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v", got, err)
	}
}

// OCG-LIST-05
func TestNamesOfBanlistsGiveTheirDates(t *testing.T) {
	for name, want := range map[string]string{
		"2008.3.1 OCG": "2008-03-01", "OCG 2008-09-01": "2008-09-01", "2008.09": "2008-09-01", "TCG 2011/3": "2011-03-01",
		"March": "", "2008.13.1": "", "2008.2.31": "", "Edison 2010": "", "120080301": "",
	} {
		lists, err := ParseBanlists("x", []byte("!"+name))
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if day := lists[0].From; !day.IsZero() {
			got = day.Format(time.DateOnly)
		}
		if got != want {
			t.Errorf("%s is dated %q, not %q", name, got, want)
		}
	}
}

func TestParseBanlistsSaysWhereAndWhat(t *testing.T) {
	for text, want := range map[string]string{
		"10 0":                      "x:1: expected !name before anything else, found \"10 0\"",
		"$whitelist":                "x:1: expected !name before anything else",
		"!":                         "x:1: expected the name of a list after !",
		"!a\n10":                    "x:2: expected a passcode and a count, found \"10\"",
		"!a\n10 --three":            "expected a passcode and a count",
		"!a\nten 1":                 "expected a passcode and a count",
		"!a\n0 1":                   "expected a passcode and a count",
		"!a\n\n$points 100":         "x:3: expected $whitelist, found \"$points 100\"",
		"!a\n4294967296 1":          "expected a passcode and a count",
		"!a\n1 9999999999999999999": "expected a passcode and a count",
	} {
		if lists, err := ParseBanlists("x", []byte(text)); lists != nil || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, error %v, want %s", text, lists, err, want)
		}
	}
	if _, err := ReadBanlists(filepath.Join(t.TempDir(), "missing")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("missing file: %v", err)
	}
}

// FuzzTextFiles feeds both parsers anything: they may refuse, never panic, and
// what ParseDeck accepts must survive writing and reading.
func FuzzTextFiles(f *testing.F) {
	f.Add([]byte("#main\n1\n!side\r\n2"))
	f.Add([]byte("!a\n$whitelist\n1 2 --x"))
	f.Fuzz(func(t *testing.T, text []byte) {
		_, _ = ParseBanlists("x", text)
		deck, err := ParseDeck("x", text)
		if err != nil {
			return
		}
		var out bytes.Buffer
		if err := WriteDeck(&out, deck); err != nil {
			t.Fatal(err)
		}
		if again, err := ParseDeck("x", out.Bytes()); err != nil || !reflect.DeepEqual(again, deck) {
			t.Fatalf("%+v read back as %+v, %v", deck, again, err)
		}
	})
}
