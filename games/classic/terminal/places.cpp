#include "games/classic/terminal/places.h"

#include <fmt/format.h>

#include "terminal/typed.h"

namespace filon::classic::terminal {
namespace {

using filon::terminal::number_of;

bool is_at(const Inline<Cell, 1>& place, Cell at) { return !place.empty() && place[0] == at; }

// The place of the goal or chest with this number.
template <class Things>
std::optional<Cell> numbered(const Things& things, const std::string& word) {
  const auto number = number_of(word);
  if (!number || *number < 0 || *number >= static_cast<int>(things.size())) return {};
  return things[static_cast<std::size_t>(*number)].at;
}

}  // namespace

std::string place_name(const Rules& rules, const Table& table, Cell at) {
  for (std::size_t i = 0; i < table.goals.size(); ++i)
    if (table.goals[i].at == at) return fmt::format("goal {}", i);
  for (std::size_t i = 0; i < table.chests.size(); ++i)
    if (table.chests[i].at == at && table.chests[i].state == Chest::State::Closed) return fmt::format("chest {}", i);
  if (is_at(rules.workshop_at, at)) return "workshop";
  if (is_at(rules.party_at, at)) return "party";
  return fmt::format("({},{})", at.x, at.y);
}

std::optional<Cell> cell_from(std::span<const std::string> words) {
  if (words.size() != 2) return {};
  const auto x = number_of(words[0]), y = number_of(words[1]);
  if (!x || !y || std::abs(*x) > 100 || std::abs(*y) > 100) return {};
  return cell(*x, *y);
}

std::optional<Cell> place_named(const Rules& rules, const Table& table, std::span<const std::string> words) {
  if (words.size() == 1 && words[0] == "workshop" && !rules.workshop_at.empty()) return rules.workshop_at[0];
  if (words.size() == 1 && words[0] == "party" && !rules.party_at.empty()) return rules.party_at[0];
  if (words.size() == 2 && words[0] == "goal") return numbered(table.goals, words[1]);
  if (words.size() == 2 && words[0] == "chest") return numbered(table.chests, words[1]);
  return cell_from(words);
}

}  // namespace filon::classic::terminal
