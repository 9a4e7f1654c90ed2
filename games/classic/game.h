// Start here. The classic game as the kernel plays it: its types, and the functions that the dealer calls. Match is a
// match; World is for simulations and searches.
#pragma once

#include "games/classic/events.h"
#include "games/classic/orders.h"
#include "kernel/match.h"
#include "kernel/world.h"

namespace filon::classic {

// What chance decides. Each draw is for a seat or a goal.
enum class Source : std::uint8_t {
  RoleCards,
  GoalCards,
  Pile,
  GoldPile,
  SpareRoles,
  BlackPaths,  // over each chest
  Chests,
  LaidBefore,  // the path card that lies there when a round begins, and which way round
  LaidBeforeTurned,
  PartyRoles,
  Robbery,       // the card taken from a hand
  Shuffled,      // a card of the discard pile
  SeveralDrawn,  // to keep one of them
  Milled,
};
constexpr auto names_of(Source) {
  return words("roles", "goals", "pile", "gold", "spare", "black", "chests", "before", "turned", "party", "robbed",
               "shuffled", "several", "milled");
}

struct Hidden;

struct Classic {
  static constexpr std::string_view id = "classic";

  using Rules = classic::Rules;
  using Options = classic::Options;
  using Ask = classic::Ask;
  using Agenda = classic::Agenda;
  using Source = classic::Source;
  using Table = classic::Table;
  using Holding = classic::Holding;
  using Hidden = classic::Hidden;
  using Action = classic::Action;
  using Actions = classic::Actions;
  using Told = classic::Told;
  using Secret = classic::Secret;
  using Refusal = classic::Refusal;
  using Orders = classic::Orders;

  // Size of a state in bytes; only the dealer knows the type.
  static constexpr std::size_t world_size = 10240;

  // Which answers are legal, judged by what the seat sees (turns.cpp).
  static std::optional<Refusal> refuse(const Rules& rules, Sight sight, const Action& action) {
    return classic::refuse(rules, sight, action);
  }
  static void legal_actions(const Rules& rules, Sight sight, Actions& out) {
    classic::legal_actions(rules, sight, out);
  }
  static Action canonical(const Rules& rules, const Table& table, const Action& action) {
    return classic::canonical(rules, table, action);
  }
  static Action as_played(const Rules& rules, const Table& table, const Action& action) {
    return classic::as_played(rules, table, action);
  }

  // How questions to several seats are handled.
  static constexpr kernel::Manner manner(const Rules& rules, Ask ask) {
    if (ask == Ask::TakeTurn) return {};  // nearly always, so it is decided without a jump table
    switch (ask) {
      case Ask::GoOn: return {.silence_passes = true, .is_pause = true};
      case Ask::Veto:  // WC19-18, -22
        return {.silence_passes = true,
                .hides_who_answered = true,
                .takes_orders = true,
                .seconds = rules.options.veto_seconds};
      case Ask::PayFee: return {.silence_passes = true, .seconds = 20};  // ROP-29
      default: return {};
    }
  }
  // Whether a seat has more than one possible answer in a window.
  static bool has_choice(const Rules& rules, Sight sight) { return classic::has_choice(rules, sight); }
  // Whether an answer of one of several seats closes the question.
  static bool settles(const Action& action) { return std::holds_alternative<Agree>(action); }
  // Whether an answer in a window means no more than none.
  static bool is_silence(const Action& action) { return std::holds_alternative<Decline>(action); }

  // Standing orders (orders.cpp).
  static std::optional<Refusal> refuse_orders(const Rules& rules, Seat by, const Orders& orders) {
    return classic::refuse(rules, by, orders);
  }
  static std::optional<Action> answer_by(const Orders& orders, const Rules& rules, Sight sight) {
    return classic::answer_by(orders, rules, sight);
  }
  static Orders orders_left(const Orders& orders, const Rules& rules, Sight sight) {
    return classic::orders_left(orders, rules, sight);
  }

  // What the dealer does (turns.cpp): deal the first round, play an answer, run a step of the agenda, and continue
  // after several seats have answered.
  static void begin(Dealer&);
  static void play(Dealer&, Seat by, const Action&);
  static void run(Dealer&, const Step&);
  static void close(Dealer&);
};

using Answer = kernel::Answer<Action>;
using Record = kernel::Record<Options, Action>;
using Match = kernel::Match<Classic>;
using World = kernel::World<Classic>;
using Seed = kernel::Seed;

int score(const World&, Seat);  // gold so far, including credit

}  // namespace filon::classic

extern template class filon::kernel::Match<filon::classic::Classic>;
extern template class filon::kernel::World<filon::classic::Classic>;
