#include "games/classic/bots/belief/onlooker.h"

namespace filon::classic::bots {
namespace {

// No catch-all: an event that is not known here does not compile.
struct Facts {
  const Rules& rules;
  Belief& belief;

  void operator()(const GoalTurned& e) const { belief.treasure_is(e.goal, rules.effect(e.card) == Effect::Treasure); }
  void operator()(const PlayedOn& e) const {
    if (rules.effect(e.card) == Effect::RoleChange) belief.role_changed(e.whom);
  }
  void operator()(const RolesShown& e) const {
    for (int i = 0; i < rules.seats; ++i) belief.role_is(seat(i), e.roles[seat(i)]);
  }
  // These say nothing about roles and goals, or say it as an answer.
  void operator()(const RoundBegan&) const {}
  void operator()(const Asked&) const {}
  void operator()(const Answered&) const {}
  void operator()(const PathPlaced&) const {}
  void operator()(const RockFell&) const {}
  void operator()(const ToolBroken&) const {}
  void operator()(const ToolMended&) const {}
  void operator()(const GoalPeeked&) const {}
  void operator()(const CardsDiscarded&) const {}
  void operator()(const Passed&) const {}
  void operator()(const CardDrawn&) const {}
  void operator()(const RoundEnded&) const {}
  void operator()(const GoldDrawn&) const {}
  void operator()(const GoldTaken&) const {}
  void operator()(const Rewarded&) const {}
  void operator()(const ClearedAway&) const {}
  void operator()(const Shared&) const {}
  void operator()(const Stole&) const {}
  void operator()(const Declined&) const {}
  void operator()(const MatchEnded&) const {}
};

bool changes_maze(const Told& told) {
  static_assert(std::variant_size_v<Told> == 23, "say whether the new event changes the maze");
  return std::holds_alternative<PathPlaced>(told) || std::holds_alternative<RockFell>(told) ||
         std::holds_alternative<GoalTurned>(told) || std::holds_alternative<RoundBegan>(told);
}

}  // namespace

void learn_facts(const Rules& rules, const Told& told, Belief& belief) { std::visit(Facts{rules, belief}, told); }

Onlooker::Onlooker(const Rules& rules) : rules_(rules), distances_(rules), belief_(rules) {}

void Onlooker::begin_round(const Table& table) {
  looks_ = {};
  measured_ = false;
  belief_.reset_for_onlooker(table);
}

void Onlooker::take_over(const Onlooker& other) {
  looks_ = other.looks_;
  measured_ = false;
  belief_ = other.belief_;
}

std::optional<Move> Onlooker::judge(const Table& before, Seat by, const Action& action) {
  return move_of(rules_, before, distances(before), looks_, by, action);
}

void Onlooker::learn(const Table& after, const Told& told) {
  if (changes_maze(told)) measured_ = false;
  looks_.hear(rules_, after, told);
  learn_facts(rules_, told, belief_);
}

Distances& Onlooker::distances(const Table& table) {
  if (!measured_) distances_.look(table);
  measured_ = true;
  return distances_;
}

}  // namespace filon::classic::bots
