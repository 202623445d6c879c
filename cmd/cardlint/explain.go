package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"duel/script/lint"
)

func newList(s streams) *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List all checks", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			for _, c := range lint.Checks() {
				fmt.Fprintf(s.out, "%-24s %-8s %s\n", c.Code, c.Severity, c.Title)
			}
			return nil
		},
	}
}

func newExplain(s streams) *cobra.Command {
	return &cobra.Command{
		Use: "explain CODE", Short: "Explain a check, with an example", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			c := lint.CheckNamed(args[0])
			if c == nil {
				return fmt.Errorf("no check is named %q; cardlint list shows all", args[0])
			}
			fmt.Fprintf(s.out, "%s (%s): %s\n\n%s\n\nBad:\n\n%s\n\nGood:\n\n%s\n", c.Code, c.Severity, c.Title, c.Text, indented(c.Bad), indented(c.Good))
			return nil
		},
	}
}

func indented(text string) string { return "    " + strings.ReplaceAll(text, "\n", "\n    ") }

func newDocs(s streams) *cobra.Command {
	return &cobra.Command{
		Use: "docs", Short: "Write the reference of all checks as Markdown", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return writeDocs(s.out) },
	}
}

// docsHead is what the reference says before the checks.
const docsHead = `# cardlint

cardlint reads card scripts and reports mistakes without running them. This page is written by ` + "`cardlint docs`" + `.

    cardlint PATH...                 check files and folders; - is standard input
    cardlint --fix [--write] PATH... show, or make, the safe repairs
    cardlint explain CODE            explain a check
    cardlint list                    list all checks
    cardlint stubs                   write type definitions for lua-language-server
    cardlint lsp                     serve an editor

Exit codes: 0 nothing found, 1 something found, 2 wrong usage or unreadable files.

**error**: the line misbehaves whenever it runs. **warning**: almost surely not meant. **style**: off unless --style or a
settings file asks for it.

## The library

Scripts are checked against the API of the engine and the base library of the nearest folder above them that holds
utility.lua and constant.lua; without one, against the one that ships with cardlint. --library names another. A base
library with procedure.lua is YGOPro's: scripts are checked against its engine's functions then (bit.band, tables cNNN).
--dialect edopro or ygopro says it outright.

A script is read as one of three kinds: a card of the ocg game; a Buddyfight card, if its facts (s.card) give a number; or
a duel script for duel test, if it calls the functions of those.

What no check can see: which number, or which of and and or, the card's text asks for. Of faults of one word made in our
own cards, these two kinds go unnoticed; of the others most or all are found (go test -run SeededFaults ./script/lint).

## Silencing a finding

A comment silences findings on its line, or the next one if it stands alone; the reason is asked for:

    local c=e:GetHandler() --cardlint:ignore unused-local: kept for the next effect
    --cardlint:ignore-file leaked-global: these are shared on purpose

.cardlint.yaml counts for its folder and the folders in it:

    codes:
      unused-local: warning
      shadowed-local: off

For an old collection, --write-baseline FILE records what is there, and --baseline FILE reports only what is new.

## Output

--format text (for people), json (an array of objects with file, line, column, code, severity, message and perhaps note),
sarif, github (workflow commands), checkstyle.

## Editors

Visual Studio Code: an extension that starts any language server (such as "Generic LSP Client"), with these settings:

    "glspc.server.command": "cardlint", "glspc.server.commandArguments": ["lsp"], "glspc.server.languageId": ["lua"]

Any editor that runs a linter on what is typed: cardlint --format json --stdin-name FILE -

Neovim:

    vim.lsp.config('cardlint', { cmd = { 'cardlint', 'lsp' }, filetypes = { 'lua' }, root_markers = { 'utility.lua', '.git' } })
    vim.lsp.enable('cardlint')

With lua-language-server: write the stubs to a folder (cardlint stubs > api/stubs.lua) and name it, and that of the base
library, in .luarc.json. Hover, completion and the parameters of conditions and filters written in place then have types.

    { "runtime.version": "Lua 5.4", "workspace.library": ["api", "FOLDER OF utility.lua"], "workspace.preloadFileSize": 20000 }

## Beside other tools

Every 12th script of the public collection, 1,886 files. luacheck 1.1.0 has all globals and fields of the library declared
and unused arguments off; lua-language-server 3.19.1 has the stubs and the library, and the usual parameters exempt from
unused locals. Read: all findings of their kinds with few, samples of the others, 48 of all cardlint's. A finding is true if
the line misbehaves, or something in it has no effect.

| | cardlint | luacheck | lua-language-server |
|---|---|---|---|
| processor time, memory | 3 s, 70 MB | 11 s, 175 MB | 166 s, 2.1 GB |
| findings | 294 | 1,301 | 2,001 |
| of these unused, shadowed or leaked names | none: matters of style | 1,175 | 1,569 |
| undefined names, true of all | 34 of 34 | 66 of 87 | 58 of 60 |
| undefined fields, handlers, methods | 10 of 10 | 0 of 1 | 0 of 34 |
| too many arguments | 15 of 15 | not looked for | 20 of 20 |
| wrong kind of argument or value | 12 of 12 | not looked for | 2 of 180 |
| may be nil | 11 of 11 | not looked for | 0 of 44 read, of 136 |
| unreachable code | 2 of 2 | 2 of 2 | 2 of 2 |
| a value never read | 1 of 1 | 1 of 35 | not looked for |

The other tools do not know what a script's effects are: nothing of theirs corresponds to four in five of cardlint's
findings. What they found and cardlint did not, it finds now: stale-global, branch-kind, unused-value,
unbalanced-assignment, and arguments that the base library ignores.

## Checks
`

func writeDocs(w io.Writer) error {
	fmt.Fprint(w, docsHead)
	for _, c := range lint.Checks() {
		fmt.Fprintf(w, "\n### %s\n\n*%s*: %s.\n\n%s\n\n", c.Code, c.Severity, c.Title, c.Text)
		if _, err := fmt.Fprintf(w, "```lua\n-- bad\n%s\n-- good\n%s\n```\n", c.Bad, c.Good); err != nil {
			return err
		}
	}
	return nil
}
