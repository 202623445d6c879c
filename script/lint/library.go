package lint

import (
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"

	"duel/script/api"
	"duel/script/compile"
	"duel/script/ocg"
	"duel/script/syntax"
)

// Func is a function scripts can call: of the API, of the library, or of the
// script itself.
type Func struct {
	Name   string // "Card.IsCode", "s.filter"
	Native *Native
	// Decl is the function where it is written in Lua, and File the file.
	Decl *syntax.FunctionExpr
	File *File
	// Results are the kinds of its results, known for functions of the library.
	Results []Kinds
	// Deprecated says what to call instead, Deleted that it only fails.
	Deprecated string
	Deleted    bool
	// Replaced says that the library puts something it does not write out as a
	// function in the place of one of the API.
	Replaced bool
	more     bool // there may be more results than known
	labels   bool // see setsLabel; known for functions of the library
}

// Native is a function of the API as the linter needs it: without its
// implementation.
type Native = api.Entry[struct{}]

// natives are the functions of a registry.
func natives[Do any](r *api.Registry[Do]) []*Native {
	var list []*Native
	for _, e := range r.All() {
		list = append(list, &Native{Name: e.Name, Signature: e.Signature, Action: e.Action, Doc: e.Doc})
	}
	return list
}

// Library is what scripts find when they start: the API, the base library and
// its constants. It does not change once built and serves many files at once.
type Library struct {
	tables    map[string]map[string]*Func // functions, by table and name
	open      map[string]bool             // tables whose fields are not all known
	values    map[string]map[string]bool  // other fields of tables
	globals   map[string]*Func            // global functions; nil for other globals
	constants map[string]float64
	fields    map[string]bool // names of all fields any library file assigns
	// given are the names of fields library files assign to tables that are not
	// globals, such as those of cards; touched are also those they read of them.
	given, touched map[string]bool
	keys           map[string][]string // see namedArguments
	aliases        map[string]string
	files          []*File
	// names are the names of globals, and of the fields of each table, in order.
	names       map[string][]string
	globalNames []string

	extensions *extensions
	// readFields are the names fieldsRead gives.
	readFields []string
	readOnce   sync.Once
	// instances are globals that are objects, with the table of their methods.
	instances map[string]string
	// bits is set when types are sets of bits and effects are configured as in
	// the ocg API.
	bits bool
}

// luaGlobals are the names every script finds besides the library's.
var luaGlobals = strings.Fields(`_G _VERSION assert error getmetatable ipairs next pairs pcall print rawequal rawget
	rawlen rawset select setmetatable tonumber tostring type xpcall load math string table self_table self_code collectgarbage`)

// luaTables are the tables of the standard library scripts may use.
var luaTables = []string{"math", "string", "table", "bit32", "os", "io", "coroutine", "utf8", "debug"}

// NewLibrary reads a base library: the Lua files at the top of a folder, and
// those they load from the folders in it. Constants go first, then the order
// of names.
func NewLibrary(folder fs.FS) (*Library, error) { return NewDialectLibrary(folder, AutoDialect) }

// NewDialectLibrary reads the base library of a dialect.
func NewDialectLibrary(folder fs.FS, dialect Dialect) (*Library, error) {
	if dialect == AutoDialect {
		dialect = dialectOf(folder)
	}
	names, err := fs.Glob(folder, "*.lua")
	if err != nil {
		return nil, err
	}
	names = slices.DeleteFunc(names, func(name string) bool { return isCardTable(strings.TrimSuffix(name, ".lua")) })
	sort.Slice(names, func(i, j int) bool { return rank(names[i]) < rank(names[j]) })
	return readLibrary(&extensions{folder: folder, base: names, made: map[string]*Library{}, dialect: dialect}, names)
}

// extensions makes libraries for scripts that load further files.
type extensions struct {
	folder  fs.FS
	dialect Dialect
	base    []string
	mu      sync.Mutex
	made    map[string]*Library
	cards   elsewhere

	scenarioOnce sync.Once
	scenario     *Library
	scenarioErr  error
}

