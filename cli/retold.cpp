#include "cli/retold.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "games/classic/text/record.h"

namespace filon::cli {

std::shared_ptr<const classic::Rules> rules_for(const classic::Options& options, const std::string& deck_file) {
  auto rules = compose(options, deck_of({.modules = name(options.with), .deck = deck_file}));
  if (!rules) throw WrongUsage{rules.error()};
  return std::make_shared<const classic::Rules>(*std::move(rules));
}

Retold read_retold(const std::string& text, const std::string& where, const std::string& deck_file) {
  const auto options = text::record_options(text);
  if (!options) throw WrongUsage{fmt::format("{}: {}", where, options.error())};
  auto rules = rules_for(*options, deck_file);
  auto record = text::read_record(*rules, text);
  if (!record) throw WrongUsage{fmt::format("{}: {}", where, record.error())};
  return {std::move(rules), *std::move(record)};
}

Seat seat_given(int option, const classic::Rules& rules) {
  if (option >= rules.seats)
    throw WrongUsage{fmt::format("--seat: it takes 0 to {} here, not {}", rules.seats - 1, option)};
  return option < 0 ? nobody : seat(option);
}

void add_deck(CLI::App& app, std::string& deck) {
  app.add_option("--deck", deck, "The deck that was played with, if it was another")->type_name("FILE");
}

void add_seat(CLI::App& app, int& seat, const std::string& what) {
  add_number(app, "--seat", seat, 0, max_seats - 1, what)->default_str("");
}

}  // namespace filon::cli
