// What the rooms outside need of a game, as values: one of these for each game, listed in games/games.cpp. Server,
// load, terminal and tools know games by these and by nothing else.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/choice.h"
#include "games/hosted_match.h"
#include "games/scenario.h"
#include "kernel/chance.h"

namespace filon::games {

struct Game {
  std::string_view id;
  Options options;
  int fewest_players, most_players;          // whatever else is chosen
  std::vector<std::string_view> bot_levels;  // weakest first
  // Why these options and players do not go together. Requires: the choice is complete.
  std::function<std::optional<Reason>(const Choice&)> why_not;
  // Requires: it can be played.
  std::function<std::unique_ptr<HostedMatch>(const Choice&, std::shared_ptr<Chance>)> start;
  // A finished match for everybody's eyes: its moments, each with what all were told and what each seat was told
  // besides.
  std::function<Result<std::string>(std::string_view record)> replay;
  // All scenarios of a file, or one sentence naming the file and the field that is wrong. `name` is what errors call
  // it.
  std::function<Result<std::vector<Scenario>>(std::string_view json, std::string_view name)> read_scenarios;
  // The types of its messages, for clients.
  std::function<std::string()> typescript;
  std::function<std::string()> schema;
};

// The list of all games; the program that is built says which (games/games.cpp).
std::span<const Game> all_games();

const Game* find_game(std::string_view id);
// Why such a table cannot be, or nothing; fills in what is usual.
std::optional<Reason> cannot_play(Choice&);
// Requires: it can be played.
std::unique_ptr<HostedMatch> start_match(const Choice&, std::shared_ptr<Chance>);
// What a tag in the header of a record says, [Game "…"]; none: there is no such tag.
std::optional<std::string_view> record_tag(std::string_view record, std::string_view name);
// Finds the game by the record's tag.
Result<std::string> replay_json(std::string_view record);
bool is_bot_level(std::string_view game, std::string_view level);
// Finds the game by the file's field "game".
Result<std::vector<Scenario>> read_scenarios(std::string_view json, std::string_view name);
// All games with their options, numbers of players and bot levels, as a JSON list.
const std::string& games_json();
// What can be chosen besides, as members of a JSON object: why the choice cannot be played, why each other value cannot
// be chosen instead, and if it cannot be played the nearest choice that can.
std::string advice_json(Choice);

}  // namespace filon::games
