package ocg

import "strconv"

func utoa(n uint64) string { return strconv.FormatUint(n, 10) }
