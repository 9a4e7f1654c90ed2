// A seat that pays attention: keeps its view by what it hears, and its beliefs with it.
#pragma once

#include <optional>
#include <span>

#include "games/classic/bots/belief/onlooker.h"

namespace filon::classic::bots {

// What a witness learns from: hard facts alone, or also what the others do.
enum class Attention : std::uint8_t { Facts, Moves };

class Witness {
 public:
  // The rules must outlive it.
  explicit Witness(const Rules&, Attention = Attention::Moves);

  // With what it heard since the round was dealt, if it was not there.
  void begin(const View&, std::span<const Heard> so_far = {});
  void hear(const Heard&);

  const View& view() const { return view_; }
  const Looks& looks() const { return onlooker_.looks(); }
  const Belief& belief() const { return belief_; }
  // How its own seat looks to the others.
  const Onlooker& onlooker() const { return onlooker_; }
  // The last event heard, if it was an answer that tells something.
  const std::optional<Move>& last_move() const { return last_move_; }
  // Of the table as it lies.
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
