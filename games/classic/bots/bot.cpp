#include "games/classic/bots/bot.h"

#include <array>

#include "games/classic/bots/player.h"
#include "kernel/rng.h"

namespace filon::classic::bots {
namespace {

// Enough noise that an attentive person beats it.
constexpr double easy_temperature = 2.5;
constexpr double easy_temperature_in_teams = 6;  // scores differ more here
// Just enough to vary between equally good answers.
constexpr double normal_temperature = 0.2;

constexpr std::array<std::string_view, 6> names{"easy",       "normal", "random", "random_no_discard",
                                                "aggressive", "sleeper"};

}  // namespace

std::span<const std::string_view> levels() { return {names.data(), 2}; }
std::span<const std::string_view> all_levels() { return names; }

std::unique_ptr<Bot> make_bot(std::string_view level, const Rules& rules, Seat who, std::uint64_t seed) {
  // Bots at one table that get the same seed must not make the same random choices.
  Rng mixer(seed);
  for (int i = 0; i <= index(who); ++i) seed = mixer.next();
  const auto attentive = [&](const Weights& weights) {
    return make_player(rules, {.weights = weights, .temperature = normal_temperature}, seed);
  };
  if (level == "random") return make_random_player(seed, true);
  if (level == "random_no_discard") return make_random_player(seed, false);
  if (level == "easy")
    return make_player(rules,
                       {.weights = easy_weights,
                        .attention = Attention::Facts,
                        .cares_how_it_looks = has_teams(rules),
                        .temperature = has_teams(rules) ? easy_temperature_in_teams : easy_temperature},
                       seed);
  if (level == "normal") return attentive(tuned_weights);
  if (level == "aggressive") return attentive(aggressive_weights);
  if (level == "sleeper") return attentive(sleeper_weights);
  return nullptr;
}

}  // namespace filon::classic::bots
