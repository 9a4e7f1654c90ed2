#include "games/lost_mines/bots/policy/prospects.h"

namespace filon::lost_mines::bots {
namespace {

constexpr std::size_t of(Back back) { return static_cast<std::size_t>(back); }

}  // namespace

void Prospects::add_up() {
  for (std::size_t m = 0; m < mines; ++m) {
    treasures[m] = worth[m] = 0;
    for (Back back : {Back::Gems, Back::Gold, Back::Silver}) {
      const double expected = odds[m][of(back)] * left[of(back)];
      treasures[m] += expected;
      worth[m] += expected * value[of(back)];
    }
    if (treasures[m] > 0) worth[m] /= treasures[m];
  }
}

void Prospects::take(Back back) {
  --left[of(back)];
  add_up();
}

Prospects prospects_at(const Rules& rules, const Table& table, const Holding* mine) {
  Prospects known;
  for (const Treasure& treasure : table.treasures)
    if (treasure.is_left()) ++known.left[of(treasure.back)];

  // The values that the seat has not seen.
  std::array<double, count_of<Back>()> sum{};
  std::array<int, count_of<Back>()> count{};
  for (std::size_t kind = 0; kind < rules.deck.treasure_kinds.size(); ++kind) {
    const TreasureKind& one = rules.deck.treasure_kinds[kind];
    const int copies = rules.deck.treasures.count(static_cast<int>(kind));
    sum[of(one.back)] += copies * one.value;
    count[of(one.back)] += copies;
  }
  for (std::size_t slot = 0; mine && slot < table.treasures.size(); ++slot)
    if (mine->values[slot] > 0) {
      sum[of(table.treasures[slot].back)] -= mine->values[slot];
      --count[of(table.treasures[slot].back)];
    }
  for (std::size_t back = 0; back < sum.size(); ++back)
    if (count[back] > 0) known.value[back] = sum[back] / count[back];

  // Mines that nobody has revealed and this seat has not looked at are one of the cards left over.
  std::array<bool, count_of<Back>()> is_placed{};
  std::array<Card, mines> card{};
  std::size_t open = mines;
  for (std::size_t m = 0; m < mines; ++m) {
    card[m] = table.mine[m].is_face_up() || !mine ? table.mine[m].card : mine->mines_seen[m];
    if (card[m] == no_card) continue;
    is_placed[of(rules.deck[card[m]].back)] = true;
    known.odds[m][of(rules.deck[card[m]].back)] = 1;
    --open;
  }
  for (std::size_t m = 0; m < mines; ++m)
    for (std::size_t back = 0; card[m] == no_card && back < is_placed.size(); ++back)
      if (!is_placed[back]) known.odds[m][back] = 1.0 / static_cast<double>(open);
  known.add_up();
  return known;
}

double value_of(const Prospects& known, const Table& table, const Holding& mine, int slot) {
  const auto at = static_cast<std::size_t>(slot);
  return mine.values[at] > 0 ? mine.values[at] : known.value[of(table.treasures[at].back)];
}

}  // namespace filon::lost_mines::bots
