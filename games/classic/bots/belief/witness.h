// A seat that pays attention: keeps its view by what it hears, and its beliefs with it.
#pragma once

#include <optional>
#include <span>

#include "games/classic/bots/belief/belief.h"

namespace filon::classic::bots {

// What a witness learns from: hard facts alone, or also what the others do.
enum class Attention : std::uint8_t { Facts, Moves };

class Witness {
 public:
  // The rules must outlive it.
  explicit Witness(const Rules&, Attention = Attention::Moves);
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;

  // With what it heard since the round was dealt, if it was not there.
  void begin(const View&, std::span<const Heard> so_far = {});
  void hear(const Heard&);

  const View& view() const { return view_; }
  const Looks& looks() const { return looks_; }
  const Belief& belief() const { return belief_; }
  // What somebody believes who has heard only what all have: how its own seat looks to the others.
  const Belief& onlooker() const { return onlooker_; }
  // The last event heard, if it was an answer that tells something.
  const std::optional<Move>& last_move() const { return last_move_; }
  // Of the table as it lies.
  Distances& distances();

 private:
  friend struct Learn;
  void begin_round();

  const Rules& rules_;
  Attention attention_;
  Distances distances_;
  bool measured_ = false;  // the distances are those of the table
  View view_{};
  Looks looks_;
  Belief belief_;
  Belief onlooker_;
  std::optional<Move> last_move_;
};

}  // namespace filon::classic::bots
