package lint

import (
	"path"
	"strings"
)

var otherCardsTable = &Check{
	Code: "other-card", Severity: Warning,
	Title: "the table of another card",
	Text:  "c123 is the table of card 123, which is only there if that card's script was loaded before. A script reaches its own table through GetID().",
	Bad:   "function c111.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetOperation(c222.operation) c:RegisterEffect(e1) end",
	Good:  "function c111.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetOperation(c111.operation) c:RegisterEffect(e1) end\nfunction c111.operation(e) end",
	run: func(p *Pass) {
		if p.loose {
			return
		}
		own := strings.TrimSuffix(path.Base(p.Chunk.Name), ".lua")
		for _, use := range p.Chunk.Scopes.Globals {
			if isCardTable(use.Name) && use.Name != own && (p.script == nil || use.Name != p.script.global) && p.Chunk.Scopes.AssignedGlobals[use.Name] == 0 {
				p.report(use, "%s is the table of another card", use.Name)
			}
		}
	},
}
