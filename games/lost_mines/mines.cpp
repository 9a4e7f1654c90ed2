#include "games/lost_mines/mines.h"

#include "games/lost_mines/dealer.h"

namespace filon::lost_mines {
namespace {

Side side_towards(Cell from, Cell to) {
  for (Side side : all_sides)
    if (beside(from, side) == to) return side;
  report_bug("a dwarf comes from a neighbouring space");
}

// How many neighbours a mine would fit, the one the dwarf came from left out (LOST-MINE-05).
int fitting_sides(const Forest& forest, Cell at, Sides open, Side arrival) {
  int fitting = 0;
  for (Side side : all_sides) {
    const Cell next = beside(at, side);
    if (side == arrival || next.x < 0 || next.y < 0 || next.x >= most_columns || next.y >= most_rows) continue;
    if (forest.face_up().contains(next) && forest.is_open(next, opposite(side)) == has(open, side)) ++fitting;
  }
  return fitting;
}

void take(Dealer& dealer, Seat by, int slot) {
  dealer.tell(TreasureTaken{by, static_cast<std::uint8_t>(slot)});
  if (dealer.rules().options.owner_sees_treasures)  // LAMB-05
    dealer.whisper(
        by, TreasureSeen{static_cast<std::uint8_t>(slot), dealer.hidden().values[static_cast<std::size_t>(slot)]});
}

}  // namespace

Inline<Rotation, 4> rotations_offered(const Rules& rules, const Table& table) {
  const Mine& mine = table.mine[table.opening];
  const Side arrival = side_towards(mine.at, table.came_from);
  Inline<Rotation, 4> best;
  int most = -1;
  for (Rotation by : rules.ways(mine.card)) {
    const Sides open = rules.open(mine.card, by);
    if (!has(open, arrival)) continue;  // LOST-MINE-04
    const int fitting = fitting_sides(table.forest, mine.at, open, arrival);
    if (fitting > most) best.clear();
    most = std::max(most, fitting);
    if (fitting == most) best.push_back(by);
  }
  return best;
}

Inline<std::uint8_t, most_slots> treasures_for(const Rules& rules, const Table& table, Cell at) {
  Inline<std::uint8_t, most_slots> slots;
  const std::size_t mine = mine_at(table, at);
  if (mine == mines || !table.mine[mine].is_face_up()) return slots;
  const Back back = rules.deck[table.mine[mine].card].back;
  if (back == Back::None) return slots;  // LOST-DRAGON-03
  for (std::size_t i = 0; i < table.treasures.size(); ++i)
    if (table.treasures[i].back == back && table.treasures[i].is_left()) slots.push_back(static_cast<std::uint8_t>(i));
  return slots;
}

bool has_favourite(const Table& table, Seat by, const Inline<std::uint8_t, most_slots>& slots) {
  if (slots.size() < 2) return false;
  for (std::uint8_t slot : slots)
    if (table.looked[by].has_seen_treasure(slot)) return true;
  return false;
}

// LOST-MINE-02, -06: everybody sees what it is before its player turns it.
void reveal(Dealer& dealer, Seat by, std::size_t mine, Cell from) {
  dealer.tell(MineRevealed{by, static_cast<std::uint8_t>(mine), dealer.hidden().mine[mine], from});
  const auto rotations = rotations_offered(dealer.rules(), dealer.table());
  check(!rotations.empty(), "a mine can be turned towards every side");
  if (rotations.size() == 1) return open_mine(dealer, by, rotations[0], false);
  dealer.ask(Ask::PickRotation, by);
}

void open_mine(Dealer& dealer, Seat by, Rotation rotation, bool chosen) {
  const std::uint8_t mine = dealer.table().opening;
  dealer.tell(MineTurned{by, mine, rotation, chosen});
  if (dealer.rules().deck[dealer.table().mine[mine].card].back == Back::None) dealer.tell(DragonTaken{by});
  collect(dealer, by, no_slot);
}

// LOST-MINE-10, -16, -20.
void collect(Dealer& dealer, Seat by, Slot wanted) {
  const Table& table = dealer.table();
  const auto slots = treasures_for(dealer.rules(), table, table.dwarf[by]);
  if (slots.empty()) return;
  if (wanted != no_slot) return take(dealer, by, index(wanted));
  if (has_favourite(table, by, slots)) return dealer.ask(Ask::PickTreasure, by);
  take(dealer, by, slots[0]);
}

void collect_first(Dealer& dealer, Seat by) {
  const auto slots = treasures_for(dealer.rules(), dealer.table(), dealer.table().dwarf[by]);
  if (!slots.empty()) take(dealer, by, slots[0]);
}

}  // namespace filon::lost_mines
