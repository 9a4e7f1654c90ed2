// How the common code of the bots sees The Lost Mines.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "games/lost_mines/game.h"

namespace filon::bots {

template <>
struct Traits<lost_mines::LostMines> {
  struct Statement {};

  static bool begins_round(const lost_mines::Told& told) {
    return std::holds_alternative<lost_mines::RoundBegan>(told);
  }
  static bool is_decided(const lost_mines::Table& table) { return is_round_over(table); }
  static bool is_round_over(const lost_mines::Table& table) {
    return table.is_over() || table.question.what == lost_mines::Ask::GoOn;
  }

  // One interest for each role; the two clans are alike.
  static std::vector<std::string_view> interests(const lost_mines::Rules&) { return {"loyal", "selfish", "saboteur"}; }
  static std::size_t interest(const lost_mines::Rules&, lost_mines::Sight sight) {
    return static_cast<std::size_t>(sight.mine.role) - 1;
  }
  // Whether a seat with this role has won points.
  static bool wins(const lost_mines::Rules&, const lost_mines::Table&, std::size_t interest);
  static int gold(lost_mines::Sight sight) { return sight.table.score[sight.me]; }
  static std::unique_ptr<Bot<lost_mines::LostMines>> make_bot(std::string_view level, const lost_mines::Rules&, Seat,
                                                              std::uint64_t seed);
};

}  // namespace filon::bots
