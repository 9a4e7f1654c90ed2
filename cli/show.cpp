// filon show: a position, or where a record ends, as a drawing with a table beside it.
#include <filesystem>
#include <memory>
#include <optional>
#include <sstream>

#include <fmt/format.h>

#include "cli/card_words.h"
#include "cli/command.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/retold.h"
#include "cli/screen.h"
#include "games/classic/state.h"
#include "games/classic/text/state.h"
#include "games/classic/text/words.h"
#include "kernel/match_inside.h"

namespace filon::cli {
namespace {

struct Show {
  std::string what;
  std::string deck;
  int seat = -1;
  bool plain = false;
  bool json = false;
};

// What is to be shown: the table, and the holdings that were given or asked for.
struct Shown {
  std::shared_ptr<const classic::Rules> rules;
  classic::Table table;
  std::vector<std::pair<Seat, classic::Holding>> holdings;
  std::string line;  // in the notation, the same again
};

Shown of_view(std::shared_ptr<const classic::Rules> rules, const classic::View& view) {
  std::string line = text::print(*rules, view);
  return {std::move(rules), view.table, {{view.me, view.mine}}, std::move(line)};
}

Shown of_state(std::shared_ptr<const classic::Rules> rules, const classic::State& state, Seat only) {
  if (only != nobody) return of_view(std::move(rules), {only, state.table, state.holdings[only]});
  std::string line = text::print(*rules, state);
  Shown shown{std::move(rules), state.table, {}, std::move(line)};
  for (int i = 0; i < state.table.seats; ++i) shown.holdings.emplace_back(seat(i), state.holdings[seat(i)]);
  return shown;
}

Shown of_position(const std::string& line, const Show& show) {
  const auto options = text::options_of(line);
  if (!options) throw WrongUsage{options.error()};
  auto rules = rules_for(*options, show.deck);
  const Seat only = seat_given(show.seat, *rules);
  std::string version, kind;
  std::istringstream(line) >> version >> kind;
  if (kind == "state") {
    const auto state = value_or_complain(text::read_state(*rules, line));
    return of_state(std::move(rules), state, only);
  }
  if (only != nobody)
    throw WrongUsage{fmt::format("--seat: a {} shows what it shows; only a state has all seats", kind)};
  if (kind == "view") {
    const auto view = value_or_complain(text::read_view(*rules, line));
    return of_view(std::move(rules), view);
  }
  const auto table = value_or_complain(text::read_table(*rules, line));
  std::string again = text::print(*rules, table);
  return {std::move(rules), table, {}, std::move(again)};
}

Shown of_record(const std::string& text, const std::string& where, const Show& show) {
  Retold retold = read_retold(text, where, show.deck);
  const auto match = value_or_complain(classic::Match::replay(retold.rules, retold.record));
  const Seat only = seat_given(show.seat, *retold.rules);
  return of_state(std::move(retold.rules), classic::MatchTestAccess::state(match), only);
}

Shown look(const Show& show) {
  std::error_code ignored;
  const bool is_file = std::filesystem::is_regular_file(show.what, ignored);
  std::string text = is_file ? read_file(show.what) : show.what;
  if (text.starts_with("filon1 ")) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
    return of_position(text, show);
  }
  if (text.starts_with('[')) return of_record(text, is_file ? show.what : "record", show);
  if (is_file) throw WrongUsage{show.what + ": it holds neither a position, 'filon1 ...', nor a record, '[Filon ...'"};
  throw WrongUsage{fmt::format("'{}' is neither a file nor a position, 'filon1 ...'", show.what)};
}

std::string cards(const classic::Rules& rules, const classic::Holding& holding) {
  std::vector<std::string> names;
  for (Card card : holding.hand) names.push_back(rules.deck[card].short_name);
  return fmt::format("{}", fmt::join(names, " "));
}

void print_for_people(const Shown& shown, const Screen& screen) {
  const classic::Table& table = shown.table;
  screen.show(text::draw(*shown.rules, table, screen.drawing()));
  fmt::print("round {}, {} in the pile, {} gold cards left\n", table.round, table.pile, table.gold_pile);
  for (int i = 0; i < table.seats; ++i) {
    const Seat who = seat(i);
    std::string broken;
    for (classic::Tool tool : classic::all_tools)
      if (table.broken[who].has(tool)) broken += fmt::format(" {}", name(tool));
    std::string held;
    for (const auto& [owner, holding] : shown.holdings)
      if (owner == who)
        held = fmt::format("  {}, {} nuggets: {}", role_name(holding.role),
                           classic::nuggets(classic::Sight(who, table, holding)), cards(*shown.rules, holding));
    fmt::print("{} seat {}  {} cards, {} gold cards, broken:{}{}\n", table.question.waiting().contains(who) ? ">" : " ",
               i, table.hand_size[who], table.purse[who].gold_cards, broken.empty() ? " none" : broken, held);
  }
  if (table.question.is_open()) fmt::print("{}\n", text::sentence(table.question));
  fmt::print("{}\n", shown.line);
}

void print_as_json(const Shown& shown) {
  const classic::Table& table = shown.table;
  boost::json::array seats;
  for (int i = 0; i < table.seats; ++i) {
    const Seat who = seat(i);
    boost::json::object one{{"seat", i}, {"cards", table.hand_size[who]}, {"gold_cards", table.purse[who].gold_cards}};
    boost::json::array broken;
    for (classic::Tool tool : classic::all_tools)
      if (table.broken[who].has(tool)) broken.emplace_back(name(tool));
    one["broken"] = broken;
    for (const auto& [owner, holding] : shown.holdings)
      if (owner == who) {
        boost::json::array hand;
        for (Card card : holding.hand) hand.emplace_back(shown.rules->deck[card].id);
        one["role"] = name(holding.role);
        one["hand"] = hand;
        one["nuggets"] = classic::nuggets(classic::Sight(who, table, holding));
      }
    seats.push_back(one);
  }
  print_json({{"position", shown.line},
              {"round", table.round},
              {"pile", table.pile},
              {"over", table.is_over()},
              {"seats", seats},
              {"board", text::draw(*shown.rules, table)}});
}

int run(const Show& show) {
  const Shown shown = look(show);
  if (show.json)
    print_as_json(shown);
  else
    print_for_people(shown, Screen(show.plain, true));
  return succeeded;
}

}  // namespace

void add_show(CLI::App& app, Run& chosen) {
  const auto show = std::make_shared<Show>();
  CLI::App& command =
      *add_command(app, chosen, "show", "Draw a position, or where a record ends", [show] { return run(*show); });
  command.add_option("WHAT", show->what, "A position in one line, or a file with a position or a record")->required();
  add_seat(command, show->seat, "Show only what this seat knows");
  add_deck(command, show->deck);
  command.add_flag("--plain", show->plain, "No colours, and ASCII only");
  add_json(command, show->json);
}

}  // namespace filon::cli