// with is the library together with files a script loads; false if one of them
// cannot be found.
func (l *Library) with(names []string) (*Library, bool) {
	x := l.extensions
	x.mu.Lock()
	defer x.mu.Unlock()
	key := strings.Join(names, "\x00")
	if x.made[key] == nil {
		all := slices.Clone(x.base)
		for _, name := range names {
			if _, ok := x.find(name); !ok {
				return l, false
			}
			all = append(all, name)
		}
		extended, err := readLibrary(x, all)
		if err != nil {
			return l, false
		}
		x.made[key] = extended
	}
	return x.made[key], true
}

// find is the path of a file of that name in the folder or one in it.
func (x *extensions) find(name string) (string, bool) {
	if x.folder == nil || strings.ContainsAny(name, "/\\*?[") {
		return "", false
	}
	if _, err := fs.Stat(x.folder, name); err == nil {
		return name, true
	}
	found, err := fs.Glob(x.folder, "*/"+name)
	if err != nil || len(found) == 0 {
		return "", false
	}
	return found[0], true
}

// readLibrary reads files in order, and the files they load.
func readLibrary(x *extensions, names []string) (*Library, error) {
	l := newLibrary(natives(ocg.Registry))
	l.extensions, l.bits = x, true
	if x.dialect == YGOPro {
		l.ygoproNatives()
	}
	var chunks []*syntax.Chunk
	read := map[string]bool{}
	for len(names) > 0 {
		name := names[0]
		names = names[1:]
		file, ok := x.find(name)
		if !ok || read[file] {
			continue
		}
		read[file] = true
		text, err := fs.ReadFile(x.folder, file)
		if err != nil {
			return nil, err
		}
		chunk, err := syntax.Parse(file, string(text))
		if _, resolveErr := syntax.Resolve(chunk); err != nil || resolveErr != nil {
			continue // its own check reports it
		}
		chunks = append(chunks, chunk)
		f := newFile(l, chunk)
		f.inLibrary = true
		l.files = append(l.files, f)
		loaded, _ := f.loads()
		names = append(names, loaded...)
	}
	l.constants = compile.Constants(chunks...)
	for name := range l.constants {
		l.globals[name] = nil
	}
	for _, f := range l.files {
		l.name(f.Chunk)
	}
	for _, f := range l.files {
		l.define(f)
	}
	for _, f := range l.files {
		l.deprecate(f.Chunk)
	}
	l.inferResults()
	l.listNames()
	return l, nil
}

// rank orders library files: constants first.
func rank(name string) string {
	if strings.Contains(name, "constant") {
		return "\x00" + name
	}
	return name
}

// newLibrary knows Lua and the API.
func newLibrary(api []*Native) *Library {
	l := &Library{
		tables: map[string]map[string]*Func{}, open: map[string]bool{}, values: map[string]map[string]bool{},
		globals: map[string]*Func{}, fields: map[string]bool{}, aliases: map[string]string{}, given: map[string]bool{}, touched: map[string]bool{},
		keys: map[string][]string{},
	}
	for _, name := range luaGlobals {
		l.globals[name] = nil
	}
	for _, name := range luaTables {
		l.globals[name] = nil
	}
	for _, f := range api {
		fn := l.function(f.Table(), f.Field())
		fn.Native, fn.Results = f, results(f)
	}
	return l
}

// results are the kinds of a function's results.
func results(f *Native) []Kinds {
	var list []Kinds
	for _, r := range f.Results {
		list = append(list, given(r))
	}
	return list
}

// function is the entry of a function, made if it is new.
func (l *Library) function(table, name string) *Func {
	if l.tables[table] == nil {
		l.tables[table] = map[string]*Func{}
		l.globals[table] = nil
	}
	f := l.tables[table][name]
	if f == nil {
		f = &Func{Name: table + "." + name}
		l.tables[table][name] = f
	}
	return f
}

// listNames sorts the names once, for looking for similar ones.
func (l *Library) listNames() {
	l.globalNames, l.names = sorted(l.globals), map[string][]string{}
	for table, fields := range l.tables {
		l.names[table] = sorted(fields)
	}
}

