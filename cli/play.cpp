// filon play: play a game in the terminal.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/options.h"

namespace filon::cli {
namespace {

struct Play {
  GameOptions game;
  bool seeded = false;
  int humans = 1;
  std::string names;
  std::string bots;  // a level; empty: the best
  std::string record;
  bool fast = false;
  bool plain = false;
};

std::uint64_t any_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// Players type these names to choose a target, so each name is one word and unique.
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

void write_record(const std::string& record, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  if (!(file << record << std::flush)) throw Failed{fmt::format("--record: the file {} cannot be written", path)};
  fmt::print("The record is in {}; 'filon replay {}' plays it again.\n", path, path);
}

// The best level if none was chosen.
std::string level_of(const Play& play) {
  const auto& levels = game_of(play.game).bot_levels;
  if (play.bots.empty()) return std::string(levels.back());
  if (std::find(levels.begin(), levels.end(), play.bots) == levels.end())
    throw WrongUsage{fmt::format("--bots: it takes {}, not '{}'", fmt::join(levels, ", "), play.bots)};
  return play.bots;
}

int run(Play play) {
  if (!play.seeded) play.game.seed = any_seed();
  const terminal::Seating seating{people_of(play), level_of(play)};
  const terminal::Setup setup = setup_of(play.game);
  if (play.humans > setup.choice.players)
    throw WrongUsage{fmt::format("--humans: it takes at most as many as --players, {}", setup.choice.players)};
  const terminal::Screen screen(play.plain, play.fast);
  const terminal::PlayedMatch played = program_of(play.game).play(setup, seating, screen);
  if (played.was_quit && play.record.empty() && screen.is_watched())
    play.record = screen.ask("A file name to save the record in, or Enter for none: ").value_or("");
  if (!play.record.empty()) write_record(played.record, play.record);
  if (!played.was_quit) screen.say(fmt::format("This was the game with --seed {}.", play.game.seed));
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
  add_number(command, "--humans", play->humans, 1, max_seats, "How many people share the keyboard");
  command.add_option("--names", play->names, "What they are called, with commas between")->type_name("NAMES");
  command.add_option("--bots", play->bots, "How well the bots play")
      ->type_name("LEVEL")
      ->default_str(std::string(games::all_games().front().bot_levels.back()));
  command.add_option("--record", play->record, "Write the record of the match to this file at the end")
      ->type_name("FILE");
  command.add_flag("--fast", play->fast, "No pauses while bots play");
  add_plain(command, play->plain);
}

}  // namespace filon::cli
