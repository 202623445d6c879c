//go:build !unix

package host

import "time"

var processStart = time.Now()

// cpuTime is the time since the process started.
func cpuTime() time.Duration { return time.Since(processStart) }
