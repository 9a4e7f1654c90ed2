// Counts the sequences of answers from one deal. The seed fixes chance, so the numbers show any change in what is
// legal.
#pragma once

#include <vector>

#include "kernel/world.h"

namespace filon::terminal {

template <class G>
std::vector<typename G::Action> answers_in(const kernel::World<G>& world) {
  thread_local typename G::Actions legal;
  world.legal_actions(world.to_act().front(), legal);
  return {legal.begin(), legal.end()};
}

template <class G>
kernel::World<G> after(const kernel::World<G>& world, const typename G::Action& answer) {
  kernel::World<G> next = world;
  next.play(next.to_act().front(), answer);
  return next;
}

// Sequences of exactly `depth` answers.
template <class G>
long count_sequences(const kernel::World<G>& world, int depth) {
  if (depth == 0) return 1;
  if (world.is_over()) return 0;
  const auto legal = answers_in(world);
  if (depth == 1) return static_cast<long>(legal.size());
  long sum = 0;
  for (const typename G::Action& answer : legal) sum += count_sequences(after(world, answer), depth - 1);
  return sum;
}

}  // namespace filon::terminal