// name notes the second names a file gives to tables: "aux=Auxiliary".
func (l *Library) name(chunk *syntax.Chunk) {
	for _, s := range chunk.Body.Stmts {
		a, ok := s.(*syntax.AssignStmt)
		if !ok || len(a.Targets) != 1 || len(a.Values) != 1 {
			continue
		}
		if to, from := globalName(a.Values[0]), globalName(a.Targets[0]); to != "" && from != "" && l.constants[to] == 0 {
			l.aliases[from] = to
		}
	}
}

// define adds what a library file defines anywhere in it.
func (l *Library) define(f *File) {
	syntax.Inspect(f.Chunk, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.FunctionStmt:
			l.assign(f, n.Target, n.Func, n.Method)
		case *syntax.AssignStmt:
			for i, t := range n.Targets {
				var value syntax.Expr
				if len(n.Targets) == len(n.Values) {
					value = n.Values[i]
				}
				l.assign(f, t, value, nil)
			}
		case *syntax.IndexExpr:
			if globalName(n.Object) == "" {
				l.touched[fieldName(n)] = true
			}
		case *syntax.Field:
			if key, ok := n.Key.(*syntax.StringExpr); ok {
				l.fields[key.Value], l.given[key.Value] = true, true
			}
		}
		return true
	})
}

// assign notes one assignment to a global, a field or a method.
func (l *Library) assign(f *File, target syntax.Node, value syntax.Expr, method *syntax.Ident) {
	decl, _ := value.(*syntax.FunctionExpr)
	switch t := target.(type) {
	case *syntax.NameExpr:
		switch {
		case t.Var != nil:
		case method != nil:
			l.field(f, t.Name, method.Name, decl)
		default:
			l.global(f, t.Name, value)
		}
	case *syntax.IndexExpr:
		key, ok := t.Key.(*syntax.StringExpr)
		if !ok {
			if name := globalName(t.Object); name != "" {
				l.open[l.tableName(name)] = true
			}
			return
		}
		l.fields[key.Value] = true
		if globalName(t.Object) == "" {
			l.given[key.Value] = true
		}
		if name := globalName(t.Object); name != "" && method == nil {
			if names := namedArguments(value); names != nil {
				l.keys[l.tableName(name)+"."+key.Value] = names
			}
			if alias := globalName(value); alias != "" && l.tableName(alias) != alias {
				l.aliases[name+"."+key.Value] = l.tableName(alias)
			}
			l.field(f, name, key.Value, decl)
			if decl == nil && value != nil && !wraps(value, name, key.Value) {
				l.replace(name, key.Value)
			}
		}
	}
}

// replace notes that the library puts something else in the place of a
// function of the API.
func (l *Library) replace(table, name string) {
	if fn := l.tables[l.tableName(table)][name]; fn != nil && fn.Native != nil {
		fn.Replaced, fn.Results = true, nil
	}
}

// wraps reports whether a value is made of the function it replaces, and so
// takes what that takes.
func wraps(value syntax.Expr, table, name string) bool {
	found := false
	syntax.Inspect(value, func(n syntax.Node) bool {
		if x, ok := n.(*syntax.IndexExpr); ok && fieldName(x) == name && globalName(x.Object) == table {
			found = true
		}
		return !found
	})
	return found
}

// global notes a global of the library.
func (l *Library) global(f *File, name string, value syntax.Expr) {
	switch v := value.(type) {
	case *syntax.TableExpr:
		if l.tables[name] == nil {
			l.tables[name] = map[string]*Func{}
		}
		for _, field := range v.Fields {
			if key, ok := field.Key.(*syntax.StringExpr); ok {
				decl, _ := field.Value.(*syntax.FunctionExpr)
				l.field(f, name, key.Value, decl)
			}
		}
	}
	if decl, ok := value.(*syntax.FunctionExpr); ok && l.globals[name] == nil {
		l.globals[name] = &Func{Name: name, Decl: decl, File: f}
	} else if _, known := l.globals[name]; !known {
		l.globals[name] = nil
	}
}

