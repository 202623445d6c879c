package lint

import (
	"strings"

	"duel/script/syntax"
)

// File is one script with what checks want to know about it.
type File struct {
	Chunk   *syntax.Chunk
	library *Library

	vars    map[*syntax.Variable]*binding
	known   map[*syntax.Variable]Kinds // what variable found
	busy    map[any]bool               // inferences under way
	results map[*syntax.FunctionExpr]Kinds
	// functions are all functions of the file in the order of the text.
	functions []*function
	byDecl    map[*syntax.FunctionExpr]*function
	meant     map[string]string // see meantName
	// script is the card's table, nil for a file without one.
	script *scriptTable
	// loose is set when the file runs code it does not show.
	loose bool
	// calls are all calls in the order of the text.
	calls  []*call
	byNode map[syntax.Expr]*call // see callOf
	// nodes are the parts of the tree that checks look at.
	nodes nodes
	// assigned are the names of fields the file assigns to any table.
	assigned map[string]bool
	effects  []*effect
	settings map[*syntax.MethodCallExpr]*setting
	// usesKnown is set once the uses of all functions are.
	usesKnown  bool
	needs      []need                            // see allNeeds
	needsAt    map[syntax.Expr]int               // see needOf
	tested     map[*syntax.NameExpr]bool         // see testedUse
	places     map[*syntax.NameExpr]place        // see argumentAt
	asked      []syntax.Expr                     // see conditions
	namesAsked map[*syntax.NameExpr]bool         // see askedNames
	localOf    map[syntax.Expr]*syntax.LocalStmt // see locals
	native     map[string][]*call                // see callsIn
	chosen     []*choice                         // see choices
	announced  []*announcement                   // see announcements
	// broken is set for a file that does not parse, inLibrary for one of the
	// library.
	broken, inLibrary bool
	findings          []*Finding
}

// nodes are the parts of a file's tree by kind, each in the order of the text:
// the file is walked once, and checks go through the lists they need.
type nodes struct {
	blocks   []*syntax.Block
	clauses  []*syntax.IfClause
	ifs      []*syntax.IfStmt
	loops    []syntax.Stmt // while and repeat
	ranges   []*syntax.NumericForStmt
	generics []*syntax.GenericForStmt
	assigns  []*syntax.AssignStmt
	calls    []*syntax.CallStmt
	methods  []*syntax.FunctionStmt
	binaries []*syntax.BinaryExpr
	unaries  []*syntax.UnaryExpr
	indexes  []*syntax.IndexExpr
	tables   []*syntax.TableExpr
}

// binding is what is assigned to a local variable.
type binding struct {
	values  []source
	unknown bool // something else assigns it too
	bare    bool // declared without a value
}

// source is result i, from 0, of an expression.
type source struct {
	expr syntax.Expr
	i    int
	loop bool // a variable of a generic for over the expression
}

// function is a function of the file.
type function struct {
	decl *syntax.FunctionExpr
	name string // "s.filter", "f", "" when it has none
	// uses are the calls that pass arguments to it, as far as they are known;
	// escapes is set when there may be others.
	uses    []use
	escapes bool
	returns []*syntax.ReturnStmt
}

// newFile gathers the facts of a resolved file.
func newFile(l *Library, chunk *syntax.Chunk) *File {
	f := &File{
		Chunk: chunk, library: l, vars: map[*syntax.Variable]*binding{}, known: map[*syntax.Variable]Kinds{}, busy: map[any]bool{},
		results: map[*syntax.FunctionExpr]Kinds{}, byDecl: map[*syntax.FunctionExpr]*function{}, assigned: map[string]bool{}, meant: map[string]string{},
		settings: map[*syntax.MethodCallExpr]*setting{},
	}
	c := &collector{File: f}
	c.block(chunk.Body)
	f.findScript()
	return f
}

// collector walks a file once.
type collector struct {
	*File
	fn *function
}

