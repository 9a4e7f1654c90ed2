// Start here. A match of any game G. It has no state(): everything a seat can learn comes from view() and from the
// events it hears.
//
// G is a struct of types and functions; games/classic/game.h is the one to read.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "kernel/event.h"
#include "kernel/record.h"
#include "kernel/result.h"
#include "kernel/view.h"

namespace filon::kernel {

using Seed = std::uint64_t;

template <class G>
struct MatchTestAccess;

template <class G>
class Match {
 public:
  using Rules = typename G::Rules;
  using Table = typename G::Table;
  using View = kernel::View<Table, typename G::Holding>;
  using Sight = kernel::Sight<Table, typename G::Holding>;
  using Action = typename G::Action;
  using Event = kernel::Event<typename G::Told, typename G::Secret>;
  using Record = kernel::Record<typename G::Options, Action>;
  using Refusal = typename G::Refusal;

  static Match start(std::shared_ptr<const Rules>, Seed);
  // Copies of such a match share the same chance.
  static Match start(std::shared_ptr<const Rules>, std::shared_ptr<Chance>);
  // Plays a record again; the error names the first answer or chance outcome that does not fit.
  // `watch` is called after the start and after every moment.
  using Watch = std::function<void(const Match&)>;
  static Result<Match> replay(std::shared_ptr<const Rules>, const Record&, const Watch& = {});

  Match(const Match&);
  Match(Match&&) noexcept;
  Match& operator=(Match) noexcept;
  ~Match();

  const Rules& rules() const;
  const Table& table() const;  // what a spectator sees; borrowed
  View view(Seat) const;
  Sight sight(Seat) const;  // borrowed: valid until the next play() or pack()
  // The seats whose answers are still missing. For the host of the match only: if a question hides who has answered, no
  // seat may learn it from this.
  Seats to_act() const;
  bool is_over() const { return table().is_over(); }

  // None: the answer was played. Otherwise nothing has changed. If the question hides who has answered, the answer is
  // kept until the question closes: there is no new moment, nothing is told, and the seat may change its answer.
  std::optional<Refusal> play(Seat, const Action&);
  // The answer of a seat that is kept until the question closes.
  std::optional<Action> kept_answer(Seat) const;
  // Closes a window: seats that have not answered pass. Requires: is_window().
  void close();
  bool is_window() const;
  // Whether a window is open in which no seat that is still asked has a choice, such as the pause between two rounds.
  bool is_idle() const;

  // Keeps the match in little memory. What needs its position unpacks it, which takes less than a microsecond. Tables
  // and sights that were borrowed are no longer valid, and the events of the last moment are forgotten.
  void pack();

  // The events of the last moment: of the last answer, the last closed window, or the start.
  const std::vector<Event>& events() const;
  // The number of moments so far: answers and closed windows.
  int version() const;
  int answers() const { return static_cast<int>(record().answers.size()); }
  // Questions are numbered from 1 through the match. This is the number of the open one, or of the next one.
  int question_number() const;
  // For the host of the match; never for a seat while the match runs.
  const Record& record() const;

 private:
  friend struct MatchTestAccess<G>;
  struct Inside;
  explicit Match(std::unique_ptr<Inside>);
  std::unique_ptr<Inside> inside_;
};

// Closes windows in which nobody has a choice, and calls `after` after each of these moments.
template <class G, class After>
void close_idle(Match<G>& match, After after) {
  while (match.is_idle()) {
    match.close();
    after();
  }
}
template <class G>
void close_idle(Match<G>& match) {
  close_idle(match, [] {});
}

}  // namespace filon::kernel
