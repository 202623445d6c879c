package buddyfight

import (
	"fmt"

	"duel/core/buddyfight"
	"duel/script/syntax"
)

// ParseFacts reads the facts a card script gives of its card, without running
// it:
//
//	s.card={
//		number="BT01/0021", name="Drum Bunker Dragon", world="Dragon World", type="Monster",
//		size=2, power=5000, critical=3, defense=5000,
//		attributes={"Armordragon","Red Dragon"}, keywords={"Soulguard"},
//	}
//
// Faults name file and line.
func ParseFacts(file, text string) (*buddyfight.CardData, error) {
	chunk, err := syntax.Parse(file, text)
	if err != nil {
		return nil, err
	}
	table := factsTable(chunk)
	if table == nil {
		return nil, fmt.Errorf("%s: expected the card's facts: s.card={...}", file)
	}
	data := &buddyfight.CardData{}
	for _, field := range table.Fields {
		if err := readFact(data, field); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, chunk.Line(field.Pos()), err)
		}
	}
	if err := complete(data); err != nil {
		return nil, fmt.Errorf("%s:%d: %w", file, chunk.Line(table.Pos()), err)
	}
	return data, nil
}

// factsTable is the table assigned to the field "card" of a name, or nil.
func factsTable(chunk *syntax.Chunk) *syntax.TableExpr {
	for _, stmt := range chunk.Body.Stmts {
		assign, ok := stmt.(*syntax.AssignStmt)
		if !ok || len(assign.Targets) != 1 || len(assign.Values) != 1 {
			continue
		}
		if index, ok := assign.Targets[0].(*syntax.IndexExpr); ok {
			if key, ok := index.Key.(*syntax.StringExpr); ok && key.Value == "card" {
				table, _ := assign.Values[0].(*syntax.TableExpr)
				return table
			}
		}
	}
	return nil
}

// complete reports a fact that is missing.
func complete(data *buddyfight.CardData) error {
	for _, fact := range []struct {
		name    string
		missing bool
	}{{"number", data.No == ""}, {"name", data.Name == ""}, {"world", data.World == ""}, {"type", data.Type == 0}} {
		if fact.missing {
			return fmt.Errorf("expected a field %s among the card's facts", fact.name)
		}
	}
	return nil
}

// readFact stores one field of the facts.
func readFact(data *buddyfight.CardData, field *syntax.Field) (err error) {
	key, ok := field.Key.(*syntax.StringExpr)
	if !ok {
		return fmt.Errorf("expected name = value")
	}
	switch key.Value {
	case "number":
		data.No, err = textFact(field)
	case "name":
		data.Name, err = textFact(field)
	case "world":
		data.World, err = textFact(field)
	case "type":
		var text string
		if text, err = textFact(field); err == nil {
			if data.Type, ok = buddyfight.ParseCardType(text); !ok {
				err = fmt.Errorf("unknown card type %q", text)
			}
		}
	case "size":
		data.Size, err = numberFact(field)
	case "power":
		data.Power, err = numberFact(field)
	case "critical":
		data.Critical, err = numberFact(field)
	case "defense":
		data.Defense, err = numberFact(field)
	case "attributes":
		data.Attributes, err = listFact(field)
	case "keywords":
		data.Keywords, err = keywordFact(field)
	default:
		err = fmt.Errorf("unknown field %s", key.Value)
	}
	return err
}

func textFact(field *syntax.Field) (string, error) {
	text, ok := field.Value.(*syntax.StringExpr)
	if !ok {
		return "", fmt.Errorf("expected a string")
	}
	return text.Value, nil
}

func numberFact(field *syntax.Field) (int, error) {
	number, ok := field.Value.(*syntax.NumberExpr)
	if !ok || !number.Value.IsInt || number.Value.Int < 0 {
		return 0, fmt.Errorf("expected a whole number from 0")
	}
	return int(number.Value.Int), nil
}

func listFact(field *syntax.Field) ([]string, error) {
	table, ok := field.Value.(*syntax.TableExpr)
	if !ok {
		return nil, fmt.Errorf("expected a list of strings")
	}
	var out []string
	for _, f := range table.Fields {
		text, err := textFact(f)
		if err != nil {
			return nil, err
		}
		out = append(out, text)
	}
	return out, nil
}

func keywordFact(field *syntax.Field) ([]buddyfight.KeywordValue, error) {
	names, err := listFact(field)
	if err != nil {
		return nil, err
	}
	var out []buddyfight.KeywordValue
	for _, name := range names {
		kv, err := buddyfight.ParseKeyword(name)
		if err != nil {
			return nil, err
		}
		out = append(out, kv)
	}
	return out, nil
}
