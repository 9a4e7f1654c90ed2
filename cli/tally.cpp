#include "cli/tally.h"

namespace filon::cli {
namespace {

template <std::size_t N>
void add_each(std::array<long, N>& to, const std::array<long, N>& from) {
  for (std::size_t i = 0; i < N; ++i) to[i] += from[i];
}

}  // namespace

void Tally::add(const Tally& other) {
  games += other.games;
  answers += other.answers;
  add_each(rounds, other.rounds);
  for (int i = 0; i < max_seats; ++i) gold[seat(i)] += other.gold[seat(i)];
  add_each(gold_of_role, other.gold_of_role);
  add_each(rounds_of_role, other.rounds_of_role);
}

}  // namespace filon::cli
