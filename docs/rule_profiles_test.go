package docs

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"duel/core/ocg"
)

// profileField is a field of ocg.Rules as its comment describes it.
type profileField struct {
	name    string // as duel scripts have it
	meaning string
	ids     string   // rules of the checklist
	values  []string // by profile
}

// inComment finds the ids at the end of a comment.
var inComment = regexp.MustCompile(` \(((?:(?:OCG|BF)-[A-Z]+-[0-9]+(?:, )?)+)\)`)

// profileFields reads the declaration of ocg.Rules.
func profileFields(t *testing.T) (fields []profileField) {
	tree, err := parser.ParseFile(token.NewFileSet(), "../core/ocg/rules.go", nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	names := ocg.RuleNames()
	ast.Inspect(tree, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok || spec.Name.Name != "Rules" {
			return true
		}
		for i, f := range spec.Type.(*ast.StructType).Fields.List {
			field := profileField{name: names[i], values: profileValues(t, f.Names[0].Name)}
			field.describe(f)
			if field.meaning == "" {
				t.Errorf("the field %s of ocg.Rules has no comment", f.Names[0].Name)
			}
			fields = append(fields, field)
		}
		return false
	})
	if len(fields) != len(names) {
		t.Fatalf("ocg.Rules has %d declarations for %d fields; each field has one of its own", len(fields), len(names))
	}
	return fields
}

// describe takes meaning and ids from the comment of a field.
func (p *profileField) describe(f *ast.Field) {
	text := strings.TrimPrefix(f.Doc.Text()+f.Comment.Text(), f.Names[0].Name+" ")
	text = strings.Join(strings.Fields(text), " ")
	if m := inComment.FindStringSubmatch(text); m != nil {
		p.ids = m[1]
	}
	p.meaning = strings.TrimSuffix(inComment.ReplaceAllString(text, ""), ".")
}

// profileValues are the values of a field in all profiles.
func profileValues(t *testing.T, field string) (values []string) {
	for _, profile := range ocg.ProfileNames() {
		rules, err := ocg.RulesFor(profile)
		if err != nil {
			t.Fatal(err)
		}
		value := fmt.Sprint(reflect.ValueOf(rules).FieldByName(field))
		values = append(values, strings.NewReplacer("true", "yes", "false", "–").Replace(value))
	}
	return values
}

// unset reports whether no profile has the field set.
func (p *profileField) unset() bool {
	for _, v := range p.values {
		if v != "–" {
			return false
		}
	}
	return true
}

// parts reports whether documents and reference engine have different values.
func (p *profileField) parts() bool {
	half := len(p.values) / 2
	return !reflect.DeepEqual(p.values[:half], p.values[half:])
}

const profilesIntroduction = `# Rule profiles

What the profiles of ` + "`--rules`" + ` say of every rule that can be changed: ` + "`mr1` to `mr5`" + ` are master rules 1 to 5 by the
documents and rulings, ` + "`edopro-mr1` to `edopro-mr5`" + ` the same as the reference engine plays them. A duel script picks a
profile with ` + "`field{rules=\"mr2\"}`" + ` and changes single rules by their names, ` + "`switches={first_turn_draw=true}`" + `; the ids
are those of [the rules and their tests](rules-coverage.md).

This page is made of the declarations in core/ocg; ` + "`go test ./docs -update`" + ` writes it.
`

func profilesPage(fields []profileField) string {
	var b strings.Builder
	b.WriteString(profilesIntroduction)
	profiles := ocg.ProfileNames()
	fmt.Fprintf(&b, "\n## Rules that are on in some profile\n\n| rule | %s |\n|---|%s\n", strings.Join(profiles, " | "), strings.Repeat(":-:|", len(profiles)))
	for _, f := range fields {
		if !f.unset() {
			fmt.Fprintf(&b, "| `%s` | %s |\n", f.name, strings.Join(f.values, " | "))
		}
	}
	meanings(&b, "What they mean", fields, func(f *profileField) bool { return !f.unset() })
	meanings(&b, "Where documents and reference engine part", fields, (*profileField).parts)
	meanings(&b, "Rules that are off in every profile", fields, (*profileField).unset)
	return b.String()
}

// meanings is a table of what the fields that are wanted mean.
func meanings(b *strings.Builder, title string, fields []profileField, wanted func(*profileField) bool) {
	fmt.Fprintf(b, "\n## %s\n\n| rule | what it does | ids |\n|---|---|---|\n", title)
	for i := range fields {
		if f := &fields[i]; wanted(f) {
			fmt.Fprintf(b, "| `%s` | %s | %s |\n", f.name, f.meaning, f.ids)
		}
	}
}

func TestPageOfRuleProfilesIsCurrent(t *testing.T) {
	const file = "rule-profiles.md"
	want := profilesPage(profileFields(t))
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(have) != want {
		t.Errorf("%s is not made of the present rules; go test ./docs -update writes it", file)
	}
}
