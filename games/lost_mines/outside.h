// What The Lost Mines offers to the rest of the program: options, answers and records in words, bots, and facts about
// its rules for clients. games/hosting.h makes a hosted match and the registry entry from this.
#pragma once

#include <boost/json/object.hpp>

#include "games/lost_mines/bots/traits.h"
#include "games/lost_mines/entry.h"
#include "games/lost_mines/json/forms.h"

namespace filon::lost_mines {

// Facts about the current rules for clients, because clients know no rules.
struct RuleFacts {
  int rounds = 0;
  int hand_size = 0;
  Dwarfs dwarfs;  // the dwarf cards that are shuffled and dealt
  int columns = 0, rows = 0, slots = 0;
  Inline<Cell, 2> starts;  // yellow, blue
  Inline<Cell, mines> mine_spaces;
  int move_limit = 0, campfire_limit = 0, dragon_penalty = 0;
  bool has_end_flag = false;
  bool turns_quarter = false;  // cards may be laid sideways
};
FILON_FIELDS(RuleFacts, rounds, hand_size, dwarfs, columns, rows, slots, starts, mine_spaces, move_limit,
             campfire_limit, dragon_penalty, has_end_flag, turns_quarter)

struct Outside {
  using G = LostMines;
  using Forms = lost_mines::Forms;

  static constexpr int fewest_players = lost_mines::fewest_players;
  static constexpr int most_players = lost_mines::most_players;
  static games::Options options();
  // Requires: the choice is complete.
  static Options options_of(const games::Choice&);
  static games::Choice choice_of(const Options&);
  static std::optional<Reason> why_not(const games::Choice&);
  // Requires: the options can be played.
  static Rules compose(const Options&);
  static RuleFacts facts(const Rules&);

  static std::string_view sentence(Refusal);
  // Whether somebody learns more from an event than the answer behind it: such an answer cannot be taken back.
  static bool is_news(const Told&);
  static bool is_news(const Secret&);
  // {"card":"lm-ew","at":[4,2],"rotation":180}, or with "edge", "mine", "slot" or "seat"; without a card a walk to
  // "at".
  static std::optional<Action> aimed(const Forms&, Sight, const boost::json::object&);
  // Writes "unplayable": the cards in the hand that no legal answer plays, each with a code.
  static void write_unplayable(const Forms&, Sight, const Actions& legal, protocol::Json&);

  static std::vector<std::string_view> bot_levels();

  static std::string print_record(const Rules&, const Record&);
  static Result<Options> record_options(std::string_view text);
  static Result<Record> read_record(const Rules&, std::string_view text);
  static Result<std::vector<games::Scenario>> read_scenarios(std::string_view json, std::string_view name);
  static int score(const Table& table, Seat seat) { return table.score[seat]; }
  static Seats winners(const Table& table) { return table.winners; }
};

}  // namespace filon::lost_mines
