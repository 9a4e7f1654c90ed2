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
  const Options& options = table.param;
  std::string with = name(options.with);
  if (std::count(with.begin(), with.end(), ',') > 2) with = "many_modules_" + std::to_string(table.index);
  std::replace(with.begin(), with.end(), ',', '_');
  return "edition" + std::string(name(options.edition)) + "_" + (with.empty() ? "" : with + "_") + "players" +
         std::to_string(options.seats);
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

// The largest sets of modules that can be played together: with Saboteur 2, with the base game, and in a tournament.
inline std::vector<Modules> largest_sets() {
  std::vector<Modules> sets;
  for (const auto& [with, without] :
       {std::pair{Modules{Module::Saboteur2}, Modules{Module::GreedyDwarf, Module::SabotagedDwarf, Module::Tournament}},
        std::pair{Modules{}, Modules{Module::Saboteur2, Module::Tournament}},
        std::pair{Modules{Module::Tournament}, Modules{Module::Saboteur2, Module::CostumeWorkshop}}}) {
    Modules set = with;
    for (Module module : all_modules)
      if (!without.contains(module)) set.insert(module);
    sets.push_back(set);
  }
  return sets;
}

// The base game and Saboteur 2 in all editions with all numbers of players; the other modules alone and all together
// with few, some and many players.
inline std::vector<Options> all_tables() {
  std::vector<Options> all = tables({});
  for (const Options& options : tables({Module::Saboteur2})) all.push_back(options);
  std::vector<Modules> sets = largest_sets();
  for (Module module : all_modules)
    if (module != Module::Saboteur2) sets.push_back({module});
  for (Modules set : sets) {
    const std::vector<Options> seats = tables(set);
    for (std::size_t i : {std::size_t{0}, seats.size() / 2, seats.size() - 1}) all.push_back(seats[i]);
  }
  return all;
}

inline const auto every_table = testing::ValuesIn(all_tables());

}  // namespace filon::classic
