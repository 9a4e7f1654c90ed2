// Random answers, made from the described fields of the actions of a game. Most of them are not legal.
#pragma once

#include "kernel/card.h"
#include "kernel/cell.h"
#include "kernel/fields.h"
#include "kernel/inline.h"
#include "kernel/names.h"
#include "kernel/rng.h"

namespace filon::testkit {

// Random values for fields. Cards are often from the hand, otherwise most answers would be refused for the same reason.
class Anything {
 public:
  Anything(Rng& rng, std::vector<Card> hand) : rng_(rng), hand_(std::move(hand)) {}

  void operator()(Card& value) {
    if (!hand_.empty() && rng_.below(2) == 0)
      value = hand_[static_cast<std::size_t>(rng_.below(static_cast<int>(hand_.size())))];
    else
      value = card(rng_.below(4) == 0 ? byte() : rng_.below(40));
  }
  void operator()(Seat& value) { value = seat(rng_.below(2) == 0 ? rng_.below(40) : rng_.below(5)); }
  void operator()(Cell& value) {
    value = rng_.below(2) == 0 ? cell(rng_.below(12) - 1, rng_.below(7) - 3) : cell(byte(), byte());
  }
  void operator()(Turned& value) { value = static_cast<Turned>(rng_.below(2)); }
  void operator()(bool& value) { value = rng_.below(2) == 0; }
  void operator()(std::uint8_t& value) { value = static_cast<std::uint8_t>(rng_.below(10)); }
  template <Named Enum>
  void operator()(Enum& value) {
    value = static_cast<Enum>(rng_.below(static_cast<int>(count_of<Enum>()) + 1));  // one too many
  }
  template <class T, std::size_t Capacity>
  void operator()(Inline<T, Capacity>& list) {
    for (int n = rng_.below(static_cast<int>(Capacity) + 1); n > 0; --n) {
      T one{};
      (*this)(one);
      list.push_back(one);
    }
  }

 private:
  int byte() { return rng_.below(256); }

  Rng& rng_;
  std::vector<Card> hand_;
};

template <class Action>
Action any_answer(Rng& rng, const std::vector<Card>& hand) {
  Action action;
  Anything fill(rng, hand);
  int kind = rng.below(static_cast<int>(std::variant_size_v<Action>));
  fields::for_each_alternative<Action>([&]<class Answer>(fields::Type<Answer>) {
    if (kind-- != 0) return;
    Answer answer{};
    fields::for_each(answer, [&](std::string_view, auto& member) { fill(member); });
    action = answer;
  });
  return action;
}

}  // namespace filon::testkit
