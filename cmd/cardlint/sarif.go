package main

import (
	"encoding/json"
	"io"

	"duel/script/lint"
)

// The parts of SARIF 2.1.0 written here.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool    sarifTool     `json:"tool"`
		Results []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name  string      `json:"name"`
		Rules []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID               string    `json:"id"`
		ShortDescription sarifText `json:"shortDescription"`
		FullDescription  sarifText `json:"fullDescription"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		RuleID    string          `json:"ruleId"`
		Level     string          `json:"level"`
		Message   sarifText       `json:"message"`
		Locations []sarifLocation `json:"locations"`
	}
	sarifLocation struct {
		Physical sarifPhysical `json:"physicalLocation"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   sarifRegion   `json:"region"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn"`
	}
)

func reportSARIF(w io.Writer, list []*script) error {
	levels := [...]string{"note", "warning", "error"}
	run := sarifRun{Tool: sarifTool{sarifDriver{Name: "cardlint"}}, Results: []sarifResult{}}
	for _, c := range lint.Checks() {
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, sarifRule{c.Code, sarifText{c.Title}, sarifText{c.Text}})
	}
	for _, f := range all(list) {
		run.Results = append(run.Results, sarifResult{
			RuleID: f.Code, Level: levels[f.Severity], Message: sarifText{f.Message},
			Locations: []sarifLocation{{sarifPhysical{sarifArtifact{f.File}, sarifRegion{f.Line, f.Column}}}},
		})
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(sarifLog{"https://json.schemastore.org/sarif-2.1.0.json", "2.1.0", []sarifRun{run}})
}
