package lint

import (
	"slices"
	"sort"
	"strings"

	"duel/script/syntax"
)

// announcement is what an effect that resolves in chains says it does, to be
// compared with what it does.
type announcement struct {
	effect *effect
	// setter is the call of SetCategory, nil if there is none.
	setter *syntax.MethodCallExpr
	// listed are the categories the effect lists, said those its target
	// function announces.
	listed, said []string
	// target is nil for an effect without.
	target *function
	// operation are the effect's operation and the functions it calls.
	operation []*function
}

// announcements are those of the effects of a file about which all is known.
func (p *Pass) announcements() []*announcement {
	if p.announced == nil {
		p.announced = append([]*announcement{}, p.findAnnouncements()...)
	}
	return p.announced
}

func (p *Pass) findAnnouncements() []*announcement {
	if p.script == nil || p.loose || p.inLibrary || !p.library.bits || p.isRush() || p.categoriesSetLater() {
		return nil
	}
	var list []*announcement
	for _, e := range p.effects {
		if a := p.announcement(e); a != nil {
			list = append(list, a)
		}
	}
	return list
}

func (p *Pass) announcement(e *effect) *announcement {
	if !p.onEvents(e) || !p.settled(e) {
		return nil
	}
	category, okCategory := e.setTo("SetCategory")
	operation, okOperation := e.setTo("SetOperation")
	target, okTarget := e.setTo("SetTarget")
	if operation == nil || !okCategory || !okOperation || !okTarget {
		return nil
	}
	u := &userFinder{File: p.File}
	fn := u.target(firstArgument(operation))
	if fn == nil {
		return nil
	}
	a := &announcement{effect: e, setter: category, operation: p.reached(fn)}
	if p.unforeseen(a.operation) || category != nil && !p.lists(a, firstArgument(category)) {
		return nil
	}
	if target == nil {
		return a
	}
	a.target = u.target(firstArgument(target))
	if a.target == nil || !p.announces(a) {
		return nil
	}
	return a
}

// lists notes the categories an effect lists, and reports whether they are
// known.
func (p *Pass) lists(a *announcement, categories syntax.Expr) bool {
	if categories == nil {
		return false
	}
	if _, constant := p.constant(categories); !constant {
		return false
	}
	p.constantTerms(categories, func(n *syntax.NameExpr) { a.listed = append(a.listed, n.Name) })
	return true
}

// announces notes the categories the target function announces, or a function
// of the file that it calls, and reports whether they are known.
func (p *Pass) announces(a *announcement) bool {
	for _, fn := range p.reached(a.target) {
		if p.callsTarget(fn) {
			return false
		}
		for _, setter := range []string{"Duel.SetOperationInfo", "Duel.SetPossibleOperationInfo"} {
			for _, c := range p.callsIn(fn.decl.Body, setter) {
				if len(c.args) < 2 {
					return false
				}
				if _, constant := p.constant(c.args[1]); !constant {
					return false
				}
				p.constantTerms(c.args[1], func(n *syntax.NameExpr) { a.said = append(a.said, n.Name) })
			}
		}
	}
	return true
}

// callsTarget reports whether a function calls one that is not the file's like
// a target function, with chk: it may announce something.
func (p *Pass) callsTarget(fn *function) bool {
	u := &userFinder{File: p.File}
	return slices.ContainsFunc(p.callsWithin(fn), func(c *syntax.CallExpr) bool {
		return len(c.Args) >= 8 && u.target(c.Func) == nil && p.callOf(c).native() == nil
	})
}

// reached are a function and those of the file it calls.
func (p *Pass) reached(fn *function) []*function {
	u := &userFinder{File: p.File}
	list := []*function{fn}
	for i := 0; i < len(list); i++ {
		for _, c := range p.callsWithin(list[i]) {
			if called := u.target(c.Func); called != nil && !slices.Contains(list, called) {
				list = append(list, called)
			}
		}
	}
	return list
}

// callsWithin are the calls written in a function, but for those of methods.
func (p *Pass) callsWithin(fn *function) []*syntax.CallExpr {
	var list []*syntax.CallExpr
	from := sort.Search(len(p.calls), func(i int) bool { return p.calls[i].node.Pos() >= fn.decl.Pos() })
	for _, c := range p.calls[from:] {
		if c.node.Pos() >= fn.decl.End() {
			break
		}
		if direct, ok := c.node.(*syntax.CallExpr); ok {
			list = append(list, direct)
		}
	}
	return list
}