func (c *collector) block(b *syntax.Block) {
	syntax.Inspect(b, c.visit)
}

func (c *collector) visit(n syntax.Node) bool {
	c.list(n)
	switch n := n.(type) {
	case *syntax.FunctionExpr:
		c.function(n, "")
		return false
	case *syntax.LocalFunctionStmt:
		c.bind(n.Name.Var, source{expr: n.Func})
		c.function(n.Func, n.Name.Name)
		return false
	case *syntax.FunctionStmt:
		c.functionStmt(n)
		return false
	case *syntax.LocalStmt:
		c.local(n)
	case *syntax.AssignStmt:
		c.assign(n)
	case *syntax.GenericForStmt:
		for i, id := range n.Names {
			b := c.binding(id.Var)
			if len(n.Values) == 1 {
				b.values = append(b.values, source{expr: n.Values[0], i: i, loop: true})
			} else {
				b.unknown = true
			}
		}
	case *syntax.NumericForStmt:
		c.binding(n.Var.Var).values = []source{{expr: n.Start}}
	case *syntax.CallExpr, *syntax.MethodCallExpr:
		c.calls = append(c.calls, &call{node: n.(syntax.Expr)})
	case *syntax.ReturnStmt:
		if c.fn != nil {
			c.fn.returns = append(c.fn.returns, n)
		}
	}
	return true
}

// list adds a node to the list of its kind.
func (c *collector) list(n syntax.Node) {
	l := &c.nodes
	switch n := n.(type) {
	case *syntax.Block:
		l.blocks = append(l.blocks, n)
	case *syntax.IfClause:
		l.clauses = append(l.clauses, n)
	case *syntax.IfStmt:
		l.ifs = append(l.ifs, n)
	case *syntax.WhileStmt:
		l.loops = append(l.loops, n)
	case *syntax.RepeatStmt:
		l.loops = append(l.loops, n)
	case *syntax.NumericForStmt:
		l.ranges = append(l.ranges, n)
	case *syntax.GenericForStmt:
		l.generics = append(l.generics, n)
	case *syntax.AssignStmt:
		l.assigns = append(l.assigns, n)
	case *syntax.CallStmt:
		l.calls = append(l.calls, n)
	case *syntax.FunctionStmt:
		l.methods = append(l.methods, n)
	case *syntax.BinaryExpr:
		l.binaries = append(l.binaries, n)
	case *syntax.UnaryExpr:
		l.unaries = append(l.unaries, n)
	case *syntax.IndexExpr:
		l.indexes = append(l.indexes, n)
	case *syntax.TableExpr:
		l.tables = append(l.tables, n)
	}
}

func (c *collector) function(decl *syntax.FunctionExpr, name string) {
	fn := &function{decl: decl, name: name}
	c.functions = append(c.functions, fn)
	c.byDecl[decl] = fn
	outer := c.fn
	c.fn = fn
	c.block(decl.Body)
	c.fn = outer
}

func (c *collector) functionStmt(n *syntax.FunctionStmt) {
	name := c.Chunk.Text(n.Target)
	if n.Method != nil {
		name += ":" + n.Method.Name
		c.assigned[n.Method.Name] = true
	}
	switch t := n.Target.(type) {
	case *syntax.NameExpr:
		if t.Var != nil && n.Method == nil {
			c.bind(t.Var, source{expr: n.Func})
		}
	case *syntax.IndexExpr:
		c.assignedField(t)
	}
	syntax.Inspect(n.Target, c.visit)
	c.function(n.Func, name)
}

func (c *collector) assignedField(t *syntax.IndexExpr) {
	if key, ok := t.Key.(*syntax.StringExpr); ok {
		c.assigned[key.Value] = true
	}
}

func (c *collector) binding(v *syntax.Variable) *binding {
	b := c.vars[v]
	if b == nil {
		b = &binding{}
		c.vars[v] = b
	}
	return b
}

