// The options of a game, a choice of them, and why a choice cannot be played, as data. Server, terminal and client all
// use these.
#pragma once

#include <initializer_list>
#include <map>
#include <memory>
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

// The values of options, by option. Copies share them until one is edited.
class Values {
 public:
  using Map = std::map<std::string, Value, std::less<>>;

  Values() = default;
  Values(std::initializer_list<Map::value_type> values) : map_(std::make_shared<const Map>(values)) {}

  Map::const_iterator begin() const { return map_->begin(); }
  Map::const_iterator end() const { return map_->end(); }
  Map::const_iterator find(std::string_view option) const { return map_->find(option); }
  void set(const std::string& option, Value);
  friend bool operator==(const Values& a, const Values& b) { return a.map_ == b.map_ || *a.map_ == *b.map_; }

  // Shares them with all equal values that this was called for.
  void share();

 private:
  static const std::shared_ptr<const Map>& none();

  std::shared_ptr<const Map> map_ = none();
};

struct Choice {
  std::string game;
  int players = 0;
  Values values;  // a missing option has its default

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
std::optional<Values> read_values(const boost::json::object&);
void write_values(const Choice&, protocol::Json&);
void write_options(const Options&, protocol::Json&);
void write_reason(const Reason&, protocol::Json&);

}  // namespace filon::games
