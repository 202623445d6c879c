package pack

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	_ "modernc.org/sqlite" // the driver behind the name "sqlite"

	"duel/core/ocg"
)

// Database is a pack of facts without scripts: a card database (.cdb) of
// EDOPro or YGOPro, a SQLite file with the tables datas and texts.
type Database struct {
	path  string
	codes []uint32
	cards map[uint32]*ocg.CardData
}

// OpenDatabase reads all cards of a card database into memory. The file is
// opened read-only, without locks or journals, and closed again.
func OpenDatabase(file string) (*Database, error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, fmt.Errorf("opening card database: %w", err)
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("opening card database %s: not a regular file: %w", file, fs.ErrInvalid)
	}
	if err := checkSettled(file); err != nil {
		return nil, fmt.Errorf("card database %s: %w", file, err)
	}
	d := &Database{path: filepath.ToSlash(file), cards: map[uint32]*ocg.CardData{}}
	if err := d.load(file); err != nil {
		return nil, fmt.Errorf("card database %s: %w", file, err)
	}
	return d, nil
}

// checkSettled refuses a database another program is in the middle of writing:
// what it wrote last is not in the file yet.
func checkSettled(file string) error {
	for _, suffix := range []string{"-wal", "-journal"} {
		if info, err := os.Stat(file + suffix); err == nil && info.Size() > 0 {
			return fmt.Errorf("%s holds changes that are not in the database yet; close the program that writes it", info.Name())
		}
	}
	return nil
}

// Card returns the facts of a card, or nil.
func (d *Database) Card(code uint32) *ocg.CardData { return d.cards[code] }

// Codes returns the passcodes of the database, ascending.
func (d *Database) Codes() []uint32 { return slices.Clone(d.codes) }

// FactsPath returns the database file if it has the card.
func (d *Database) FactsPath(code uint32) string {
	if d.cards[code] == nil {
		return ""
	}
	return d.path
}

// Script finds nothing: the database has no scripts.
func (d *Database) Script(name string) (*Script, error) { return nil, notFound(name) }

// stringColumns is how many texts a card has for its script, str1 to str16.
const stringColumns = 16

