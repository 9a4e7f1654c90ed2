// What a table can be made of, as data: the options of a game, what somebody chose, and why a choice cannot be played.
// Server, terminal and client all ask here.
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

// One thing that can be chosen, with what it is when nobody chooses.
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
  std::map<std::string, Value, std::less<>> values;  // of options; what is missing is as usual

  // Requires: the game has such an option of that kind, and the choice is complete.
  const std::string& word(std::string_view option) const { return std::get<std::string>(values.find(option)->second); }
  const Words& words(std::string_view option) const { return std::get<Words>(values.find(option)->second); }
  int number(std::string_view option) const { return std::get<int>(values.find(option)->second); }
  const Cells& cells(std::string_view option) const { return std::get<Cells>(values.find(option)->second); }
  friend bool operator==(const Choice&, const Choice&) = default;
};

// Fills in what is usual. The reason names an option the game does not have, or a value it does not take.
std::optional<Reason> complete(const Options&, Choice&);

// {"edition":"2024","modules":["saboteur2"]}. None: the value is of no kind that an option can have.
std::optional<std::map<std::string, Value, std::less<>>> read_values(const boost::json::object&);
void write_values(const Choice&, protocol::Json&);
void write_options(const Options&, protocol::Json&);
void write_reason(const Reason&, protocol::Json&);

}  // namespace filon::games
