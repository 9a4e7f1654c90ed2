#include "games/classic/terminal/terminal.h"

#include "decks/box.h"
#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "games/classic/terminal/entry.h"
#include "games/classic/text/answers.h"
#include "games/classic/text/words.h"
#include "terminal/program_of.h"
#include "terminal/second_person.h"

namespace filon::classic::terminal {
namespace {

template <class Kind, class... Kinds>
constexpr bool is_one_of = (std::is_same_v<Kind, Kinds> || ...);

bool can_be_dealt(const Rules& rules, Role role) { return rules.role_pool.count(static_cast<int>(role)) > 0; }

// Whether this side can win a round.
bool can_win(const Rules& rules, Winners side) {
  switch (side) {
    case Winners::Nobody:
    case Winners::Saboteurs: return true;
    case Winners::Diggers: return can_be_dealt(rules, Role::GoldDigger);
    case Winners::GreedyDwarf: return can_be_dealt(rules, Role::GreedyDwarf);
    case Winners::Blue:
    case Winners::Green:
    case Winners::BlueAndGreen:
    case Winners::Boss:
    case Winners::Profiteer:
    case Winners::BossAndProfiteer: return can_be_dealt(rules, Role::BlueDigger);
  }
  return false;
}

}  // namespace

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
std::string Terminal::said_to_you(std::string sentence) {
  return filon::terminal::in_second_person(std::move(sentence));
}
std::string Terminal::print(const Rules& rules, const Action& action) { return text::print(rules, action); }

// Players are not told what they answered, but what came of it, and whether their veto counted.
Seat Terminal::author(const Told& told) {
  return std::visit(
      [](const auto& e) {
        using Kind = std::remove_cvref_t<decltype(e)>;
        constexpr bool is_answer = requires { e.answer(); } || std::is_same_v<Kind, Answered>;
        if constexpr (is_answer && !std::is_same_v<Kind, Vetoed>)
          return e.by;
        else
          return nobody;
      },
      told);
}

// Draws follow every answer, the screen shows who is asked, and what a choice did is told after it.
bool Terminal::is_shown_anyway(const Told& told) {
  return std::holds_alternative<CardDrawn>(told) || std::holds_alternative<Asked>(told) ||
         std::holds_alternative<Chose>(told) || std::holds_alternative<PlayEnded>(told) ||
         std::holds_alternative<TurnEnded>(told);
}

// The screen shows hand and role, and players know what they chose. What is mixed, the whole table hears.
bool Terminal::is_shown_anyway(const Secret& secret) {
  return std::visit(
      []<class Kind>(const Kind&) {
        return is_one_of<Kind, Dealt, LostCard, DiscardedCard, GoldOffered, Sealed, Intended, GoalsMixed,
                         GoalsExchanged, FoundCard, KeptCard, DiscardsMixed, ChangePaid>;
      },
      secret);
}

void Terminal::greet(const Rules& rules, const Screen& screen) {
  const bool second_box = rules.options.with.contains(Module::Saboteur2);
  screen.say(
      screen.in(Screen::Style::Gold, second_box ? "Saboteur 2" : "Saboteur") +
      fmt::format(", {} players, three rounds. 'rules' tells the rules, '?' how to answer, 'q' quits.", rules.seats));
}

std::vector<std::string_view> Terminal::sides(const Rules& rules) {
  std::vector<std::string_view> sides;
  for (Winners side : all_of<Winners>())
    if (can_win(rules, side)) sides.push_back(name(side));
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
