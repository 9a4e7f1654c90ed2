#include "games/game.h"

#include <algorithm>
#include <array>

#include <boost/json.hpp>

namespace filon::games {
namespace {

using protocol::Json;

Reason no_such_game(const std::string& id) {
  std::string known;
  for (const Game& game : all_games()) known += (known.empty() ? "" : ", ") + std::string(game.id);
  return {"game", "no_such_game", {{"game", id}}, "game: there is no game \"" + id + "\"; it takes " + known};
}

// Calls `use` with every choice that differs from this one only in one-of options and players.
void for_each_like(const Game& game, const Choice& choice, std::size_t option, const auto& use) {
  if (option == game.options.size()) {
    Choice one = choice;
    for (one.players = game.fewest_players; one.players <= game.most_players; ++one.players) use(one);
    return;
  }
  const auto* kind = std::get_if<OneOf>(&game.options[option].kind);
  if (!kind) return for_each_like(game, choice, option + 1, use);
  for (const std::string& word : kind->words) {
    Choice one = choice;
    one.values.set(game.options[option].id, word);
    for_each_like(game, one, option + 1, use);
  }
}

// How different another choice is: first the number of changed options, then how many of these do not have their
// default, then the number of players.
std::array<int, 3> distance(const Game& game, const Choice& from, const Choice& to) {
  int changed = 0;
  int unusual = 0;
  for (const Option& option : game.options)
    if (const auto* kind = std::get_if<OneOf>(&option.kind); kind && from.word(option.id) != to.word(option.id)) {
      ++changed;
      unusual += to.word(option.id) == kind->usual ? 0 : 1;
    }
  return {changed, unusual, std::abs(from.players - to.players)};
}

std::optional<Choice> nearest_possible(const Game& game, const Choice& wanted) {
  std::optional<Choice> best;
  for_each_like(game, wanted, 0, [&](const Choice& one) {
    if (best && distance(game, wanted, *best) <= distance(game, wanted, one)) return;
    if (!game.why_not(one)) best = one;
  });
  return best;
}

void write_impossible(const Game& game, const std::string& value, const Choice& choice, Json& json) {
  if (const auto reason = game.why_not(choice)) write_reason(*reason, json.key(value));
}

void write_impossible_values(const Game& game, const Option& option, const Choice& choice, Json& json) {
  json.key(option.id).begin('{');
  const auto with = [&](const std::string& shown, Value value) {
    Choice other = choice;
    other.values.set(option.id, std::move(value));
    write_impossible(game, shown, other, json);
  };
  if (const auto* one_of = std::get_if<OneOf>(&option.kind))
    for (const std::string& word : one_of->words) with(word, word);
  if (const auto* any_of = std::get_if<AnyOf>(&option.kind))
    for (const std::string& word : any_of->words) {
      Words words = choice.words(option.id);
      if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
      with(word, std::move(words));
    }
  if (const auto* number = std::get_if<Number>(&option.kind))
    for (int value = number->least; value <= number->most; ++value) with(std::to_string(value), value);
  json.end('}');
}

void write_choice(const Choice& choice, Json& json) {
  json.begin('{').member("game", std::string_view(choice.game)).member("players", choice.players).key("options");
  write_values(choice, json);
  json.end('}');
}

}  // namespace

const Game* find_game(std::string_view id) {
  for (const Game& game : all_games())
    if (game.id == id) return &game;
  return nullptr;
}

std::optional<Reason> cannot_play(Choice& choice) {
  const Game* game = find_game(choice.game);
  if (!game) return no_such_game(choice.game);
  if (auto reason = complete(game->options, choice)) return reason;
  return game->why_not(choice);
}

std::optional<std::string_view> record_tag(std::string_view record, std::string_view name) {
  const std::string opening = "[" + std::string(name) + " \"";
  const std::size_t at = record.find(opening);
  if (at == std::string_view::npos) return {};
  record.remove_prefix(at + opening.size());
  return record.substr(0, record.find('"'));
}

std::unique_ptr<HostedMatch> start_match(const Choice& choice, std::shared_ptr<Chance> chance) {
  return find_game(choice.game)->start(choice, std::move(chance));
}

Result<std::string> replay_json(std::string_view record) {
  const std::string id(record_tag(record, "Game").value_or(""));
  const Game* game = find_game(id);
  if (!game) return Error{no_such_game(id).sentence};
  return game->replay(record);
}

Result<std::vector<Scenario>> read_scenarios(std::string_view json, std::string_view name) {
  boost::system::error_code failed;
  const boost::json::value file = boost::json::parse(json, failed);
  const boost::json::value* id = !failed && file.is_object() ? file.get_object().if_contains("game") : nullptr;
  const Game* game = id && id->is_string() ? find_game(std::string_view(id->get_string())) : nullptr;
  // If the game is unknown, any reader will do: it explains what is wrong with the file.
  return (game ? game : &all_games().front())->read_scenarios(json, name);
}

bool is_bot_level(std::string_view id, std::string_view level) {
  const Game* game = find_game(id);
  return game && std::find(game->bot_levels.begin(), game->bot_levels.end(), level) != game->bot_levels.end();
}

const std::string& games_json() {
  static const std::string text = [] {
    std::string out;
    Json json(out);
    json.begin('[');
    for (const Game& game : all_games()) {
      json.begin('{').member("game", game.id).key("options");
      write_options(game.options, json);
      json.key("players").begin('[').value(game.fewest_players).value(game.most_players).end(']');
      json.key("bots").begin('[');
      for (std::string_view level : game.bot_levels) json.value(level);
      json.end(']').end('}');
    }
    json.end(']');
    return out;
  }();
  return text;
}

std::string advice_json(Choice choice) {
  std::string out;
  Json json(out);
  const auto reason = cannot_play(choice);
  write_choice(choice, json.key("choice"));
  if (reason) write_reason(*reason, json.key("reason"));
  const Game* game = find_game(choice.game);
  // With an unknown value there is nothing to compare with.
  Choice known = choice;
  if (!game || complete(game->options, known)) return out;
  json.key("impossible").begin('{').key("players").begin('{');
  for (int players = game->fewest_players; players <= game->most_players; ++players) {
    Choice other = choice;
    other.players = players;
    write_impossible(*game, std::to_string(players), other, json);
  }
  json.end('}').key("options").begin('{');
  for (const Option& option : game->options) write_impossible_values(*game, option, choice, json);
  json.end('}').end('}');
  if (reason)
    if (const auto instead = nearest_possible(*game, choice)) write_choice(*instead, json.key("instead"));
  return out;
}

}  // namespace filon::games
