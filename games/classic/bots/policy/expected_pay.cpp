#include "games/classic/bots/policy/expected_pay.h"

#include <algorithm>

namespace filon::classic::bots {

namespace {

// Section 4.4, with an expected number of winners.
double share(double winners) { return std::max(1.0, 6 - winners); }
double boss_share(double winners) { return std::max(0.0, share(winners) - 1); }
double profiteer_share(double winners) { return std::max(0.0, share(winners) - 2); }

}  // namespace

ExpectedPay::ExpectedPay(const Rules& rules, const PayWeights& weights, Seat me, Role mine, const Players& players,
                         int crystals)
    : w_(weights), role_(mine), imprisoned_(players[me].imprisoned), seats_(rules.seats), crystals_(crystals) {
  count(rules, me, players);
  if (!imprisoned_) pay(rules, mine);
}

void ExpectedPay::count(const Rules& rules, Seat me, const Players& players) {
  std::array<double, near_ways> turn_comes;  // chance that nobody finished before
  turn_comes.fill(1);
  for (int i = 1; i <= rules.seats; ++i) {
    const Seat who = seat((index(me) + i) % rules.seats);  // this player is the last to have another turn
    const PlayerState& one = players[who];
    const PerRole roles = who == me ? only(role_) : one.roles;
    for (std::size_t role = 0; role < roles.size(); ++role) {
      if (!one.imprisoned) free_[role] += roles[role];
      if (one.can_dig) dig_[role] += roles[role];
    }
    if (!one.imprisoned) no_saboteur_ *= 1 - of(roles, Role::Saboteur);
    if (!one.can_dig) continue;
    for (std::size_t near = 0; near < near_ways; ++near) {
      for (std::size_t role = 0; role < roles.size(); ++role) finish_[near][role] += turn_comes[near] * roles[role];
      turn_comes[near] *= w_.nobody_finishes[near];
    }
  }
}

void ExpectedPay::pay(const Rules& rules, Role role) {
  const double others = of(free_, Role::Boss) + of(free_, Role::Profiteer);
  const double blue = of(free_, Role::BlueDigger) + others;
  const double green = of(free_, Role::GreenDigger) + others;
  const double both = blue + green - others;
  const double saboteurs = of(free_, Role::Saboteur) + of(free_, Role::Profiteer);
  const double boss = std::min(1.0, of(free_, Role::Boss));
  const double profiteer = std::min(1.0, of(free_, Role::Profiteer));
  const bool saboteurs_may = rules.shut_out == ShutOut::BossElseSaboteurs;
  switch (role) {
    case Role::BlueDigger: paid_ = {.blue = share(blue), .both = share(both)}; break;
    case Role::GreenDigger: paid_ = {.green = share(green), .both = share(both)}; break;
    case Role::Boss:
      paid_ = {boss_share(blue), boss_share(green), boss_share(both), saboteurs_may ? 4 : 4 - profiteer};
      break;
    case Role::Profiteer: {
      const double unreached = no_saboteur_ * 3 + (1 - no_saboteur_) * profiteer_share(saboteurs);
      paid_ = {profiteer_share(blue), profiteer_share(green), profiteer_share(both),
               saboteurs_may ? (1 - boss) * unreached : 3 - boss, unreached};
      break;
    }
    case Role::Saboteur:
      paid_.unreached = share(saboteurs);
      paid_.shut_out = saboteurs_may ? (1 - boss) * share(saboteurs) : 0;
      break;
    case Role::Geologist: crystal_ = 1 / std::max(1.0, of(free_, Role::Geologist)); break;
    case Role::Unknown:
    case Role::GreedyDwarf:
    case Role::GoldDigger: break;  // not in games with teams
  }
}

// A team that cannot pass is more likely shut out if its detour is longer and if the goal is nearer.
ExpectedPay::Access ExpectedPay::access(const Ways& ways, std::size_t goal) const {
  const double way = ways[Walker::Anybody][goal].nearest;
  const auto open = [&](Walker walker) {
    const double detour = ways[walker][goal].nearest - way;
    if (way == 0) return detour > 0 ? 0.0 : 1.0;
    return 1 / (1 + w_.detour * detour * detour / (1 + way));
  };
  return {open(Walker::Blue), open(Walker::Green)};
}

// The pay if another player reaches the treasure, now or later.
double ExpectedPay::reached(Access access, int nearest) const {
  const PerRole& finish = finish_[static_cast<std::size_t>(std::min<int>(nearest, near_ways - 1))];
  const double blue = of(finish, Role::BlueDigger);
  const double green = of(finish, Role::GreenDigger);
  const double neutral = of(finish, Role::Boss) + w_.profiteer_digs * of(finish, Role::Profiteer) +
                         w_.geologist_digs * of(finish, Role::Geologist) + w_.somebody;
  const double open_to_both =
      (blue * paid_.blue + green * paid_.green + neutral * paid_.both) / (blue + green + neutral);
  return access.blue * access.green * open_to_both + access.blue * (1 - access.green) * paid_.blue +
         (1 - access.blue) * access.green * paid_.green + (1 - access.blue) * (1 - access.green) * paid_.shut_out;
}

// The pay if a player with these roles has reached the treasure (section 4.2).
double ExpectedPay::finished(Access open, const PerRole& finisher) const {
  if (open.blue == 0 && open.green == 0) return paid_.shut_out;
  if (open.green == 0) return paid_.blue;
  if (open.blue == 0) return paid_.green;
  const double blue = of(finisher, Role::BlueDigger), green = of(finisher, Role::GreenDigger);
  return blue * paid_.blue + green * paid_.green + (1 - blue - green) * paid_.both;
}

double ExpectedPay::value(const Ways& ways, std::size_t goal, int cards_left, const PerRole& finisher) const {
  const Access open = access(ways, goal);
  const Route& way = ways[Walker::Anybody][goal];
  if (way.nearest == 0) return finished(open, finisher);
  const double digging = of(dig_, Role::BlueDigger) * open.blue + of(dig_, Role::GreenDigger) * open.green +
                         of(dig_, Role::Boss) + w_.profiteer_digs * of(dig_, Role::Profiteer) +
                         w_.geologist_digs * of(dig_, Role::Geologist) - w_.saboteur_hinders * of(dig_, Role::Saboteur);
  const double done = cards_left * std::max(w_.least_digging, digging / seats_);
  const double chance = done / (done + w_.cards_per_step * way.length());
  return chance * reached(open, way.nearest) + (1 - chance) * paid_.unreached +
         (1 - chance * w_.cut_short) * crystals_to_come(cards_left);
}

double ExpectedPay::value(const Ways& ways, const Chances& gold, int cards_left) const {
  return value(ways, gold, cards_left, only(role_));
}

double ExpectedPay::value(const Ways& ways, const Chances& gold, int cards_left, const PerRole& finisher) const {
  double mean = crystal_ * crystals_;
  for (std::size_t goal = 0; goal < gold.size(); ++goal)
    if (gold[goal] > 0) mean += gold[goal] * value(ways, goal, cards_left, finisher);
  return mean;
}

// For a geologist, if the round goes on.
double ExpectedPay::crystals_to_come(int cards_left) const { return crystal_ * w_.crystals_to_come * cards_left; }

double ExpectedPay::eagerness(const Ways& ways, const Chances& gold, int cards_left) const {
  double mean = 0;
  for (std::size_t goal = 0; goal < gold.size(); ++goal)
    if (gold[goal] > 0) mean += gold[goal] * reached(access(ways, goal), ways[Walker::Anybody][goal].nearest);
  return mean - paid_.unreached - w_.cut_short * crystals_to_come(cards_left);
}

}  // namespace filon::classic::bots
