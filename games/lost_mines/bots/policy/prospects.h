// What a seat knows of the mines and their treasures.
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines::bots {

struct Prospects {
  std::array<std::array<double, count_of<Back>()>, mines> odds{};  // of each mine; none: the dragon's
  std::array<int, count_of<Back>()> left{};                        // treasures in their slots
  std::array<double, count_of<Back>()> value{};                    // of one that nobody has looked at
  std::array<double, mines> treasures{};                           // expected in each mine
  std::array<double, mines> worth{};                               // of one of them

  double dragon(std::size_t mine) const { return odds[mine][static_cast<std::size_t>(Back::None)]; }
  // After one with this back was taken from this mine.
  void take(Back);
  void add_up();
};

// `mine`: what the seat has seen; null: as everybody sees it.
Prospects prospects_at(const Rules&, const Table&, const Holding* mine);

// What a treasure in this slot is worth to somebody who knows this.
double value_of(const Prospects&, const Table&, const Holding&, int slot);

}  // namespace filon::lost_mines::bots
