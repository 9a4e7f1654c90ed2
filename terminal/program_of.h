// Makes the Program of a game from its Terminal, which says how the game is composed, drawn, worded and read.
// terminal/plain.h works for any game; read games/classic/terminal/terminal.h as an example. One source file of each
// game includes this, after the header that declares its unsound().
#pragma once

#include <fmt/format.h>

#include "terminal/perft.h"
#include "terminal/plain.h"
#include "terminal/play_game.h"
#include "terminal/simulate.h"

namespace filon::terminal {

template <class Terminal>
class ProgramOf final : public Program {
 public:
  using Outside = typename Terminal::Outside;
  using G = typename Terminal::G;
  using Match = kernel::Match<G>;
  using World = kernel::World<G>;
  using SharedRules = std::shared_ptr<const typename G::Rules>;

  std::string_view game() const override { return G::id; }
  std::vector<std::string_view> levels() const override { return Terminal::levels(); }
  void require_playable(const Setup& setup) const override { rules_of(setup); }

  PlayedMatch play(const Setup& setup, const Seating& seating, const Screen& screen) const override {
    const SharedRules rules = rules_of(setup);
    PlayGame<Terminal> game(rules, setup.seed, seating, screen);
    game.run();
    return {game.was_quit(), Outside::print_record(*rules, game.record())};
  }

  SimulationReport simulate(const Setup& setup, const Simulation& wanted, const Progress& progress) const override {
    return Simulator<Terminal>(rules_of(setup), wanted).run(setup.seed, progress);
  }

  long sequences(const Setup& setup, int depth) const override {
    const SharedRules rules = rules_of(setup);
    return count_sequences(World::start(*rules, setup.seed), depth);
  }
  std::vector<std::pair<std::string, long>> sequences_by_answer(const Setup& setup, int depth) const override {
    const SharedRules rules = rules_of(setup);
    const World deal = World::start(*rules, setup.seed);
    std::vector<std::pair<std::string, long>> all;
    for (const typename G::Action& answer : answers_in(deal))
      all.emplace_back(Terminal::print(*rules, answer), count_sequences(after(deal, answer), depth - 1));
    return all;
  }

  std::vector<std::string> usual_line_ups() const override { return Terminal::usual_line_ups(); }
  bots::Report contest(const Setup& setup, std::span<const std::string> line_ups, int rounds, int threads,
                       const Progress& progress) const override {
    bots::Contest<G> contest{.line_ups = {}, .rules = *rules_of(setup), .deals = rounds, .seed = setup.seed};
    const auto interests = bots::Traits<G>::interests(contest.rules);
    const auto known = Terminal::levels();
    int rotations = 1;
    for (const std::string& text : line_ups) {
      const auto line_up = bots::LineUp::parse(text, {known, interests, contest.rules.seats});
      if (!line_up) throw WrongUsage{"--line-up: " + line_up.error()};
      rotations = std::max(rotations, line_up->rotations());
      contest.line_ups.push_back(*line_up);
    }
    contest.deals = std::max(1, contest.deals / rotations);
    return run_contest(contest, threads, progress);
  }
  std::vector<Experiment> experiments(const games::Choice& choice) const override {
    return Terminal::experiments(choice);
  }
  bots::CalibrationReport calibration(const Setup& setup, const std::vector<std::string>& company, int deals,
                                      int threads, const Progress& progress) const override {
    return Terminal::calibration(*rules_of(setup), setup.seed, company, deals, threads, progress);
  }

  std::vector<Figure> figures(const Setup& setup) const override { return Terminal::figures(rules_of(setup)); }
  std::optional<std::uint64_t> signature() const override { return Terminal::signature(); }

