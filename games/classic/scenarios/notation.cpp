#include "games/classic/scenarios/notation.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "games/classic/fields.h"

namespace filon::classic::scenarios {
namespace {

constexpr std::string_view side_letters = "NESW";
constexpr int farthest = 40;

template <class Variant>
std::string_view word_of(const Variant& one) {
  return std::visit([]<class T>(const T&) { return fields::name<T>(); }, one);
}
template <class Variant>
bool is_word_of(std::string_view word) {
  bool found = false;
  fields::for_each_alternative<Variant>([&]<class T>(fields::Type<T>) { found |= fields::name<T>() == word; });
  return found;
}

std::optional<int> number_written(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return number;
}

}  // namespace

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  if (parts.empty()) return "none";
  std::string text = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i) text.append(between).append(parts[i]);
  return text;
}

std::string written(Cell at) { return "(" + std::to_string(at.x) + "," + std::to_string(at.y) + ")"; }

std::optional<Cell> cell_written(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos || text.front() != '(' || text.back() != ')') return {};
  const auto x = number_written(text.substr(1, comma - 1));
  const auto y = number_written(text.substr(comma + 1, text.size() - comma - 2));
  if (!x || !y || std::abs(*x) > farthest || std::abs(*y) > farthest) return {};
  return cell(*x, *y);
}

std::string written(Sides sides) {
  std::string text;
  for (Side side : all_sides)
    if (has(sides, side)) text += side_letters[static_cast<std::size_t>(side)];
  return text.empty() ? "none" : text;
}

std::optional<Sides> sides_written(std::string_view text) {
  if (text == "none") return Sides{0};
  Sides sides = 0;
  for (char letter : text) {
    const std::size_t at = side_letters.find(letter);
    if (at == std::string_view::npos) return {};
    sides |= bit(all_sides[at]);
  }
  if (written(sides) != text) return {};
  return sides;
}

std::string name(const classic::Rules& rules, Card card) { return rules.deck[card].id; }

std::string names(const classic::Rules& rules, std::vector<Card> cards) {
  std::sort(cards.begin(), cards.end());
  std::vector<std::string> ids;
  for (Card card : cards) ids.push_back(name(rules, card));
  return joined(ids);
}

std::string values(const classic::Gold& gold) {
  std::vector<std::string> each;
  for (int value = classic::Gold::kinds() - 1; value > 0; --value)
    each.insert(each.end(), static_cast<std::size_t>(gold.count(value)), std::to_string(value));
  return joined(each);
}

std::vector<Card> listed(const classic::Cards& bag) {
  std::vector<Card> cards;
  for (int kind = 0; kind < classic::Cards::kinds(); ++kind)
    cards.insert(cards.end(), static_cast<std::size_t>(bag.count(kind)), card(kind));
  return cards;
}

std::string lying(const classic::Rules& rules, Card card, Turned turned) {
  const bool differs = rules.face(card, Turned::No) != rules.face(card, Turned::Yes);
  return name(rules, card) + (turned == Turned::Yes && differs ? " turned" : "");
}

std::string lying(const classic::Rules& rules, const classic::Goal& goal) {
  if (!goal.is_face_up()) return "face down";
  return name(rules, goal.card) + " face up" + (goal.turned == Turned::Yes ? " turned" : "");
}

std::string written(const classic::Question& question) {
  std::string text(classic::name(question.what));
  text += " for";
  for (int i = 0; i < max_seats; ++i)
    if (question.seats.contains(seat(i))) text += " seat " + std::to_string(i);
  return text;
}

std::string written(const classic::RoundResult& result) {
  std::string text(classic::name(result.winners));
  if (result.finisher != nobody) text += " by seat " + std::to_string(index(result.finisher));
  return text;
}

std::string written(const classic::Heard& heard) {
  std::string text(word_of(heard.told));
  if (const auto* peeked = std::get_if<classic::GoalPeeked>(&heard.told)) text += " " + std::to_string(peeked->goal);
  if (const auto* goal = std::get_if<classic::GoalTurned>(&heard.told)) text += " " + std::to_string(goal->goal);
  if (const auto* on = std::get_if<classic::PlayedOn>(&heard.told)) text += " " + std::to_string(index(on->whom));
  if (const auto* shared = std::get_if<classic::Shared>(&heard.told))
    text += " " + std::to_string(index(shared->whom)) + " " + std::to_string(shared->nuggets);
  for (const classic::Secret& secret : heard.secrets) text.append(" + ").append(word_of(secret));
  return text;
}

bool is_heard_word(std::string_view word) {
  for (std::string_view numbered : {"goal_peeked ", "goal_turned ", "played_on "})
    if (word.starts_with(numbered)) return number_written(word.substr(numbered.size())).has_value();
  if (word.starts_with("shared ")) {  // "shared 3 2": two nuggets for seat 3
    const std::string_view rest = word.substr(7);
    const std::size_t blank = std::min(rest.find(' '), rest.size());
    return blank < rest.size() && number_written(rest.substr(0, blank)) && number_written(rest.substr(blank + 1));
  }
  return is_word_of<classic::Told>(word) || is_word_of<classic::Secret>(word);
}

}  // namespace filon::classic::scenarios
