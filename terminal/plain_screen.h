// What one player of any game sees on the terminal: the fields of the table and of their own holding in words, and a
// list of legal answers.
#pragma once

#include <string>
#include <vector>

#include <fmt/format.h>

#include "terminal/plain_words.h"
#include "terminal/screen.h"
#include "terminal/typed.h"

namespace filon::terminal {

template <class Outside>
class PlainScreen {
 public:
  using G = typename Outside::G;
  using Forms = typename Outside::Forms;
  using View = kernel::View<typename G::Table, typename G::Holding>;
  using Action = typename G::Action;

  PlainScreen(const typename G::Rules& rules, const PlayerNames& names, const Screen& screen)
      : forms_(rules), names_(names), screen_(screen) {}

  void show_turn(const View& view, const typename G::Actions& legal) const {
    screen_.say();
    show(view.table, names_.as_told_to(view.me));
    screen_.say(screen_.in(Screen::Style::Bold, "You have"));
    show(view.mine, names_.as_told_to(view.me));
    screen_.say(
        screen_.in(Screen::Style::Bold, fmt::format("You are asked: {}", spaced(name(view.table.question.what)))));
    show_answers(view, {legal.begin(), legal.end()});
  }
  void show_board(const typename G::Table& table) const { show(table, names_.all()); }
  // Numbered from 1.
  void show_answers(const View& view, const std::vector<Action>& answers) const {
    const Names names = names_.as_told_to(view.me);
    for (std::size_t i = 0; i < answers.size(); ++i)
      screen_.say(fmt::format("  {:>3}  {}", i + 1, PlainWords<Forms>(forms_, names)(answers[i])));
  }
  void show_help() const {
    screen_.show(
        "What you can type:\n"
        "  3             answer 3 of the list\n"
        "  legal         the list of all you can answer now\n"
        "  board, ?      the table again, this help\n"
        "  q             quit\n");
  }
  void show_rules() const { screen_.say("The terminal does not tell the rules of this game."); }

  // Reads the number of an answer.
  Typed<Action> read(const View&, const typename G::Actions& legal, std::string_view line) const {
    const auto words = words_of(line);
    const auto number = words.size() == 1 ? number_of(words[0]) : std::nullopt;
    if (number && *number >= 1 && *number <= static_cast<int>(legal.size()))
      return legal[static_cast<std::size_t>(*number - 1)];
    return Puzzled{fmt::format("Type the number of an answer, 1 to {}, or ? for help.", legal.size())};
  }

 private:
  // Shows what clients are sent, one line for each field.
  template <class T>
  void show(const T& value, const Names& names) const {
    screen_.say("  " + PlainWords<Forms>(forms_, names).members(value, "\n  ", Forms::unsent(fields::Type<T>{})));
  }

  Forms forms_;
  const PlayerNames& names_;
  const Screen& screen_;
};

}  // namespace filon::terminal
