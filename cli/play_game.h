// A game in the terminal, for one person among bots or for several who share a keyboard.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/line_up.h"
#include "cli/listener.h"
#include "cli/typed.h"
#include "games/classic/game.h"

namespace filon::cli {

class PlayGame {
 public:
  // People sit at the first seats, bots of this level at the others.
  PlayGame(std::shared_ptr<const classic::Rules>, std::uint64_t seed, const std::vector<std::string>& people,
           const std::string& level, const Screen&);

  // Until the match is over, somebody quits, or the input ends.
  void run();
  const classic::Record& record() const { return match_.record(); }
  bool was_quit() const { return quit_; }

 private:
  void next_round();
  void bot_answers(Seat);
  void person_answers(Listener&);
  // One line typed; true if it was an answer that was played, or the wish to quit.
  bool take_line(Listener&, std::vector<classic::Action>& listed);
  bool obey(Listener&, const Wish&, std::vector<classic::Action>& listed);
  void everybody_hears();
  void end() const;

  std::shared_ptr<const classic::Rules> rules_;
  const Screen& screen_;
  PlayerNames names_;
  TableScreen table_screen_;
  classic::Match match_;
  LineUp bots_;
  std::vector<Listener> people_;
  std::unique_ptr<classic::Actions> legal_ = std::make_unique<classic::Actions>();
  bool quit_ = false;
};

}  // namespace filon::cli
