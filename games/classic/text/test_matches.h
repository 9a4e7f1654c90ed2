// Rules and matches for the tests of the notations.
#pragma once

#include <cstdlib>
#include <memory>

#include "games/classic/deck.h"
#include "games/classic/game.h"

namespace filon::text {

inline std::shared_ptr<const classic::Rules> rules_for(classic::Options options) {
  return std::make_shared<const classic::Rules>(*classic::compose(options, classic::deck_for(options)));
}

// The other modules: each alone, and the largest sets of them.
inline std::vector<classic::Modules> module_sets() {
  using classic::Module;
  std::vector<classic::Modules> sets(3);
  for (Module module : classic::all_modules) {
    const bool base_only =
        module == Module::GreedyDwarf || module == Module::SabotagedDwarf || module == Module::Tournament;
    if (!base_only) sets[0].insert(module);
    if (module != Module::Saboteur2 && module != Module::Tournament) sets[1].insert(module);
    if (module != Module::Saboteur2 && module != Module::CostumeWorkshop) sets[2].insert(module);
    if (module != Module::Saboteur2) sets.push_back({module});
  }
  return sets;
}

// Every possible game with every number of players in these editions, each with a different first player.
inline std::vector<classic::Options> every_table(std::initializer_list<classic::Edition> editions) {
  std::vector<classic::Options> all;
  for (const classic::Modules with : {classic::Modules{}, classic::Modules{classic::Module::Saboteur2}})
    for (classic::Edition edition : editions)
      for (int seats = 2; seats <= max_seats; ++seats)
        if (const classic::Options options{edition, seats, seat(static_cast<int>(all.size()) % seats), with};
            classic::compose(options, classic::deck_for(options)))
          all.push_back(options);
  for (const classic::Modules with : module_sets())
    for (int seats : {5, 12})
      if (const classic::Options options{classic::Edition::E2024, seats, seat(1), with};
          classic::compose(options, classic::deck_for(options)))
        all.push_back(options);
  return all;
}

enum class Habit { Random, DigsForGold, PlacesFarOut };
inline constexpr std::array<Habit, 3> all_habits{Habit::Random, Habit::DigsForGold, Habit::PlacesFarOut};

// How much this habit likes a placement: tunnels that lead towards the goals, or placements that need much space in a
// record.
inline int merit(const classic::Rules& rules, const classic::PlacePath& place, Habit habit) {
  const auto [x, y] = place.at;
  if (habit == Habit::PlacesFarOut) return static_cast<int>(place.turned) - 3 * x - 2 * y;
  const Face face = rules.face(place.card, place.turned);
  const bool leads_east = has(face.open(), Side::East) && face.joined(Side::East) != bit(Side::East);
  const bool is_dead_end = face.open() != 0 && face.joined(Side::West) == bit(Side::West);
  return -3 * std::abs(8 - x) - 2 * std::abs(y) + (leads_east ? 2 : 0) - (is_dead_end ? 1000 : 0);
}

// A random legal answer, or the placement that this habit likes best.
inline classic::Action choose(const classic::Match& match, Seat by, Habit habit, Rng& rng) {
  static classic::Actions legal;
  classic::legal_actions(match.rules(), match.sight(by), legal);
  const classic::Action any = legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
  if (habit == Habit::Random) return any;
  const classic::Action* best = nullptr;
  int most = -500;
  for (const classic::Action& action : legal)
    if (const auto* place = std::get_if<classic::PlacePath>(&action))
      if (const int likes = merit(match.rules(), *place, habit); likes > most) best = &action, most = likes;
  if (best) return *best;
  return habit == Habit::DigsForGold ? legal.back() : any;
}

// Plays until the match is over or has this many answers.
inline classic::Match play_match(std::shared_ptr<const classic::Rules> rules, std::uint64_t seed,
                                 Habit habit = Habit::Random, int most_answers = 1000) {
  classic::Match match = classic::Match::start(std::move(rules), seed);
  Rng rng(seed + 1);
  while (!match.is_over() && match.answers() < most_answers) {
    const Seat by = match.to_act().front();
    match.play(by, choose(match, by, habit, rng));
    close_idle(match);
  }
  return match;
}

}  // namespace filon::text
