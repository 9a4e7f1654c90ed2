// Right of passage: two pawns that close the end of a tunnel until somebody pays (ROP).
#include "games/classic/modules/needs.h"

namespace filon::classic {

std::optional<Reason> add_mini_right_of_passage(Rules& rules) {
  rules.pawns = static_cast<int>(pawns);
  rules.nuggets_at_start = 1;  // ROP-02
  return needs_2024(rules, Module::RightOfPassage);
}

}  // namespace filon::classic
