// The classic game in JSON: what lies on the table, what a seat holds, what was heard, what may be answered.
// Views are written as changes (JSON merge patch, RFC 7396): the whole of a view is its change from an empty one,
// so there is one description of a view and not two.
#pragma once

#include "games/classic/events.h"
#include "protocol/json.h"

namespace filon::protocol {

// An object with the members that differ; an empty object when none does.
void write_change(const classic::Rules&, const classic::Table& from, const classic::Table& to, Json&);
// What only this seat sees. Requires: both are sights of the same seat.
void write_change(const classic::Rules&, classic::Sight from, classic::Sight to, Json&);

// ["placed",0,"b-nes turned",[3,0]] and the like. What is asked is in the view and not told again.
void write(const classic::Rules&, const classic::Told&, Json&);
void write(const classic::Rules&, const classic::Secret&, Json&);

// The answers in the notation, grouped by what they have in common: {"place b-nes":["(3,0)","(3,0)
// turned"],"pass":[""]}.
void write(const classic::Rules&, const classic::Actions&, Json&);

}  // namespace filon::protocol
