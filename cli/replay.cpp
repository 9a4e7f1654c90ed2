// filon replay: tells a match from its record in sentences.
#include <memory>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/source.h"
#include "cli/verify.h"

namespace filon::cli {
namespace {

struct Replay {
  SourceOptions source;
  int every = 0;
  bool verify = false;
  std::string commitment;
  bool plain = false;
  bool json = false;
};

boost::json::object as_json(const terminal::Moment::Answer& answer) {
  boost::json::object one{{"by", index(answer.by)}};
  if (!answer.text.empty()) one["answer"] = answer.text;
  return one;
}

// A single answer is written into the object of its moment; several answers become a list.
boost::json::object as_json(const terminal::Moment& moment) {
  boost::json::object step;
  if (moment.answers.size() == 1) step = as_json(moment.answers.front());
  if (moment.answers.size() > 1) {
    boost::json::array all;
    for (const auto& answer : moment.answers) all.push_back(as_json(answer));
    step["answers"] = all;
  }
  step["told"] = boost::json::array(moment.told.begin(), moment.told.end());
  return step;
}

int run(const Replay& replay) {
  const terminal::Source record = read_record(replay.source);
  if (replay.verify || !replay.commitment.empty()) return verify(record, replay.commitment);
  const terminal::Screen screen(replay.plain, true);
  boost::json::array steps;
  const auto watch = [&](const terminal::Moment& moment) {
    if (replay.json) return steps.push_back(as_json(moment));
    for (const std::string& sentence : moment.told) fmt::print("{}\n", sentence);
    if (replay.every > 0 && moment.answers_so_far % replay.every == 0) screen.show(moment.drawing());
  };
  const terminal::Replayed match = program_of_record(record).replay(record, screen, watch);
  if (replay.json) {
    boost::json::object out = cli::as_json(match.choice);
    out["answers"] = match.answers;
    out["over"] = match.is_over;
    out["steps"] = steps;
    print_json(out);
    return succeeded;
  }
  screen.show(match.drawing);
  if (!match.is_over) fmt::print("The record ends here; {}\n", match.question);
  return succeeded;
}

}  // namespace

void add_replay(CLI::App& app, Run& chosen) {
  const auto replay = std::make_shared<Replay>();
  CLI::App& command = *add_command(app, chosen, "replay", "Tell a match from its record, answer by answer",
                                   [replay] { return run(*replay); });
  command.add_option("FILE", replay->source.what, "A record, as 'filon play --record' writes it")->required();
  add_number(command, "--every", replay->every, 1, 1'000'000, "Draw the board after every so many answers")
      ->default_str("at the end");
  add_source_options(command, replay->source, "Tell only what this seat knew");
  command.add_flag("--verify", replay->verify, "Check the shuffle of a record from a server instead");
  command.add_option("--commitment", replay->commitment, "The commitment that was shown before the match; checked too")
      ->type_name("HEX");
  add_plain(command, replay->plain);
  add_json(command, replay->json);
}

}  // namespace filon::cli
