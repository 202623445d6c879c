package pack

import (
	"fmt"
	"math"
	"strings"

	"duel/core/ocg"
	"duel/script/syntax"
)

// Constants gives the value of a constant that card facts may name, such as
// TYPE_MONSTER.
type Constants func(name string) (value int64, ok bool)

// factsField is the field of a script's class that holds the card's facts.
const factsField = "card"

// ParseFacts reads the facts a card script gives of its own card, without
// running it:
//
//	local s,id=GetID()
//	s.card = {
//		name = "Example", type = TYPE_MONSTER|TYPE_EFFECT, level = 4,
//		attribute = ATTRIBUTE_DARK, race = RACE_SPELLCASTER,
//		attack = 2000, defense = "?", set = {0x12, 0x34},
//		texts = {"Destroy 1 card?"},
//	}
//
// The other fields are rank and link (in place of level), markers, scale (or
// left_scale and right_scale) and alias. Numbers are numerals, constants, and
// what | & ~ << + - and parentheses make of them. The fields name and type are
// required. The result is nil without an error when the script gives no facts.
// Faults are *LineError, or syntax errors of the file.
func ParseFacts(file, text string, code uint32, constants Constants) (*ocg.CardData, error) {
	chunk, err := syntax.Parse(file, text)
	if err != nil {
		return nil, err
	}
	r := factsReader{chunk: chunk, constants: constants, faults: lineErrors{file: file}, card: &ocg.CardData{Code: code}}
	found := r.script(ScriptClass(code))
	if err := r.faults.err(); err != nil {
		return nil, err
	}
	if !found {
		return nil, nil
	}
	return r.card, nil
}

// ScriptClass returns the name of the global table of a card's script, such
// as "c123".
func ScriptClass(code uint32) string { return fmt.Sprintf("c%d", code) }

// factsReader reads the facts of one script.
type factsReader struct {
	chunk     *syntax.Chunk
	constants Constants
	faults    lineErrors
	card      *ocg.CardData
}

func (r *factsReader) fault(at syntax.Node, format string, args ...any) {
	r.faults.add(r.chunk.Line(at.Pos()), format, args...)
}

// script looks through the file's own statements for the assignment of the
// facts to the class, which goes by its global name or by the local one given
// to it through GetID.
func (r *factsReader) script(global string) (found bool) {
	classes := map[string]bool{global: true}
	for _, stmt := range r.chunk.Body.Stmts {
		switch stmt := stmt.(type) {
		case *syntax.LocalStmt:
			if len(stmt.Values) == 1 && isGetID(stmt.Values[0]) {
				classes[stmt.Names[0].Name] = true
			}
		case *syntax.AssignStmt:
			if len(stmt.Targets) != 1 || !isFactsOf(classes, stmt.Targets[0]) {
				continue
			}
			if found {
				r.fault(stmt, "the card's facts are given twice")
			}
			found = true
			r.facts(stmt)
		}
	}
	return found
}

// isGetID recognises GetID().
func isGetID(value syntax.Expr) bool {
	call, ok := value.(*syntax.CallExpr)
	if !ok {
		return false
	}
	name, ok := call.Func.(*syntax.NameExpr)
	return ok && name.Name == "GetID"
}

// isFactsOf recognises the field "card" of one of the classes.
func isFactsOf(classes map[string]bool, target syntax.Expr) bool {
	index, ok := target.(*syntax.IndexExpr)
	if !ok {
		return false
	}
	object, isName := index.Object.(*syntax.NameExpr)
	key, isString := index.Key.(*syntax.StringExpr)
	return isName && isString && classes[object.Name] && key.Value == factsField
}

// facts reads the table of facts.
func (r *factsReader) facts(stmt *syntax.AssignStmt) {
	table, ok := stmt.Values[0].(*syntax.TableExpr)
	if !ok {
		r.fault(stmt, "expected a table of card facts, found %s", r.text(stmt.Values[0]))
		return
	}
	seen := map[string]bool{}
	for _, field := range table.Fields {
		r.field(field, seen)
	}
	for _, required := range []string{"name", "type"} {
		if !seen[required] {
			r.fault(table, "expected a field %s among the card's facts", required)
		}
	}
}

