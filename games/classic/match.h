// Start here. A match of the classic game: the only door to it, and it has no state().
// Everything a seat can learn goes through view() and heard().
#pragma once

#include <functional>
#include <memory>

#include "games/classic/events.h"
#include "kernel/chance.h"
#include "kernel/rng.h"

namespace filon::classic {

struct Answer {
  Seat by;
  Action action;
  friend bool operator==(const Answer&, const Answer&) = default;
};

// All that is needed to play a match again: options, what chance decided, and the answers. Holds every secret.
struct Record {
  Options options;
  std::vector<std::uint8_t> picks;  // kinds picked from the bags of chance, in the order they were asked for
  std::vector<Answer> answers;
  friend bool operator==(const Record&, const Record&) = default;
};

using Seed = std::uint64_t;

class Match {
 public:
  static Match start(std::shared_ptr<const Rules>, Seed);
  // Copies of such a match draw from the same chance.
  static Match start(std::shared_ptr<const Rules>, std::shared_ptr<Chance>);
  // Plays a record again, move by move; the error names the first answer or pick that does not fit.
  // Whoever watches sees the match after the start and after every answer.
  using Watch = std::function<void(const Match&)>;
  static Result<Match> replay(std::shared_ptr<const Rules>, const Record&, const Watch& = {});

  Match(const Match&);
  Match(Match&&) noexcept;
  Match& operator=(Match) noexcept;
  ~Match();

  const Rules& rules() const;
  const Table& table() const;  // what a spectator sees
  View view(Seat) const;
  Sight sight(Seat) const;  // borrowed: valid until the next play()
  Seats to_act() const { return table().to_act(); }
  bool is_over() const { return table().is_over(); }

  // None: the answer was played. Otherwise nothing has changed.
  std::optional<Refusal> play(Seat, const Action&);
  // The events of the last answer played, or of the start.
  const std::vector<Event>& events() const;
  // The answers played so far.
  int version() const;
  // For whoever keeps the match; never for a seat while it runs.
  const Record& record() const;

 private:
  friend struct MatchDoor;
  struct Inside;
  explicit Match(std::unique_ptr<Inside>);
  std::unique_ptr<Inside> inside_;
};

}  // namespace filon::classic
