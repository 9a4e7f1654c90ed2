// Start here. The Lost Mines as the kernel plays it: its types, and the functions that the dealer calls. Match is a
// match; World is for simulations and searches.
#pragma once

#include "games/lost_mines/events.h"
#include "kernel/match.h"
#include "kernel/world.h"

namespace filon::kernel {
template <class G>
class Dealer;
}

namespace filon::lost_mines {

// What chance decides. Each draw is for a seat, a mine space or a treasure slot.
enum class Source : std::uint8_t { DwarfCards, MineCards, TreasureCards, Pile, FirstPlayer, Trap };
constexpr auto names_of(Source) { return words("dwarfs", "mines", "treasures", "pile", "first", "trap"); }

struct Hidden;
struct LostMines;
using Dealer = kernel::Dealer<LostMines>;

// Which answers are legal, judged by what the seat sees (turns.cpp).
std::optional<Refusal> refuse(const Rules&, Sight, const Action&);
void legal_actions(const Rules&, Sight, Actions&);
// LOST-TURN-27: why a walk sent together with a card is refused. Requires: the card is legal.
std::optional<Refusal> refuse_then(const Rules&, Sight, const Action& first, const Action& then);
// The listed answer that means the same: the smallest rotation, sorted discards, the shortest route.
Action canonical(const Rules&, const Table&, const Action&);
// The same, but a treasure that a player names is the one they take.
Action as_played(const Rules&, const Table&, const Action&);

struct LostMines {
  static constexpr std::string_view id = "lost_mines";

  using Rules = lost_mines::Rules;
  using Options = lost_mines::Options;
  using Ask = lost_mines::Ask;
  using Agenda = lost_mines::Agenda;
  using Source = lost_mines::Source;
  using Table = lost_mines::Table;
  using Holding = lost_mines::Holding;
  using Hidden = lost_mines::Hidden;
  using Action = lost_mines::Action;
  using Actions = lost_mines::Actions;
  using Told = lost_mines::Told;
  using Secret = lost_mines::Secret;
  using Refusal = lost_mines::Refusal;

  // Size of a state in bytes; only the dealer knows the type.
  static constexpr std::size_t world_size = 4096;

  static std::optional<Refusal> refuse(const Rules& rules, Sight sight, const Action& action) {
    return lost_mines::refuse(rules, sight, action);
  }
  static std::optional<Refusal> refuse_then(const Rules& rules, Sight sight, const Action& first, const Action& then) {
    return lost_mines::refuse_then(rules, sight, first, then);
  }
  static void legal_actions(const Rules& rules, Sight sight, Actions& out) {
    lost_mines::legal_actions(rules, sight, out);
  }
  static Action canonical(const Rules& rules, const Table& table, const Action& action) {
    return lost_mines::canonical(rules, table, action);
  }
  static Action as_played(const Rules& rules, const Table& table, const Action& action) {
    return lost_mines::as_played(rules, table, action);
  }
  static constexpr kernel::Manner manner(const Rules&, Ask ask) {
    if (ask == Ask::GoOn) return {.silence_passes = true, .is_pause = true};
    return {};
  }
  // In a pause nobody has a choice.
  static bool has_choice(const Rules&, Sight) { return false; }
  static constexpr bool settles(const Action&) { return false; }
  static constexpr bool is_silence(const Action&) { return false; }
  // The flag to end a round can be set and withdrawn at any time (LOST-END-05).
  static bool is_signal(const Action& action) { return std::holds_alternative<SetReady>(action); }

  // What the dealer does: deal the first round, play an answer, run a step of the agenda, continue after several seats
  // have answered, and hear a signal.
  static void begin(Dealer&);
  static void play(Dealer&, Seat by, const Action&);
  static void run(Dealer&, const Step&);
  static void close(Dealer&) {}  // the answers whether to go on contain nothing
  static void signal(Dealer&, Seat by, const Action&);
};

using Answer = kernel::Answer<Action>;
using Record = kernel::Record<Options, Action>;
using Match = kernel::Match<LostMines>;
using World = kernel::World<LostMines>;
using Seed = kernel::Seed;

}  // namespace filon::lost_mines

extern template class filon::kernel::Match<filon::lost_mines::LostMines>;
extern template class filon::kernel::World<filon::lost_mines::LostMines>;