// field reads one fact.
func (r *factsReader) field(field *syntax.Field, seen map[string]bool) {
	key, ok := field.Key.(*syntax.StringExpr)
	if !ok {
		r.fault(field, "expected name = value, found %s", r.text(field))
		return
	}
	if seen[key.Value] {
		r.fault(field, "field %s is given twice", key.Value)
	}
	seen[key.Value] = true
	r.value(key.Value, field)
}

// value stores the value of the fact of that name.
func (r *factsReader) value(name string, field *syntax.Field) {
	names := make([]string, len(factFields))
	for i, fact := range factFields {
		if fact.name == name {
			fact.read(r, name, field.Value)
			return
		}
		names[i] = fact.name
	}
	r.fault(field, "unknown field %s; expected one of %s", name, strings.Join(names, ", "))
}

// factFields are the fields of the table of facts.
var factFields = []struct {
	name string
	read func(r *factsReader, name string, value syntax.Expr)
}{
	{"name", func(r *factsReader, name string, value syntax.Expr) { r.card.Name = r.string(name, value) }},
	{"type", func(r *factsReader, name string, value syntax.Expr) { r.card.Type = r.bits(name, value) }},
	{"level", (*factsReader).level},
	{"rank", (*factsReader).level},
	{"link", (*factsReader).level},
	{"attribute", func(r *factsReader, name string, value syntax.Expr) { r.card.Attribute = r.bits(name, value) }},
	{"race", func(r *factsReader, name string, value syntax.Expr) {
		r.card.Race = uint64(r.number(name, value, 0, math.MaxInt64))
	}},
	{"attack", func(r *factsReader, name string, value syntax.Expr) { r.card.Attack = r.stat(name, value) }},
	{"defense", func(r *factsReader, name string, value syntax.Expr) { r.card.Defense = r.stat(name, value) }},
	{"markers", func(r *factsReader, name string, value syntax.Expr) { r.card.LinkMarkers = r.bits(name, value) }},
	{"scale", func(r *factsReader, name string, value syntax.Expr) {
		r.card.LeftScale = r.scale(name, value)
		r.card.RightScale = r.card.LeftScale
	}},
	{"left_scale", func(r *factsReader, name string, value syntax.Expr) { r.card.LeftScale = r.scale(name, value) }},
	{"right_scale", func(r *factsReader, name string, value syntax.Expr) { r.card.RightScale = r.scale(name, value) }},
	{"alias", func(r *factsReader, name string, value syntax.Expr) { r.card.Alias = r.bits(name, value) }},
	{"set", func(r *factsReader, name string, value syntax.Expr) { r.card.SetCodes = r.setCodes(name, value) }},
	{"texts", func(r *factsReader, name string, value syntax.Expr) { r.card.Strings = r.texts(name, value) }},
}

// level reads a level, rank or link rating.
func (r *factsReader) level(name string, value syntax.Expr) {
	r.card.Level = uint32(r.number(name, value, 0, math.MaxUint8))
}

// unknownStat is the ATK or DEF printed as "?".
const unknownStat = -2

// stat reads an ATK or DEF: a number, or "?".
func (r *factsReader) stat(name string, value syntax.Expr) int32 {
	if text, ok := value.(*syntax.StringExpr); ok && text.Value == "?" {
		return unknownStat
	}
	return int32(r.number(name, value, unknownStat, math.MaxInt32))
}

func (r *factsReader) bits(name string, value syntax.Expr) uint32 {
	return uint32(r.number(name, value, 0, math.MaxUint32))
}

func (r *factsReader) scale(name string, value syntax.Expr) uint32 {
	return uint32(r.number(name, value, 0, math.MaxUint8))
}

func (r *factsReader) string(name string, value syntax.Expr) string {
	text, ok := value.(*syntax.StringExpr)
	if !ok {
		r.fault(value, "%s: expected a string, found %s", name, r.text(value))
		return ""
	}
	return text.Value
}

