// One person at the terminal table: keeps the view by what that seat hears, and what is still to be told in words.
#pragma once

#include <string>
#include <vector>

#include "cli/table_screen.h"
#include "games/classic/events.h"

namespace filon::cli {

class Listener {
 public:
  Listener(const classic::Rules&, const PlayerNames&, const classic::View& at_start);

  void hear(const classic::Heard&);
  // Tells what was heard since the last time. Between rounds it shows the board as the round left it, and waits.
  // Pauses after each answer of somebody else if `slowly`.
  void tell(const Screen&, const TableScreen&, bool slowly);

  const classic::View& view() const { return view_; }
  Seat seat() const { return view_.me; }

 private:
  struct News {
    std::string sentence;
    bool is_answer = false;                // somebody else's
    std::vector<classic::Table> boards{};  // one if the round ended here
  };
  void note(std::string sentence, bool is_answer);

  const classic::Rules& rules_;
  const PlayerNames& names_;
  classic::View view_;
  std::vector<News> news_;
};

}  // namespace filon::cli
