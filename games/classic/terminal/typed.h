// Understands what a player types: a short or full answer, a card, or neither.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "games/classic/table.h"
#include "terminal/names.h"
#include "terminal/typed.h"

namespace filon::classic::terminal {

using filon::terminal::PlayerNames;
using filon::terminal::Puzzled;

// Only the number of a card: asks what it can do.
struct AboutCard {
  Card card;
  friend bool operator==(const AboutCard&, const AboutCard&) = default;
};
using Typed = std::variant<classic::Action, AboutCard, Puzzled>;

Typed understand(const classic::Rules&, const classic::View&, const PlayerNames&, std::string_view line);

// The shortest text that is understood as this answer. Requires: the answer is legal for this seat.
std::string short_form(const classic::Rules&, const classic::View&, const PlayerNames&, const classic::Action&);

}  // namespace filon::classic::terminal