func (c *collector) bind(v *syntax.Variable, s source) {
	b := c.binding(v)
	b.values = append(b.values, s)
}

func (c *collector) local(n *syntax.LocalStmt) {
	for i, id := range n.Names {
		if s, ok := valueAt(n.Values, i); ok {
			c.bind(id.Var, s)
		} else {
			c.binding(id.Var).bare = true
		}
	}
}

func (c *collector) assign(n *syntax.AssignStmt) {
	for i, t := range n.Targets {
		switch t := t.(type) {
		case *syntax.NameExpr:
			if t.Var == nil {
				continue
			}
			if s, ok := valueAt(n.Values, i); ok {
				c.bind(t.Var, s)
			} else {
				c.binding(t.Var).bare = true
			}
		case *syntax.IndexExpr:
			c.assignedField(t)
		}
	}
}

// valueAt is what the i-th name of an assignment gets; false means nil.
func valueAt(values []syntax.Expr, i int) (source, bool) {
	if i < len(values)-1 || i == len(values)-1 {
		return source{expr: values[i]}, true
	}
	if len(values) == 0 {
		return source{}, false
	}
	last := values[len(values)-1]
	if !multiple(last) {
		return source{}, false
	}
	return source{expr: last, i: i - len(values) + 1}, true
}

// multiple reports whether an expression may give any number of values.
func multiple(e syntax.Expr) bool {
	switch e.(type) {
	case *syntax.CallExpr, *syntax.MethodCallExpr, *syntax.VarargExpr:
		return true
	}
	return false
}

// scriptTable is the table of the card a script is about.
type scriptTable struct {
	// vars are the local variables that hold it, code the ones that hold the
	// card's passcode.
	vars map[*syntax.Variable]bool
	code *syntax.Variable
	// global is its name as a global, "c123" in scripts of the old style.
	global string
	// members are what the script defines in it.
	members map[string][]syntax.Node
	methods map[string]*syntax.FunctionExpr
	// dynamic is set when it may have members that are not written out.
	dynamic bool
}

// findScript looks for the card's table.
func (f *File) findScript() {
	s := &scriptTable{vars: map[*syntax.Variable]bool{}, members: map[string][]syntax.Node{}, methods: map[string]*syntax.FunctionExpr{}}
	for _, stmt := range f.Chunk.Body.Stmts {
		switch stmt := stmt.(type) {
		case *syntax.LocalStmt:
			f.fromGetID(s, stmt)
		case *syntax.FunctionStmt:
			t, ok := stmt.Target.(*syntax.IndexExpr)
			if ok && fieldName(t) == "initial_effect" {
				if name := globalName(t.Object); isCardTable(name) {
					s.global = name
				}
			}
		}
	}
	if len(s.vars) == 0 && s.global == "" {
		return
	}
	f.script = s
	for _, n := range f.nodes.methods {
		f.collectMethod(n)
	}
	for _, n := range f.nodes.assigns {
		f.collectFields(n)
	}
	for _, c := range f.calls {
		if call, ok := c.node.(*syntax.CallExpr); ok && makesMembers(f.calleeName(call)) {
			s.dynamic, f.loose = true, true
		}
	}
}

// makesMembers reports whether calling a function may give the card's table
// members that are not written out.
func makesMembers(name string) bool {
	return strings.HasPrefix(name, "Duel.LoadCard") || name == "setmetatable" || name == "load" || name == "rawset" || name == "dofile"
}

// fromGetID notes "local s,id=GetID()" and "local s=c123".
func (f *File) fromGetID(s *scriptTable, stmt *syntax.LocalStmt) {
	if len(stmt.Values) != 1 || stmt.Names[0].Var.Assigned > 0 {
		return
	}
	switch v := stmt.Values[0].(type) {
	case *syntax.CallExpr:
		if globalName(v.Func) != "GetID" {
			return
		}
		s.vars[stmt.Names[0].Var] = true
		if len(stmt.Names) > 1 {
			s.code = stmt.Names[1].Var
		}
	case *syntax.NameExpr:
		if v.Var == nil && isCardTable(v.Name) {
			s.vars[stmt.Names[0].Var] = true
			s.global = v.Name
		}
	}
}

