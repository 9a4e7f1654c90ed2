// The Lost Mines in the terminal: its own drawings and words. terminal/program_of.h makes the commands of the program
// from this.
#pragma once

#include "bench/signature.h"
#include "games/lost_mines/outside.h"
#include "games/lost_mines/terminal/table_screen.h"
#include "terminal/plain.h"

namespace filon::lost_mines::terminal {

struct Terminal : filon::terminal::Plain<Outside> {
  using TableScreen = terminal::TableScreen;

  static Result<Rules> compose(const Options&, const std::optional<filon::terminal::DeckFile>&);

  static std::string sentence(const Rules&, const Told&, const filon::terminal::Names&);
  static std::string sentence(const Rules&, const Secret&, const filon::terminal::Names&);
  static std::string sentence(const Rules&, const Question&, const filon::terminal::Names&);
  static std::string said_to_you(std::string sentence);
  static Seat author(const Told&);
  static bool is_shown_anyway(const Told&);
  static bool is_shown_anyway(const Secret&);
  static void greet(const Rules&, const Screen&);
  static std::vector<std::string_view> levels();
  static std::vector<filon::terminal::Experiment> experiments(const games::Choice&);
  static filon::bots::CalibrationReport calibration(const Rules&, std::uint64_t seed,
                                                    const std::vector<std::string>& company, int deals, int threads,
                                                    const filon::terminal::Progress&);
  static std::optional<std::uint64_t> signature() { return bench::lost_mines_signature(); }
  // How much of the treasure is collected, and how often none at all.
  static std::vector<filon::terminal::Portion> portions(const Table&);
  static filon::terminal::Picture picture(const Match&, Seat only, const Screen&);
  // A position as scenario files begin with, in one line.
  static filon::terminal::Picture position(const filon::terminal::Source&, const Screen&);
  static std::string draw(const Rules&, const Table&, const Screen&);
};

}  // namespace filon::lost_mines::terminal
