package host

import (
	"context"
	"math/rand/v2"
	"slices"

	lua "github.com/yuin/gopher-lua"
)

// DefaultBudget is the number of steps an entry has unless Options say
// otherwise: half a second of plain loops, less than two seconds of whatever
// costs most.
const DefaultBudget = 10_000_000

// DefaultReserve is the number of steps that all entries of a state together
// may take beyond their budgets unless Options say otherwise. Searches through
// sets of materials need it now and then; an endless loop uses it up once, in
// some seconds, and later ones end with their budget.
const DefaultReserve = 500_000_000

// Limits every state has.
const (
	// MaxDepth is how deep calls may go from Go to Lua and back.
	MaxDepth = 150
	// maxStringSize is the longest string a script can make, in bytes.
	maxStringSize = 1 << 15
	// maxCallDepth is how many Lua functions can be active in one entry.
	maxCallDepth = 1000
	maxRegisters = 1 << 16
	// maxArray is up to which index tables keep values in their array part.
	// gopher-lua fills arrays with nil up to the highest index used: a table
	// with a passcode as its key would take a gigabyte.
	maxArray = 1 << 12
	// maxIndexChain is how many tables one look-up passes by __index.
	maxIndexChain = 10
)

// These two are settings of gopher-lua for the whole process.
func init() {
	lua.MaxArrayIndex = maxArray
	lua.MaxTableGetLoop = maxIndexChain
}

// Options configure a State. The zero value is usable.
type Options struct {
	// Budget is the number of steps of each entry from Go (Call or RunFile
	// while no other is active). 0 means DefaultBudget, with DefaultReserve
	// behind it; any other is a strict limit.
	Budget uint64
	// Context, if not nil, aborts running scripts when it is done.
	Context context.Context
	// Print receives what scripts print, one call a line; nil drops it.
	Print func(string)
	// Seed starts math.random, which has nothing to do with the duel's
	// chance.
	Seed uint64
	// OldDialect adds what scripts for Lua 5.1 and 5.2 expect: bit, bit32,
	// unpack, loadstring, math.pow.
	OldDialect bool
	// FunctionName, if not nil, gives the qualified name of an API function,
	// as in "Duel.Draw", or "" for functions it does not know. It serves
	// diagnostics.
	FunctionName func(*lua.LFunction) string
	// Describe, if not nil, renders an API object in diagnostics, or returns
	// "" for values it does not know.
	Describe func(lua.LValue) string
}

// State is the Lua state of one duel. It belongs to one goroutine at a time.
type State struct {
	cache   *Cache
	options Options
	context context.Context
	meter   meter
	main    *lua.LState // runs nothing
	// threads[d] runs the call at depth d; depth is the number of active
	// ones. Each has a stack of its own, so an error in one leaves the
	// others as they are.
	threads []*thread
	depth   int
	ids     map[lua.LValue]int
	walked  keyOrder // of the table walked last
	random  *rand.PCG
	files   []string // the script files run, each once
}

// thread is a Lua stack for the calls at one depth.
type thread struct {
	l       *lua.LState
	where   Where
	results []lua.LValue
}

var threadOptions = lua.Options{
	CallStackSize:       maxCallDepth,
	RegistrySize:        256,
	RegistryMaxSize:     maxRegisters,
	RegistryGrowStep:    512,
	SkipOpenLibs:        true,
	MinimizeStackMemory: true,
}

// New returns a state with the standard libraries and no API.
func New(cache *Cache, options Options) *State {
	s := &State{cache: cache, options: options, context: options.Context}
	s.meter.state, s.meter.hoard = s, defaultHoard
	if options.Budget == 0 {
		s.options.Budget, s.meter.reserve = DefaultBudget, DefaultReserve
	}
	s.random = rand.NewPCG(options.Seed, 0)
	s.main = lua.NewState(lua.Options{CallStackSize: 8, RegistrySize: 128, SkipOpenLibs: true})
	s.main.G.MainThread = s.main
	s.main.Options = threadOptions
	s.main.SetContext(&s.meter)
	openLibraries(s)
	return s
}

// threadAt returns the thread for calls at a depth that is at most the
// number of threads.
func (s *State) threadAt(depth int) *thread {
	if depth == len(s.threads) {
		l, _ := s.main.NewThread()
		l.SetContext(&s.meter)
		l.Panic = raiseTop
		s.threads = append(s.threads, &thread{l: l})
	}
	return s.threads[depth]
}

// L is the state's main Lua thread, for setting up globals, tables and
// functions. It runs nothing: API functions work on the thread they are
// called with, and Call finds the right one itself.
func (s *State) L() *lua.LState { return s.main }

// Of returns the state an API function was called in.
func Of(l *lua.LState) *State { return l.Context().(*meter).state }

// Charge counts n steps for work done in Go on behalf of the script. It
// aborts if the budget does not allow them.
func (s *State) Charge(n int) { s.meter.charge(n) }

// outputSteps is what writing a line costs beside a step for each byte: an entry
// with the default budget writes at most 10 MB.
const outputSteps = 100

// ChargeOutput counts the steps for a line a script writes to a log. The
// reserve is not for these: no entry writes more than its own budget pays for.
func (s *State) ChargeOutput(bytes int) {
	s.meter.output -= int64(outputSteps + bytes)
	if s.meter.output < 0 && s.depth > 0 {
		s.Abort(ErrBudget)
	}
	s.Charge(outputSteps + bytes)
}

// SetContext replaces the context that can abort running scripts.
func (s *State) SetContext(ctx context.Context) { s.context = ctx }

// Files are the names of the script files this state has run, in the order in
// which they were first run. The caller must not change the slice.
func (s *State) Files() []string { return s.files }

// noteFile remembers that a script file was run.
func (s *State) noteFile(name string) {
	if !slices.Contains(s.files, name) {
		s.files = append(s.files, name)
	}
}

// Depth is the number of active calls from Go.
func (s *State) Depth() int { return s.depth }
