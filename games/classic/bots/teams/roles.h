// The roles of a game with two teams of diggers, as what is believed of them is kept: one number for each.
#pragma once

#include <algorithm>

#include "games/classic/table.h"

namespace filon::classic::bots::teams {

using PerRole = std::array<double, classic::role_kinds>;  // by Role; 0 where a game has no such role

// The roles of these games, in the order of what is counted of them.
inline constexpr std::array<classic::Role, 6> team_roles{classic::Role::BlueDigger, classic::Role::GreenDigger,
                                                         classic::Role::Boss,       classic::Role::Profiteer,
                                                         classic::Role::Geologist,  classic::Role::Saboteur};
// Requires: one of them.
inline std::size_t place_of(classic::Role role) {
  return static_cast<std::size_t>(std::find(team_roles.begin(), team_roles.end(), role) - team_roles.begin());
}

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

}  // namespace filon::classic::bots::teams
