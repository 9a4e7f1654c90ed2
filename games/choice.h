// The options of a game, a choice of them, and why a choice cannot be played, as data. Server, terminal and client all
// use these.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/json/fwd.hpp>

#include "kernel/cell.h"
#include "kernel/reason.h"
#include "kernel/result.h"
#include "protocol/json.h"

namespace filon::games {

using Words = std::vector<std::string>;
using Cells = std::vector<Cell>;

// The kinds of options. `usual` is the default.
struct OneOf {
  Words words;
  std::string usual;
};
struct AnyOf {
  Words words;
};
struct Number {
  int least, most;
  int usual;
};
// Places on the table.
struct Layout {
  std::size_t least, most;
  Cells usual;
};
struct Option {
  std::string id;
  std::variant<OneOf, AnyOf, Number, Layout> kind;
};
using Options = std::vector<Option>;

using Value = std::variant<std::string, Words, int, Cells>;

struct Choice {
  std::string game;
  int players = 0;
  std::map<std::string, Value, std::less<>> values;  // by option; a missing option has its default

  // Requires: the game has an option of that kind, and the choice is complete.
  const std::string& word(std::string_view option) const { return std::get<std::string>(values.find(option)->second); }
  const Words& words(std::string_view option) const { return std::get<Words>(values.find(option)->second); }
  int number(std::string_view option) const { return std::get<int>(values.find(option)->second); }
  const Cells& cells(std::string_view option) const { return std::get<Cells>(values.find(option)->second); }
  friend bool operator==(const Choice&, const Choice&) = default;
};

// Fills in the defaults. The reason names an option that the game does not have, or a value that it does not take.
std::optional<Reason> complete(const Options&, Choice&);

// {"edition":"2024","modules":["saboteur2"]}. None: no option can have a value of this kind.
std::optional<std::map<std::string, Value, std::less<>>> read_values(const boost::json::object&);
void write_values(const Choice&, protocol::Json&);
void write_options(const Options&, protocol::Json&);
void write_reason(const Reason&, protocol::Json&);

}  // namespace filon::games
