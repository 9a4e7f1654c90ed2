#include "games/lost_mines/walks.h"

#include "games/lost_mines/mines.h"
#include "kernel/long_list.h"

namespace filon::lost_mines {
namespace {

// The cards that a dwarf can stand on, whoever asks: no obstacle, and no other dwarf where only one has room.
Area enterable(const Table& table, Seat by) {
  Area others;
  for (int i = 0; i < table.seats; ++i)
    if (seat(i) != by) others.insert(table.dwarf[seat(i)]);
  const Forest& forest = table.forest;
  return (forest.face_up() | forest.hidden_mines()).without(forest.obstacles()).without(forest.narrow() & others);
}

// The traps that a walk crosses, in order, each as its place in Table::across counted from 1; and the side from which
// it enters a face-down mine.
class WhatHappens {
 public:
  void cross(std::size_t trap) { code_ = code_ << 5 | static_cast<std::uint32_t>(trap + 1); }
  // The side decides how the mine is turned.
  void reveal_from(Side side) { code_ |= (static_cast<std::uint32_t>(side) + 1) << 25; }
  bool nothing() const { return code_ == 0; }
  friend bool operator==(WhatHappens, WhatHappens) = default;

 private:
  std::uint32_t code_ = 0;
};

std::size_t trap_on(const Table& table, Edge edge) {
  std::size_t at = 0;
  while (table.across[at].edge != edge) ++at;
  return at;
}

// All walks of one dwarf, shortest first, and among those of equal length in the order north, east, south, west. The
// first one that reaches a card stands for all others on which the same happens (LOST-MOVE-25).
class WalkTree {
 public:
  WalkTree(const Table& table, Seat by)
      : table_(table), enterable_(enterable(table, by)), limit_(step_limit(table, by)) {
    for (Side side : all_sides) connected_[static_cast<std::size_t>(side)] = table.forest.connected(side);
    walks_.push_back({table.dwarf[by], {}, 0, 0});
    reached_.insert(table.dwarf[by]);
    for (std::size_t i = 0; i < walks_.size(); ++i) extend(i);
  }

  std::size_t size() const { return walks_.size(); }
  Cell end(std::size_t walk) const { return walks_[walk].at; }
  Route route(std::size_t walk) const {
    Route route;
    for (std::size_t n = 0; n < walks_[walk].length; ++n) route.push_back({});
    for (std::size_t i = walk; walks_[i].length > 0; i = walks_[i].before) route[walks_[i].length - 1U] = walks_[i].at;
    return route;
  }
  // The walk that ends here, if the same happens on the way.
  std::size_t find(Cell at, WhatHappens happens) const {
    std::size_t walk = 0;
    while (walk < walks_.size() && !(walks_[walk].at == at && walks_[walk].happens == happens)) ++walk;
    check(walk < walks_.size(), "a legal walk is among all walks");
    return walk;
  }

 private:
  struct Node {
    Cell at;
    WhatHappens happens;
    std::uint16_t before;  // the walk without its last card
    std::uint8_t length;
  };

  void extend(std::size_t walk) {
    const Node from = walks_[walk];
    if (from.length == limit_ || table_.forest.hidden_mines().contains(from.at)) return;  // LOST-MOVE-12
    for (Side side : all_sides) {
      if (!connected_[static_cast<std::size_t>(side)].contains(from.at)) continue;
      const Cell at = beside(from.at, side);
      if (!enterable_.contains(at) || table_.forest.has_troll(from.at, side)) continue;
      WhatHappens happens = from.happens;
      if (table_.forest.has_trap(from.at, side)) happens.cross(trap_on(table_, edge(from.at, side)));
      if (table_.forest.hidden_mines().contains(at)) happens.reveal_from(side);
      if (is_known(at, happens)) continue;
      if (happens.nothing()) reached_.insert(at);
      walks_.push_back({at, happens, static_cast<std::uint16_t>(walk), static_cast<std::uint8_t>(from.length + 1)});
    }
  }

  bool is_known(Cell at, WhatHappens happens) const {
    if (happens.nothing()) return reached_.contains(at);
    return std::any_of(walks_.begin(), walks_.end(),
                       [&](const Node& node) { return node.at == at && node.happens == happens; });
  }

