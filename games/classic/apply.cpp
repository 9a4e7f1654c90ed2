#include "games/classic/apply.h"

#include "games/classic/cards/cards.h"

namespace filon::classic {

void apply(const Rules& rules, Table& table, const RoundBegan& e) {
  Table fresh;  // BASE-MATCH-02, -05: only gold, results and seats carry over
  fresh.seats = static_cast<std::uint8_t>(rules.seats);
  fresh.round = e.round;
  fresh.first = e.first;
  fresh.last_to_play = nobody;
  fresh.purse = table.purse;
  fresh.results = table.results;
  fresh.gold_pile = e.round == 1 ? static_cast<std::uint8_t>(rules.gold.size()) : table.gold_pile;
  fresh.tunnels.put(cell(0, 0), rules.deck.start, Turned::No, rules.face(rules.deck.start, Turned::No), true);
  for (Cell at : rules.goal_cells) {
    fresh.goals.push_back(Goal{.at = at});
    fresh.tunnels.cover(at);
  }
  for (int i = 0; i < rules.seats; ++i) fresh.hand_size[seat(i)] = static_cast<std::uint8_t>(rules.hand_size);
  fresh.pile = static_cast<std::uint8_t>(rules.deck.pile.size() - rules.seats * rules.hand_size - rules.set_aside);
  fresh.undealt_roles = static_cast<std::uint8_t>(rules.role_pool.size() - rules.seats);
  table = fresh;
}

void apply(const Rules& rules, Table& table, const GoalTurned& e) {
  Goal& goal = table.goals[e.goal];
  goal.card = e.card;
  goal.turned = e.turned;
  if (e.reached) table.tunnels.put(goal.at, e.card, e.turned, rules.face(e.card, e.turned), true);
}

void apply(const Rules&, Table& table, const RoundEnded& e) {
  table.question = {};
  table.agenda.clear();
  table.results.push_back(e.result);
}

void apply(const Rules&, Table& table, const RolesShown& e) {
  table.role = e.roles;
  table.spare_role = e.spare;
}

void apply(const Rules&, Table& table, const MatchEnded& e) {
  table.question = {};
  table.gold_shown = e.gold;
  table.score = e.scores;
  table.winners = e.winners;
}

namespace {

void take_from_front(const Rules& rules, Table& table, Seat of, Card away) {
  if (rules.is(away, OnPlayer::Thief)) return discard_thief(table, of);
  if (rules.is(away, OnPlayer::Prison)) return discard(table, table.prison[of].card);
  for (Tool tool : all_tools)
    if (Card& broken = table.broken[of][tool]; broken == away) discard(table, broken);
}

}  // namespace

void apply(const Rules& rules, Table& table, const ClearedAway& e) {
  leave_hand(table, e.by, e.paid);
  take_from_front(rules, table, e.by, e.away);  // MOD-10: before the paid cards
  table.discard_face_down(e.by, e.paid);
}

Cards face_up(const DiscardPile& pile) {
  Cards cards;
  for (const Discarded& one : pile)
    if (one.is_face_up()) cards.add(index(one.card));
  return cards;
}

PerSeat<std::uint8_t> face_down(const DiscardPile& pile) {
  PerSeat<std::uint8_t> counts;
  for (const Discarded& one : pile)
    if (!one.is_face_up()) ++counts[one.by];
  return counts;
}

std::optional<AnswerTold> answer_told(const Told& told) {
  return std::visit(
      [](const auto& event) -> std::optional<AnswerTold> {
        if constexpr (requires { event.answer(); })
          return AnswerTold{event.by, event.answer()};
        else
          return {};
      },
      told);
}

void apply(const Rules& rules, Table& table, const Told& told) {
  std::visit([&](const auto& event) { apply(rules, table, event); }, told);
}

void apply(const Rules& rules, Holding& mine, const Secret& secret) {
  std::visit([&](const auto& one) { apply(rules, mine, one); }, secret);
}

}  // namespace filon::classic
