// Every edition with every number of players: what random tests run over.
#pragma once

#include <memory>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include <filon/classic/match.h>

#include "classic_deck.h"

namespace filon::classic {

inline std::shared_ptr<const Rules> base_rules(Edition edition, int seats) {
  auto rules = compose({edition, seats, seat(0)}, decks::base_deck());
  check(static_cast<bool>(rules), "the base deck makes rules");
  return std::make_shared<const Rules>(*std::move(rules));
}

class EveryTable : public testing::TestWithParam<std::tuple<Edition, int>> {
 protected:
  std::shared_ptr<const Rules> rules = base_rules(std::get<0>(GetParam()), std::get<1>(GetParam()));
};

inline std::string table_name(const testing::TestParamInfo<std::tuple<Edition, int>>& table) {
  return "edition" + std::string(name(std::get<0>(table.param))) + "_players" +
         std::to_string(std::get<1>(table.param));
}

// Games for a test that plays many: sanitized builds are some twenty times slower.
inline int games(int in_release) {
#ifdef FILON_SANITIZED
  return std::max(1, in_release / 10);
#else
  return in_release;
#endif
}

inline const Action& any_of(const Actions& legal, Rng& rng) {
  return legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
}

// Mostly digs towards the goals, so that they turn, gold goes round and rounds end both ways.
inline Action eager(const Actions& legal, Rng& rng) {
  const PlacePath* best = nullptr;
  for (const Action& action : legal)
    if (const auto* place = std::get_if<PlacePath>(&action))
      if (!best || std::abs(8 - place->at.x) + std::abs(place->at.y) % 2 < std::abs(8 - best->at.x)) best = place;
  return best && rng.below(8) != 0 ? *best : any_of(legal, rng);
}

inline const auto every_table =
    testing::Combine(testing::Values(Edition::E2004, Edition::E2011, Edition::E2024), testing::Range(3, 11));

}  // namespace filon::classic
