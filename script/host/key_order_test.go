package host

import (
	"fmt"
	"testing"
)

// The orders are those the Lua of the reference engine gave.

func TestIntegerKeysAreWalkedInHashOrder(t *testing.T) {
	for _, tt := range []struct{ set, walked string }{
		{"42892555,51425204", "51425204 42892555"},
		{"97796190,3860664,75092172", "3860664 97796190 75092172"},
		{"40442884,27368094,72969659,10083166,73915411", "72969659 40442884 73915411 27368094 10083166"},
		{"89288002,23252163,24100998,20073998,18996933,42920683", "89288002 23252163 42920683 18996933 24100998 20073998"},
		{"42549703,33413801,36149885,71085330,6679549,48554181,4183564,10511630", "6679549 33413801 71085330 48554181 4183564 36149885 10511630 42549703"},
		{"9707638,35978917,73981450,9518234,97867443,10083751,2887571,85279542,1331033,39033408,48209851,66204377,62925888,20693636,13547194,67300740,44035972",
			"62925888 20693636 35978917 10083751 73981450 2887571 44035972 85279542 39033408 67300740 66204377 9518234 48209851 13547194 97867443 9707638 1331033"},
		{"37041060,-45879477,3002315,40583892,27288738,-6883116,38560065,34684390,7216936,-42109994,48979033,-9921786,-33131069,-21528165,-43632686,-8877482",
			"-8877482 38560065 27288738 -33131069 -6883116 -43632686 34684390 -21528165 7216936 48979033 -9921786 3002315 -42109994 37041060 -45879477 40583892"},
	} {
		src := fmt.Sprintf("local t,s={},{} for _,k in ipairs{%s} do t[k]=true end for k in pairs(t) do table.insert(s,k) end return table.concat(s,' ')", tt.set)
		if got := eval(t, src); got != tt.walked {
			t.Errorf("%s:\ngot  %s\nwant %s", tt.set, got, tt.walked)
		}
	}
}

func TestWalkWithRemovedKeys(t *testing.T) {
	const set = "local t,s={},'' for _,k in ipairs{89288002,23252163,24100998,20073998,18996933,42920683} do t[k]=k end "
	for _, tt := range []struct{ src, want string }{
		{"t[23252163]=nil t[18996933]=nil for k in pairs(t) do s=s..k..' ' end return s", "89288002 42920683 24100998 20073998 "},
		{"t[23252163]=nil t[23252163]=1 for k in pairs(t) do s=s..k..' ' end return s", "89288002 23252163 42920683 18996933 24100998 20073998 "},
		{"for k in pairs(t) do s=s..k..' ' t[k]=nil end return s..tostring(next(t))", "89288002 23252163 42920683 18996933 24100998 20073998 nil"},
	} {
		if got := eval(t, set+tt.src); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.src, got, tt.want)
		}
	}
}

func TestWalkInsideAWalk(t *testing.T) {
	const src = `local function set(...) local t={} for _,k in ipairs{...} do t[k]=k end return t end
local t,u,s=set(40442884,27368094,72969659),set(97796190,3860664,75092172),''
for k in pairs(t) do for l in next,u do s=s..k%100 ..':'..l%100 ..' ' end end
return s`
	const want = "84:64 84:90 84:72 94:64 94:90 94:72 59:64 59:90 59:72 "
	if got := eval(t, src); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestOtherKeysAreWalkedAsTheyJoined(t *testing.T) {
	const src = "local s='' for k in pairs{[42892555]=1,x=2,[51425204]=3} do s=s..k..' ' end for k in pairs{[42892555.5]=1,[51425204]=2} do s=s..k..' ' end return s"
	const want = "42892555 x 51425204 42892555.5 51425204 "
	if got := eval(t, src); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
