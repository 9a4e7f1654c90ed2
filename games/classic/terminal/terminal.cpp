#include "games/classic/terminal/terminal.h"

#include "decks/box.h"
#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "games/classic/terminal/entry.h"
#include "games/classic/terminal/second_person.h"
#include "games/classic/text/answers.h"
#include "games/classic/text/words.h"
#include "terminal/program_of.h"

namespace filon::classic::terminal {

Result<Rules> Terminal::compose(const Options& options, const std::optional<DeckFile>& file) {
  if (!file) return classic::compose(options, deck_for(options));
  const auto box = decks::read_box(file->json, file->path);
  if (!box) return Error{"--deck: " + box.error()};
  const auto deck = deck_of({&*box, 1});
  if (!deck) return Error{fmt::format("--deck: {}: {}", file->path, deck.error())};
  return classic::compose(options, *deck);
}

std::string Terminal::sentence(const Rules& rules, const Told& told, const Names& names) {
  return text::sentence(rules, told, names);
}
std::string Terminal::sentence(const Rules& rules, const Secret& secret, const Names&) {
  return text::sentence(rules, secret);
}
std::string Terminal::sentence(const Rules&, const Question& question, const Names& names) {
  return text::sentence(question, names);
}
std::string Terminal::said_to_you(std::string sentence) { return in_second_person(std::move(sentence)); }
std::string Terminal::print(const Rules& rules, const Action& action) { return text::print(rules, action); }

Seat Terminal::author(const Told& told) {
  return std::visit(
      [](const auto& e) {
        if constexpr (requires { e.by; })
          return e.by;
        else
          return nobody;
      },
      told);
}

// Draws follow every answer, and the screen shows who is asked.
bool Terminal::is_shown_anyway(const Told& told) {
  return std::holds_alternative<CardDrawn>(told) || std::holds_alternative<Asked>(told);
}

// The screen shows hand and role, and players know which cards they chose to play or discard.
bool Terminal::is_shown_anyway(const Secret& secret) {
  return std::holds_alternative<Dealt>(secret) || std::holds_alternative<LostCard>(secret) ||
         std::holds_alternative<DiscardedCard>(secret) || std::holds_alternative<GoldOffered>(secret);
}

void Terminal::greet(const Rules& rules, const Screen& screen) {
  const bool second_box = rules.options.with.contains(Module::Saboteur2);
  screen.say(
      screen.in(Screen::Style::Gold, second_box ? "Saboteur 2" : "Saboteur") +
      fmt::format(", {} players, three rounds. 'rules' tells the rules, '?' how to answer, 'q' quits.", rules.seats));
}

std::vector<std::string_view> Terminal::sides(const Rules& rules) {
  const bool has_teams = rules.role_pool.count(static_cast<int>(Role::BlueDigger)) > 0;
  std::vector<std::string_view> sides;
  for (Winners side : all_of<Winners>()) {
    const bool is_in_both = side == Winners::Nobody || side == Winners::Saboteurs;
    if (is_in_both || has_teams == (side != Winners::Diggers)) sides.push_back(name(side));
  }
  return sides;
}
bool Terminal::has_won(const Rules&, const Table& table, std::string_view side) {
  return name(table.results[table.results.size() - 1].winners) == side;
}

std::vector<std::string_view> Terminal::levels() {
  const auto levels = bots::all_levels();
  return {levels.begin(), levels.end()};
}

std::string Terminal::draw(const Rules& rules, const Table& table, const Screen& screen) {
  return text::draw(rules, table, drawing_for(screen));
}

const filon::terminal::Program& program() {
  static const filon::terminal::ProgramOf<Terminal> program;
  return program;
}

}  // namespace filon::classic::terminal