  Replayed replay(const Source& source, const Screen& screen,
                  const std::function<void(const Moment&)>& watch) const override {
    const ReadRecord read_record = read(source);
    const Seat seat = seat_of(source, *read_record.rules);
    std::size_t answers = 0;
    bool was_hidden = false;  // whether it is secret who answers the open question
    const auto see = [&](const Match& now) {
      Moment moment{now.answers(), {}, sentences(now, seat), [&] { return draw(now, screen); }};
      for (const auto& answer : now.record().answers.since(answers)) {
        const bool is_known = seat == nobody || seat == answer.by;
        if (is_known || !was_hidden)
          moment.answers.push_back({answer.by, is_known ? Terminal::print(now.rules(), answer.action) : ""});
      }
      answers = now.record().answers.size();
      was_hidden = G::manner(now.rules(), now.table().question.what).hides_who_answered;
      watch(moment);
    };
    const auto match = value_or_complain(Match::replay(read_record.rules, read_record.record, see));
    const auto& question = match.table().question;
    return {Outside::choice_of(read_record.record.options), match.answers(), match.is_over(),
            question.is_open() ? Terminal::sentence(*read_record.rules, question, seat_name) : "", draw(match, screen)};
  }

  std::optional<std::size_t> dealt_alike(const Source& source, std::shared_ptr<Chance> chance) const override {
    const ReadRecord read_record = read(source);
    Match match = Match::start(read_record.rules, std::move(chance));
    const auto close_until = [&](int question) {
      while (match.question_number() < question && match.is_window()) match.close();
    };
    for (const auto& answer : read_record.record.answers) {
      close_until(answer.question);
      if (match.play(answer.by, answer.action)) return {};
    }
    close_until(read_record.record.question);
    if (match.record().chance != read_record.record.chance) return {};
    return read_record.record.chance.size();
  }

  Picture show_record(const Source& source, const Screen& screen) const override {
    const ReadRecord read_record = read(source);
    const auto match = value_or_complain(Match::replay(read_record.rules, read_record.record));
    return Terminal::picture(match, seat_of(source, *read_record.rules), screen);
  }
  Picture show_position(const Source& source, const Screen& screen) const override {
    return Terminal::position(source, screen);
  }

 private:
  struct ReadRecord {
    SharedRules rules;
    typename Match::Record record;
  };

  static SharedRules composed(const typename G::Options& options, const std::optional<DeckFile>& deck) {
    return std::make_shared<const typename G::Rules>(value_or_complain(Terminal::compose(options, deck)));
  }
  static SharedRules rules_of(const Setup& setup) { return composed(Outside::options_of(setup.choice), setup.deck); }

  // Throws WrongUsage with the name of the source if the text is not a record or its match is impossible.
  static ReadRecord read(const Source& source) {
    const auto options = Outside::record_options(source.text);
    if (!options) throw WrongUsage{fmt::format("{}: {}", source.name, options.error())};
    SharedRules rules = composed(*options, source.deck);
    auto record = Outside::read_record(*rules, source.text);
    if (!record) throw WrongUsage{fmt::format("{}: {}", source.name, record.error())};
    return {std::move(rules), *std::move(record)};
  }
  static Seat seat_of(const Source& source, const typename G::Rules& rules) {
    return seat_at_table(source.seat, rules.seats);
  }

  static std::string draw(const Match& match, const Screen& screen) {
    return Terminal::draw(match.rules(), match.table(), screen);
  }

  // The events after an answer, as one seat heard them; nobody: with all secrets.
  static std::vector<std::string> sentences(const Match& match, Seat seat) {
    using Asked = kernel::Asked<typename G::Ask, typename G::Agenda>;
    std::vector<std::string> told;
    for (const auto& event : match.events()) {
      if (std::holds_alternative<Asked>(event.told)) continue;
      // Some events have nothing to tell: others say what they did.
      if (std::string sentence = Terminal::sentence(match.rules(), event.told, seat_name); !sentence.empty())
        told.push_back(std::move(sentence));
      for (const auto& whisper : event.whispers) {
        if (seat != nobody && whisper.to != seat) continue;
        const std::string secret = Terminal::sentence(match.rules(), whisper.secret, seat_name);
        told.push_back(seat == nobody ? fmt::format("(to {}) {}", seat_name(whisper.to), secret) : secret);
      }
    }
    return told;
  }
};

}  // namespace filon::terminal
