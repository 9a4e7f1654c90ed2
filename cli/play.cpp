// filon play: a game in the terminal.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/play_game.h"
#include "games/classic/text/record.h"

namespace filon::cli {
namespace {

struct Play {
  GameOptions game;
  bool seeded = false;
  int humans = 1;
  std::string names;
  std::string bots = "normal";
  std::string record;
  bool fast = false;
  bool plain = false;
};

std::uint64_t any_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// Names are typed to say whom a card is played on, so each is one word and nobody else's.
std::vector<std::string> people_of(const Play& play) {
  std::vector<std::string> people;
  std::istringstream words(play.names);
  for (std::string name; std::getline(words, name, ',');) {
    if (name.empty() || name.find_first_of(" \t(),") != name.npos || std::isdigit(static_cast<unsigned char>(name[0])))
      throw WrongUsage{fmt::format("--names: it takes single words with commas between them, not '{}'", name)};
    if (std::find(people.begin(), people.end(), name) != people.end())
      throw WrongUsage{fmt::format("--names: '{}' is there twice", name)};
    people.push_back(name);
  }
  if (static_cast<int>(people.size()) > play.humans)
    throw WrongUsage{fmt::format("--names: it takes at most {}, one for each of --humans", play.humans)};
  while (static_cast<int>(people.size()) < play.humans) people.push_back(fmt::format("Player{}", people.size() + 1));
  return people;
}

void write_record(const classic::Rules& rules, const classic::Record& record, const std::string& path) {
  const auto text = text::print_record(rules, record);
  if (!text) throw Failed{text.error()};
  std::ofstream file(path, std::ios::binary);
  if (!(file << *text << std::flush)) throw Failed{fmt::format("--record: the file {} cannot be written", path)};
  fmt::print("The record is in {}; 'filon replay {}' plays it again.\n", path, path);
}

void greet(const Screen& screen, const classic::Rules& rules, int humans) {
  const bool second_box = rules.options.with.contains(classic::Module::Saboteur2);
  screen.say(
      screen.in(Screen::Style::Gold, second_box ? "Saboteur 2" : "Saboteur") +
      fmt::format(", {} players, three rounds. 'rules' tells the rules, '?' how to answer, 'q' quits.", rules.seats));
  if (humans < rules.seats)
    screen.say(
        fmt::format("{} of the players {} bots.", rules.seats - humans, rules.seats - humans == 1 ? "is" : "are"));
}

int run(Play play) {
  if (play.humans > play.game.players)
    throw WrongUsage{fmt::format("--humans: it takes at most as many as --players, {}", play.game.players)};
  if (!play.seeded) play.game.seed = any_seed();
  const auto rules = rules_of(play.game);
  const auto people = people_of(play);
  const Screen screen(play.plain, play.fast);
  PlayGame game(rules, play.game.seed, people, play.bots, screen);
  greet(screen, *rules, play.humans);
  game.run();
  if (game.was_quit() && play.record.empty() && screen.is_watched())
    play.record = screen.ask("A file name to save the record in, or Enter for none: ").value_or("");
  if (!play.record.empty()) write_record(*rules, game.record(), play.record);
  if (!game.was_quit()) screen.say(fmt::format("This was the game with --seed {}.", play.game.seed));
  return succeeded;
}

}  // namespace

void add_play(CLI::App& app, Run& chosen) {
  const auto play = std::make_shared<Play>();
  CLI::App& command =
      *add_command(app, chosen, "play", "Play in the terminal, against bots or several at one keyboard", [play, &app] {
        play->seeded = app.get_subcommand("play")->count("--seed") > 0;
        return run(*play);
      });
  add_game_options(command, play->game);
  add_number(command, "--humans", play->humans, 1, 10, "How many people share the keyboard");
  command.add_option("--names", play->names, "What they are called, with commas between")->type_name("NAMES");
  add_word(command, "--bots", play->bots, classic::bots::levels(), "How well the bots play");
  command.add_option("--record", play->record, "Write the record of the match to this file at the end")
      ->type_name("FILE");
  command.add_flag("--fast", play->fast, "No pauses while bots play");
  command.add_flag("--plain", play->plain, "No colours, and ASCII only");
}

}  // namespace filon::cli
