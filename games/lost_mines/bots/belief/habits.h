// How likely an answer is for each role, by whom it helps.
#pragma once

#include "games/lost_mines/bots/belief/role_odds.h"
#include "games/lost_mines/bots/policy/outlook.h"

namespace filon::lost_mines::bots {

// What everybody can expect, as everybody sees it.
Outlook public_outlook(const Rules&, const Table&);

// Of an answer by this seat that changed the outlook from one to the other.
PerRole likelihood(const Table&, Seat by, const RoleOdds&, const Outlook& before, const Outlook& after);

}  // namespace filon::lost_mines::bots
