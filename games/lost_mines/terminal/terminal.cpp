#include "games/lost_mines/terminal/terminal.h"

#include "games/lost_mines/bots/bot.h"
#include "games/lost_mines/deck.h"
#include "games/lost_mines/scenarios/position.h"
#include "games/lost_mines/state.h"
#include "games/lost_mines/terminal/entry.h"
#include "games/lost_mines/text/drawing.h"
#include "games/lost_mines/text/words.h"
#include "scenarios/plain.h"
#include "terminal/program_of.h"
#include "terminal/second_person.h"

namespace filon::lost_mines::terminal {

using filon::terminal::Names;

Result<Rules> Terminal::compose(const Options& options, const std::optional<filon::terminal::DeckFile>& file) {
  if (!file) return lost_mines::compose(options, printed_deck());
  const auto box = decks::read_box(file->json, file->path);
  if (!box) return Error{"--deck: " + box.error()};
  if (box->game != LostMines::id) return Error{fmt::format("--deck: {}: this box is not of this game", file->path)};
  const auto deck = deck_of(*box);
  if (!deck) return Error{fmt::format("--deck: {}: {}", file->path, deck.error())};
  return lost_mines::compose(options, *deck);
}

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

std::vector<std::string_view> Terminal::levels() {
  const auto levels = bots::all_levels();
  return {levels.begin(), levels.end()};
}

std::vector<filon::terminal::Portion> Terminal::portions(const Table& table) {
  const auto laid_out = static_cast<long>(table.treasures.size());
  const long taken = std::count_if(table.treasures.begin(), table.treasures.end(),
                                   [](const Treasure& treasure) { return !treasure.is_left(); });
  return {{"treasures collected", taken, laid_out}, {"rounds without any", taken == 0 ? 1 : 0, 1}};
}

std::string Terminal::draw(const Rules& rules, const Table& table, const Screen& screen) {
  return text::draw(rules, table, {.unicode = screen.has_unicode(), .marks = {}});
}

filon::terminal::Picture Terminal::picture(const Match& match, Seat only, const Screen& screen) {
  return plain_picture<Terminal>(
      match.rules(), match.table(), [&](Seat who) { return match.sight(who).mine; }, only, screen);
}
filon::terminal::Picture Terminal::position(const filon::terminal::Source& source, const Screen& screen) {
  if (source.deck) throw filon::terminal::WrongUsage{"--deck: positions are made of the printed cards"};
  const auto read = filon::terminal::value_or_complain(
      scenarios::read_plain_position<Outside>(source.text, source.name, read_position));
  return plain_picture<Terminal>(
      *read.rules, read.state.table, [&](Seat who) { return read.state.holdings[who]; },
      filon::terminal::seat_at_table(source.seat, read.rules->seats), screen);
}

const filon::terminal::Program& program() {
  static const filon::terminal::ProgramOf<Terminal> program;
  return program;
}

}  // namespace filon::lost_mines::terminal
