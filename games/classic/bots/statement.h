// What seats say to each other at the table, true or not.
#pragma once

#include <variant>

#include "games/classic/rules.h"

namespace filon::classic {

struct SaysGoal {
  std::uint8_t goal;
  bool is_treasure;
  friend bool operator==(const SaysGoal&, const SaysGoal&) = default;
};
struct SaysRole {
  Seat whom;  // themselves or another seat
  Role role;
  friend bool operator==(const SaysRole&, const SaysRole&) = default;
};
struct Suspects {
  Seat whom;
  friend bool operator==(const Suspects&, const Suspects&) = default;
};
struct Trusts {
  Seat whom;
  friend bool operator==(const Trusts&, const Trusts&) = default;
};
struct AsksToMend {
  Tool tool;
  friend bool operator==(const AsksToMend&, const AsksToMend&) = default;
};

using Statement = std::variant<SaysGoal, SaysRole, Suspects, Trusts, AsksToMend>;

}  // namespace filon::classic
