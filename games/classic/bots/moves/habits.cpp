#include "games/classic/bots/moves/habits.h"

#include <cmath>

#include "bots/arithmetic.h"

namespace filon::classic::bots {
namespace {

// A share of all answers that no role explains, so that a single odd answer does not decide.
constexpr double unexplained = 0.05;

double with_the_odd(double share_of_thousand, double even) {
  return (1 - unexplained) * (share_of_thousand / 1000) + unexplained * even;
}

double chance_of(const Habits& habits, bool blocked, Phase phase, Role role, MoveKind kind) {
  const auto& shares = of(habits.share[blocked ? 1 : 0][static_cast<std::size_t>(phase)], role);
  return with_the_odd(static_cast<double>(shares[static_cast<std::size_t>(kind)]), 1 / static_cast<double>(move_kinds));
}

// Not counted: a greedy dwarf digs like the others, and near the gold half the time hinders them.
Habits with_greedy_dwarf() {
  Habits habits = base_habits;
  const auto between = [](float digger, float saboteur, Phase phase) {
    return phase == Phase::Near ? (digger + saboteur) / 2 : digger;
  };
  for (std::size_t phase = 0; phase < phases; ++phase) {
    for (auto& by_phase : habits.share) {
      auto& of_role = by_phase[phase];
      for (std::size_t kind = 0; kind < move_kinds; ++kind)
        of(of_role, Role::GreedyDwarf)[kind] =
            between(of(of_role, Role::GoldDigger)[kind], of(of_role, Role::Saboteur)[kind], static_cast<Phase>(phase));
    }
    for (auto* liking : {&habits.harms[phase], &habits.helps[phase]}) {
      for (Role by : {Role::GoldDigger, Role::Saboteur})
        of(of(*liking, by), Role::GreedyDwarf) = of(of(*liking, by), Role::GoldDigger);
      for (Role other : all_roles)
        of(of(*liking, Role::GreedyDwarf), other) =
            between(of(of(*liking, Role::GoldDigger), other), of(of(*liking, Role::Saboteur), other),
                    static_cast<Phase>(phase));
    }
  }
  return habits;
}

}  // namespace

const Habits& habits_for(const Rules& rules) {
  if (has_teams(rules)) return team_habits;
  if (rules.role_pool.count(static_cast<int>(Role::GreedyDwarf)) == 0) return base_habits;
  static const Habits greedy_habits = with_greedy_dwarf();
  return greedy_habits;
}

double tempered(double likelihood) { return std::sqrt(likelihood) * std::sqrt(std::sqrt(likelihood)); }

double likelihood(const Habits& habits, const Move& move, Role role, std::size_t treasure) {
  const Judgement& judged = move.judged_by(role);
  double chance = chance_of(habits, move.blocked, judged.phase[treasure], role, judged.kind[treasure]);
  if (const float crystals = of(habits.crystals, role); move.is_path && crystals > 0) {
    const double crystal = with_the_odd(static_cast<double>(crystals), 0.5);
    chance *= move.has_crystal ? crystal : 1 - crystal;
  }
  return tempered(chance);
}

BlameTable::BlameTable(const Rules& rules) {
  const Habits& habits = habits_for(rules);
  const Role digger = has_teams(rules) ? Role::BlueDigger : Role::GoldDigger;
  for (std::size_t blocked = 0; blocked < 2; ++blocked)
    for (std::size_t phase = 0; phase < phases; ++phase)
      for (std::size_t kind = 0; kind < move_kinds; ++kind) {
        const auto of_role = [&](Role role) {
          return chance_of(habits, blocked == 1, static_cast<Phase>(phase), role, static_cast<MoveKind>(kind));
        };
        logs_[blocked][phase][kind] = filon::bots::natural_log(of_role(Role::Saboteur) / of_role(digger));
      }
}

}  // namespace filon::classic::bots