// numberColumns are the columns of datas a duel needs.
var numberColumns = []string{"id", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute"}

// cardQuery selects the columns that cardRow scans, in its order. A card
// without a row in texts keeps an empty name.
func cardQuery() string {
	var columns []string
	for _, name := range numberColumns {
		columns = append(columns, "d."+name)
	}
	columns = append(columns, "t.name")
	for i := range stringColumns {
		columns = append(columns, fmt.Sprintf("t.str%d", i+1))
	}
	return "SELECT " + strings.Join(columns, ", ") + " FROM datas d LEFT JOIN texts t ON t.id = d.id ORDER BY d.id"
}

func (d *Database) load(file string) error {
	source, err := readOnlySource(file)
	if err != nil {
		return err
	}
	db, err := sql.Open("sqlite", source)
	if err != nil {
		return err
	}
	defer db.Close()
	rows, err := db.Query(cardQuery())
	if err != nil {
		return err
	}
	defer rows.Close()
	return d.addAll(rows)
}

// readOnlySource is the data source name under which SQLite takes the file as
// never changing: it creates neither the file nor anything beside it.
func readOnlySource(file string) (string, error) {
	absolute, err := filepath.Abs(file)
	if err != nil {
		return "", err
	}
	slashed := "/" + strings.TrimPrefix(filepath.ToSlash(absolute), "/")
	location := url.URL{Scheme: "file", Path: slashed, RawQuery: "mode=ro&immutable=1"}
	return location.String(), nil
}

func (d *Database) addAll(rows *sql.Rows) error {
	var row cardRow
	fields := row.fields()
	for rows.Next() {
		if err := rows.Scan(fields...); err != nil {
			return row.scanError(err)
		}
		card, err := row.decode()
		if err != nil {
			return err
		}
		if d.cards[card.Code] != nil {
			return fmt.Errorf("card %d stands twice", card.Code)
		}
		d.cards[card.Code] = card
		d.codes = append(d.codes, card.Code)
	}
	return rows.Err()
}

// cardRow is a row of cardQuery. As in EDOPro, NULL counts as 0 or "".
type cardRow struct {
	id, alias, setcode, kind, attack, defense, level, race, attribute number

	name    sql.NullString
	strings [stringColumns]sql.NullString
}

// number is the value of a column of numbers.
type number struct {
	column string
	value  int64
}

// notNumber is what stands where a number belongs.
type notNumber struct {
	column string
	found  string
}

func (e *notNumber) Error() string {
	return fmt.Sprintf("column %s: expected a whole number, found %s", e.column, e.found)
}

// Scan takes a value from SQLite, where a column may hold any kind.
func (n *number) Scan(value any) error {
	switch v := value.(type) {
	case nil:
		n.value = 0
	case int64:
		n.value = v
	default:
		return &notNumber{n.column, shown(value)}
	}
	return nil
}

func shown(value any) string {
	switch v := value.(type) {
	case string:
		return quoted(v)
	case []byte:
		return quoted(string(v))
	}
	return fmt.Sprint(value)
}

// scanError says which card has what in the wrong place.
func (r *cardRow) scanError(err error) error {
	var wrong *notNumber
	switch {
	case !errors.As(err, &wrong):
		return err
	case wrong.column == r.id.column:
		return fmt.Errorf("table datas: %w", wrong)
	}
	return fmt.Errorf("table datas: card %d: %w", r.id.value, wrong)
}

// fields returns where to scan the columns to.
func (r *cardRow) fields() []any {
	var fields []any
	for i, n := range []*number{&r.id, &r.alias, &r.setcode, &r.kind, &r.attack, &r.defense, &r.level, &r.race, &r.attribute} {
		n.column = numberColumns[i]
		fields = append(fields, n)
	}
	fields = append(fields, &r.name)
	for i := range r.strings {
		fields = append(fields, &r.strings[i])
	}
	return fields
}

// decode takes the packed columns apart: four set codes of 16 bits; the level
// in the low byte of level, right and left scale in its two high bytes; the
// markers of Link monsters in def.
func (r *cardRow) decode() (*ocg.CardData, error) {
	code, alias := uint32(r.id.value), uint32(r.alias.value)
	if code == 0 || int64(code) != r.id.value {
		return nil, fmt.Errorf("table datas: id %d is not a passcode (1 to 4294967295)", r.id.value)
	}
	if int64(alias) != r.alias.value {
		return nil, fmt.Errorf("table datas: alias %d of card %d is not a passcode", r.alias.value, code)
	}
	level := uint32(r.level.value)
	card := &ocg.CardData{
		Code: code, Alias: alias, Name: r.name.String,
		SetCodes: unpackSetCodes(uint64(r.setcode.value)),
		Type:     uint32(r.kind.value), Attribute: uint32(r.attribute.value), Race: uint64(r.race.value),
		Level: level & 0xff, RightScale: level >> 16 & 0xff, LeftScale: level >> 24,
		Attack: int32(r.attack.value), Defense: int32(r.defense.value),
		Strings: r.texts(),
	}
	if card.Type&ocg.TypeLink != 0 {
		card.LinkMarkers, card.Defense = uint32(card.Defense), 0
	}
	return card, nil
}

// texts returns str1 to str16 without the empty ones at the end.
func (r *cardRow) texts() []string {
	last := stringColumns
	for last > 0 && r.strings[last-1].String == "" {
		last--
	}
	if last == 0 {
		return nil
	}
	texts := make([]string, last)
	for i := range texts {
		texts[i] = r.strings[i].String
	}
	return texts
}

// unpackSetCodes splits four set codes of 16 bits, the first in the low bits,
// and leaves out zeros.
func unpackSetCodes(packed uint64) []uint16 {
	var codes []uint16
	for ; packed != 0; packed >>= 16 {
		if code := uint16(packed); code != 0 {
			codes = append(codes, code)
		}
	}
	return codes
}