// setCodes reads one set code or a list of them.
func (r *factsReader) setCodes(name string, value syntax.Expr) []uint16 {
	items := []syntax.Expr{value}
	if _, ok := value.(*syntax.TableExpr); ok {
		items = r.list(name, value)
	}
	var codes []uint16
	for _, item := range items {
		codes = append(codes, uint16(r.number(name, item, 1, math.MaxUint16)))
	}
	return codes
}

// texts reads the list of texts that the script refers to by index.
func (r *factsReader) texts(name string, value syntax.Expr) []string {
	items := r.list(name, value)
	if len(items) > stringColumns {
		r.fault(value, "%s: expected at most %d, found %d", name, stringColumns, len(items))
	}
	var texts []string
	for _, item := range items {
		texts = append(texts, r.string(name, item))
	}
	return texts
}

// list returns the items of a list, {a, b, c}.
func (r *factsReader) list(name string, value syntax.Expr) []syntax.Expr {
	table, ok := value.(*syntax.TableExpr)
	if !ok {
		r.fault(value, "%s: expected a list, found %s", name, r.text(value))
		return nil
	}
	var items []syntax.Expr
	for _, field := range table.Fields {
		if field.Key != nil {
			r.fault(field, "%s: expected a list item, found %s", name, r.text(field))
			continue
		}
		items = append(items, field.Value)
	}
	return items
}

// number reads a whole number within bounds.
func (r *factsReader) number(name string, value syntax.Expr, least, most int64) int64 {
	number, err := r.eval(value)
	switch {
	case err != nil:
		r.fault(value, "%s: %v", name, err)
	case number < least || number > most:
		r.fault(value, "%s: expected a number from %d to %d, found %d", name, least, most, number)
	}
	return number
}

// eval computes a constant expression.
func (r *factsReader) eval(value syntax.Expr) (int64, error) {
	switch value := value.(type) {
	case *syntax.NumberExpr:
		if value.Value.IsInt {
			return value.Value.Int, nil
		}
	case *syntax.NameExpr:
		if number, ok := r.constants(value.Name); ok {
			return number, nil
		}
		return 0, fmt.Errorf("expected a number or constant, found the unknown name %s", value.Name)
	case *syntax.ParenExpr:
		return r.eval(value.X)
	case *syntax.UnaryExpr:
		return r.evalUnary(value)
	case *syntax.BinaryExpr:
		return r.evalBinary(value)
	}
	return 0, fmt.Errorf("expected a whole number, found %s", r.text(value))
}

func (r *factsReader) evalUnary(value *syntax.UnaryExpr) (int64, error) {
	operand, err := r.eval(value.X)
	if err != nil {
		return 0, err
	}
	switch value.Op {
	case syntax.Minus:
		return -operand, nil
	case syntax.Tilde:
		return ^operand, nil
	}
	return 0, fmt.Errorf("expected a whole number, found %s", r.text(value))
}

func (r *factsReader) evalBinary(value *syntax.BinaryExpr) (int64, error) {
	x, err := r.eval(value.X)
	if err != nil {
		return 0, err
	}
	y, err := r.eval(value.Y)
	if err != nil {
		return 0, err
	}
	switch value.Op {
	case syntax.Pipe:
		return x | y, nil
	case syntax.Ampersand:
		return x & y, nil
	case syntax.Tilde:
		return x ^ y, nil
	case syntax.Plus:
		return x + y, nil
	case syntax.Minus:
		return x - y, nil
	case syntax.ShiftLeft:
		if y >= 0 {
			return x << uint64(y), nil
		}
	}
	return 0, fmt.Errorf("expected numbers joined by | & ~ << + -, found %s", r.text(value))
}

// text shows a piece of the script in a message, on one line.
func (r *factsReader) text(node syntax.Node) string {
	return quoted(strings.Join(strings.Fields(r.chunk.Text(node)), " "))
}
