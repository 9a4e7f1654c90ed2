// What a player may expect to be paid for the round, in nuggets: how likely each ending is from here, by how far the
// teams are from the gold and who can still dig, times what each ending pays their role.
#pragma once

#include "games/classic/bots/policy/situation.h"
#include "games/classic/bots/policy/weights.h"

namespace filon::classic::bots {

// What is known and believed of a seat.
struct PlayerState {
  PerRole roles{};
  bool can_dig = true;
  bool imprisoned = false;
};
using Players = PerSeat<PlayerState>;

class ExpectedPay {
 public:
  // The rules must outlive it.
  ExpectedPay(const Rules&, const PayWeights&, Seat me, Role mine, const Players&, int crystals);

  // After the player's answer: `cards_left` in hands and pile together. A goal with no way left is reached by them.
  double value(const Ways&, const Chances& gold, int cards_left) const;
  // What the player gains if the treasure is reached rather than not, as the ways lie: below 0 they hinder.
  double eagerness(const Ways&, const Chances& gold, int cards_left) const;
  // For one crystal more. Nothing for whoever is no geologist.
  double crystal() const { return crystal_; }

 private:
  static constexpr std::size_t near_ways = 4;  // how near matters for who will finish: at 0, 1, 2, and farther

  struct Payments {
    double blue = 0, green = 0, both = 0, shut_out = 0, unreached = 0;
  };
  struct Access {
    double blue, green;
  };

  void count(const Rules&, Seat me, const Players&);
  void pay(const Rules&, Role);
  Access access(const Ways&, std::size_t goal) const;
  double reached(Access, int nearest) const;
  double crystals_to_come(int cards_left) const;
  double value(const Ways&, std::size_t goal, int cards_left) const;

  const PayWeights& w_;
  Role role_;
  bool imprisoned_;
  int seats_;
  PerRole free_{};  // how many of each role share in a win
  PerRole dig_{};   // how many of each can lay paths
  double no_saboteur_ = 1;
  std::array<PerRole, near_ways> finish_{};  // chances to finish first, by how near the gold is
  Payments paid_;
  double crystal_ = 0;  // what a geologist gets for each
  int crystals_;        // that lie in the mine
};

}  // namespace filon::classic::bots
