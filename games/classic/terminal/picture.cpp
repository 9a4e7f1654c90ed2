// Draws a position, or the last position of a record, with a list of the seats.
#include <sstream>

#include <fmt/format.h>

#include "games/classic/state.h"
#include "games/classic/terminal/card_words.h"
#include "games/classic/terminal/table_notes.h"
#include "games/classic/terminal/terminal.h"
#include "games/classic/text/state.h"
#include "games/classic/text/words.h"
#include "kernel/match_inside.h"

namespace filon::classic::terminal {
namespace {

using filon::terminal::value_or_complain;
using filon::terminal::WrongUsage;

// What to show: the table, and the holdings that are known or asked for.
struct Shown {
  const Rules& rules;
  Table table;
  std::vector<std::pair<Seat, Holding>> holdings;
  std::string line;  // the same in notation
};

Shown of_view(const Rules& rules, const View& view) {
  return {rules, view.table, {{view.me, view.mine}}, text::print(rules, view)};
}

Shown of_state(const Rules& rules, const State& state, Seat only) {
  if (only != nobody) return of_view(rules, {only, state.table, state.holdings[only]});
  Shown shown{rules, state.table, {}, text::print(rules, state)};
  for (int i = 0; i < state.table.seats; ++i) shown.holdings.emplace_back(seat(i), state.holdings[seat(i)]);
  return shown;
}

Shown of_line(const Rules& rules, const std::string& line, Seat only) {
  std::string version, kind;
  std::istringstream(line) >> version >> kind;
  if (kind == "state") return of_state(rules, value_or_complain(text::read_state(rules, line)), only);
  if (only != nobody) throw WrongUsage{fmt::format("--seat: it goes with a state only; a {} has one view", kind)};
  if (kind == "view") return of_view(rules, value_or_complain(text::read_view(rules, line)));
  const Table table = value_or_complain(text::read_table(rules, line));
  return {rules, table, {}, text::print(rules, table)};
}

std::string cards(const Rules& rules, const Holding& holding) {
  std::vector<std::string> names;
  for (Card card : holding.hand) names.push_back(rules.deck[card].short_name);
  return fmt::format("{}", fmt::join(names, " "));
}

std::string for_people(const Shown& shown, const Screen& screen) {
  const Table& table = shown.table;
  std::string text = Terminal::draw(shown.rules, table, screen);
  text += fmt::format("round {}, {} in the pile, {} gold cards left\n", table.round, table.pile, table.gold_pile);
  for (int i = 0; i < table.seats; ++i) {
    const Seat who = seat(i);
    std::string broken;
    for (Tool tool : all_tools)
      if (table.broken[who].has(tool)) broken += fmt::format(" {}", name(tool));
    std::string held;
    for (const auto& [owner, holding] : shown.holdings)
      if (owner == who)
        held = fmt::format("  {}, {} nuggets: {}", role_name(holding.role), nuggets(Sight(who, table, holding)),
                           cards(shown.rules, holding));
    text += fmt::format("{} seat {}  {} cards, {} gold cards, broken:{}{}\n",
                        table.question.waiting().contains(who) ? ">" : " ", i, table.hand_size[who],
                        table.purse[who].gold_cards, broken.empty() ? " none" : broken, held);
  }
  for (const std::string& note : table_notes(shown.rules, table, filon::terminal::seat_name)) text += note + "\n";
  if (table.question.is_open()) text += text::sentence(table.question) + "\n";
  return text + shown.line + "\n";
}

boost::json::object for_programs(const Shown& shown) {
  const Table& table = shown.table;
  boost::json::array seats;
  for (int i = 0; i < table.seats; ++i) {
    const Seat who = seat(i);
    boost::json::object one{{"seat", i}, {"cards", table.hand_size[who]}, {"gold_cards", table.purse[who].gold_cards}};
    boost::json::array broken;
    for (Tool tool : all_tools)
      if (table.broken[who].has(tool)) broken.emplace_back(name(tool));
    one["broken"] = broken;
    for (const auto& [owner, holding] : shown.holdings)
      if (owner == who) {
        boost::json::array hand;
        for (Card card : holding.hand) hand.emplace_back(shown.rules.deck[card].id);
        one["role"] = name(holding.role);
        one["hand"] = hand;
        one["nuggets"] = nuggets(Sight(who, table, holding));
      }
    seats.push_back(one);
  }
  return {{"position", shown.line},  {"round", table.round}, {"pile", table.pile},
          {"over", table.is_over()}, {"seats", seats},       {"board", text::draw(shown.rules, table)}};
}

Picture picture_of(const Shown& shown, const Screen& screen) {
  return {for_people(shown, screen), for_programs(shown)};
}

}  // namespace

Picture Terminal::picture(const Match& match, Seat only, const Screen& screen) {
  return picture_of(of_state(match.rules(), kernel::MatchTestAccess<Classic>::state(match), only), screen);
}

Picture Terminal::position(const Source& source, const Screen& screen) {
  const Options options = value_or_complain(text::options_of(source.text));
  const Rules rules = value_or_complain(compose(options, source.deck));
  return picture_of(of_line(rules, source.text, filon::terminal::seat_at_table(source.seat, rules.seats)), screen);
}

}  // namespace filon::classic::terminal
