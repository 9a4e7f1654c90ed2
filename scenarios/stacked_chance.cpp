#include "scenarios/stacked_chance.h"

namespace filon::scenarios {

StackedChance::StackedChance(const Position& position, std::uint64_t seed)
    : gold_(position.next_gold.begin(), position.next_gold.end()), rng_(seed) {
  for (Card card : position.next_cards) cards_.push_back(index(card));
  for (classic::Role role : position.next_roles) roles_.push_back(static_cast<int>(role));
}

int StackedChance::pick(Draw what, std::span<const std::uint8_t> counts) {
  std::deque<int>* stack = nullptr;
  switch (static_cast<classic::Source>(what.source)) {
    case classic::Source::Pile: stack = &cards_; break;
    case classic::Source::GoldPile: stack = &gold_; break;
    case classic::Source::RoleCards:
    case classic::Source::SpareRoles: stack = &roles_; break;
    case classic::Source::GoalCards: break;
  }
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
