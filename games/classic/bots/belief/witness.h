// A seat that pays attention: it updates its view and its beliefs from what it hears.
#pragma once

#include <optional>
#include <span>

#include "games/classic/bots/belief/onlooker.h"

namespace filon::classic::bots {

// What a witness learns from: only certain facts, or also the moves of others.
enum class Attention : std::uint8_t { Facts, Moves };

class Witness {
 public:
  // The rules must outlive it.
  explicit Witness(const Rules&, Attention = Attention::Moves);

  // `so_far`: what its seat has heard since the deal, if it joins late.
  void begin(const View&, std::span<const Heard> so_far = {});
  void hear(const Heard&);

  const View& view() const { return view_; }
  const Looks& looks() const { return onlooker_.looks(); }
  const Belief& belief() const { return belief_; }
  // What the other seats can believe, also about this seat.
  const Onlooker& onlooker() const { return onlooker_; }
  // The last event, if it was an answer that tells something.
  const std::optional<Move>& last_move() const { return last_move_; }
  // The distances on the current table.
  Distances& distances() { return onlooker_.distances(view_.table); }

 private:
  friend struct OwnFacts;
  void begin_round();

  const Rules& rules_;
  Attention attention_;
  View view_{};
  Belief belief_;
  Onlooker onlooker_;
  std::optional<Move> last_move_;
};

}  // namespace filon::classic::bots