// collectMethod notes a function statement in the card's table.
func (f *File) collectMethod(n *syntax.FunctionStmt) {
	s := f.script
	if t, ok := n.Target.(*syntax.IndexExpr); ok && n.Method == nil && f.isScript(t.Object) {
		name := fieldName(t)
		s.members[name] = append(s.members[name], n)
		s.methods[name] = n.Func
	}
	if n.Method != nil && f.isScript(n.Target) {
		s.members[n.Method.Name] = append(s.members[n.Method.Name], n)
	}
}

// collectFields notes the assignments to fields of the card's table.
func (f *File) collectFields(n *syntax.AssignStmt) {
	s := f.script
	for i, t := range n.Targets {
		t, ok := t.(*syntax.IndexExpr)
		if !ok || !f.isScript(t.Object) {
			continue
		}
		name := fieldName(t)
		if name == "" && f.kinds(t.Key)&^Num != 0 {
			s.dynamic = true
		}
		s.members[name] = append(s.members[name], t)
		if fn, ok := valueAtExpr(n.Values, i).(*syntax.FunctionExpr); ok {
			s.methods[name] = fn
		}
	}
}

func valueAtExpr(values []syntax.Expr, i int) syntax.Expr {
	if i < len(values) {
		return values[i]
	}
	return nil
}

// isScript reports whether an expression is the card's table.
func (f *File) isScript(e syntax.Node) bool {
	n, ok := e.(*syntax.NameExpr)
	if !ok || f.script == nil {
		return false
	}
	return n.Var != nil && f.script.vars[n.Var] || n.Var == nil && n.Name != "" && n.Name == f.script.global
}

// fieldName is the name of a field written out, "" for computed ones.
func fieldName(e *syntax.IndexExpr) string {
	if key, ok := e.Key.(*syntax.StringExpr); ok {
		return key.Value
	}
	return ""
}

// isCardTable reports whether a global names the table of a card: c123.
func isCardTable(name string) bool {
	if len(name) < 2 || name[0] != 'c' {
		return false
	}
	return strings.Trim(name[1:], "0123456789") == ""
}

// calleeName is the full name of a function called through a global table,
// "Duel.Draw", or of a global function; "" for others.
func (f *File) calleeName(n *syntax.CallExpr) string {
	switch fn := n.Func.(type) {
	case *syntax.NameExpr:
		return globalName(fn)
	case *syntax.IndexExpr:
		table, name := globalName(fn.Object), fieldName(fn)
		if table == "" || name == "" {
			return ""
		}
		table = f.library.tableName(table)
		if known := f.library.tables[table][name]; known != nil {
			return known.Name
		}
		return table + "." + name
	}
	return ""
}

// loads are the names of the files the script loads; certain is false if it
// loads others too.
func (f *File) loads() (names []string, certain bool) {
	certain = true
	for _, c := range f.calls {
		n, ok := c.node.(*syntax.CallExpr)
		if !ok || f.calleeName(n) != "Duel.LoadScript" || len(n.Args) == 0 {
			continue
		}
		if name, ok := n.Args[0].(*syntax.StringExpr); ok {
			names = append(names, name.Value)
		} else {
			certain = false
		}
	}
	return names, certain
}

// Broken reports whether the file does not parse, so that nothing but its
// errors is known.
func (f *File) Broken() bool { return f.broken }

// around is the innermost function a node is in, or nil.
func (f *File) around(n syntax.Node) *function {
	var in *function
	for _, fn := range f.functions {
		if fn.decl.Pos() <= n.Pos() && n.Pos() < fn.decl.End() {
			in = fn
		}
	}
	return in
}
