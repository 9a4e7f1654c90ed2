#include "scenarios/stacked_chance.h"

namespace filon::scenarios {

StackedChance::StackedChance(const Position& position, std::uint64_t seed)
    : gold_(position.next_gold.begin(), position.next_gold.end()), rng_(seed) {
  for (Card card : position.next_cards) cards_.push_back(index(card));
  for (classic::Role role : position.next_roles) roles_.push_back(static_cast<int>(role));
}

int StackedChance::pick(std::span<const std::uint8_t> counts) {
  // A bag is known by where its counts are.
  std::deque<int>* stack = nullptr;
  if (counts.data() == watched_->hidden.pile.counts().data()) stack = &cards_;
  if (counts.data() == watched_->hidden.gold.counts().data()) stack = &gold_;
  if (counts.data() == watched_->hidden.spare_roles.counts().data()) stack = &roles_;
  if (stack && !stack->empty()) {
    const int kind = stack->front();
    stack->pop_front();
    if (counts[static_cast<std::size_t>(kind)] > 0) return kind;
  }

  int total = 0;
  for (std::uint8_t count : counts) total += count;
  int nth = rng_.below(total);
  std::size_t kind = 0;
  while (nth >= counts[kind]) nth -= counts[kind++];
  return static_cast<int>(kind);
}

}  // namespace filon::scenarios
