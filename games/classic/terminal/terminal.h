// The classic game in the terminal: its own cards, drawings, words and notation. terminal/program_of.h makes the
// commands of the program from this.
#pragma once

#include "games/classic/outside.h"
#include "games/classic/terminal/table_screen.h"
#include "terminal/plain.h"

namespace filon::classic::terminal {

using filon::terminal::DeckFile;
using filon::terminal::Experiment;
using filon::terminal::Figure;
using filon::terminal::Names;
using filon::terminal::Picture;
using filon::terminal::Source;

struct Terminal : filon::terminal::Plain<Outside> {
  using TableScreen = terminal::TableScreen;

  static Result<Rules> compose(const Options&, const std::optional<DeckFile>&);

  static std::string sentence(const Rules&, const Told&, const Names&);
  static std::string sentence(const Rules&, const Secret&, const Names&);
  static std::string sentence(const Rules&, const Question&, const Names&);
  static std::string said_to_you(std::string sentence);
  static std::string print(const Rules&, const Action&);

  static Seat author(const Told&);
  static bool is_shown_anyway(const Told&);
  static bool is_shown_anyway(const Secret&);
  static void greet(const Rules&, const Screen&);

  // The sides of a round; there are fewer than interests.
  static std::vector<std::string_view> sides(const Rules&);
  static bool has_won(const Rules&, const Table&, std::string_view side);

  static std::vector<std::string_view> levels();
  static std::vector<std::string> usual_line_ups();
  static std::vector<Experiment> experiments(const games::Choice&);
  static filon::bots::CalibrationReport calibration(const Rules&, std::uint64_t seed,
                                                    const std::vector<std::string>& company, int deals, int threads,
                                                    const filon::terminal::Progress&);

  // Always measured in the games of docs/performance.md, whatever was chosen.
  static std::vector<Figure> figures(const std::shared_ptr<const Rules>&);
  static std::optional<std::uint64_t> signature();

  static std::string draw(const Rules&, const Table&, const Screen&);
  static Picture picture(const Match&, Seat only, const Screen&);
  // A position in the notation of docs/notation.md.
  static Picture position(const Source&, const Screen&);
};

}  // namespace filon::classic::terminal
