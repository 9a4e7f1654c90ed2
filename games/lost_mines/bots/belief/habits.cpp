#include "games/lost_mines/bots/belief/habits.h"

#include <cmath>

#include "games/lost_mines/bots/policy/interest.h"

namespace filon::lost_mines::bots {
namespace {

// How much an answer that is all for a role, or all against it, changes its odds.
constexpr double weight = 0.6;
// Smaller changes than this, in points, say little: any card may be the best of a hand.
constexpr double noise = 0.15;

}  // namespace

Outlook public_outlook(const Rules& rules, const Table& table) {
  const Ways ways(rules, table, table.forest, toll_at(rules, table, nullptr));
  return outlook(rules.seats, standing_at(table), ways, prospects_at(rules, table, nullptr));
}

PerRole likelihood(const Table& table, Seat by, const RoleOdds& odds, const Outlook& before, const Outlook& after) {
  PerRole result{};
  for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur}) {
    const Interest interest = interest_of(table.seats, table, by, role, odds, 0.5);
    double gain = 0;
    double all = noise;
    for (int i = 0; i < table.seats; ++i) {
      const double change = after[seat(i)] - before[seat(i)];
      gain += interest[seat(i)] / interest[by] * change;
      all += std::abs(change);
    }
    result[static_cast<std::size_t>(role)] = 1 + weight * std::clamp(gain / all, -1.0, 1.0);
  }
  return result;
}

}  // namespace filon::lost_mines::bots
