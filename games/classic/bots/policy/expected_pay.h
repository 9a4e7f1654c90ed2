// The pay that a player can expect for the round, in nuggets: the chance of each ending times what it pays the player's
// role. The chances depend on how far the teams are from the gold and on who can still dig.
#pragma once

#include "games/classic/bots/policy/situation.h"
#include "games/classic/bots/policy/weights.h"

namespace filon::classic::bots {

// What is known and believed about a seat.
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

  // The value after the player's answer. `cards_left`: in hands and pile together. If a goal has distance 0, the player
  // reached it.
  double value(const Ways&, const Chances& gold, int cards_left) const;
  // The same after the answer of another player, who has these roles.
  double value(const Ways&, const Chances& gold, int cards_left, const PerRole& finisher) const;
  // The pay if the round ends without the treasure.
  double unreached() const { return crystal_ * crystals_ + paid_.unreached; }
  // What the player gains if the treasure is reached, compared with not reached. Below 0 they hinder.
  double eagerness(const Ways&, const Chances& gold, int cards_left) const;
  // The value of one more crystal; 0 for all roles except geologists.
  double crystal() const { return crystal_; }

 private:
  static constexpr std::size_t near_ways = 4;  // distances 0, 1, 2 and farther matter for who finishes

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
  double finished(Access, const PerRole& finisher) const;
  double value(const Ways&, std::size_t goal, int cards_left, const PerRole& finisher) const;

  const PayWeights& w_;
  Role role_;
  bool imprisoned_;
  int seats_;
  PerRole free_{};  // how many of each role share in a win
  PerRole dig_{};   // how many of each role can place paths
  double no_saboteur_ = 1;
  std::array<PerRole, near_ways> finish_{};  // chances to finish first, by distance to the gold
  Payments paid_;
  double crystal_ = 0;  // what a geologist gets for each crystal
  int crystals_;        // in the mine
};

}  // namespace filon::classic::bots
