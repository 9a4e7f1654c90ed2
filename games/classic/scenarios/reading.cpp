#include "games/classic/scenarios/reading.h"

#include <boost/json.hpp>

#include "games/classic/scenarios/notation.h"
#include "games/classic/text/answers.h"

namespace filon::classic::scenarios {

namespace json = boost::json;

namespace {

std::string_view view_of(const json::string& text) { return {text.data(), text.size()}; }

// Removes the last word if it is `word`.
bool ends_with_word(std::string& text, std::string_view word) {
  const std::string tail = " " + std::string(word);
  if (text == word) {
    text.clear();
    return true;
  }
  if (!text.ends_with(tail)) return false;
  text.resize(text.size() - tail.size());
  return true;
}

}  // namespace

decks::Fields Reading::fields(const Node& node, decks::Words known) {
  decks::Fields fields(*node.value, node.where, complaint_);
  fields.take_only(known);
  return fields;
}

bool Reading::is_object(const Node& node) { return node.value->is_object(); }
bool Reading::is_text(const Node& node) { return node.value->is_string(); }
bool Reading::is_list(const Node& node) { return node.value->is_array(); }

Node Reading::field(const decks::Fields& fields, std::string_view name) {
  return {fields.find(name), fields.where(name)};
}

std::vector<Node> Reading::items(const Node& node, std::string_view takes) {
  std::vector<Node> items;
  if (const json::array* array = node.value->if_array()) {
    for (const json::value& value : *array)
      items.push_back({&value, node.where + "[" + std::to_string(items.size()) + "]"});
  } else {
    complain(node, "is no list; it takes " + std::string(takes));
  }
  return items;
}

std::vector<std::pair<std::string, Node>> Reading::members(const Node& node, std::string_view takes) {
  std::vector<std::pair<std::string, Node>> members;
  if (const json::object* object = node.value->if_object()) {
    for (const auto& member : *object) {
      const std::string key(member.key().data(), member.key().size());
      members.push_back({key, {&member.value(), node.where + "." + key}});
    }
  } else {
    complain(node, "is no object; it takes " + std::string(takes));
  }
  return members;
}

std::vector<std::pair<Seat, Node>> Reading::per_seat(const Node& node) {
  std::vector<std::pair<Seat, Node>> seats;
  for (const auto& [key, value] : members(node, "an object by seat, from \"0\" on")) {
    int at = 0;
    while (at < rules_.seats && key != std::to_string(at)) ++at;
    if (at == rules_.seats) {
      complain(node,
               decks::quoted(key) + " is no seat at this table; it takes 0 to " + std::to_string(rules_.seats - 1));
    } else {
      seats.push_back({filon::seat(at), value});
    }
  }
  return seats;
}

std::vector<std::pair<Seat, Node>> Reading::each_seat(const Node& node) {
  if (is_object(node)) return per_seat(node);
  std::vector<std::pair<Seat, Node>> seats;
  for (int i = 0; i < rules_.seats; ++i) seats.push_back({filon::seat(i), node});
  return seats;
}

std::vector<std::pair<Cell, Node>> Reading::per_cell(const Node& node) {
  std::vector<std::pair<Cell, Node>> cells;
  for (const auto& [key, value] : members(node, "an object by cell, like \"(3,-1)\"")) {
    if (const auto at = cell_written(key)) {
      cells.push_back({*at, value});
    } else {
      complain(node, decks::quoted(key) + " is no cell; it takes one like (3,-1)");
    }
  }
  return cells;
}

std::string Reading::text(const Node& node, std::string_view takes) {
  const json::string* found = node.value->if_string();
  if (!found || found->empty()) {
    complain(node, "is no text; it takes " + std::string(takes));
    return {};
  }
  return std::string(view_of(*found));
}

int Reading::number(const Node& node, int least, int most) {
  const std::int64_t* found = node.value->if_int64();
  if (found && *found >= least && *found <= most) return static_cast<int>(*found);
  complain(node, "takes a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

Seat Reading::seat(const Node& node) { return filon::seat(number(node, 0, rules_.seats - 1)); }

std::vector<Seat> Reading::seats(const Node& node) {
  std::vector<Seat> seats;
  for (const Node& item : items(node, "a list of seats")) seats.push_back(seat(item));
  return seats;
}

Cell Reading::cell(const Node& node) {
  const std::string words = text(node, "a cell like (3,-1)");
  const auto at = cell_written(words);
  if (!at && !words.empty()) complain(node, decks::quoted(words) + " is no cell; it takes one like (3,-1)");
  return at.value_or(Cell{});
}

Card Reading::card(const Node& node, std::string_view id) {
  for (std::size_t i = 0; i < rules_.deck.kinds.size(); ++i)
    if (rules_.deck.kinds[i].id == id) return filon::card(static_cast<int>(i));
  complain(node, decks::quoted(id) + " is no card of this game; it takes an id of docs/rules/decks.md");
  return filon::card(0);
}

Card Reading::card(const Node& node) { return card(node, text(node, "the id of a card")); }

Card Reading::pile_card(const Node& node) {
  const Card found = card(node);
  if (index(found) < classic::Cards::kinds() && rules_.deck.pile.count(index(found)) > 0) return found;
  complain(node, name(rules_, found) + " is never in a pile or hand; it takes a path or action card");
  return filon::card(0);
}

std::vector<Card> Reading::pile_cards(const Node& node) {
  std::vector<Card> cards;
  for (const Node& item : items(node, "a list of cards")) cards.push_back(pile_card(item));
  return cards;
}

int Reading::gold_value(const Node& node) { return number(node, 1, classic::gold_kinds - 1); }

classic::Gold Reading::gold(const Node& node) {
  classic::Gold gold;
  for (const Node& item : items(node, "a list of gold cards by their nuggets")) gold.add(gold_value(item));
  return gold;
}

classic::Tool Reading::tool(const Node& node) {
  const std::string word = text(node, "pickaxe, lantern or cart");
  const auto tool = named<classic::Tool>(word);
  if (!tool && !word.empty()) complain(node, decks::quoted(word) + " is no tool; it takes pickaxe, lantern or cart");
  return tool.value_or(classic::Tool::Pickaxe);
}

classic::Role Reading::role(const Node& node) {
  const std::string word = text(node, "a role");
  const auto role = named<classic::Role>(word);
  if (!role && !word.empty()) complain(node, decks::quoted(word) + " is no role; it takes gold_digger or saboteur");
  return role.value_or(classic::Role::Unknown);
}

classic::Action Reading::answer(const Node& node) {
  const std::string words = text(node, "an answer like \"place b-ew (1,0)\"");
  if (words.empty()) return classic::Pass{};
  const auto answer = text::read_action(rules_, words);
  if (answer) return *answer;
  complain(node, answer.error());
  return classic::Pass{};
}

std::size_t Reading::goal_at(const Node& node, Cell at) {
  for (std::size_t goal = 0; goal < rules_.goal_cells.size(); ++goal)
    if (rules_.goal_cells[goal] == at) return goal;
  complain(node, "no goal lies at " + written(at));
  return 0;
}

GoalWords read_goal(Reading& reading, const Node& node) {
  constexpr std::string_view takes =
      "a goal like \"goal-gold face down\", \"goal-stone-ne face up turned\", \"face down\"";
  std::string words = reading.text(node, takes);
  GoalWords goal;
  if (words.empty()) return goal;
  if (ends_with_word(words, "turned")) goal.turned = Turned::Yes;
  goal.face_up = ends_with_word(words, "face up");
  if (!goal.face_up && (goal.turned == Turned::Yes || !ends_with_word(words, "face down")))
    reading.complain(node, "does not say how the goal lies; it takes " + std::string(takes));
  if (!words.empty()) goal.card = reading.card(node, words);
  if (goal.face_up && goal.card == no_card) reading.complain(node, "names no card; it takes " + std::string(takes));
  return goal;
}

CardWords read_lying(Reading& reading, const Node& node) {
  std::string words = reading.text(node, "a card like \"b-nes\" or \"b-nes turned\"");
  CardWords lies;
  if (words.empty()) return lies;
  if (ends_with_word(words, "turned")) lies.turned = Turned::Yes;
  lies.card = reading.card(node, words);
  return lies;
}

}  // namespace filon::classic::scenarios
