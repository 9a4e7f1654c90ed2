#include "cli/game_options.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"

namespace filon::cli {
namespace {

constexpr int usual_players = 5;

// Modules have the shortest flag because they are chosen most often.
std::string flag_of(std::string_view id) { return id == "modules" ? "--with" : fmt::format("--{}", id); }

struct WhatItTakes {
  std::string_view id;
  std::string operator()(const games::OneOf& kind) const { return fmt::format("{}", fmt::join(kind.words, ", ")); }
  std::string operator()(const games::AnyOf& kind) const {
    return fmt::format("{} such as {}, with commas between them, or all", id, fmt::join(kind.words, ", "));
  }
  std::string operator()(const games::Number& kind) const {
    return fmt::format("a whole number from {} to {}", kind.least, kind.most);
  }
  std::string operator()(const games::Layout& kind) const {
    return fmt::format("{} to {} different cells such as (0,0),(1,0)", kind.least, kind.most);
  }
};
std::string what_it_takes(const games::Option& option) { return std::visit(WhatItTakes{option.id}, option.kind); }

struct WordForValue {
  std::string operator()(const games::OneOf&) const { return "WORD"; }
  std::string operator()(const games::AnyOf&) const { return "WORDS"; }
  std::string operator()(const games::Number&) const { return "NUMBER"; }
  std::string operator()(const games::Layout&) const { return "CELLS"; }
};

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, ',');) parts.push_back(word);
  return parts;
}

std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

// Reads "(0,0),(1,0)". Brackets, commas and spaces only separate numbers.
std::optional<games::Cells> cells(std::string text) {
  std::replace_if(text.begin(), text.end(), [](char c) { return c == '(' || c == ')' || c == ','; }, ' ');
  std::istringstream words(text);
  std::vector<int> numbers;
  for (std::string word; words >> word;) {
    const auto number = whole_number(word);
    if (!number || std::abs(*number) > 100) return {};
    numbers.push_back(*number);
  }
  if (numbers.size() % 2 != 0) return {};
  games::Cells all;
  for (std::size_t i = 0; i < numbers.size(); i += 2) all.push_back(cell(numbers[i], numbers[i + 1]));
  return all;
}

// The typed text as a value of the option's kind. If it is not one, the text itself, which the registry then refuses.
struct AsValue {
  const std::string& text;
  games::Value operator()(const games::OneOf&) const { return text; }
  games::Value operator()(const games::AnyOf&) const { return split(text); }
  games::Value operator()(const games::Number&) const {
    const auto number = whole_number(text);
    return number ? games::Value(*number) : games::Value(text);
  }
  games::Value operator()(const games::Layout&) const {
    const auto all = cells(text);
    return all ? games::Value(*all) : games::Value(text);
  }
};

const games::Option* find_option(const games::Game& game, std::string_view id) {
  for (const games::Option& option : game.options)
    if (option.id == id) return &option;
  return nullptr;
}

// The reason, with the option named as on the command line.
std::string worded(const games::Game& game, const GameOptions& options, const Reason& reason) {
  const std::string flag = flag_of(reason.option);
  const auto typed = options.typed.find(reason.option);
  const games::Option* option = find_option(game, reason.option);
  if (reason.code == "wrong_value" && option && typed != options.typed.end())
    return fmt::format("{}: it takes {}, not '{}'", flag, what_it_takes(*option), typed->second);
  return flag + reason.sentence.substr(std::min(reason.option.size(), reason.sentence.size()));
}

struct ValueAsJson {
  boost::json::value operator()(const std::string& word) const { return boost::json::value(word); }
  boost::json::value operator()(const games::Words& words) const {
    return boost::json::value(fmt::format("{}", fmt::join(words, ",")));
  }
  boost::json::value operator()(int number) const { return number; }
  boost::json::value operator()(const games::Cells& cells) const {
    boost::json::array all;
    for (Cell at : cells) all.push_back(boost::json::array{at.x, at.y});
    return all;
  }
};

std::string as_text(const games::Value& value) {
  const boost::json::value json = std::visit(ValueAsJson{}, value);
  if (json.is_array() && json.get_array().empty()) return "";
  return json.is_string() ? std::string(json.get_string()) : serialize(json);
}

// The help text of an option: what it takes in each game that has it, and its default.
std::string described(std::string_view id) {
  std::vector<std::string> all;
  for (const games::Game& game : games::all_games()) {
    const games::Option* option = find_option(game, id);
    if (!option) continue;
    games::Choice usual;
    complete({*option}, usual);
    const std::string value = as_text(usual.values.begin()->second);
    all.push_back(fmt::format("{}: {}{}", game.id, what_it_takes(*option),
                              value.empty() ? "" : fmt::format("; usually {}", value)));
  }
  return fmt::format("{}", fmt::join(all, ". "));
}

