package pack

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"strings"

	"duel/core/ocg"
)

// databaseTables are the tables of a card database as EDOPro has them.
const databaseTables = `CREATE TABLE datas(id integer primary key, ot integer, alias integer, setcode integer, type integer, atk integer, def integer, level integer, race integer, attribute integer, category integer);
CREATE TABLE texts(id integer primary key, name text, desc text, %s);`

// customCard marks a card as made by somebody (the column ot).
const customCard = 0x20

// WriteDatabase writes cards to a new card database (.cdb) that EDOPro loads. A
// file that is there already is an error, and none is left by another error. A
// card's text is what describe says.
func WriteDatabase(file string, cards []*ocg.CardData, describe func(*ocg.CardData) string) error {
	if _, err := os.Stat(file); err == nil {
		return fmt.Errorf("writing card database: %s is there already", file)
	}
	db, err := sql.Open("sqlite", file)
	if err != nil {
		return err
	}
	if err := errors.Join(writeCards(db, cards, describe), db.Close()); err != nil {
		os.Remove(file)
		return fmt.Errorf("writing card database %s: %w", file, err)
	}
	return nil
}

func writeCards(db *sql.DB, cards []*ocg.CardData, describe func(*ocg.CardData) string) error {
	columns := make([]string, stringColumns)
	for i := range columns {
		columns[i] = fmt.Sprintf("str%d text", i+1)
	}
	if _, err := db.Exec(fmt.Sprintf(databaseTables, strings.Join(columns, ", "))); err != nil {
		return err
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, c := range cards {
		if err := writeCard(tx, c, describe(c)); err != nil {
			return fmt.Errorf("card %d: %w", c.Code, err)
		}
	}
	return tx.Commit()
}

// writeCard writes the two rows of a card, packed as decode of cardRow reads
// them.
func writeCard(tx *sql.Tx, c *ocg.CardData, text string) error {
	if len(c.SetCodes) > 4 {
		return fmt.Errorf("a database holds four set codes, not %d", len(c.SetCodes))
	}
	var sets uint64
	for i, code := range c.SetCodes {
		sets |= uint64(code) << (16 * i)
	}
	defense := int64(c.Defense)
	if c.Type&ocg.TypeLink != 0 {
		defense = int64(c.LinkMarkers)
	}
	level := c.Level | c.RightScale<<16 | c.LeftScale<<24
	if _, err := tx.Exec("INSERT INTO datas VALUES(?,?,?,?,?,?,?,?,?,?,0)", c.Code, customCard, c.Alias, int64(sets), c.Type, c.Attack, defense, level, int64(c.Race), c.Attribute); err != nil {
		return err
	}
	values := []any{c.Code, c.Name, text}
	for i := range stringColumns {
		words := ""
		if i < len(c.Strings) {
			words = c.Strings[i]
		}
		values = append(values, words)
	}
	_, err := tx.Exec("INSERT INTO texts VALUES("+strings.TrimSuffix(strings.Repeat("?,", len(values)), ",")+")", values...)
	return err
}
