#include "games/lost_mines/bots/belief/habits.h"

#include <cmath>

#include "games/lost_mines/bots/policy/interest.h"

namespace filon::lost_mines::bots {
namespace {

// An answer that is all for a role makes it four times as likely, one that is all against it a quarter.
constexpr double weight = 0.6;
// A card changes a little for everybody: the more sit at the table, the less of it shows whom it was meant for.
constexpr double plain_at = 20;  // seats, squared
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
    const double meant = gain / all * table.seats * table.seats / plain_at;
    const double shift = weight * std::clamp(meant, -1.0, 1.0);
    result[static_cast<std::size_t>(role)] = (1 + shift) / (1 - shift);
  }
  return result;
}

}  // namespace filon::lost_mines::bots
