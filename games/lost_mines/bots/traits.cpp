#include "games/lost_mines/bots/traits.h"

#include "games/lost_mines/bots/bot.h"

namespace filon::bots {

using namespace lost_mines;

bool Traits<LostMines>::wins(const Rules&, const Table& table, std::size_t interest) {
  for (int i = 0; i < table.seats; ++i)
    if (static_cast<std::size_t>(table.role[seat(i)]) == interest + 1 && table.loot.won[seat(i)] > 0) return true;
  return false;
}

std::unique_ptr<Bot<LostMines>> Traits<LostMines>::make_bot(std::string_view level, const Rules& rules, Seat who,
                                                            std::uint64_t seed) {
  return lost_mines::bots::make_bot(level, rules, who, seed);
}

}  // namespace filon::bots
