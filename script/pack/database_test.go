package pack

import (
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"duel/core/ocg"
)

const (
	createDatas = `CREATE TABLE datas (id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, setcode INTEGER, type INTEGER,
		atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER, category INTEGER)`
	createTexts = `CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT, desc TEXT,
		str1 TEXT, str2 TEXT, str3 TEXT, str4 TEXT, str5 TEXT, str6 TEXT, str7 TEXT, str8 TEXT,
		str9 TEXT, str10 TEXT, str11 TEXT, str12 TEXT, str13 TEXT, str14 TEXT, str15 TEXT, str16 TEXT)`
)

// writeDatabase makes a SQLite file from statements and returns its path.
func writeDatabase(t *testing.T, file string, statements ...string) string {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, statement := range statements {
		if _, err := db.Exec(statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	return file
}

func TestDatabaseDecodesPackedColumns(t *testing.T) {
	plain := writeDatabase(t, filepath.Join(t.TempDir(), "plain.cdb"), createDatas, createTexts,
		`INSERT INTO datas VALUES (20, 3, 15, 0x10092000300ff, 0x1000021, -2, 1500, 0x08050004, 0x4000000000, 0x20, 0)`,
		`INSERT INTO texts (id, name, desc, str1, str3) VALUES (20, 'Scaled', 'none', 'one', 'three')`,
		`INSERT INTO datas VALUES (10, 3, 0, -1, 0x4000021, 2300, 0x1ef, 4, 1, 1, 0)`,
		`INSERT INTO datas (id) VALUES (4294967295)`,
	)
	file := filepath.Join(filepath.Dir(plain), "x y%20#?.cdb") // all that means something in a URL
	if err := os.Rename(plain, file); err != nil {
		t.Fatal(err)
	}
	database, err := OpenDatabase(file)
	if err != nil {
		t.Fatal(err)
	}
	want := []*ocg.CardData{
		{Code: 10, SetCodes: []uint16{0xffff, 0xffff, 0xffff, 0xffff}, Type: 0x4000021, Level: 4, Attribute: 1, Race: 1,
			Attack: 2300, LinkMarkers: 0x1ef},
		{Code: 20, Alias: 15, Name: "Scaled", SetCodes: []uint16{0xff, 3, 0x92, 1}, Type: 0x1000021, Level: 4, Attribute: 0x20,
			Race: 0x4000000000, Attack: -2, Defense: 1500, LeftScale: 8, RightScale: 5, Strings: []string{"one", "", "three"}},
		{Code: 4294967295},
	}
	if got := database.Codes(); !slices.Equal(got, []uint32{10, 20, 4294967295}) {
		t.Errorf("codes %d", got)
	}
	for _, card := range want {
		if got := database.Card(card.Code); !reflect.DeepEqual(got, card) {
			t.Errorf("got  %+v\nwant %+v", got, card)
		}
	}
	if database.Card(11) != nil || database.FactsPath(11) != "" {
		t.Error("an absent card has facts")
	}
	if got := database.FactsPath(10); got != filepath.ToSlash(file) {
		t.Errorf("facts path %q", got)
	}
	if _, err := database.Script("c10.lua"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("script: %v", err)
	}
}

func TestOpenDatabaseLeavesTheFolderAlone(t *testing.T) {
	dir := t.TempDir()
	file := writeDatabase(t, filepath.Join(dir, "wal.cdb"), "PRAGMA journal_mode = WAL", createDatas, createTexts,
		"INSERT INTO datas (id) VALUES (1)")
	if err := os.Chmod(file, 0o444); err != nil {
		t.Fatal(err)
	}
	if database, err := OpenDatabase(file); err != nil || database.Card(1) == nil {
		t.Fatalf("opening: %v", err)
	}
	if _, err := OpenDatabase(filepath.Join(dir, "missing.cdb")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("missing file: %v", err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 {
		t.Errorf("folder holds %v, %v; want wal.cdb only", entries, err)
	}
}

func TestOpenDatabaseRefusesOtherFiles(t *testing.T) {
	row := func(column, value string) string {
		return "INSERT INTO datas (id, " + column + ") VALUES (7, " + value + ")"
	}
	tests := []struct {
		name       string
		statements []string
		want       string
	}{
		{"no table datas", []string{createTexts}, "no such table: datas"},
		{"no table texts", []string{createDatas}, "no such table: texts"},
		{"no column race", []string{strings.Replace(createDatas, "race", "kin", 1), createTexts}, "no such column: d.race"},
		{"no column str16", []string{createDatas, strings.Replace(createTexts, "str16", "more", 1)}, "no such column: t.str16"},
		{"text as number", []string{createDatas, createTexts, row("atk", "'strong'")}, `card 7: column atk: expected a whole number, found "strong"`},
		{"fraction as number", []string{createDatas, createTexts, row("level", "3.5")}, "card 7: column level: expected a whole number, found 3.5"},
		{"blob as number", []string{createDatas, createTexts, row("type", "x'0102'")}, `card 7: column type: expected a whole number, found "\x01\x02"`},
		{"text as id", []string{strings.Replace(createDatas, "INTEGER PRIMARY KEY", "TEXT", 1), createTexts, "INSERT INTO datas (id) VALUES ('x')"},
			`table datas: column id: expected a whole number, found "x"`},
		{"negative id", []string{createDatas, createTexts, "INSERT INTO datas (id) VALUES (-5)"}, "id -5 is not a passcode"},
		{"large id", []string{createDatas, createTexts, "INSERT INTO datas (id) VALUES (4294967296)"}, "id 4294967296 is not a passcode"},
		{"large alias", []string{createDatas, createTexts, row("alias", "4294967296")}, "alias 4294967296 of card 7"},
		{"card twice", []string{strings.Replace(createDatas, " PRIMARY KEY", "", 1), createTexts,
			"INSERT INTO datas (id) VALUES (7)", "INSERT INTO datas (id) VALUES (7)"}, "card 7 stands twice"},
	}
	for _, test := range tests {
		file := writeDatabase(t, filepath.Join(t.TempDir(), "bad.cdb"), test.statements...)
		if _, err := OpenDatabase(file); err == nil || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), "bad.cdb") {
			t.Errorf("%s: got error %v, want one with %s", test.name, err, test.want)
		}
	}
}

func TestOpenDatabaseRefusesGarbage(t *testing.T) {
	dir := t.TempDir()
	good, err := os.ReadFile(writeDatabase(t, filepath.Join(dir, "good.cdb"), createDatas, createTexts,
		"INSERT INTO datas (id) VALUES (1)"))
	if err != nil {
		t.Fatal(err)
	}
	scrambled := slices.Clone(good)
	for i := 100; i < len(scrambled); i++ {
		scrambled[i] ^= 0x5a
	}
	for name, content := range map[string][]byte{
		"empty.cdb":     nil,
		"text.cdb":      []byte(strings.Repeat("not a database\n", 100)),
		"short.cdb":     good[:50],
		"truncated.cdb": good[:4096],
		"scrambled.cdb": scrambled,
	} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, content, 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := OpenDatabase(file); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: got error %v", name, err)
		}
	}
	if _, err := OpenDatabase(dir); !errors.Is(err, fs.ErrInvalid) {
		t.Errorf("folder as database: %v", err)
	}
}

func TestOpenDatabaseRefusesUnsettledChanges(t *testing.T) {
	for _, suffix := range []string{"-wal", "-journal"} {
		file := writeDatabase(t, filepath.Join(t.TempDir(), "open.cdb"), createDatas, createTexts)
		if err := os.WriteFile(file+suffix, []byte("change"), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := OpenDatabase(file); err == nil || !strings.Contains(err.Error(), "open.cdb"+suffix+" holds changes") {
			t.Errorf("with %s: got error %v", suffix, err)
		}
	}
}
