#include "games/lost_mines/loot.h"

#include "games/lost_mines/dealer.h"

namespace filon::lost_mines {
namespace {

struct Collected {
  int total = 0;
  int best = 0;  // the highest single treasure
};

Collected collected_by(const Table& table, Seat by) {
  Collected all;
  for (const Treasure& treasure : table.treasures)
    if (treasure.owner == by) {
      all.total += treasure.value;
      all.best = std::max(all.best, int{treasure.value});
    }
  return all;
}

// LOST-SCORE-10: loyal dwarfs share with their own clan, saboteurs with the other one.
bool shares_with(const Table& table, Seat who, Clan clan) {
  if (table.role[who] == Role::Loyal) return table.clan[who] == clan;
  return table.role[who] == Role::Saboteur && table.clan[who] != clan;
}

// LOST-SCORE-10..-20.
Pool share_pool(const Table& table, Clan clan) {
  Pool pool;
  int total = 0;
  int best = 0;
  for (int i = 0; i < table.seats; ++i) {
    if (!shares_with(table, seat(i), clan)) continue;
    pool.members.insert(seat(i));
    const Collected own = collected_by(table, seat(i));
    total += own.total;
    if (own.best > best) pool.best_owners = {};
    best = std::max(best, own.best);
    if (own.best == best && best > 0) pool.best_owners.insert(seat(i));
  }
  if (pool.members.empty()) return pool;
  const int remainder = total % pool.members.size();
  pool.total = static_cast<std::uint8_t>(total);
  pool.share = static_cast<std::uint8_t>(total / pool.members.size());
  pool.remainder = static_cast<std::uint8_t>(remainder);
  pool.best = static_cast<std::uint8_t>(best);
  if (remainder > 0) {
    pool.bonus = static_cast<std::uint8_t>(remainder / pool.best_owners.size());
    pool.lost = static_cast<std::uint8_t>(remainder % pool.best_owners.size());
  }
  return pool;
}

Seats best_scores(const Table& table) {
  Seats best;
  int most = 0;
  for (int i = 0; i < table.seats; ++i) {
    const int score = table.score[seat(i)];
    if (score > most) best = {};
    most = std::max(most, score);
    if (score == most) best.insert(seat(i));
  }
  return best;
}

// LOST-SCORE-01, -02: first the dwarf cards, then the collected treasures.
void show_all(Dealer& dealer) {
  const Table& table = dealer.table();
  RolesShown roles{};
  for (int i = 0; i < table.seats; ++i) roles.roles[seat(i)] = dealer.holding(seat(i)).role;
  dealer.tell(roles);
  TreasuresShown treasures{};
  for (std::size_t i = 0; i < table.treasures.size(); ++i)
    treasures.values.push_back(table.treasures[i].is_left() ? std::uint8_t{0} : dealer.hidden().values[i]);
  dealer.tell(treasures);
}

}  // namespace

Loot share_loot(const Table& table) {
  Loot loot;
  PerSeat<int> won;
  for (int i = 0; i < table.seats; ++i)
    if (table.role[seat(i)] == Role::Selfish) won[seat(i)] = collected_by(table, seat(i)).total;  // LOST-SCORE-04
  for (Clan clan : both_clans) {
    const Pool pool = share_pool(table, clan);
    loot.pools[static_cast<std::size_t>(clan)] = pool;
    for (int i = 0; i < table.seats; ++i)
      if (pool.members.contains(seat(i)))
        won[seat(i)] += pool.share + (pool.best_owners.contains(seat(i)) ? pool.bonus : 0);
  }
  if (table.dragon != nobody) {  // LOST-DRAGON-07
    loot.given_back = static_cast<std::uint8_t>(std::min(dragon_penalty, won[table.dragon]));
    won[table.dragon] -= loot.given_back;
  }
  for (int i = 0; i < table.seats; ++i) loot.won[seat(i)] = static_cast<std::uint8_t>(won[seat(i)]);
  return loot;
}

void end_round(Dealer& dealer, Because because) {
  const Table& table = dealer.table();
  dealer.drop_agenda();
  dealer.tell(RoundEnded{because});
  show_all(dealer);
  dealer.tell(LootShared{share_loot(table)});
  const bool is_tied = best_scores(table).has_several();
  if (table.round == table.rounds && is_tied && dealer.rules().options.extra_round_on_tie &&
      table.rounds == dealer.rules().options.rounds)
    dealer.tell(RoundAdded{});  // LOST-MATCH-19
  if (table.round == table.rounds) return dealer.tell(MatchEnded{table.score, best_scores(table)});
  dealer.do_first({.what = Do::NextRound});
  dealer.ask(Ask::GoOn, Seats::first(table.seats));
}

}  // namespace filon::lost_mines
