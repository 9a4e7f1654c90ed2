#include "games/lost_mines/bots/belief/role_odds.h"

namespace filon::lost_mines::bots {
namespace {

constexpr std::array<Role, 3> roles{Role::Loyal, Role::Selfish, Role::Saboteur};
constexpr std::size_t at(Role role) { return static_cast<std::size_t>(role); }

// No evidence makes a role impossible: somebody may have had no better card.
constexpr double least = 0.02;

}  // namespace

void RoleOdds::reset(const Rules& rules, const Table& table) {
  seats_ = rules.seats;
  clan_ = table.clan;
  dwarfs_ = rules.dwarfs;
  for (int i = 0; i < seats_; ++i) evidence_[seat(i)] = {0, 1, 1, 1};
  for (Clan clan : both_clans) agree(clan);
}

void RoleOdds::is(Seat seat, Role role) {
  evidence_[seat] = {};
  evidence_[seat][at(role)] = 1;
  agree(clan_[seat]);
}

void RoleOdds::weigh(Seat seat, const PerRole& likelihood) {
  PerRole& row = evidence_[seat];
  double most = 0;
  for (Role role : roles) {
    row[at(role)] *= likelihood[at(role)];
    most = std::max(most, row[at(role)]);
  }
  for (Role role : roles)
    if (row[at(role)] > 0) row[at(role)] = std::max(least, row[at(role)] / most);
  agree(clan_[seat]);
}

// Scales rows and columns until every seat has one card and every card is somewhere; the cards not dealt are rows
// without evidence (LOST-SETUP-14).
void RoleOdds::agree(Clan clan) {
  constexpr int rounds = 12;
  PerRole cards{};
  double undealt = 0;
  for (Role role : roles) undealt += cards[at(role)] = dwarfs_.count(dwarf_kind(clan, role));
  PerSeat<PerRole> rows = evidence_;
  PerRole aside{0, 1, 1, 1};
  for (int i = 0; i < seats_; ++i)
    if (clan_[seat(i)] == clan) undealt -= 1;
  const auto scale_row = [](PerRole& row, double to) {
    double sum = 0;
    for (Role role : roles) sum += row[at(role)];
    for (Role role : roles) row[at(role)] *= sum > 0 ? to / sum : 0;
  };
  for (int round = 0; round < rounds; ++round) {
    for (Role role : roles) {
      double sum = aside[at(role)];
      for (int i = 0; i < seats_; ++i)
        if (clan_[seat(i)] == clan) sum += rows[seat(i)][at(role)];
      const double factor = sum > 0 ? cards[at(role)] / sum : 0;
      aside[at(role)] *= factor;
      for (int i = 0; i < seats_; ++i)
        if (clan_[seat(i)] == clan) rows[seat(i)][at(role)] *= factor;
    }
    scale_row(aside, undealt);
    for (int i = 0; i < seats_; ++i)
      if (clan_[seat(i)] == clan) scale_row(rows[seat(i)], 1);
  }
  for (int i = 0; i < seats_; ++i)
    if (clan_[seat(i)] == clan) odds_[seat(i)] = rows[seat(i)];
}

}  // namespace filon::lost_mines::bots
