// Package lsp is a language server for card scripts: it speaks the Language
// Server Protocol 3.17 over a pair of streams.
package lsp

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
)

// maxMessage bounds one message, in bytes.
const maxMessage = 64 << 20

// message is a JSON-RPC request, notification or answer.
type message struct {
	Version string           `json:"jsonrpc"`
	ID      *json.RawMessage `json:"id,omitempty"`
	Method  string           `json:"method,omitempty"`
	Params  json.RawMessage  `json:"params,omitempty"`
	Result  any              `json:"result,omitempty"`
	Error   *rpcError        `json:"error,omitempty"`
}

type rpcError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

// Codes of JSON-RPC errors.
const (
	invalidParams  = -32602
	methodNotFound = -32601
)

// wire reads and writes messages with the protocol's headers.
type wire struct {
	in  *bufio.Reader
	mu  sync.Mutex
	out io.Writer
}

// read waits for the next message; io.EOF when the client is gone.
func (w *wire) read() (*message, error) {
	size := -1
	for {
		line, err := w.in.ReadString('\n')
		if err != nil {
			return nil, err
		}
		line = strings.TrimRight(line, "\r\n")
		if line == "" {
			break
		}
		if value, ok := strings.CutPrefix(line, "Content-Length:"); ok {
			if size, err = strconv.Atoi(strings.TrimSpace(value)); err != nil {
				return nil, fmt.Errorf("header %q: %w", line, err)
			}
		}
	}
	if size < 0 || size > maxMessage {
		return nil, fmt.Errorf("message of %d bytes", size)
	}
	body := make([]byte, size)
	if _, err := io.ReadFull(w.in, body); err != nil {
		return nil, err
	}
	var m message
	if err := json.Unmarshal(body, &m); err != nil {
		return nil, err
	}
	return &m, nil
}

func (w *wire) write(m message) error {
	m.Version = "2.0"
	body, err := json.Marshal(m)
	if err != nil {
		return err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	_, err = fmt.Fprintf(w.out, "Content-Length: %d\r\n\r\n%s", len(body), body)
	return err
}
