#include "games/classic/orders.h"

#include <algorithm>

namespace filon::classic {
namespace {

// Whether a window is open for the card of another player. The owner of the orders may have no cards and not be asked.
bool concerns_veto(Sight sight) {
  return sight.table.question.what == Ask::Veto && sight.table.question.is_open() &&
         sight.table.agenda[0].by != sight.me;
}

bool is_card_of(const Table& table, Seat seat) { return table.agenda[0].by == seat; }

// Whether the announced path card would link a face-down goal to the start.
bool reaches_goal(const Rules& rules, const Table& table) {
  const auto* place = std::get_if<PlacePath>(&*table.announced);
  if (!place) return false;
  Tunnels tunnels = table.tunnels;
  tunnels.put(place->at, place->card, place->turned, rules.face(place->card, place->turned));
  const auto reached = tunnels.reached();
  return std::any_of(table.goals.begin(), table.goals.end(), [&](const Goal& goal) {
    return std::find(reached.begin(), reached.end(), goal.at) != reached.end();
  });
}

bool wants_veto(const Orders& orders, const Rules& rules, const Table& table) {
  return is_card_of(table, orders.veto_next_of) || (orders.veto_reaching_goal && reaches_goal(rules, table));
}

}  // namespace

std::optional<Refusal> refuse(const Rules& rules, Seat by, const Orders& orders) {
  if (rules.vetoes == 0 && (orders.veto_next_of != nobody || orders.veto_reaching_goal)) return Refusal::NotInThisGame;
  if (rules.pawns == 0 && orders.never_pays) return Refusal::NotInThisGame;
  if (orders.veto_next_of == by) return Refusal::OnlyAgainstOthers;
  return {};
}

std::optional<Action> answer_by(const Orders& orders, const Rules& rules, Sight sight) {
  if (!sight.table.question.waiting().contains(sight.me)) return {};
  if (orders.never_pays && sight.table.question.what == Ask::PayFee) return Decline{};
  if (!concerns_veto(sight) || !wants_veto(orders, rules, sight.table)) return {};
  for (const Card card : sight.mine.hand)
    if (rules.effect(card) == Effect::Veto) return PlayVeto{card};
  return {};
}

Orders orders_left(const Orders& orders, const Rules& rules, Sight sight) {
  Orders left = orders;
  if (!concerns_veto(sight)) return left;
  if (is_card_of(sight.table, orders.veto_next_of)) left.veto_next_of = nobody;
  if (orders.veto_reaching_goal && reaches_goal(rules, sight.table)) left.veto_reaching_goal = false;
  return left;
}

}  // namespace filon::classic
