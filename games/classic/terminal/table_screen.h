// What one player sees on the terminal, drawn only from the view of their seat.
#pragma once

#include <string>
#include <vector>

#include "games/classic/table.h"
#include "games/classic/text/drawing.h"
#include "terminal/names.h"
#include "terminal/screen.h"
#include "terminal/typed.h"

namespace filon::classic::terminal {

using filon::terminal::PlayerNames;
using filon::terminal::Screen;

inline text::Drawing drawing_for(const Screen& screen) {
  return text::for_terminal(screen.has_unicode(), screen.has_colour());
}

class TableScreen {
 public:
  TableScreen(const classic::Rules& rules, const PlayerNames& names, const Screen& screen)
      : rules_(rules), names_(names), screen_(screen) {}

  // Shows the board, the players, the role, the hand and how to play each card.
  void show_turn(const classic::View&, const classic::Actions& legal) const;
  void show_board(const classic::Table&, const std::vector<Cell>& marks = {}) const;
  // Numbered from 1.
  void show_answers(const classic::View&, const std::vector<classic::Action>&) const;
  void show_help() const;
  void show_rules() const;
  // Reads a typed answer. If only the number of a card was typed, shows what that card can do.
  filon::terminal::Typed<classic::Action> read(const classic::View&, const classic::Actions& legal,
                                               std::string_view line) const;

 private:
  // Shows what one card can do: marks on the board, and what to type.
  void show_card(const classic::View&, Card, const classic::Actions& legal) const;
  void show_saboteur2_rules() const;
  void show_players(const classic::View&) const;
  void show_notes(const classic::View&) const;
  void show_role(const classic::View&) const;
  void show_hand(const classic::View&, const classic::Actions& legal) const;
  // What is asked in the middle of a turn or after a round, and what to type.
  void show_question(const classic::View&, const classic::Actions& legal) const;
  void show_gold(std::string_view request, const classic::Gold&) const;
  void show_looked_at(const classic::View&, const classic::Actions& legal) const;
  void show_rotation(const classic::View&) const;
  // "goal 1, chest 0": what to type for each answer.
  std::string choices(const classic::View&, const classic::Actions& legal) const;
  std::string example(const classic::View&, Card, const classic::Actions& legal) const;

  const classic::Rules& rules_;
  const PlayerNames& names_;
  const Screen& screen_;
};

// The card that an answer plays; none for a pass, gold or recruiting. For a discard, its first card.
Card card_of(const classic::Action&);
// The cell of an answer, if it has one.
std::optional<Cell> cell_of(const classic::Action&);
// "lay nes at (1,0), turned", as said to the player.
std::string answer_words(const classic::Rules&, const PlayerNames&, const classic::View&, const classic::Action&);

}  // namespace filon::classic::terminal
