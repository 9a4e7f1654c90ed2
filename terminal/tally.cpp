#include "terminal/tally.h"

#include <algorithm>

namespace filon::terminal {
namespace {

void add_each(std::vector<long>& to, const std::vector<long>& from) {
  to.resize(std::max(to.size(), from.size()));
  for (std::size_t i = 0; i < from.size(); ++i) to[i] += from[i];
}

}  // namespace

void Tally::add(const Tally& other) {
  games += other.games;
  answers += other.answers;
  rounds += other.rounds;
  add_each(rounds_won, other.rounds_won);
  add_each(gold_of_interest, other.gold_of_interest);
  add_each(seats_in_round, other.seats_in_round);
  for (int i = 0; i < max_seats; ++i) gold[seat(i)] += other.gold[seat(i)];
  add(other.portions);
}

void Tally::add(const std::vector<Portion>& more) {
  for (std::size_t i = 0; i < more.size(); ++i) {
    if (portions.size() == i) portions.push_back({more[i].what});
    portions[i].count += more[i].count;
    portions[i].of += more[i].of;
  }
}

}  // namespace filon::terminal