  const Table& table_;
  Area enterable_;
  std::array<Area, 4> connected_;
  int limit_;
  Area reached_;  // with nothing on the way
  LongList<Node, 1024> walks_;
};

// LOST-MINE-30: the treasure that this walk takes.
std::optional<Refusal> refuse_treasure(const Rules& rules, const Table& table, Cell end, Slot wanted) {
  if (wanted == no_slot) return {};
  const std::size_t mine = mine_at(table, end);
  const bool gives_treasure =
      mine < mines && table.mine[mine].is_face_up() && rules.deck[table.mine[mine].card].back != Back::None;
  if (!gives_treasure || index(wanted) >= static_cast<int>(rules.deck.board.slots)) return Refusal::Malformed;
  for (std::uint8_t slot : treasures_for(rules, table, end))
    if (slot == index(wanted)) return {};
  return Refusal::TreasureNotAvailable;
}

std::optional<Refusal> refuse_step(const Table& table, Area enterable, Cell from, Cell to, bool is_last) {
  const Forest& forest = table.forest;
  for (Side side : all_sides) {
    if (beside(from, side) != to) continue;
    if (!forest.is_connected(from, side)) return Refusal::NotConnected;
    if (forest.has_troll(from, side)) return Refusal::TrollBlocks;
    if (forest.obstacles().contains(to)) return Refusal::ObstacleBlocks;
    if (!enterable.contains(to)) return Refusal::CardFull;
    if (forest.hidden_mines().contains(to) && !is_last) return Refusal::MustStopAtMine;
    return {};
  }
  return Refusal::NotConnected;
}

}  // namespace

int step_limit(const Table& table, Seat by) {
  return table.forest.campfires().contains(table.dwarf[by]) ? campfire_limit : move_limit;
}

bool can_step(const Table& table, Seat by) {
  const Cell from = table.dwarf[by];
  const Area targets = enterable(table, by);
  for (Side side : all_sides)
    if (table.forest.is_connected(from, side) && !table.forest.has_troll(from, side) &&
        targets.contains(beside(from, side)))
      return true;
  return false;
}

std::optional<Refusal> refuse(const Rules& rules, const Table& table, Seat by, const Walk& walk) {
  if (static_cast<int>(walk.route.size()) > step_limit(table, by)) return Refusal::TooManySteps;
  const Area targets = enterable(table, by);
  Cell at = table.dwarf[by];
  for (std::size_t i = 0; i < walk.route.size(); ++i) {
    if (const auto refusal = refuse_step(table, targets, at, walk.route[i], i + 1 == walk.route.size())) return refusal;
    at = walk.route[i];
  }
  return refuse_treasure(rules, table, at, walk.slot);
}

void list_walks(const Rules& rules, Sight sight, Actions& out) {
  const Table& table = sight.table;
  const WalkTree walks(table, sight.me);
  for (std::size_t i = 0; i < walks.size(); ++i) {
    Walk walk{walks.route(i), no_slot};
    const auto slots = treasures_for(rules, table, walks.end(i));
    if (slots.empty()) {
      out.push_back(walk);
      continue;
    }
    const std::size_t choices = has_favourite(table, sight.me, slots) ? slots.size() : 1;
    for (std::size_t n = 0; n < choices; ++n) {
      walk.slot = slot(slots[n]);
      out.push_back(walk);
    }
  }
}

Walk shortest(const Rules& rules, const Table& table, Seat by, const Walk& walk) {
  if (refuse(rules, table, by, walk)) return walk;
  Cell at = table.dwarf[by];
  WhatHappens happens;
  for (Cell next : walk.route) {
    for (Side side : all_sides) {
      if (beside(at, side) != next) continue;
      if (table.forest.has_trap(at, side)) happens.cross(trap_on(table, edge(at, side)));
      if (table.forest.hidden_mines().contains(next)) happens.reveal_from(side);
    }
    at = next;
  }
  const WalkTree walks(table, by);
  Walk same{walks.route(walks.find(at, happens)), walk.slot};
  const auto slots = treasures_for(rules, table, at);
  if (same.slot == no_slot && !slots.empty()) same.slot = slot(slots[0]);
  return same;
}

Slot seen_alike(const Rules& rules, const Table& table, Seat by, const Walk& walk) {
  if (walk.slot == no_slot || refuse(rules, table, by, walk)) return walk.slot;
  const auto slots = treasures_for(rules, table, walk.route.empty() ? table.dwarf[by] : walk.route.back());
  return has_favourite(table, by, slots) ? walk.slot : slot(slots[0]);
}

}  // namespace filon::lost_mines
