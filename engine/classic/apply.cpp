#include "apply.h"

namespace filon::classic {

void lay(const Rules& rules, Table& table, const RoundBegan& e) {
  Table fresh;  // BASE-MATCH-02, -05: nothing of the table carries over but gold, results and the seats
  fresh.seats = static_cast<std::uint8_t>(rules.seats);
  fresh.round = e.round;
  fresh.first = e.first;
  fresh.last_to_play = nobody;
  fresh.purses = table.purses;
  fresh.results = table.results;
  fresh.gold_pile = e.round == 1 ? static_cast<std::uint8_t>(rules.deck.gold.size()) : table.gold_pile;
  fresh.tunnels.put(cell(0, 0), rules.deck.start, Turned::No, rules.face(rules.deck.start, Turned::No), true);
  for (Cell at : rules.goal_cells) {
    fresh.goals.push_back(Goal{.at = at});
    fresh.tunnels.cover(at);
  }
  for (int i = 0; i < rules.seats; ++i) fresh.hand_size[seat(i)] = static_cast<std::uint8_t>(rules.hand_size);
  fresh.pile = static_cast<std::uint8_t>(rules.deck.pile.size() - rules.seats * rules.hand_size);
  table = fresh;
}

void lay(const Rules& rules, Table& table, const GoalTurned& e) {
  Goal& goal = table.goals[e.goal];
  goal.card = e.card;
  goal.turned = e.turned;
  if (e.reached) table.tunnels.put(goal.at, e.card, e.turned, rules.face(e.card, e.turned), true);
}

void lay(const Rules&, Table& table, const RoundEnded& e) {
  table.questions.clear();
  table.results.push_back(e.result);
}

void lay(const Rules&, Table& table, const RolesShown& e) {
  table.roles = e.roles;
  table.spare_role = e.spare;
}

void lay(const Rules&, Table& table, const MatchEnded& e) {
  table.questions.clear();
  table.gold_shown = e.gold;
  table.scores = e.scores;
  table.winners = e.winners;
}

void lay(const Rules& rules, Table& table, const Told& told) {
  std::visit([&](const auto& event) { lay(rules, table, event); }, told);
}

void learn(const Rules& rules, Holding& mine, const Secret& secret) {
  std::visit([&](const auto& one) { learn(rules, mine, one); }, secret);
}

void hear(const Rules& rules, View& view, const Heard& heard) {
  lay(rules, view.table, heard.told);
  for (const Secret& secret : heard.secrets) learn(rules, view.mine, secret);
}

Heard heard_by(const Event& event, Seat me) {
  Heard heard{event.told, {}};
  for (const Whisper& whisper : event.whispers)
    if (whisper.to == me) heard.secrets.push_back(whisper.secret);
  return heard;
}

}  // namespace filon::classic
