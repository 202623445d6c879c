package main

import (
	"github.com/spf13/cobra"

	"duel/cmd/cardlint/lsp"
	"duel/script/lint"
)

func newServe(s streams) *cobra.Command {
	var library string
	var style bool
	cmd := &cobra.Command{
		Use: "lsp", Short: "Serve an editor through the Language Server Protocol, on stdin and stdout", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			return lsp.Serve(s.in, s.out, &lint.Workspace{Folder: library}, style)
		},
	}
	cmd.Flags().StringVar(&library, "library", "", "folder of the base library (default: the nearest one above each script)")
	cmd.Flags().BoolVar(&style, "style", false, "report matters of style too")
	return cmd
}
