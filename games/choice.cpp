#include "games/choice.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include <boost/json.hpp>

namespace filon::games {
namespace {

using protocol::Json;

std::string joined(const Words& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
  return text;
}

bool has(const Words& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

Reason wrong(const Option& option, std::string takes) {
  return {option.id, "wrong_value", {{"takes", takes}}, option.id + ": it takes " + takes};
}

struct Usual {
  Value operator()(const OneOf& kind) const { return kind.usual; }
  Value operator()(const AnyOf&) const { return Words{}; }
  Value operator()(const Number& kind) const { return kind.usual; }
  Value operator()(const Layout& kind) const { return kind.usual; }
};

// Checks one value without looking at other options.
struct Check {
  const Option& option;
  const Value& value;

  std::optional<Reason> operator()(const OneOf& kind) const {
    const auto* word = std::get_if<std::string>(&value);
    if (word && has(kind.words, *word)) return {};
    return wrong(option, joined(kind.words));
  }
  std::optional<Reason> operator()(const AnyOf& kind) const {
    const auto* words = std::get_if<Words>(&value);
    // An empty list is read as a list of cells.
    if (const auto* cells = std::get_if<Cells>(&value); cells && cells->empty()) return {};
    if (!words) return wrong(option, "a list of " + joined(kind.words));
    for (auto one = words->begin(); one != words->end(); ++one) {
      if (!has(kind.words, *one)) return wrong(option, "a list of " + joined(kind.words) + ", not \"" + *one + "\"");
      if (std::find(words->begin(), one, *one) != one)
        return Reason{option.id,
                      "twice",
                      {{"word", *one}},
                      option.id + ": \"" + *one + "\" is there twice; each can be taken once"};
    }
    return {};
  }
  std::optional<Reason> operator()(const Number& kind) const {
    const int* number = std::get_if<int>(&value);
    if (number && *number >= kind.least && *number <= kind.most) return {};
    return wrong(option, "a whole number from " + std::to_string(kind.least) + " to " + std::to_string(kind.most));
  }
  std::optional<Reason> operator()(const Layout& kind) const {
    const auto* cells = std::get_if<Cells>(&value);
    bool fits = cells && cells->size() >= kind.least && cells->size() <= kind.most;
    if (fits)
      for (auto one = cells->begin(); one != cells->end(); ++one)
        fits = fits && std::find(cells->begin(), one, *one) == one;
    if (fits) return {};
    return wrong(option, "a list of " + std::to_string(kind.least) + " to " + std::to_string(kind.most) +
                             " different cells like [3,0]");
  }
};

std::optional<Cell> cell_of(const boost::json::value& json) {
  const auto in_range = [](const boost::json::value& one) {
    return one.is_int64() && one.get_int64() >= -100 && one.get_int64() <= 100;
  };
  const boost::json::array* list = json.if_array();
  if (!list || list->size() != 2 || !in_range((*list)[0]) || !in_range((*list)[1])) return {};
  return cell(static_cast<int>((*list)[0].get_int64()), static_cast<int>((*list)[1].get_int64()));
}

std::optional<Value> value_of(const boost::json::value& json) {
  if (json.is_string()) return std::string(json.get_string());
  if (json.is_int64() && std::in_range<int>(json.get_int64())) return static_cast<int>(json.get_int64());
  const boost::json::array* list = json.if_array();
  if (!list || list->size() > 100) return {};
  if (list->empty() || list->front().is_array()) {
    Cells cells;
    for (const boost::json::value& one : *list) {
      const auto cell = cell_of(one);
      if (!cell) return {};
      cells.push_back(*cell);
    }
    return cells;
  }
  Words words;
  for (const boost::json::value& one : *list) {
    if (!one.is_string()) return {};
    words.emplace_back(one.get_string());
  }
  return words;
}

void write_words(const Words& words, Json& json) {
  json.begin('[');
  for (const std::string& word : words) json.value(std::string_view(word));
  json.end(']');
}

void write_cells(const Cells& cells, Json& json) {
  json.begin('[');
  for (const Cell& one : cells) json.begin('[').value(int{one.x}).value(int{one.y}).end(']');
  json.end(']');
}

struct WriteValue {
  Json& json;
  void operator()(const std::string& word) const { json.value(std::string_view(word)); }
  void operator()(const Words& words) const { write_words(words, json); }
  void operator()(int number) const { json.value(number); }
  void operator()(const Cells& cells) const { write_cells(cells, json); }
};

struct WriteOption {
  Json& json;
  void operator()(const OneOf& kind) const {
    write_words(kind.words, json.key("one_of"));
    json.member("usual", std::string_view(kind.usual));
  }
  void operator()(const AnyOf& kind) const { write_words(kind.words, json.key("any_of")); }
  void operator()(const Number& kind) const {
    json.key("number").begin('[').value(kind.least).value(kind.most).end(']').member("usual", kind.usual);
  }
  void operator()(const Layout& kind) const {
    json.key("cells").begin('[').value(static_cast<int>(kind.least)).value(static_cast<int>(kind.most)).end(']');
    write_cells(kind.usual, json.key("usual"));
  }
};

}  // namespace

void Values::set(const std::string& option, Value value) {
  auto edited = std::make_shared<Map>(*map_);
  edited->insert_or_assign(option, std::move(value));
  map_ = std::move(edited);
}

void Values::share() {
  static std::mutex mutex;
  static std::vector<std::weak_ptr<const Map>> known;
  const std::lock_guard lock(mutex);
  std::erase_if(known, [](const auto& one) { return one.expired(); });
  for (const auto& one : known)
    if (const auto shared = one.lock(); shared && *shared == *map_) {
      map_ = shared;
      return;
    }
  known.push_back(map_);
}

const std::shared_ptr<const Values::Map>& Values::none() {
  static const auto empty = std::make_shared<const Map>();
  return empty;
}

std::optional<Reason> complete(const Options& options, Choice& choice) {
  for (const auto& [id, value] : choice.values)
    if (std::none_of(options.begin(), options.end(), [&](const Option& option) { return option.id == id; }))
      return Reason{id, "no_such_option", {}, id + ": this game has no such option"};
  for (const Option& option : options) {
    const auto found = choice.values.find(option.id);
    if (found == choice.values.end()) {
      choice.values.set(option.id, std::visit(Usual{}, option.kind));
      continue;
    }
    if (const auto reason = std::visit(Check{option, found->second}, option.kind)) return reason;
    if (std::holds_alternative<AnyOf>(option.kind) && std::holds_alternative<Cells>(found->second))
      choice.values.set(option.id, Words{});
  }
  return {};
}

std::optional<Values> read_values(const boost::json::object& object) {
  Values values;
  for (const auto& member : object) {
    auto value = value_of(member.value());
    if (!value) return {};
    values.set(std::string(member.key()), *std::move(value));
  }
  return values;
}

void write_values(const Choice& choice, Json& json) {
  json.begin('{');
  for (const auto& [id, value] : choice.values) std::visit(WriteValue{json.key(id)}, value);
  json.end('}');
}

void write_options(const Options& options, Json& json) {
  json.begin('[');
  for (const Option& option : options) {
    json.begin('{').member("id", std::string_view(option.id));
    std::visit(WriteOption{json}, option.kind);
    json.end('}');
  }
  json.end(']');
}

void write_reason(const Reason& reason, Json& json) {
  json.begin('{').member("option", std::string_view(reason.option)).member("code", std::string_view(reason.code));
  json.key("values").begin('{');
  for (const auto& [key, value] : reason.values) json.member(key, std::string_view(value));
  json.end('}').member("text", std::string_view(reason.sentence)).end('}');
}

}  // namespace filon::games