// field notes a field of a global table.
func (l *Library) field(f *File, table, name string, decl *syntax.FunctionExpr) {
	l.fields[name] = true
	table = l.tableName(table)
	if decl == nil {
		if l.values[table] == nil {
			l.values[table] = map[string]bool{}
		}
		l.values[table][name] = true
		return
	}
	fn := l.function(table, name)
	if fn.Decl == nil {
		fn.Decl, fn.File = decl, f
	}
}

// tableName is the name of a table behind an alias: "Auxiliary" for "aux".
func (l *Library) tableName(name string) string {
	if to, ok := l.aliases[name]; ok {
		return to
	}
	return name
}

// knows reports whether a table of the API or library has a field.
func (l *Library) knows(table, name string) bool {
	return l.tables[table][name] != nil || l.values[table][name] || l.open[table]
}

// quotedFunction is a function's name as the library's deprecations write it.
var quotedFunction = regexp.MustCompile(`^[A-Z][A-Za-z]*\.\w+$`)

// deprecate reads the library's list of functions it renamed or removed:
// calls at file level of a local function whose name says "deprecated" or
// "deleted", with the name of the function and what to call instead.
func (l *Library) deprecate(chunk *syntax.Chunk) {
	for _, s := range chunk.Body.Stmts {
		stmt, ok := s.(*syntax.CallStmt)
		if !ok {
			continue
		}
		call, ok := stmt.Call.(*syntax.CallExpr)
		if !ok || len(call.Args) != 2 {
			continue
		}
		callee, ok := call.Func.(*syntax.NameExpr)
		old, okOld := call.Args[0].(*syntax.StringExpr)
		to, okNew := call.Args[1].(*syntax.StringExpr)
		if !ok || !okOld || !okNew || callee.Var == nil || !quotedFunction.MatchString(old.Value) {
			continue
		}
		table, name, _ := strings.Cut(old.Value, ".")
		fn := l.function(l.tableName(table), name)
		fn.Deprecated = to.Value
		if quotedFunction.MatchString(to.Value) {
			fn.Deprecated = "use " + to.Value
		}
		fn.Deleted = strings.Contains(callee.Name, "deleted")
	}
}

// inferResults finds what the functions written in Lua give.
func (l *Library) inferResults() {
	for _, table := range sorted(l.tables) {
		for _, name := range sorted(l.tables[table]) {
			l.inferResult(l.tables[table][name])
		}
	}
	for _, name := range sorted(l.globals) {
		if fn := l.globals[name]; fn != nil {
			l.inferResult(fn)
		}
	}
}

// unique are the different strings of a list in order.
func unique(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// sorted are the keys of a map in order.
func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

func (l *Library) inferResult(fn *Func) {
	fn.labels = fn.Decl != nil && setsLabel(fn.Decl)
	if fn.Native == nil && fn.Decl != nil {
		fn.Results = []Kinds{fn.File.resultOf(fn.Decl)}
	}
}

// methods are the functions that x:name() may mean for an object of the kinds.
func (l *Library) methods(of Kinds, name string) []*Func {
	var found []*Func
	for _, k := range []Kinds{Card, Group, Effect} {
		if of&k == 0 {
			continue
		}
		if fn := l.tables[tableOf(k)][name]; fn != nil {
			found = append(found, fn)
		}
	}
	return found
}

// globalName is the name of a global an expression is, "" for others.
func globalName(e syntax.Node) string {
	if n, ok := e.(*syntax.NameExpr); ok && n.Var == nil {
		return n.Name
	}
	return ""
}

// holds reports whether a script is one of the library's own files.
func (l *Library) holds(name, text string) bool {
	for _, f := range l.files {
		if f.Chunk.Source == text && path.Base(name) == path.Base(f.Chunk.Name) {
			return true
		}
	}
	return false
}

// reads reports whether a library file mentions a field of that name of a table
// that may be a card's.
func (l *Library) reads(name string) bool { return l.touched[name] || l.given[name] }
