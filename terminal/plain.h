// The terminal of any game, without words of its own: everything is made from the game's fields and its Outside. A
// game's own Terminal derives from this and replaces what it can say better.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "bots/bot.h"
#include "games/hosting.h"
#include "kernel/match.h"
#include "protocol/values.h"
#include "terminal/complaint.h"
#include "terminal/plain_screen.h"
#include "terminal/program.h"
#include "terminal/speeds.h"

namespace filon::terminal {

template <class O>
struct Plain {
  using Outside = O;
  using G = typename Outside::G;
  using Forms = typename Outside::Forms;
  using Rules = typename G::Rules;
  using Match = kernel::Match<G>;
  using TableScreen = PlainScreen<Outside>;

  // The rules, or the reason why these options cannot be played.
  static Result<Rules> compose(const typename G::Options& options, const std::optional<DeckFile>& deck) {
    if (deck) return Error{"--deck: this game is played with its own cards only"};
    if (const auto reason = Outside::why_not(Outside::choice_of(options))) return Error{reason->sentence};
    return Outside::compose(options);
  }

  // Sentences in which `names` gives the names of seats.
  template <class T>
  static std::string sentence(const Rules& rules, const T& told_or_secret, const Names& names) {
    const Forms forms(rules);
    return PlainWords<Forms>(forms, names)(told_or_secret) + ".";
  }
  static std::string sentence(const Rules& rules, const kernel::Question<typename G::Ask>& question,
                              const Names& names) {
    const Forms forms(rules);
    const PlainWords<Forms> words(forms, names);
    return fmt::format("{}: asked is {}.", words(question.what), words(question.waiting()));
  }
  // Adapts a sentence with "you" for the player it is said to.
  static std::string said_to_you(std::string sentence) {
    if (!sentence.empty()) sentence[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence[0])));
    return sentence;
  }
  // An answer in notation.
  static std::string print(const Rules& rules, const typename G::Action& action) {
    return games::write_answer<Outside>(Forms(rules), action);
  }

  // The seat whose answer this is, if any. It is not told about its own answer.
  static Seat author(const typename G::Told&) { return nobody; }
  // Whether the screen shows this anyway.
  static bool is_shown_anyway(const typename G::Told& told) {
    return std::holds_alternative<kernel::Asked<typename G::Ask, typename G::Agenda>>(told);
  }
  static bool is_shown_anyway(const typename G::Secret&) { return false; }

  static void greet(const Rules& rules, const Screen& screen) {
    screen.say(screen.in(Screen::Style::Gold, spaced(G::id)) +
               fmt::format(", {} players. '?' tells how to answer, 'q' quits.", rules.seats));
  }

  // The sides that can win a round, and whether one has won. Requires: the round is over.
  static std::vector<std::string_view> sides(const Rules& rules) { return bots::Traits<G>::interests(rules); }
  static bool has_won(const Rules& rules, const typename G::Table& table, std::string_view side) {
    const auto all = sides(rules);
    const auto found = std::find(all.begin(), all.end(), side);
    return bots::Traits<G>::wins(rules, table, static_cast<std::size_t>(found - all.begin()));
  }

  // What else a simulation counts in a round. Requires: the round is over.
  static std::vector<Portion> portions(const typename G::Table&) { return {}; }

  static std::vector<std::string_view> levels() { return Outside::bot_levels(); }
  // The best level comes first; the others are compared with it.
  static std::vector<std::string> usual_line_ups() {
    const auto levels = Outside::bot_levels();
    return {levels.rbegin(), levels.rend()};
  }
  static std::vector<Experiment> experiments(const games::Choice&) { return {}; }
  static bots::CalibrationReport calibration(const Rules&, std::uint64_t, const std::vector<std::string>&, int, int,
                                             const Progress&) {
    throw WrongUsage{"nothing is known of what the bots of this game believe"};
  }

  static std::vector<Figure> figures(const std::shared_ptr<const Rules>& rules) {
    std::vector<Figure> all{{"random_answer", true, [rules] { return random_answer<G>(*rules); }},
                            {"state_copy", false, [rules] { return state_copy<G>(*rules); }}};
    for (std::string_view level : Outside::bot_levels())
      all.push_back({fmt::format("{}_bot_answer", level), false,
                     [rules, level] { return bot_answer<G>(rules, std::string(level)); }});
    return all;
  }
  static std::optional<std::uint64_t> signature() { return {}; }

  static std::string draw(const Rules& rules, const typename G::Table& table, const Screen&) {
    const Forms forms(rules);
    const Names names = seat_name;
    const PlainWords<Forms> words(forms, names);
    return words.members(table, "\n", Forms::unsent(fields::Type<typename G::Table>{})) + "\n";
  }
  // What the seat knows; nobody: everything.
  static Picture picture(const Match& match, Seat only, const Screen& screen) {
    return plain_picture<Plain>(
        match.rules(), match.table(), [&](Seat who) { return match.sight(who).mine; }, only, screen);
  }
  static Picture position(const Source& source, const Screen&) {
    throw WrongUsage{source.name + ": this game has no notation of positions"};
  }

 protected:
  // `holding(seat)`: what this seat holds.
  template <class Terminal, class HoldingOf>
  static Picture plain_picture(const Rules& rules, const typename G::Table& table, HoldingOf holding, Seat only,
                               const Screen& screen) {
    const Forms forms(rules);
    const Names names = seat_name;
    const PlainWords<Forms> words(forms, names);
    Picture picture{Terminal::draw(rules, table, screen), {}};
    picture.json["over"] = table.is_over();
    picture.json["table"] = as_json(forms, table);
    boost::json::array holdings;
    for (int i = 0; i < rules.seats; ++i) {
      if (only != nobody && only != seat(i)) continue;
      const auto& mine = holding(seat(i));
      picture.text += fmt::format("{}: {}\n", seat_name(seat(i)), words.members(mine, "; "));
      holdings.push_back({{"seat", i}, {"holds", as_json(forms, mine)}});
    }
    picture.json["seats"] = holdings;
    return picture;
  }

 private:
  template <class T>
  static boost::json::value as_json(const Forms& forms, const T& value) {
    std::string text;
    protocol::Json json(text);
    protocol::write(forms, json, value);
    return boost::json::parse(text);
  }
};

}  // namespace filon::terminal
