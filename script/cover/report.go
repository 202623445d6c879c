package cover

import (
	"fmt"
	"html/template"
	"io"
	"strings"
)

// WriteText writes a line a script: the parts of its lines and branches that
// were run, and the lines that were not.
func WriteText(w io.Writer, files []File) error {
	var total [4]int
	for _, f := range files {
		l, ln, b, bn := f.Covered()
		total[0], total[1], total[2], total[3] = total[0]+l, total[1]+ln, total[2]+b, total[3]+bn
		if _, err := fmt.Fprintf(w, "%-16s %s lines  %s branches%s\n", f.Name, share(l, ln), share(b, bn), missedText(f.Missed())); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%-16s %s lines  %s branches\n", "total", share(total[0], total[1]), share(total[2], total[3]))
	return err
}

// share is "3/4 75.0%"; nothing of nothing is all.
func share(part, whole int) string {
	percent := 100.0
	if whole > 0 {
		percent = 100 * float64(part) / float64(whole)
	}
	return fmt.Sprintf("%4d/%-4d %5.1f%%", part, whole, percent)
}

// missedText lists lines with runs drawn together: "  not run: 3-5, 9".
func missedText(lines []int) string {
	if len(lines) == 0 {
		return ""
	}
	var parts []string
	for i := 0; i < len(lines); {
		j := i
		for j+1 < len(lines) && lines[j+1] == lines[j]+1 {
			j++
		}
		if i == j {
			parts = append(parts, fmt.Sprint(lines[i]))
		} else {
			parts = append(parts, fmt.Sprintf("%d-%d", lines[i], lines[j]))
		}
		i = j + 1
	}
	return "  not run: " + strings.Join(parts, ", ")
}

// WriteLCOV writes the counts in the LCOV trace format.
func WriteLCOV(w io.Writer, files []File) error {
	var b strings.Builder
	for _, f := range files {
		fmt.Fprintf(&b, "TN:\nSF:%s\n", f.Name)
		for _, x := range f.Branches {
			fmt.Fprintf(&b, "BRDA:%d,%d,%d,%d\n", x.Line, x.Condition, x.Way, x.Hits)
		}
		for _, l := range f.Lines {
			fmt.Fprintf(&b, "DA:%d,%d\n", l.Number, l.Hits)
		}
		lines, allLines, branches, allBranches := f.Covered()
		fmt.Fprintf(&b, "BRF:%d\nBRH:%d\nLF:%d\nLH:%d\nend_of_record\n", allBranches, branches, allLines, lines)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// htmlLine is a line as the page shows it.
type htmlLine struct {
	Number int
	Class  string // "run", "missed", "partly" or "" for a line without statements
	Note   string
	Text   string
}

// WriteHTML writes a page with every script, its lines coloured by whether they
// were run.
func WriteHTML(w io.Writer, files []File) error {
	type page struct {
		Name, Share string
		Lines       []htmlLine
	}
	var pages []page
	for _, f := range files {
		l, n, _, _ := f.Covered()
		pages = append(pages, page{f.Name, share(l, n), f.htmlLines()})
	}
	return pageTemplate.Execute(w, pages)
}

func (f *File) htmlLines() []htmlLine {
	hits := make(map[int]uint64, len(f.Lines))
	for _, l := range f.Lines {
		hits[l.Number] = l.Hits
	}
	untaken := make(map[int]int)
	for _, b := range f.Branches {
		untaken[b.Line] += 1 - ran(b.Hits)
	}
	lines := make([]htmlLine, len(f.Source))
	for i, text := range f.Source {
		line := htmlLine{Number: i + 1, Text: text}
		switch n, counted := hits[i+1]; {
		case !counted:
		case n == 0:
			line.Class, line.Note = "missed", "never run"
		case untaken[i+1] > 0:
			line.Class, line.Note = "partly", fmt.Sprintf("run %d times, %d ways never taken", n, untaken[i+1])
		default:
			line.Class, line.Note = "run", fmt.Sprintf("run %d times", n)
		}
		lines[i] = line
	}
	return lines
}

var pageTemplate = template.Must(template.New("cover").Parse(`<!doctype html>
<meta charset="utf-8"><title>Coverage of card scripts</title>
<style>
body{font:14px sans-serif;margin:2em}
pre{line-height:1.35;margin:0}
summary{cursor:pointer;padding:.2em 0}
.n{color:#888;display:inline-block;width:3em;text-align:right;margin-right:1em}
.run{background:#e3f6e3}.missed{background:#fbdcdc}.partly{background:#fdf3cf}
</style>
<h1>Coverage of card scripts</h1>
{{range .}}<details><summary><b>{{.Name}}</b> {{.Share}}</summary><pre>
{{range .Lines}}<span class="{{.Class}}" title="{{.Note}}"><span class="n">{{.Number}}</span>{{.Text}}</span>
{{end}}</pre></details>
{{end}}`))
