#include "games/classic/text/phrases.h"

#include <algorithm>

#include "games/classic/text/notes.h"
#include "games/classic/text/words.h"

namespace filon::text {

using namespace classic;

std::string counted(int n, std::string_view thing) {
  return std::to_string(n) + " " + std::string(thing) + (n == 1 ? "" : "s");
}

std::string place_words(Cell at) { return "(" + cell_text(at) + ")"; }

std::string lying(Cell at, Turned turned) { return place_words(at) + (turned == Turned::Yes ? ", turned" : ""); }

std::string role_words(Role role) {
  switch (role) {
    case Role::Unknown: return "unknown";
    case Role::GoldDigger: return "gold digger";
    case Role::Saboteur: return "saboteur";
    case Role::BlueDigger: return "blue gold digger";
    case Role::GreenDigger: return "green gold digger";
    case Role::Boss: return "boss";
    case Role::Profiteer: return "profiteer";
    case Role::Geologist: return "geologist";
    case Role::GreedyDwarf: return "greedy dwarf";
  }
  return {};
}

std::string action_name(const Rules& rules, Card card) {
  std::string name(id_of(rules, card));
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

std::string card_list(const Rules& rules, std::span<const Card> cards) {
  std::vector<std::string> names;
  for (Card card : cards) names.emplace_back(short_name_of(rules, card));
  return joined(names, ", ");
}

std::string pawn_name(int pawn) { return std::string(1, static_cast<char>('a' + pawn)); }

std::string list_words(const std::vector<std::string>& parts) {
  if (parts.size() < 2) return joined(parts, "");
  return joined({parts.begin(), parts.end() - 1}, ", ") + " and " + parts.back();
}

std::string goal_words(const Rules& rules, Card card) {
  switch (rules.in_maze(card)) {
    case InMaze::Treasure: return "the treasure";
    case InMaze::Bag: return "a bag with " + counted(rules.deck[card].nuggets, "nugget");
    case InMaze::Dragon: return "a dragon";
    case InMaze::Spider: return "the giant spider";
    default: return "a stone";
  }
}

std::string_view chest_words(ChestEffect effect) {
  switch (effect) {
    case ChestEffect::Nugget: return "a nugget";
    case ChestEffect::MapBan: return "from now on no map shows a goal";
    case ChestEffect::SkipDraw: return "no draw at the end of this turn";
    case ChestEffect::ExtraDraw: return "one more card at the end of this turn";
    case ChestEffect::PushGoal: return "a goal moves away by one place";
    case ChestEffect::StealCard: return "a card from another hand instead of a draw";
    case ChestEffect::Draw3: return "three cards at the end of this turn, to keep one";
    case ChestEffect::Inspect: return "a look at somebody's role";
    case ChestEffect::SearchDiscard: return "a card from the discard pile instead of a draw";
    case ChestEffect::Mill5: return "five cards of the pile are discarded";
  }
  return {};
}

}  // namespace filon::text
