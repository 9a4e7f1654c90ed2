// Bots against bots: line-ups play the same deals, and what they win is counted.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/classic/bots/arena/statistics.h"
#include "games/classic/bots/bot.h"

namespace filon::classic::bots::arena {

// Who plays: each seat holds a bot for either role, and the role it is dealt decides which of them answers.
struct LineUp {
  std::string diggers;
  std::string saboteurs;
  friend bool operator==(const LineUp&, const LineUp&) = default;
};

// How a level becomes a bot; a program that measures bots of its own brings its own.
using Maker =
    std::function<std::unique_ptr<Bot>(std::string_view level, const classic::Rules&, Seat, std::uint64_t seed)>;

struct Contest {
  std::vector<LineUp> line_ups;  // each plays every deal; the first is what the others are compared with
  classic::Rules rules;          // edition and players
  int deals = 1000;              // one round each: roles, goals and hands are the same for all line-ups
  std::uint64_t seed = 1;
  Maker make = make_bot;
};

struct Standing {
  LineUp line_up;
  Share diggers_win;             // of all rounds
  Share against_saboteurs;       // of the rounds in which somebody is a saboteur
  Difference to_first;           // diggers' rounds won by this line-up minus the first's, deal by deal
  double turns = 0;              // mean length of a round
  double micros_per_answer = 0;  // hearing included; measured, so the one figure that is not repeatable
};

struct Report {
  std::vector<Standing> standings;  // as the contest lists its line-ups
  int rounds = 0;                   // for each of them
};

// Told now and then how many of the rounds have been played; called from one thread at a time.
using Progress = std::function<void(int done, int all)>;

// Everything but the times depends on the contest alone, not on the number of threads.
// Requires: the maker knows the levels.
Report run_contest(const Contest&, int threads, const Progress& = {});

}  // namespace filon::classic::bots::arena