// unforeseen reports whether nobody knows before what an operation will do: it
// looks at the top of the Deck first, or does what another effect does.
func (p *Pass) unforeseen(operation []*function) bool {
	return slices.ContainsFunc(operation, func(fn *function) bool {
		text := p.Chunk.Text(fn.decl)
		return slices.ContainsFunc(unforeseenSigns, func(sign string) bool { return strings.Contains(text, sign) })
	})
}

var unforeseenSigns = strings.Fields("ConfirmDecktop GetDecktopGroup GetOperation() ChangeChainOperation")

// actions are the functions that do what a category is about.
var actions = map[string][]string{
	"CATEGORY_DESTROY": {"Duel.Destroy"}, "CATEGORY_TOHAND": {"Duel.SendtoHand"}, "CATEGORY_TOGRAVE": {"Duel.SendtoGrave"}, "CATEGORY_TODECK": {"Duel.SendtoDeck"},
	"CATEGORY_REMOVE": {"Duel.Remove"}, "CATEGORY_SPECIAL_SUMMON": {"Duel.SpecialSummon", "Duel.SpecialSummonStep"}, "CATEGORY_DRAW": {"Duel.Draw"},
	"CATEGORY_DAMAGE": {"Duel.Damage"}, "CATEGORY_RECOVER": {"Duel.Recover"}, "CATEGORY_CONTROL": {"Duel.GetControl", "Duel.SwapControl"},
	"CATEGORY_RELEASE": {"Duel.Release"}, "CATEGORY_HANDES": {"Duel.DiscardHand"}, "CATEGORY_DECKDES": {"Duel.DiscardDeck"}, "CATEGORY_NEGATE": {"Duel.NegateActivation"},
	"CATEGORY_POSITION": {"Duel.ChangePosition"}, "CATEGORY_EQUIP": {"Duel.Equip"}, "CATEGORY_TOKEN": {"Duel.CreateToken"}, "CATEGORY_COIN": {"Duel.TossCoin"},
	"CATEGORY_DICE": {"Duel.TossDice"}, "CATEGORY_SET": {"Duel.SSet"}, "CATEGORY_SUMMON": {"Duel.Summon"},
}

// sameActions are categories that announce what another is about, too.
var sameActions = map[string][]string{
	"CATEGORY_TODECK": {"CATEGORY_TOEXTRA"}, "CATEGORY_TOGRAVE": {"CATEGORY_DECKDES", "CATEGORY_HANDES"}, "CATEGORY_TOHAND": {"CATEGORY_SEARCH"},
	"CATEGORY_SPECIAL_SUMMON": {"CATEGORY_FUSION_SUMMON"}, "CATEGORY_DECKDES": {"CATEGORY_TOGRAVE"},
}

// namesAction reports whether a category, or another for the same action, is one of
// a list.
func namesAction(list []string, category string) bool {
	return slices.Contains(list, category) || slices.ContainsFunc(sameActions[category], func(other string) bool { return slices.Contains(list, other) })
}

// deed is something an operation does by an effect.
type deed struct {
	node syntax.Expr
	// chosen is set when chance, the player, or what was chosen before decides
	// whether it is done.
	chosen bool
}

// deed is what an operation does that a category is about, nil if there is
// nothing.
func (p *Pass) deed(operation []*function, category string) *deed {
	for _, fn := range operation {
		for _, name := range actions[category] {
			for _, c := range p.callsIn(fn.decl.Body, name) {
				if p.byEffect(c) && p.around(c.node) == fn {
					before := p.Chunk.Source[fn.decl.Pos():c.node.Pos()]
					return &deed{c.node, fn != operation[0] || slices.ContainsFunc(choiceSigns, func(sign string) bool { return strings.Contains(before, sign) })}
				}
			}
		}
	}
	return nil
}

var choiceSigns = strings.Fields("SelectYesNo SelectOption SelectEffect TossCoin TossDice GetLabel")

// byEffect reports whether a call does something for no other reason than an
// effect, and not as a discard, which has its own category.
func (p *Pass) byEffect(c *call) bool {
	text := p.Chunk.Text(c.node)
	return !strings.Contains(text, "REASON_") || strings.Contains(text, "REASON_EFFECT") && !strings.Contains(text, "REASON_DISCARD") || c.native().Name == "Duel.DiscardHand"
}

// declared is where a function is named, or the function itself.
func (p *Pass) declared(fn *function) syntax.Node {
	for _, m := range p.nodes.methods {
		if m.Func == fn.decl {
			return m.Target
		}
	}
	return fn.decl
}
