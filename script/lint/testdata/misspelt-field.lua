local s,id=GetID()
s.listed_seris={1} -- want misspelt-field
s.listed_names={id}
s.other_cards={id}
s.listed_namez={id}
function s.initial_effect(c) return s.listed_namez end
