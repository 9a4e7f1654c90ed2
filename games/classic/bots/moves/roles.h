// Values by role.
#pragma once

#include "games/classic/rules.h"

namespace filon::classic::bots {

inline constexpr auto all_roles = all_of<Role>();
template <class T>
using ByRole = std::array<T, all_roles.size()>;
using PerRole = ByRole<double>;  // 0 where a game has no such role

template <class T>
constexpr T& of(ByRole<T>& values, Role role) {
  return values[static_cast<std::size_t>(role)];
}
template <class T>
constexpr const T& of(const ByRole<T>& values, Role role) {
  return values[static_cast<std::size_t>(role)];
}

constexpr PerRole only(Role role) {
  PerRole odds{};
  of(odds, role) = 1;
  return odds;
}

// The game has two teams of diggers.
inline bool has_teams(const Rules& rules) { return rules.role_pool.count(static_cast<int>(Role::BlueDigger)) > 0; }

}  // namespace filon::classic::bots
