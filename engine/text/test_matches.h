// Rules and matches for the tests of the notations.
#pragma once

#include <cstdlib>
#include <memory>

#include <classic_deck.h>

#include <filon/classic/match.h>

namespace filon::text {

inline std::shared_ptr<const classic::Rules> rules_for(classic::Options options) {
  return std::make_shared<const classic::Rules>(*classic::compose(options, decks::base_deck()));
}

enum class Habit { Random, PlacesFarOut };

// A legal answer: any, or the placement that takes the most room in a record.
inline classic::Action choose(const classic::Match& match, Seat by, Habit habit, Rng& rng) {
  static classic::Actions legal;
  classic::legal_actions(match.rules(), match.sight(by), legal);
  const classic::Action any = legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
  if (habit == Habit::Random) return any;
  const classic::Action* best = nullptr;
  int most = -1000;
  for (const classic::Action& action : legal)
    if (const auto* place = std::get_if<classic::PlacePath>(&action)) {
      const int merit = std::abs(place->at.x - 1) + std::abs(place->at.y) - 2 * place->at.x - place->at.y +
                        static_cast<int>(place->turned) + rng.below(3);
      if (merit > most) best = &action, most = merit;
    }
  return best ? *best : any;
}

// Plays until the match is over or has so many answers.
inline classic::Match play_match(std::shared_ptr<const classic::Rules> rules, std::uint64_t seed,
                                 Habit habit = Habit::Random, int most_answers = 1000) {
  classic::Match match = classic::Match::start(std::move(rules), seed);
  Rng rng(seed + 1);
  while (!match.is_over() && match.version() < most_answers) {
    const Seat by = match.to_act().front();
    match.play(by, choose(match, by, habit, rng));
  }
  return match;
}

}  // namespace filon::text
