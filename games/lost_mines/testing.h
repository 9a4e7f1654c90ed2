// For the tests of this game: rules of every table, and players who go for the mines.
#pragma once

#include <memory>

#include <gtest/gtest.h>

#include "games/lost_mines/deck.h"
#include "games/lost_mines/state.h"
#include "testkit/cites.h"
#include "testkit/play.h"

namespace filon::lost_mines {

using SharedRules = std::shared_ptr<const Rules>;

inline SharedRules rules_for(const Options& options, const Deck& deck = printed_deck()) {
  auto rules = compose(options, deck);
  EXPECT_TRUE(rules) << rules.error();
  return std::make_shared<const Rules>(*std::move(rules));
}
inline SharedRules rules_for(int seats) { return rules_for(Options{.seats = seats}); }

// Options that differ from the usual ones.
inline Options unusual(int seats) {
  return {.seats = seats,
          .rounds = 1,
          .turns = Turns::Quarter,
          .extra_round_on_tie = true,
          .auto_end_unreachable = true,
          .owner_sees_treasures = false,
          .collect_while_passing = true};
}

// Every number of players, with the usual options and with all others.
class EveryTable : public testing::TestWithParam<std::tuple<int, bool>> {
 protected:
  SharedRules rules =
      rules_for(std::get<1>(GetParam()) ? unusual(std::get<0>(GetParam())) : Options{.seats = std::get<0>(GetParam())});
};
inline std::string table_name(const testing::TestParamInfo<std::tuple<int, bool>>& table) {
  return std::to_string(std::get<0>(table.param)) + (std::get<1>(table.param) ? "Unusual" : "Usual");
}
inline const auto every_table = testing::Combine(testing::Range(fewest_players, most_players + 1), testing::Bool());

inline const testkit::Choose<LostMines> anything = [](const Actions& legal, Rng& rng) {
  return testkit::any_of(legal, rng);
};

// How far east an answer leads; -1: nowhere.
inline int east_of(const Action& action) {
  if (const auto* lay = std::get_if<LayPath>(&action)) return lay->at.x;
  if (const auto* walk = std::get_if<Walk>(&action)) return walk->route.empty() ? -1 : walk->route.back().x;
  return std::holds_alternative<UseTool>(action) ? 20 : -1;
}
// Mostly builds and walks east, where the mines are.
inline const testkit::Choose<LostMines> eager = [](const Actions& legal, Rng& rng) {
  if (rng.below(6) == 0) return testkit::any_of(legal, rng);
  const Action* best = &testkit::any_of(legal, rng);
  for (const Action& action : legal)
    if (east_of(action) > east_of(*best)) best = &action;
  return *best;
};

}  // namespace filon::lost_mines
