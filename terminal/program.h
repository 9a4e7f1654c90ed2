// What the commands of `filon` do for one game: values in, values out. `cli/` reads the command line and prints. It
// knows a game only through this and through the registry. terminal/program_of.h makes a Program for any game.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "bots/calibration.h"
#include "bots/contest.h"
#include "games/choice.h"
#include "kernel/chance.h"
#include "terminal/screen.h"
#include "terminal/tally.h"

namespace filon::terminal {

using Progress = bots::Progress;

// A file with cards that replace the printed ones.
struct DeckFile {
  std::string path, json;
};

// The settings that a match starts with.
struct Setup {
  games::Choice choice;  // complete
  std::uint64_t seed = 1;
  std::optional<DeckFile> deck;  // none: the printed cards
};

// People sit on the first seats, bots of this level on the others.
struct Seating {
  std::vector<std::string> people;
  std::string level;
};
struct PlayedMatch {
  bool was_quit = false;
  std::string record;
};

struct Simulation {
  int games = 1000;
  int threads = 1;
  std::vector<std::string> levels;  // one for each seat
  bool checks_soundness = false;
};
struct SimulationReport {
  std::vector<std::string_view> sides, interests;  // the categories of the tally
  Tally tally;
};

// One claim about the bots of a game, and how it is measured.
struct Experiment {
  std::string title;
  games::Choice choice;
  std::vector<std::string> line_ups;  // of a contest; or the company whose beliefs are measured
  bool is_about_beliefs = false;
};

// A speed, measured on demand.
struct Figure {
  std::string name;
  bool as_rate;  // print operations per second, too
  std::function<double()> nanoseconds;
};

// A record or a position, and its name in error messages.
struct Source {
  std::string text;
  std::string name;
  std::optional<DeckFile> deck;  // the deck of the match, if it was not the printed one
  int seat = -1;                 // show only what this seat may know; -1: everything
};

// One moment of a replayed match.
struct Moment {
  struct Answer {
    Seat by;
    std::string text;  // empty: secret for this seat
  };
  int answers_so_far = 0;
  std::vector<Answer> answers;    // since the previous moment
  std::vector<std::string> told;  // one sentence each
  std::function<std::string()> drawing;
};
struct Replayed {
  games::Choice choice;
  int answers = 0;
  bool is_over = false;
  std::string question;  // the open question
  std::string drawing;   // of the table at the end
};

// A position for people and for programs.
struct Picture {
  std::string text;
  boost::json::object json;
};

// Functions throw WrongUsage for wrong input, and Failed if something goes wrong.
class Program {
 public:
  virtual ~Program() = default;

  virtual std::string_view game() const = 0;  // its id
  // All levels of its bots: those offered to people, and those for measurements.
  virtual std::vector<std::string_view> levels() const = 0;
  // Throws WrongUsage if the choice cannot be played with the deck.
  virtual void require_playable(const Setup&) const = 0;

  virtual PlayedMatch play(const Setup&, const Seating&, const Screen&) const = 0;
  virtual SimulationReport simulate(const Setup&, const Simulation&, const Progress&) const = 0;

  // How many sequences of exactly `depth` answers start from the deal; also for each first answer.
  virtual long sequences(const Setup&, int depth) const = 0;
  virtual std::vector<std::pair<std::string, long>> sequences_by_answer(const Setup&, int depth) const = 0;

  virtual std::vector<std::string> usual_line_ups() const = 0;
  // Each line-up plays about `rounds` rounds, also if its seats are rotated.
  virtual bots::Report contest(const Setup&, std::span<const std::string> line_ups, int rounds, int threads,
                               const Progress&) const = 0;
  // The experiments behind all published claims about the bots, in games like this choice; empty if there are no
  // claims.
  virtual std::vector<Experiment> experiments(const games::Choice&) const = 0;
  virtual bots::CalibrationReport calibration(const Setup&, const std::vector<std::string>& company, int deals,
                                              int threads, const Progress&) const = 0;

  // Measured in games with this setup, or in games that the game chooses.
  virtual std::vector<Figure> figures(const Setup&) const = 0;
  // The result of fixed games as one number; none if the game has no signature.
  virtual std::optional<std::uint64_t> signature() const = 0;

  virtual Replayed replay(const Source& record, const Screen&, const std::function<void(const Moment&)>&) const = 0;
  // Plays the answers of a record with another source of chance. Returns the number of chance results if all are as in
  // the record, otherwise none.
  virtual std::optional<std::size_t> dealt_alike(const Source& record, std::shared_ptr<Chance>) const = 0;
  virtual Picture show_record(const Source&, const Screen&) const = 0;
  // Shows a line in the game's notation of positions.
  virtual Picture show_position(const Source&, const Screen&) const = 0;
};

// For "--seat": a seat at a table with `seats` seats, or nobody for -1. Throws WrongUsage for other numbers.
Seat seat_at_table(int number, int seats);

// One for each game, in the order of games::all_games(). Each executable lists its own (games/terminals.cpp).
std::span<const Program* const> all_programs();

}  // namespace filon::terminal
