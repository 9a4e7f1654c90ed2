// Chance for comparing bots: what a seat draws depends on the deal, and very little on what the others did before.
#pragma once

#include <map>

#include "kernel/chance.h"
#include "kernel/rng.h"

namespace filon::bots {

// Each source and place has its own sequence of draws. In the n-th draw every kind of card gets a random time, shorter
// the more copies are left, and the kind with the shortest time is drawn. Each card is equally likely, and a card that
// another seat has taken changes the draw only if it would have been the one drawn.
class KeyedChance final : public Chance {
 public:
  explicit KeyedChance(std::uint64_t seed) : seed_(seed) {}
  int pick(Draw, std::span<const std::uint8_t> counts) override;

 private:
  std::uint64_t seed_;
  std::map<Draw, std::uint32_t> drawn_;
};

// Independent seeds for the parts of one series, for each purpose.
enum class Purpose : std::uint8_t { Deal, Bots, Company };
constexpr std::uint64_t seed_for(Purpose purpose, std::uint64_t series, int part) {
  Rng of_series(series ^ (0xA0761D6478BD642FU * (static_cast<std::uint64_t>(purpose) + 1)));
  return Rng(of_series.next() + static_cast<std::uint64_t>(part)).next();
}

}  // namespace filon::bots
