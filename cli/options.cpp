#include "cli/options.h"

#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <sstream>
#include <thread>

#include <fmt/format.h>

#include "cli/command.h"
#include "decks/box.h"
#include "games/classic/deck.h"

namespace filon::cli {
namespace {

template <class Number>
bool is_number(const std::string& text, Number least, Number most) {
  Number value{};
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, value);
  return error == std::errc{} && stopped == end && value >= least && value <= most;
}

template <class Number>
CLI::Option* add_checked(CLI::App& app, const std::string& flags, Number& value, Number least, Number most,
                         const std::string& range, const std::string& what) {
  return app.add_option(flags, value, what)
      ->check(CLI::Validator(
          [=](std::string& text) {
            return is_number(text, least, most) ? std::string{} : fmt::format("it takes {}, not '{}'", range, text);
          },
          ""))
      ->type_name("NUMBER")
      ->capture_default_str()
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

// Neither empty nor a number of the library's: what is not yet there is said in words.
CLI::Validator refusing(std::string_view all_but, const std::string& sentence) {
  return CLI::Validator(
      [=](std::string& text) { return text == all_but ? std::string{} : fmt::format(fmt::runtime(sentence), text); },
      "");
}

}  // namespace

CLI::Option* add_number(CLI::App& app, const std::string& flags, int& value, int least, int most,
                        const std::string& what) {
  return add_checked(app, flags, value, least, most, fmt::format("a whole number from {} to {}", least, most), what);
}

CLI::Option* add_word(CLI::App& app, const std::string& flags, std::string& value,
                      std::span<const std::string_view> words, const std::string& what) {
  return app.add_option(flags, value, what)
      ->check(CLI::Validator(
          [words](std::string& text) {
            for (std::string_view word : words)
              if (word == text) return std::string{};
            return fmt::format("it takes {}, not '{}'", fmt::join(words, ", "), text);
          },
          ""))
      ->type_name(fmt::format("{}", fmt::join(words, "|")))
      ->capture_default_str()
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

void add_game_options(CLI::App& app, GameOptions& options) {
  static constexpr std::string_view editions[] = {"2004", "2011", "2024"};
  app.add_option("--game", options.game, "Which game")
      ->check(refusing("classic", "'{}' is not there yet; it takes classic"))
      ->type_name("classic")
      ->capture_default_str();
  add_word(app, "--edition", options.edition, editions, "Which edition of the rules");
  app.add_option("--with", options.modules, "Modules to play with, with commas between: saboteur2")
      ->check(CLI::Validator(
          [](std::string& text) {
            return classic::modules_named(text) ? std::string{}
                                                : fmt::format("it takes modules such as saboteur2, not '{}'", text);
          },
          ""))
      ->type_name("MODULES");
  add_number(app, "--players", options.players, 2, max_seats, "How many sit at the table");
  add_checked<std::uint64_t>(app, "--seed", options.seed, 0, UINT64_MAX, "a whole number from 0 to 2^64-1",
                             "The same seed gives the same chance");
  app.add_option("--deck", options.deck, "A file with another deck, like data/base.json")->type_name("FILE");
}

classic::Deck deck_of(const GameOptions& options) {
  if (options.deck.empty()) return classic::deck_for({.with = *classic::modules_named(options.modules)});
  std::string json;
  try {
    json = read_file(options.deck);
  } catch (const WrongUsage& wrong) {
    throw WrongUsage{"--deck: " + wrong.sentence};
  }
  const auto box = decks::read_box(json, options.deck);
  if (!box) throw WrongUsage{"--deck: " + box.error()};
  const auto deck = classic::deck_of({&*box, 1});
  if (!deck) throw WrongUsage{fmt::format("--deck: {}: {}", options.deck, deck.error())};
  return *deck;
}

std::shared_ptr<const classic::Rules> rules_of(const GameOptions& options) {
  auto rules = compose({.edition = *named<classic::Edition>(options.edition),
                        .seats = options.players,
                        .with = *classic::modules_named(options.modules)},
                       deck_of(options));
  if (!rules) throw WrongUsage{rules.error()};
  return std::make_shared<const classic::Rules>(*std::move(rules));
}

void add_json(CLI::App& app, bool& json) { app.add_flag("--json", json, "Print JSON, for programs"); }

void add_threads(CLI::App& app, int& threads) {
  threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  add_number(app, "--threads", threads, 1, 256, "How many threads work; the results are the same");
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf())) {
    const std::string reason = errno == 0 ? "it is empty" : std::strerror(errno);
    throw WrongUsage{fmt::format("{}: this file cannot be read: {}", path, reason)};
  }
  return text.str();
}

}  // namespace filon::cli
