#include "games/classic/bots/belief/witness.h"

namespace filon::classic::bots {

// The facts in an event, once the view shows it. No catch-all: an event that is not known here does not compile.
struct Learn {
  Witness& w;

  void operator()(const PathPlaced&) const { w.measured_ = false; }
  void operator()(const RockFell&) const { w.measured_ = false; }
  void operator()(const GoalTurned& e) const {
    w.measured_ = false;
    const bool is_treasure = w.rules_.effect(e.card) == Effect::Treasure;
    w.belief_.treasure_is(e.goal, is_treasure);
    w.onlooker_.treasure_is(e.goal, is_treasure);
  }
  void operator()(const PlayedOn& e) const {
    if (w.rules_.effect(e.card) != Effect::RoleChange) return;
    w.belief_.role_changed(e.whom);
    w.onlooker_.role_changed(e.whom);
  }
  void operator()(const RolesShown& e) const {
    for (int i = 0; i < w.rules_.seats; ++i) {
      if (seat(i) != w.view_.me) w.belief_.role_is(seat(i), e.roles[seat(i)]);
      w.onlooker_.role_is(seat(i), e.roles[seat(i)]);
    }
  }
  // These say nothing about roles and goals, or say it as an answer.
  void operator()(const RoundBegan&) const {}
  void operator()(const Asked&) const {}
  void operator()(const Answered&) const {}
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

  void operator()(const Dealt&) const { w.begin_round(); }
  void operator()(const GoalSeen& s) const {
    w.belief_.treasure_is(s.goal, w.rules_.effect(s.card) == Effect::Treasure);
  }
  void operator()(const RoleSeen& s) const { w.belief_.role_is(s.whom, s.seen.role); }
  void operator()(const GotRole&) const { w.belief_.know_own_role(w.view_); }
  // In the view already.
  void operator()(const GotCard&) const {}
  void operator()(const LostCard&) const {}
  void operator()(const DiscardedCard&) const {}
  void operator()(const GoldOffered&) const {}
  void operator()(const GotGold&) const {}
  void operator()(const GotHand&) const {}
  void operator()(const Sealed&) const {}
};

Witness::Witness(const Rules& rules, Attention attention)
    : rules_(rules), attention_(attention), distances_(rules), belief_(rules), onlooker_(rules) {}

void Witness::begin(const View& view, std::span<const Heard> so_far) {
  view_ = so_far.empty() ? view : View{view.me, {}, {}};
  if (so_far.empty()) begin_round();
  for (const Heard& heard : so_far) hear(heard);
  view_ = view;
}

void Witness::begin_round() {
  looks_ = {};
  measured_ = false;
  last_move_.reset();
  belief_.reset(view_);
  onlooker_.reset_for_onlooker(view_.table);
}

Distances& Witness::distances() {
  if (!measured_) distances_.look(view_.table);
  measured_ = true;
  return distances_;
}

void Witness::hear(const Heard& heard) {
  last_move_.reset();
  if (attention_ == Attention::Moves)
    if (const auto answer = answer_told(heard.told))
      last_move_ = move_of(rules_, view_.table, distances(), looks_, answer->by, answer->action);
  if (last_move_) {
    if (last_move_->by != view_.me) belief_.weigh(*last_move_);
    onlooker_.weigh(*last_move_);
  }
  looks_.hear(rules_, view_.table, heard.told);
  kernel::hear(rules_, view_, heard);
  std::visit(Learn{*this}, heard.told);
  for (const Secret& secret : heard.secrets) std::visit(Learn{*this}, secret);
}

}  // namespace filon::classic::bots
