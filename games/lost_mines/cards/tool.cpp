// Axe, boat and rope: each overcomes one kind of obstacle.
#include "games/lost_mines/cards/cards.h"

namespace filon::lost_mines {
namespace {

bool is_left(const Table& table, Token token) { return table.reserve[static_cast<std::size_t>(token)] > 0; }

// LOST-ACT-09: the obstacles of this kind that lie on the board.
Area targets(const Rules& rules, const Forest& forest, Token tool) {
  Area of_kind;
  forest.obstacles().for_each([&](Cell at) {
    if (rules.feature(forest.at(at).card) == obstacle_of(tool)) of_kind.insert(at);
  });
  return of_kind;
}

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const UseTool& a) {
  if (const auto refusal = refuse_card(rules, sight, a.card, Effect::Tool)) return refusal;
  if (!is_on(rules.deck.board, a.at)) return Refusal::Malformed;
  const Laid& laid = sight.table.forest.at(a.at);
  const Feature feature = laid.card == no_card ? Feature::None : rules.feature(laid.card);
  const Token tool = rules.token(a.card);
  if (is_obstacle(feature) && feature != obstacle_of(tool)) return Refusal::WrongTool;  // LOST-ACT-08
  if (!is_obstacle(feature)) return Refusal::NoLegalTarget;
  if (laid.overcome) return Refusal::AlreadyOvercome;            // LOST-ACT-10
  if (!is_left(sight.table, tool)) return Refusal::NoTokenLeft;  // LOST-ACT-15
  return {};
}

void list_tools(const Rules& rules, Sight sight, Card card, Actions& out) {
  const Token tool = rules.token(card);
  if (!is_left(sight.table, tool)) return;
  targets(rules, sight.table.forest, tool).for_each([&](Cell at) { out.push_back(UseTool{card, at}); });
}

void play(Dealer& dealer, Seat by, const UseTool& a) {
  tell_played(dealer, ToolUsed{by, a.card, a.at});
  step_2(dealer, by, 1);
}

}  // namespace filon::lost_mines
