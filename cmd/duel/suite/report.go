package suite

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"time"

	"duel/script/scenario"
)

// Reporter tells what became of scripts.
type Reporter interface {
	File(f File)
	// End closes the report and gives the first error of writing.
	End(seed uint64, took time.Duration) error
}

// Formats are the names NewReporter knows.
var Formats = []string{"text", "tap", "junit", "json"}

// NewReporter returns a reporter of a format; verbose names passed tests too
// and shows what scripts print. It is nil for an unknown format.
func NewReporter(w io.Writer, format string, verbose bool) Reporter {
	switch format {
	case "text":
		return &textReport{w: &writer{out: w}, verbose: verbose}
	case "tap":
		return &tapReport{w: &writer{out: w}}
	case "junit":
		return &junitReport{w: w}
	case "json":
		return &jsonReport{w: &writer{out: w}}
	}
	return nil
}

// writer keeps the first error.
type writer struct {
	out io.Writer
	err error
}

func (w *writer) printf(format string, args ...any) {
	if w.err == nil {
		_, w.err = fmt.Fprintf(w.out, format, args...)
	}
}

// textReport is for people: failures as they come, then the sum.
type textReport struct {
	w                     *writer
	verbose               bool
	files, passed, failed int
	seeded                bool
}

func (r *textReport) File(f File) {
	r.files++
	for i := range f.Results {
		result := &f.Results[i]
		r.seeded = r.seeded || result.SeedUsed
		if result.Passed() {
			r.passed++
			if r.verbose {
				r.w.printf("ok    %s: %s (%s)\n", f.Name, result.Test, result.Duration.Round(time.Microsecond))
			}
		} else {
			r.failed++
			r.w.printf("FAIL  %s: %s\n", f.Name, result.Test)
		}
		if r.verbose {
			for _, line := range result.Output {
				r.w.printf("      %s\n", line)
			}
		}
		if result.Failure != nil {
			r.w.printf("  %s\n", strings.ReplaceAll(result.Failure.Render(f.Line(result.Failure.Line)), "\n", "\n  "))
		}
	}
}

func (r *textReport) End(seed uint64, took time.Duration) error {
	r.w.printf("%d passed, %d failed, in %d scripts (%s)\n", r.passed, r.failed, r.files, took.Round(time.Millisecond))
	if r.seeded {
		r.w.printf("some results were left to chance: seed %d\n", seed)
	}
	return r.w.err
}

// tapReport writes the Test Anything Protocol, version 13.
type tapReport struct {
	w *writer
	n int
}

func (r *tapReport) File(f File) {
	if r.n == 0 {
		r.w.printf("TAP version 13\n")
	}
	for i := range f.Results {
		result := &f.Results[i]
		r.n++
		name := strings.NewReplacer("#", `\#`, "\n", " ").Replace(f.Name + ": " + result.Test)
		if result.Passed() {
			r.w.printf("ok %d - %s\n", r.n, name)
			continue
		}
		r.w.printf("not ok %d - %s\n", r.n, name)
		detail, err := json.MarshalIndent(result.Failure, "  ", "  ")
		if err == nil {
			r.w.printf("  ---\n  %s\n  ...\n", detail)
		}
	}
}

func (r *tapReport) End(uint64, time.Duration) error {
	r.w.printf("1..%d\n", r.n)
	return r.w.err
}

// jsonReport writes one object a line: a test each, then the sum.
type jsonReport struct {
	w              *writer
	passed, failed int
}

// jsonResult is a test in the JSON report.
type jsonResult struct {
	File    string            `json:"file"`
	Test    string            `json:"test"`
	Line    int               `json:"line,omitempty"`
	Passed  bool              `json:"passed"`
	Seconds float64           `json:"seconds"`
	Failure *scenario.Failure `json:"failure,omitempty"`
	Output  []string          `json:"output,omitempty"`
}

func (r *jsonReport) File(f File) {
	for i := range f.Results {
		result := &f.Results[i]
		if result.Passed() {
			r.passed++
		} else {
			r.failed++
		}
		r.line(jsonResult{f.Name, result.Test, result.Line, result.Passed(), result.Duration.Seconds(), result.Failure, result.Output})
	}
}

func (r *jsonReport) line(v any) {
	text, err := json.Marshal(v)
	if err != nil && r.w.err == nil {
		r.w.err = err
	}
	r.w.printf("%s\n", text)
}

func (r *jsonReport) End(seed uint64, took time.Duration) error {
	r.line(map[string]any{"passed": r.passed, "failed": r.failed, "seed": seed, "seconds": took.Seconds()})
	return r.w.err
}

// junitReport writes the XML that continuous integration servers read.
type junitReport struct {
	w      io.Writer
	suites []junitSuite
}

type junitSuite struct {
	XMLName  xml.Name    `xml:"testsuite"`
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Time     string      `xml:"time,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Name    string        `xml:"name,attr"`
	Class   string        `xml:"classname,attr"`
	File    string        `xml:"file,attr"`
	Line    int           `xml:"line,attr,omitempty"`
	Time    string        `xml:"time,attr"`
	Failure *junitFailure `xml:"failure"`
	Output  string        `xml:"system-out,omitempty"`
}

type junitFailure struct {
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

func (r *junitReport) File(f File) {
	s := junitSuite{Name: f.Name, Tests: len(f.Results)}
	var total time.Duration
	for i := range f.Results {
		result := &f.Results[i]
		total += result.Duration
		c := junitCase{
			Name: result.Test, Class: f.Name, File: f.Name, Line: result.Line, Time: seconds(result.Duration), Output: strings.Join(result.Output, "\n"),
		}
		if failure := result.Failure; failure != nil {
			s.Failures++
			c.Failure = &junitFailure{failure.Error(), failure.Render(f.Line(failure.Line))}
		}
		s.Cases = append(s.Cases, c)
	}
	s.Time = seconds(total)
	r.suites = append(r.suites, s)
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.6f", d.Seconds()) }

func (r *junitReport) End(_ uint64, took time.Duration) error {
	report := struct {
		XMLName xml.Name `xml:"testsuites"`
		Time    string   `xml:"time,attr"`
		Suites  []junitSuite
	}{Time: seconds(took), Suites: r.suites}
	if _, err := io.WriteString(r.w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(r.w)
	e.Indent("", "  ")
	if err := e.Encode(report); err != nil {
		return err
	}
	_, err := io.WriteString(r.w, "\n")
	return err
}
