// What a player types, understood: an answer in short or in full, a wish to see something, or neither.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/names.h"
#include "games/classic/table.h"

namespace filon::cli {

struct Wish {
  enum class What { Help, Rules, Legal, Board, Quit };
  What what;
  friend bool operator==(const Wish&, const Wish&) = default;
};
// The number of a card alone: which answers are there with it?
struct AboutCard {
  Card card;
  friend bool operator==(const AboutCard&, const AboutCard&) = default;
};
// Not understood; the sentence says what would be.
struct Puzzled {
  std::string sentence;
  friend bool operator==(const Puzzled&, const Puzzled&) = default;
};
using Typed = std::variant<classic::Action, Wish, AboutCard, Puzzled>;

// `listed` are the answers last shown with numbers: a number alone is one of them. If none were shown, it is a card of
// the hand.
Typed understand(const classic::Rules&, const classic::View&, const PlayerNames&,
                 const std::vector<classic::Action>& listed, std::string_view line);

// The shortest text that is understood as this answer. Requires: the answer is legal for that seat.
std::string short_form(const classic::Rules&, const classic::View&, const PlayerNames&, const classic::Action&);

}  // namespace filon::cli
