// Every edition with every number of players, alone and with each module, for random tests.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/game.h"
#include "games/classic/state.h"
#include "testkit/play.h"

namespace filon::classic {

inline std::shared_ptr<const Rules> rules_for(const Options& options) {
  auto rules = compose(options, classic::deck_for(options));
  check(static_cast<bool>(rules), "the game cannot be played with these options");
  return std::make_shared<const Rules>(*std::move(rules));
}

inline std::shared_ptr<const Rules> base_rules(Edition edition, int seats) {
  return rules_for({edition, seats, seat(0), {}});
}

inline std::shared_ptr<const Rules> saboteur2_rules(Edition edition, int seats) {
  return rules_for({edition, seats, seat(0), {Module::Saboteur2}});
}

class EveryTable : public testing::TestWithParam<Options> {
 protected:
  std::shared_ptr<const Rules> rules = rules_for(GetParam());
};

inline std::string table_name(const testing::TestParamInfo<Options>& table) {
  const auto& [edition, seats, first, with] = table.param;
  return "edition" + std::string(name(edition)) + "_" + (with.empty() ? "" : name(with) + "_") + "players" +
         std::to_string(seats);
}

using testkit::any_of;
using testkit::games;

// Mostly digs towards the goals, so that goals are turned, gold is shared and rounds end both ways.
inline Action eager(const Actions& legal, Rng& rng) {
  const PlacePath* best = nullptr;
  for (const Action& action : legal)
    if (const auto* place = std::get_if<PlacePath>(&action))
      if (!best || std::abs(8 - place->at.x) + std::abs(place->at.y) % 2 < std::abs(8 - best->at.x)) best = place;
  return best && rng.below(8) != 0 ? *best : any_of(legal, rng);
}

// Half of the answers are random, half mostly dig.
inline testkit::Choose<Classic> both_ways() {
  return [n = 0](const Actions& legal, Rng& rng) mutable {
    return ++n / 200 % 2 == 0 ? any_of(legal, rng) : eager(legal, rng);
  };
}

inline std::vector<Options> tables(Modules with) {
  std::vector<Options> all;
  for (Edition edition : all_editions)
    for (int seats = 1; seats <= max_seats; ++seats)
      if (const Options options{edition, seats, seat(0), with}; compose(options, classic::deck_for(options)))
        all.push_back(options);
  return all;
}

inline std::vector<Options> all_tables() {
  std::vector<Options> all = tables({});
  for (Module module : all_modules)
    for (const Options& options : tables({module})) all.push_back(options);
  return all;
}

inline const auto every_table = testing::ValuesIn(all_tables());

}  // namespace filon::classic
