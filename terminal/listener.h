// One person at the terminal: keeps the view of their seat up to date, and collects the sentences still to tell.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/match.h"
#include "terminal/names.h"
#include "terminal/screen.h"

namespace filon::terminal {

template <class Terminal>
class Listener {
 public:
  using G = typename Terminal::G;
  using Match = kernel::Match<G>;
  using View = typename Match::View;
  using TableScreen = typename Terminal::TableScreen;

  Listener(const typename G::Rules& rules, const PlayerNames& names, const View& at_start)
      : rules_(rules), names_(names), view_(at_start) {}

  void hear(const Match& match) {
    for (const auto& event : match.events()) {
      const bool is_last = match.is_over() && &event == &match.events().back();
      hear(heard_by(event, seat()), is_last);
    }
  }

  // Tells everything heard since the last call. At the end of a round, shows the board and waits. With `slowly`, pauses
  // after each answer of another player.
  void tell(const Screen& screen, const TableScreen& table, bool slowly) {
    for (const News& news : news_) {
      screen.say(news.sentence);
      if (news.is_answer && slowly) screen.pause();
      if (!news.board) continue;
      screen.say("The board at the end of the round:");
      table.show_board(*news.board);
      screen.wait("Press Enter to go on. ");
    }
    news_.clear();
  }

  const View& view() const { return view_; }
  Seat seat() const { return view_.me; }

 private:
  struct News {
    std::string sentence;
    bool is_answer = false;                    // of another player
    std::optional<typename G::Table> board{};  // if the round ended here
  };

  void hear(const kernel::Heard<typename G::Told, typename G::Secret>& heard, bool ends_match) {
    if ((bots::Traits<G>::begins_round(heard.told) || ends_match) && !news_.empty()) news_.back().board = view_.table;
    kernel::hear(rules_, view_, heard);
    const Seat by = Terminal::author(heard.told);
    if ((by != seat() || by == nobody) && !Terminal::is_shown_anyway(heard.told))
      note(Terminal::sentence(rules_, heard.told, names_.as_told_to(seat())), by != nobody);
    for (const auto& secret : heard.secrets)
      if (!Terminal::is_shown_anyway(secret))
        note(Terminal::sentence(rules_, secret, names_.as_told_to(seat())), false);
  }
  void note(std::string sentence, bool is_answer) {
    news_.push_back({Terminal::said_to_you(std::move(sentence)), is_answer});
  }

  const typename G::Rules& rules_;
  const PlayerNames& names_;
  View view_;
  std::vector<News> news_;
};

}  // namespace filon::terminal
