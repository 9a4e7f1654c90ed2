#include "games/classic/text/line.h"

#include <algorithm>
#include <array>

#include "games/classic/text/notes.h"
#include "games/classic/text/reader.h"

namespace filon::text {
namespace {

constexpr std::string_view version = "filon1";
constexpr std::array<std::string_view, 3> holds_names{"table", "view", "state"};

}  // namespace

LineWriter::LineWriter(const classic::Options& options, Holds holds) : line_(version) {
  line_ += " ";
  line_ += holds_names[static_cast<std::size_t>(holds)];
  add("game", "classic");
  add("edition", name(options.edition));
  add("players", std::to_string(options.seats));
  add("first", std::to_string(index(options.first_player)));
  add("with", name(options.with));
  add("goal_cells", cells_text(options.layout.goals));
  add("chest_cells", cells_text(options.layout.chests));
  add("workshop", cells_text(options.layout.workshop));
  add("party", cells_text(options.layout.party));
  if (options.veto_seconds != classic::Options{}.veto_seconds)
    add("veto_seconds", std::to_string(options.veto_seconds));
}

void LineWriter::add(std::string_view key, std::string_view value) {
  if (value.empty()) return;
  line_ += " ";
  line_ += key;
  line_ += ":";
  line_ += value;
}

LineReader::LineReader(std::string_view line) {
  read_fields(line);
  if (!is_bad()) read_options();
}

void LineReader::read_fields(std::string_view line) {
  std::vector<std::string_view> tokens;
  Reader in(line);
  for (auto token = in.word(); !token.empty(); token = in.word()) tokens.push_back(token);
  if (tokens.size() < 2 || tokens[0] != version) return complain("position", "it begins with filon1 and what it holds");
  const auto held = std::find(holds_names.begin(), holds_names.end(), tokens[1]);
  if (held == holds_names.end())
    return complain("position", "after filon1 it takes table, view or state, not " + quoted(tokens[1]));
  holds_ = static_cast<Holds>(held - holds_names.begin());

  for (std::size_t i = 2; i < tokens.size(); ++i) {
    const std::size_t colon = tokens[i].find(':');
    if (colon == std::string_view::npos) return complain("position", quoted(tokens[i]) + " is not key:value");
    const Field field{tokens[i].substr(0, colon), tokens[i].substr(colon + 1)};
    for (const Field& other : fields_)
      if (other.key == field.key) return complain(quoted(field.key), "it is there twice");
    if (field.value.empty()) return complain(quoted(field.key), "it has no value");
    fields_.push_back(field);
  }
}

void LineReader::read_options() {
  if (take("game") != "classic") complain("game", "it takes classic");
  const auto edition = named<classic::Edition>(take("edition"));
  const auto players = number_in(take("players"), 1, max_seats);
  const auto first = number_in(take("first"), 0, max_seats - 1);
  const auto with = classic::modules_named(take("with"));
  if (!edition) complain("edition", "it takes 2004, 2011 or 2024");
  if (!players) complain("players", "it takes a number up to 12");
  if (!first) complain("first", "it takes a seat");
  if (!with) complain("with", "it takes modules with commas between: saboteur2,wc_veto");
  if (is_bad()) return;
  options_ = {*edition, *players, seat(*first), *with, {}};
  read_cells("goal_cells", options_.layout.goals);
  read_cells("chest_cells", options_.layout.chests);
  read_cells("workshop", options_.layout.workshop);
  read_cells("party", options_.layout.party);
  if (const auto seconds = take("veto_seconds"); !seconds.empty()) {
    const auto number = number_in(seconds, 2, 15);
    if (!number) complain("veto_seconds", "it takes a number from 2 to 15");
    options_.veto_seconds = number.value_or(options_.veto_seconds);
  }
}

void LineReader::expect(const classic::Options& options, Holds holds) {
  if (holds_ != holds)
    complain("position", "it takes a " + std::string(holds_names[static_cast<std::size_t>(holds)]) + " here, not a " +
                             std::string(holds_names[static_cast<std::size_t>(holds_)]));
  if (options_ != options) complain("position", "it was written under other options than these rules");
}

std::string_view LineReader::take(std::string_view key) {
  for (Field& field : fields_)
    if (field.key == key) {
      field.taken = true;
      return field.value;
    }
  return {};
}

void LineReader::expect_all_taken() {
  for (const Field& field : fields_)
    if (!field.taken) complain(quoted(field.key), "this line takes no such field");
}

void LineReader::complain(std::string_view key, std::string_view what) {
  if (complaint_.empty()) complaint_ = std::string(key) + ": " + std::string(what);
}

}  // namespace filon::text
