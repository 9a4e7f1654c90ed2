// How likely each role is for every seat. Clans are public and every clan has a known set of cards, so the odds of a
// clan's seats depend on each other.
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines::bots {

using PerRole = std::array<double, count_of<Role>()>;

class RoleOdds {
 public:
  // As the cards are dealt.
  void reset(const Rules&, const Table&);
  // What is certain.
  void is(Seat, Role);
  // An answer that is more or less likely for each role.
  void weigh(Seat, const PerRole& likelihood);

  double of(Seat seat, Role role) const { return odds_[seat][static_cast<std::size_t>(role)]; }
  // LOST-SCORE-10.
  double shares_with(Seat seat, Clan clan) const {
    return of(seat, clan_[seat] == clan ? Role::Loyal : Role::Saboteur);
  }

 private:
  void agree(Clan);

  int seats_ = 0;
  PerSeat<Clan> clan_;
  Dwarfs dwarfs_;
  PerSeat<PerRole> evidence_;  // products of likelihoods
  PerSeat<PerRole> odds_;
};

}  // namespace filon::lost_mines::bots
