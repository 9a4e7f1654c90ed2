// filon replay: a match from its record, told in sentences.
#include <memory>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/retold.h"
#include "cli/screen.h"
#include "cli/verify.h"
#include "games/classic/text/answers.h"
#include "games/classic/text/words.h"

namespace filon::cli {
namespace {

struct Replay {
  std::string file;
  std::string deck;
  int every = 0;
  int seat = -1;
  bool verify = false;
  std::string commitment;
  bool plain = false;
  bool json = false;
};

// Who hears: one seat, or whoever keeps the record and may know everything.
class Teller {
 public:
  Teller(const classic::Rules& rules, Seat seat) : rules_(rules), seat_(seat) {}

  // What follows from an answer, a sentence each.
  std::vector<std::string> sentences(const classic::Match& match) const {
    std::vector<std::string> told;
    for (const classic::Event& event : match.events()) {
      if (std::holds_alternative<classic::Asked>(event.told)) continue;
      told.push_back(text::sentence(rules_, event.told));
      for (const classic::Whisper& whisper : event.whispers) {
        if (seat_ != nobody && whisper.to != seat_) continue;
        const std::string secret = text::sentence(rules_, whisper.secret);
        told.push_back(seat_ == nobody ? fmt::format("(to {}) {}", text::seat_name(whisper.to), secret) : secret);
      }
    }
    return told;
  }

 private:
  const classic::Rules& rules_;
  Seat seat_;
};

boost::json::value as_json(const classic::Match& match, const Teller& teller, Seat seat) {
  boost::json::object step;
  if (match.answers() > 0 && !match.record().answers.empty()) {
    const classic::Answer& answer = match.record().answers.back();
    step["by"] = index(answer.by);
    // Others' answers can hold secrets; what all may know of them is told.
    if (seat == nobody || seat == answer.by) step["answer"] = text::print(match.rules(), answer.action);
  }
  boost::json::array told;
  for (const std::string& sentence : teller.sentences(match)) told.emplace_back(sentence);
  step["told"] = told;
  return step;
}

void print_result(const classic::Table& table) {
  if (table.is_over()) return;
  fmt::print("The record ends here; {}\n", text::sentence(table.question));
}

int run(const Replay& replay) {
  if (replay.verify || !replay.commitment.empty()) return verify(replay.file, replay.deck, replay.commitment);
  const Retold retold = read_retold(read_file(replay.file), replay.file, replay.deck);
  const Seat seat = seat_given(replay.seat, *retold.rules);
  const Teller teller(*retold.rules, seat);
  const Screen screen(replay.plain, true);
  boost::json::array steps;
  const auto watch = [&](const classic::Match& match) {
    if (replay.json) return steps.push_back(as_json(match, teller, seat));
    for (const std::string& sentence : teller.sentences(match)) fmt::print("{}\n", sentence);
    if (replay.every > 0 && match.answers() % replay.every == 0)
      screen.show(text::draw(*retold.rules, match.table(), screen.drawing()));
  };
  const auto match = value_or_complain(classic::Match::replay(retold.rules, retold.record, watch));
  if (replay.json) {
    print_json({{"edition", name(retold.rules->options.edition)},
                {"players", retold.rules->seats},
                {"answers", match.answers()},
                {"over", match.is_over()},
                {"steps", steps}});
    return succeeded;
  }
  screen.show(text::draw(*retold.rules, match.table(), screen.drawing()));
  print_result(match.table());
  return succeeded;
}

}  // namespace

void add_replay(CLI::App& app, Run& chosen) {
  const auto replay = std::make_shared<Replay>();
  CLI::App& command = *add_command(app, chosen, "replay", "Tell a match from its record, answer by answer",
                                   [replay] { return run(*replay); });
  command.add_option("FILE", replay->file, "A record, as 'filon play --record' writes it")->required();
  add_number(command, "--every", replay->every, 1, 1'000'000, "Draw the board after every so many answers")
      ->default_str("at the end");
  add_seat(command, replay->seat, "Tell only what this seat knew");
  add_deck(command, replay->deck);
  command.add_flag("--verify", replay->verify, "Check the shuffle of a record from a server instead");
  command.add_option("--commitment", replay->commitment, "The commitment that was shown before the match; checked too")
      ->type_name("HEX");
  command.add_flag("--plain", replay->plain, "No colours, and ASCII only");
  add_json(command, replay->json);
}

}  // namespace filon::cli
