// The roles of a game with two teams of diggers, as what is believed of them is kept: one number for each.
#pragma once

#include <filon/classic/view.h>

namespace filon::bots::teams {

using PerRole = std::array<double, classic::role_kinds>;  // by Role; 0 where a game has no such role

inline double& of(PerRole& odds, classic::Role role) { return odds[static_cast<std::size_t>(role)]; }
inline double of(const PerRole& odds, classic::Role role) { return odds[static_cast<std::size_t>(role)]; }

inline PerRole only(classic::Role role) {
  PerRole odds{};
  of(odds, role) = 1;
  return odds;
}

inline bool has_teams(const classic::Rules& rules) {
  return rules.role_pool.count(static_cast<int>(classic::Role::BlueDigger)) > 0;
}

}  // namespace filon::bots::teams
