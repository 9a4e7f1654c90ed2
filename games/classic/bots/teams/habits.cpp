#include "games/classic/bots/teams/habits.h"

#include <cmath>

#include "bots/arithmetic.h"

namespace filon::classic::bots::teams {
namespace {

// Answers of one player repeat each other, so each counts for less than it would alone: to the power 3/4. Square roots
// are exact on every platform, powers are not.
double tempered(double likelihood) { return std::sqrt(likelihood) * std::sqrt(std::sqrt(likelihood)); }

// A share of all answers that no role explains: keeps one odd answer from convicting anybody.
constexpr double unexplained = 0.05;

double with_the_odd(double share_of_thousand, double even) {
  return (1 - unexplained) * share_of_thousand / 1000 + unexplained * even;
}

double chance_of(const Habits& habits, bool blocked, Phase phase, classic::Role role, Deed deed) {
  const auto& shares = habits.share[blocked ? 1 : 0][static_cast<std::size_t>(phase)][place_of(role)];
  return with_the_odd(static_cast<double>(shares[static_cast<std::size_t>(deed)]), 1 / static_cast<double>(deeds));
}

}  // namespace

PerRole likelihood(const Habits& habits, const Act& act, std::size_t treasure) {
  PerRole odds{};
  for (classic::Role role : team_roles) {
    const Judgement& judged = act.judged_by(role);
    double chance = chance_of(habits, act.blocked, judged.phase[treasure], role, judged.deed[treasure]);
    if (act.path) {
      const double crystal = with_the_odd(static_cast<double>(habits.crystals[place_of(role)]), 0.5);
      chance *= act.crystal ? crystal : 1 - crystal;
    }
    of(odds, role) = tempered(chance);
  }
  return odds;
}

std::array<double, deeds> guilt(const Habits& habits, bool blocked, Phase phase) {
  std::array<double, deeds> logs;
  for (std::size_t i = 0; i < deeds; ++i) {
    const auto of_role = [&](classic::Role role) {
      return chance_of(habits, blocked, phase, role, static_cast<Deed>(i));
    };
    logs[i] = filon::bots::natural_log(of_role(classic::Role::Saboteur) / of_role(classic::Role::BlueDigger));
  }
  return logs;
}

}  // namespace filon::classic::bots::teams
