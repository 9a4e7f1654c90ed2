#include "games/lost_mines/terminal/terminal.h"

#include "games/lost_mines/state.h"
#include "games/lost_mines/terminal/entry.h"
#include "games/lost_mines/text/drawing.h"
#include "games/lost_mines/text/words.h"
#include "terminal/program_of.h"
#include "terminal/second_person.h"

namespace filon::lost_mines::terminal {

using filon::terminal::Names;

std::string Terminal::sentence(const Rules& rules, const Told& told, const Names& names) {
  return text::sentence(rules, told, names);
}
std::string Terminal::sentence(const Rules& rules, const Secret& secret, const Names& names) {
  return text::sentence(rules, secret, names);
}
std::string Terminal::sentence(const Rules&, const Question& question, const Names& names) {
  return text::sentence(question, names);
}
std::string Terminal::said_to_you(std::string sentence) {
  return filon::terminal::in_second_person(std::move(sentence));
}

Seat Terminal::author(const Told& told) {
  return std::visit(
      [](const auto& e) {
        if constexpr (requires { e.answer(); })
          return e.by;
        else
          return nobody;
      },
      told);
}

// Draws follow every turn, and the screen shows who is asked.
bool Terminal::is_shown_anyway(const Told& told) {
  return std::holds_alternative<CardDrawn>(told) || std::holds_alternative<Asked>(told) ||
         std::holds_alternative<MineTurned>(told) || std::holds_alternative<TreasuresShown>(told);
}
bool Terminal::is_shown_anyway(const Secret& secret) {
  return std::holds_alternative<Dealt>(secret) || std::holds_alternative<LostCard>(secret) ||
         std::holds_alternative<Sealed>(secret);
}

void Terminal::greet(const Rules& rules, const Screen& screen) {
  screen.say(screen.in(Screen::Style::Gold, "The Lost Mines") +
             fmt::format(", {} players, {} rounds. 'rules' tells the rules, '?' how to answer, 'q' quits.", rules.seats,
                         rules.options.rounds));
}

std::string Terminal::draw(const Rules& rules, const Table& table, const Screen& screen) {
  return text::draw(rules, table, {.unicode = screen.has_unicode(), .marks = {}});
}

const filon::terminal::Program& program() {
  static const filon::terminal::ProgramOf<Terminal> program;
  return program;
}

}  // namespace filon::lost_mines::terminal
