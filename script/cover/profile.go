package cover

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	lua "github.com/yuin/gopher-lua"

	"duel/script/host"
	"duel/script/syntax"
)

// Profile counts over all duels of a process. It is safe for concurrent use.
type Profile struct {
	Wants func(file string) bool // the files to count in

	mu     sync.Mutex
	files  map[string]*file
	points []*point
}

// file is a script with its points.
type file struct {
	name   string
	source string
	points []*point
}

// point is a place in a script that is counted.
type point struct {
	line   int
	branch branch
	hits   atomic.Uint64
}

// branch says which way of which condition a point is; the zero branch is that
// of a statement.
type branch struct {
	condition int // number of the condition within the file, from 1
	way       int // 0 is the first
}

// NewProfile returns a profile that counts in card scripts: c<passcode>.lua.
func NewProfile() *Profile {
	return &Profile{Wants: IsCardScript, files: make(map[string]*file)}
}

// IsCardScript tells the scripts of cards from those of the library.
func IsCardScript(name string) bool {
	digits, ok := strings.CutPrefix(strings.TrimSuffix(name, ".lua"), "c")
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// hitGlobal is the function the calls are of; no script can write its name.
const hitGlobal = "(cover)"

// Attach makes a Lua state count.
func (p *Profile) Attach(h *host.State) {
	h.L().SetGlobal(hitGlobal, h.L().NewFunction(func(l *lua.LState) int {
		p.hit(int(l.Get(1).(lua.LNumber)))
		return 0
	}))
}

func (p *Profile) hit(id int) {
	p.mu.Lock()
	point := p.points[id]
	p.mu.Unlock()
	point.hits.Add(1)
}

// Instrument puts the calls into a script's tree, if the script is wanted.
func (p *Profile) Instrument(chunk *syntax.Chunk) {
	if !p.Wants(chunk.Name) {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.files[chunk.Name] != nil {
		return
	}
	f := &file{name: chunk.Name, source: chunk.Source}
	p.files[chunk.Name] = f
	in := &instrumenter{profile: p, file: f, chunk: chunk}
	in.block(chunk.Body)
}

// add makes a point and gives its number.
func (p *Profile) add(f *file, line int, b branch) int {
	pt := &point{line: line, branch: b}
	f.points = append(f.points, pt)
	p.points = append(p.points, pt)
	return len(p.points) - 1
}

// File is what was counted in one script.
type File struct {
	Name     string
	Source   []string // its lines
	Lines    []Line   // those with statements, ascending
	Branches []Branch
}

// Line is a line and how often it was run.
type Line struct {
	Number int
	Hits   uint64
}

// Branch is one way of a condition and how often it was taken.
type Branch struct {
	Line, Condition, Way int
	Hits                 uint64
}

// Files are the scripts counted in, by name.
func (p *Profile) Files() []File {
	p.mu.Lock()
	defer p.mu.Unlock()
	var out []File
	for _, f := range p.files {
		out = append(out, f.result())
	}
	slices.SortFunc(out, func(a, b File) int { return cmp.Compare(a.Name, b.Name) })
	return out
}

func (f *file) result() File {
	out := File{Name: f.name, Source: strings.Split(f.source, "\n")}
	hits := make(map[int]uint64)
	for _, p := range f.points {
		if p.branch != (branch{}) {
			out.Branches = append(out.Branches, Branch{p.line, p.branch.condition, p.branch.way, p.hits.Load()})
			continue
		}
		hits[p.line] = max(hits[p.line], p.hits.Load())
	}
	for line, n := range hits {
		out.Lines = append(out.Lines, Line{line, n})
	}
	slices.SortFunc(out.Lines, func(a, b Line) int { return cmp.Compare(a.Number, b.Number) })
	slices.SortStableFunc(out.Branches, func(a, b Branch) int { return cmp.Compare(a.Condition, b.Condition) })
	return out
}

// Covered is how many lines and branches were run, of how many.
func (f *File) Covered() (lines, allLines, branches, allBranches int) {
	for _, l := range f.Lines {
		lines += ran(l.Hits)
	}
	for _, b := range f.Branches {
		branches += ran(b.Hits)
	}
	return lines, len(f.Lines), branches, len(f.Branches)
}

func ran(hits uint64) int {
	if hits > 0 {
		return 1
	}
	return 0
}

// Missed are the lines that were not run, ascending.
func (f *File) Missed() (lines []int) {
	for _, l := range f.Lines {
		if l.Hits == 0 {
			lines = append(lines, l.Number)
		}
	}
	return lines
}
