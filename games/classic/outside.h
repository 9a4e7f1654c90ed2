// What the classic game offers to the rest of the program: options, answers and records in words, bots, and facts about
// its rules for clients. games/hosting.h makes a hosted match and the registry entry from this.
#pragma once

#include <boost/json/object.hpp>

#include "games/classic/bots/bot.h"
#include "games/classic/entry.h"
#include "games/classic/json/forms.h"

namespace filon::classic {

// Facts about the current rules for clients, because clients know no rules.
struct RuleFacts {
  int rounds = 0;
  int hand_size = 0;
  Roles roles;  // the role cards that are shuffled and dealt
  Inline<Role, 8> blue_team, green_team;
  bool pays_nuggets = false;  // loose nuggets instead of gold cards
  Inline<Cell, most_goals> goal_cells;
};
FILON_FIELDS(RuleFacts, rounds, hand_size, roles, blue_team, green_team, pays_nuggets, goal_cells)

struct Outside {
  using G = Classic;
  using Forms = classic::Forms;

  static constexpr int fewest_players = 2;
  static constexpr int most_players = 12;
  static games::Options options();
  // Requires: the choice is complete.
  static Options options_of(const games::Choice&);
  static games::Choice choice_of(const Options&);
  static std::optional<Reason> why_not(const games::Choice&);
  // Requires: the options can be played.
  static Rules compose(const Options&);
  static RuleFacts facts(const Rules&);

  static std::string_view sentence(Refusal);
  static std::optional<Action> read_notation(const Rules&, std::string_view);
  // Whether somebody learns more from an event than the answer behind it: such an answer cannot be taken back.
  static bool is_news(const Told&);
  static bool is_news(const Secret&);
  // {"card":"b-ne","at":[1,0],"turned":true}, or with "seat" or "goal".
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

}  // namespace filon::classic
