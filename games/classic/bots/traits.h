// How the common code of the bots sees the classic game.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "games/classic/bots/statement.h"
#include "games/classic/game.h"

namespace filon::bots {

template <>
struct Traits<classic::Classic> {
  using Statement = classic::Statement;

  static bool begins_round(const classic::Told& told) { return std::holds_alternative<classic::RoundBegan>(told); }
  static bool is_decided(const classic::Table& table) { return table.results.size() == table.round; }
  static bool is_round_over(const classic::Table& table) {
    return table.is_over() || table.question.what == classic::Ask::GoOn;
  }

  // One interest for each role, in the order of Role.
  static std::vector<std::string_view> interests(const classic::Rules&);
  static std::size_t interest(const classic::Rules&, classic::Sight);
  static bool wins(const classic::Rules&, const classic::Table&, std::size_t interest);
  static int gold(classic::Sight sight) { return classic::nuggets(sight); }
  static std::unique_ptr<Bot<classic::Classic>> make_bot(std::string_view level, const classic::Rules&, Seat,
                                                         std::uint64_t seed);
};

}  // namespace filon::bots
