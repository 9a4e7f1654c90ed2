#include "games/lost_mines/bots/bot.h"

#include <array>

#include "games/lost_mines/bots/player.h"
#include "kernel/rng.h"

namespace filon::lost_mines::bots {
namespace {

// Enough noise that an attentive person beats it, in points.
constexpr double easy_temperature = 0.04;
// Just enough to vary between equally good answers.
constexpr double normal_temperature = 0.002;

// Minds only its own points and those who wear its colour.
constexpr Weights easy_weights{.rivalry = 0, .look_at_dwarf = 0};

constexpr std::array<std::string_view, 3> names{"easy", "normal", "random"};

}  // namespace

std::span<const std::string_view> levels() { return {names.data(), 2}; }
std::span<const std::string_view> all_levels() { return names; }

std::unique_ptr<Bot> make_bot(std::string_view level, const Rules& rules, Seat who, std::uint64_t seed) {
  // Bots at one table that get the same seed must not make the same random choices.
  Rng mixer(seed);
  for (int i = 0; i <= index(who); ++i) seed = mixer.next();
  if (level == "random") return make_random_player(seed);
  if (level == "easy")
    return make_player(
        rules, {.weights = easy_weights, .attention = Attention::Colours, .temperature = easy_temperature}, seed);
  if (level == "normal") return make_player(rules, {.temperature = normal_temperature}, seed);
  return nullptr;
}

}  // namespace filon::lost_mines::bots