void add_own_option(CLI::App& app, GameOptions& options, const games::Option& option) {
  if (app.get_option_no_throw(flag_of(option.id))) return;  // another game has this option too
  app.add_option_function<std::string>(
         flag_of(option.id), [&options, id = option.id](const std::string& text) { options.typed[id] = text; },
         described(option.id))
      ->type_name(std::visit(WordForValue{}, option.kind))
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

// "all": the largest set of words that can be played together with those that are named.
void take_all_that_fit(const games::Game& game, const games::AnyOf& kind, const std::string& id,
                       games::Choice& choice) {
  const auto* given = std::get_if<games::Words>(&choice.values.find(id)->second);
  if (!given || std::find(given->begin(), given->end(), "all") == given->end()) return;
  games::Words named = *given;
  named.erase(std::find(named.begin(), named.end(), "all"));
  const auto fits = [&](const games::Words& words) {
    games::Choice tried = choice;
    tried.values.set(id, words);
    return !complete(game.options, tried) && !games::cannot_play(tried);
  };
  games::Words largest = named;
  // Which words fit depends on those before them, so every word is tried first.
  for (std::size_t first = 0; first < kind.words.size(); ++first) {
    games::Words words = named;
    for (std::size_t i = 0; i < kind.words.size(); ++i) {
      const std::string& word = kind.words[(first + i) % kind.words.size()];
      if (std::find(words.begin(), words.end(), word) != words.end()) continue;
      words.push_back(word);
      if (!fits(words)) words.pop_back();
    }
    if (words.size() > largest.size()) largest = words;
  }
  choice.values.set(id, largest);
}

int players_of(const GameOptions& options, const games::Game& game) {
  return options.players > 0 ? options.players : std::clamp(usual_players, game.fewest_players, game.most_players);
}

}  // namespace

void add_game(CLI::App& app, std::string& game) {
  app.add_option("--game", game, "Which game")->type_name("GAME")->capture_default_str();
}

void add_deck(CLI::App& app, std::string& deck, const std::string& what) {
  app.add_option("--deck", deck, what)->type_name("FILE");
}

void add_game_options(CLI::App& app, GameOptions& options) {
  add_game(app, options.game);
  int fewest = max_seats, most = 1;
  for (const games::Game& game : games::all_games()) {
    for (const games::Option& option : game.options) add_own_option(app, options, option);
    fewest = std::min(fewest, game.fewest_players);
    most = std::max(most, game.most_players);
  }
  add_number(app, "--players", options.players, fewest, most, "How many sit at the table")
      ->default_str(std::to_string(usual_players));
  add_seed(app, options.seed);
  add_deck(app, options.deck, "A file with another deck, like data/base.json");
}

const games::Game& game_of(const GameOptions& options) {
  if (const games::Game* game = games::find_game(options.game)) return *game;
  std::vector<std::string_view> known;
  for (const games::Game& game : games::all_games()) known.push_back(game.id);
  throw WrongUsage{fmt::format("--game: '{}' is not there yet; it takes {}", options.game, fmt::join(known, ", "))};
}

const terminal::Program& program_named(std::string_view id) {
  for (const terminal::Program* program : terminal::all_programs())
    if (program->game() == id) return *program;
  return *terminal::all_programs().front();
}
const terminal::Program& program_of(const GameOptions& options) { return program_named(game_of(options).id); }

terminal::Setup setup_of(const GameOptions& options) {
  const games::Game& game = game_of(options);
  terminal::Setup setup{{options.game, players_of(options, game), {}}, options.seed, deck_of(options.deck)};
  for (const auto& [id, text] : options.typed) {
    const games::Option* option = find_option(game, id);
    setup.choice.values.set(id, option ? std::visit(AsValue{text}, option->kind) : games::Value(text));
  }
  for (const auto& [id, text] : options.typed)
    if (const games::Option* option = find_option(game, id))
      if (const auto* any = std::get_if<games::AnyOf>(&option->kind)) take_all_that_fit(game, *any, id, setup.choice);
  if (const auto reason = complete(game.options, setup.choice)) throw WrongUsage{worded(game, options, *reason)};
  // The registry knows only the printed cards.
  if (setup.deck)
    program_of(options).require_playable(setup);
  else if (const auto reason = games::cannot_play(setup.choice))
    throw WrongUsage{reason->sentence};
  return setup;
}

std::optional<terminal::DeckFile> deck_of(const std::string& path) {
  if (path.empty()) return {};
  try {
    return terminal::DeckFile{path, read_file(path)};
  } catch (const WrongUsage& wrong) {
    throw WrongUsage{"--deck: " + wrong.sentence};
  }
}

boost::json::object as_json(const games::Choice& choice) {
  boost::json::object all{{"game", choice.game}, {"players", choice.players}};
  for (const auto& [id, value] : choice.values) all[id] = std::visit(ValueAsJson{}, value);
  return all;
}

std::string in_words(const games::Choice& choice) {
  std::vector<std::string> all;
  for (const auto& [id, value] : choice.values) {
    const std::string text = as_text(value);
    if (!text.empty()) all.push_back(fmt::format("{} {}", id, text));
  }
  return fmt::format("{}", fmt::join(all, ", "));
}

}  // namespace filon::cli
