-- Silver Dragon, Adelaide
local s=GetID()
s.card={
	number="EB01/0021",
	name="Silver Dragon, Adelaide",
	world="Ancient World",
	type="Monster",
	size=2,
	power=7000,
	critical=3,
	defense=4000,
	attributes={"Wild Dragon","Land"},
	keywords={"Lifelink 1"},
}
