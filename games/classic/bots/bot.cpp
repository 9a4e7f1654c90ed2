#include "games/classic/bots/bot.h"

#include <array>

#include "games/classic/bots/rule_based/players.h"
#include "games/classic/bots/teams/player.h"
#include "kernel/rng.h"

namespace filon::classic::bots {
namespace {

// Enough noise that a person who pays attention beats it.
constexpr double easy_temperature = 2.5;
constexpr double easy_temperature_in_teams = 6;  // where scores lie farther apart
// Just enough that equal answers are not always answered alike.
constexpr double normal_temperature = 0.2;

constexpr std::array<std::string_view, 6> names{"easy",       "normal", "random", "random_no_discard",
                                                "aggressive", "sleeper"};

std::unique_ptr<Bot> make_player_of_teams(std::string_view level, const classic::Rules& rules, std::uint64_t seed) {
  using teams::Attention, teams::make_player;
  if (level == "easy")
    return make_player(rules, teams::easy_weights, Attention::FactsOnly, easy_temperature_in_teams, seed);
  if (level == "normal") return make_player(rules, teams::tuned_weights, Attention::Deeds, normal_temperature, seed);
  if (level == "aggressive")
    return make_player(rules, teams::aggressive_weights, Attention::Deeds, normal_temperature, seed);
  if (level == "sleeper") return make_player(rules, teams::sleeper_weights, Attention::Deeds, normal_temperature, seed);
  return nullptr;
}

}  // namespace

std::span<const std::string_view> levels() { return {names.data(), 2}; }
std::span<const std::string_view> all_levels() { return names; }

std::unique_ptr<Bot> make_bot(std::string_view level, const classic::Rules& rules, Seat who, std::uint64_t seed) {
  // Bots of one table that were given the same seed do not think the same thoughts.
  Rng mixer(seed);
  for (int i = 0; i <= index(who); ++i) seed = mixer.next();
  if (level == "random") return make_random_player(seed, true);
  if (level == "random_no_discard") return make_random_player(seed, false);
  if (teams::has_teams(rules)) return make_player_of_teams(level, rules, seed);
  if (level == "easy") return make_greedy_player(rules, easy_weights, easy_temperature, seed);
  if (level == "normal") return make_attentive_player(rules, tuned_weights, normal_temperature, seed);
  if (level == "aggressive") return make_attentive_player(rules, aggressive_weights, normal_temperature, seed);
  if (level == "sleeper") return make_attentive_player(rules, sleeper_weights, normal_temperature, seed);
  return nullptr;
}

}  // namespace filon::classic::bots
