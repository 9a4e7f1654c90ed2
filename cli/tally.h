// What is counted over many matches. Whole numbers only: sums do not depend on their order.
#pragma once

#include <array>

#include "games/classic/table.h"

namespace filon::cli {

struct Tally {
  long games = 0;
  long answers = 0;
  std::array<long, count_of<classic::Winners>()> rounds{};  // by Winners
  PerSeat<long> gold;                                       // nuggets at the end of the match
  std::array<long, classic::role_kinds> gold_of_role{};     // by Role: nuggets won in rounds
  std::array<long, classic::role_kinds> rounds_of_role{};   // by Role: how often somebody had it

  void add(const Tally&);
};

// Follows one match. Tell it where the match stands at the start and after each answer.
class Follower {
 public:
  explicit Follower(Tally& tally) : tally_(tally) {}

  // `role(seat)` and `score(seat)`: what the seat has now.
  template <class RoleOf, class ScoreOf>
  void follow(const classic::Table& table, RoleOf role, ScoreOf score) {
    const bool goes_on = table.round == round_ && !table.is_over();
    if (goes_on && table.undealt_roles == undealt_) [[likely]]
      return;
    if (!goes_on) {
      if (round_ > 0) end_round(table, score);
      round_ = table.round;
      for (int i = 0; i < table.seats; ++i) scores_[seat(i)] = score(seat(i));
    }
    undealt_ = table.undealt_roles;
    for (int i = 0; i < table.seats; ++i) roles_[seat(i)] = role(seat(i));
  }

 private:
  template <class ScoreOf>
  void end_round(const classic::Table& table, ScoreOf score) {
    ++tally_.rounds[static_cast<std::size_t>(table.results[round_ - 1U].winners)];
    for (int i = 0; i < table.seats; ++i) {
      const auto role = static_cast<std::size_t>(roles_[seat(i)]);
      tally_.gold_of_role[role] += score(seat(i)) - scores_[seat(i)];
      ++tally_.rounds_of_role[role];
      if (table.is_over()) tally_.gold[seat(i)] += score(seat(i));
    }
    if (table.is_over()) ++tally_.games;
  }

  Tally& tally_;
  std::uint8_t round_ = 0;
  std::uint8_t undealt_ = 0;  // fewer: a role has changed
  PerSeat<classic::Role> roles_;
  PerSeat<int> scores_;
};

}  // namespace filon::cli
