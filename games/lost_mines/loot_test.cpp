// Sharing the loot, compared with the formula of docs/rules/lost-mines.md 4.5 written down once more.
#include "games/lost_mines/loot.h"

#include "games/lost_mines/testing.h"

namespace filon::lost_mines {
namespace {

Table any_table(int seats, Rng& rng) {
  const auto rules = rules_for(seats);
  Table table = World::start(*rules, rng.next()).table();
  Dwarfs dwarfs = rules->dwarfs;
  for (int i = 0; i < seats; ++i) {
    const int kind = dwarfs.nth(rng.below(dwarfs.size()));
    dwarfs.take(kind);
    table.clan[seat(i)] = clan_of(kind);
    table.role[seat(i)] = role_of(kind);
  }
  for (Treasure& treasure : table.treasures) {
    if (rng.below(4) == 0) continue;
    treasure.owner = seat(rng.below(seats));
    treasure.value = static_cast<std::uint8_t>(1 + rng.below(5));
  }
  if (rng.below(2) == 0) table.dragon = seat(rng.below(seats));
  return table;
}

std::vector<int> values_of(const Table& table, int who) {
  std::vector<int> values;
  for (const Treasure& treasure : table.treasures)
    if (treasure.owner == seat(who)) values.push_back(treasure.value);
  return values;
}

std::vector<int> won(const Table& table) {
  std::vector<int> won(table.seats, 0);
  for (int p = 0; p < table.seats; ++p)
    if (table.role[seat(p)] == Role::Selfish)
      for (int value : values_of(table, p)) won[static_cast<std::size_t>(p)] += value;
  for (Clan clan : both_clans) {
    std::vector<int> members;
    for (int p = 0; p < table.seats; ++p)
      if ((table.role[seat(p)] == Role::Loyal && table.clan[seat(p)] == clan) ||
          (table.role[seat(p)] == Role::Saboteur && table.clan[seat(p)] == other(clan)))
        members.push_back(p);
    if (members.empty()) continue;
    int total = 0;
    int best = 0;
    for (int p : members)
      for (int value : values_of(table, p)) {
        total += value;
        best = std::max(best, value);
      }
    const int size = static_cast<int>(members.size());
    std::vector<int> best_owners;
    for (int p : members) {
      const auto values = values_of(table, p);
      if (std::find(values.begin(), values.end(), best) != values.end()) best_owners.push_back(p);
      won[static_cast<std::size_t>(p)] += total / size;
    }
    if (total % size > 0)
      for (int p : best_owners) won[static_cast<std::size_t>(p)] += total % size / static_cast<int>(best_owners.size());
  }
  if (table.dragon != nobody) {
    int& holder = won[static_cast<std::size_t>(table.dragon)];
    holder -= std::min(2, holder);
  }
  return won;
}

TEST(Loot, is_shared_as_the_catalogue_says) {
  cites("LOST-SCORE-04", "LOST-SCORE-10", "LOST-SCORE-11", "LOST-SCORE-13", "LOST-SCORE-14", "LOST-SCORE-16",
        "LOST-SCORE-21", "LOST-SCORE-25", "LOST-DRAGON-07", "LOST-DRAGON-15");
  Rng rng(1);
  for (int n = 0; n < testkit::games(3000); ++n) {
    const Table table = any_table(fewest_players + n % 7, rng);
    const Loot loot = share_loot(table);
    const std::vector<int> expected = won(table);
    int paid = loot.given_back + loot.pools[0].lost + loot.pools[1].lost;
    int collected = 0;
    for (int p = 0; p < table.seats; ++p) {
      ASSERT_EQ(int{loot.won[seat(p)]}, expected[static_cast<std::size_t>(p)]) << "table " << n << ", seat " << p;
      paid += loot.won[seat(p)];
      for (int value : values_of(table, p)) collected += value;
    }
    ASSERT_EQ(paid, collected);
  }
}

}  // namespace
}  // namespace filon::lost_mines
