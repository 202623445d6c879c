//go:build unix

package host

import (
	"syscall"
	"time"
)

// cpuTime is the processor time the process has used: unlike the clock, it
// does not count what other programs take.
func cpuTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
