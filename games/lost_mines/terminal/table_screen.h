// What one player sees on the terminal, drawn only from the view of their seat.
#pragma once

#include <string>
#include <vector>

#include "games/lost_mines/table.h"
#include "terminal/names.h"
#include "terminal/screen.h"
#include "terminal/typed.h"

namespace filon::lost_mines::terminal {

using filon::terminal::PlayerNames;
using filon::terminal::Screen;

class TableScreen {
 public:
  TableScreen(const Rules& rules, const PlayerNames& names, const Screen& screen)
      : rules_(rules), names_(names), screen_(screen) {}

  void show_turn(const View&, const Actions& legal) const;
  void show_board(const Table&, const std::vector<Cell>& marks = {}) const;
  // Numbered from 1.
  void show_answers(const View&, const std::vector<Action>&) const;
  void show_help() const;
  void show_rules() const;
  // Reads words that belong to one legal answer: the number of a card, a place, a name. If they belong to several,
  // shows these.
  filon::terminal::Typed<Action> read(const View&, const Actions& legal, std::string_view line) const;

 private:
  void show_players(const View&) const;
  void show_treasures(const View&) const;
  void show_hand(const View&) const;

  const Rules& rules_;
  const PlayerNames& names_;
  const Screen& screen_;
};

// "lay path NE at (4,2), turned by 180", as said to the player.
std::string answer_words(const Rules&, const PlayerNames&, const Action&);
// The words by which a player can name this answer, in lower case: "3", "(4,2)", "stay", a name.
std::vector<std::string> words_for(const Rules&, const PlayerNames&, const View&, const Action&);

}  // namespace filon::lost_mines::terminal
