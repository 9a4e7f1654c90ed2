// What the commands of `filon` do for one game: values in, values out. `cli/` reads the command line and prints; it
// knows a game by this and by its entry in the registry. terminal/program_of.h makes a Program of any game.
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

// A file with other cards than the printed ones.
struct DeckFile {
  std::string path, json;
};

// What a match is started with.
struct Setup {
  games::Choice choice;  // complete
  std::uint64_t seed = 1;
  std::optional<DeckFile> deck;  // none: the cards as printed
};

// People sit at the first seats, bots of this level at the others.
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
  std::vector<std::string_view> sides, interests;  // what the tally counts by
  Tally tally;
};

// One thing that is claimed about the bots of a game, and how it is measured.
struct Experiment {
  std::string title;
  games::Choice choice;
  std::vector<std::string> line_ups;  // of a contest; or the company whose beliefs are measured
  bool is_about_beliefs = false;
};

// A speed; measured when it is asked for.
struct Figure {
  std::string name;
  bool as_rate;  // people ask how many a second, not how long one takes
  std::function<double()> nanoseconds;
};

// A record or a position, with the name that complaints call it by.
struct Source {
  std::string text;
  std::string name;
  std::optional<DeckFile> deck;  // that was played with, if it was another
  int seat = -1;                 // whose eyes it is for; -1: for who may know everything
};

// One moment of a match that is played again.
struct Moment {
  struct Answer {
    Seat by;
    std::string text;  // empty: its words are not for this seat
  };
  int answers_so_far = 0;
  std::vector<Answer> answers;    // since the moment before
  std::vector<std::string> told;  // a sentence each
  std::function<std::string()> drawing;
};
struct Replayed {
  games::Choice choice;
  int answers = 0;
  bool is_over = false;
  std::string question;  // the one that is open
  std::string drawing;   // of the table at the end
};

// A position for people and for programs.
struct Picture {
  std::string text;
  boost::json::object json;
};

// Functions throw WrongUsage when what they are given makes no sense, and Failed when something goes wrong.
class Program {
 public:
  virtual ~Program() = default;

  virtual std::string_view game() const = 0;  // its id
  // All levels of its bots: those people are offered, and those made for measuring others.
  virtual std::vector<std::string_view> levels() const = 0;
  // Throws WrongUsage if the choice cannot be played with the deck.
  virtual void require_playable(const Setup&) const = 0;

  virtual PlayedMatch play(const Setup&, const Seating&, const Screen&) const = 0;
  virtual SimulationReport simulate(const Setup&, const Simulation&, const Progress&) const = 0;

  // How many sequences of exactly so many answers there are from the deal; also by the first answer.
  virtual long sequences(const Setup&, int depth) const = 0;
  virtual std::vector<std::pair<std::string, long>> sequences_by_answer(const Setup&, int depth) const = 0;

  virtual std::vector<std::string> usual_line_ups() const = 0;
  // Each line-up plays about as many rounds, however many rotations its deals have.
  virtual bots::Report contest(const Setup&, std::span<const std::string> line_ups, int rounds, int threads,
                               const Progress&) const = 0;
  // What every published claim about the bots rests on, in games like this choice; none: nothing is claimed.
  virtual std::vector<Experiment> experiments(const games::Choice&) const = 0;
  virtual bots::CalibrationReport calibration(const Setup&, const std::vector<std::string>& company, int deals,
                                              int threads, const Progress&) const = 0;

  // Measured in games like these, or in games of the game's own choice.
  virtual std::vector<Figure> figures(const Setup&) const = 0;
  // Fixed games as one number; none: the game has no such number.
  virtual std::optional<std::uint64_t> signature() const = 0;

  virtual Replayed replay(const Source& record, const Screen&, const std::function<void(const Moment&)>&) const = 0;
  // Plays the answers of a record with another chance. Returns how many things chance has decided if all of them came
  // out as in the record, none if anything did not.
  virtual std::optional<std::size_t> dealt_alike(const Source& record, std::shared_ptr<Chance>) const = 0;
  virtual Picture show_record(const Source&, const Screen&) const = 0;
  // A line of the game's notation of positions.
  virtual Picture show_position(const Source&, const Screen&) const = 0;
};

// "--seat": a seat at a table of so many, or nobody for -1. Throws WrongUsage for any other.
Seat seat_at_table(int number, int seats);

// One for each game, in the order of games::all_games(); the program that is built says which (games/terminals.cpp).
std::span<const Program* const> all_programs();

}  // namespace filon::terminal
