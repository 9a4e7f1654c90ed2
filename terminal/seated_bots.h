// The bots at a table. They hear what their seats hear.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "kernel/match.h"
#include "kernel/rng.h"

namespace filon::terminal {

template <class G>
class SeatedBots {
 public:
  using Match = kernel::Match<G>;

  // Seats with an empty level have no bot. The rules must outlive the bots.
  SeatedBots(const std::vector<std::string>& levels, const typename G::Rules& rules, std::uint64_t seed) {
    Rng seeds(seed);
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const std::uint64_t own = seeds.next();
      bots_.push_back(levels[i].empty() ? nullptr
                                        : bots::Traits<G>::make_bot(levels[i], rules, seat(static_cast<int>(i)), own));
    }
  }

  bool sits(Seat seat) const { return bots_[static_cast<std::size_t>(seat)] != nullptr; }

  // Call at the start of a match and after each moment.
  void follow(const Match& match) {
    if (match.version() == followed_) return;  // a sealed answer is not a moment
    followed_ = match.version();
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      const Seat me = seat(static_cast<int>(i));
      if (!bots_[i]) continue;
      if (match.version() == 0) {
        bots_[i]->begin(match.view(me), {});
      } else {
        for (const auto& event : match.events()) bots_[i]->hear(heard_by(event, me));
      }
    }
  }

  // Requires: sits(by), and the seat is asked.
  typename G::Action choose(const Match& match, Seat by) {
    G::legal_actions(match.rules(), match.sight(by), *legal_);
    return bots_[static_cast<std::size_t>(by)]->choose(match.sight(by), *legal_, {});
  }

 private:
  std::vector<std::unique_ptr<bots::Bot<G>>> bots_;
  int followed_ = -1;
  std::unique_ptr<typename G::Actions> legal_ = std::make_unique<typename G::Actions>();
};

}  // namespace filon::terminal
