#include "games/classic/bots/belief/witness.h"

namespace filon::classic::bots {

// What a secret tells its seat for certain, after the view has changed. There is no catch-all: an unknown secret does
// not compile.
struct OwnFacts {
  Witness& w;

  void operator()(const Dealt&) const { w.begin_round(); }
  void operator()(const GoalSeen& s) const {
    w.belief_.treasure_is(s.goal, w.rules_.in_maze(s.card) == InMaze::Treasure);
    w.belief_.conclude_from_mixed(w.view_);
  }
  void operator()(const RoleSeen& s) const { w.belief_.role_is(s.whom, s.seen.role); }
  void operator()(const GotRole&) const { w.belief_.know_own_role(w.view_); }
  void operator()(const RoleMixed&) const { w.belief_.know_own_role(w.view_); }
  void operator()(const GoalsMixed& s) const { w.belief_.goals_mixed(s.one, s.other); }
  void operator()(const GoalsExchanged& s) const { w.belief_.goals_swapped(s.one, s.other); }
  // These change only the view.
  void operator()(const GotCard&) const {}
  void operator()(const LostCard&) const {}
  void operator()(const DiscardedCard&) const {}
  void operator()(const GoldOffered&) const {}
  void operator()(const GotGold&) const {}
  void operator()(const GotHand&) const {}
  void operator()(const Sealed&) const {}
  void operator()(const Intended&) const {}
  void operator()(const ChestSeen&) const {}
  void operator()(const LookedAt&) const {}
  void operator()(const FoundCard&) const {}
  void operator()(const KeptCard&) const {}
  void operator()(const DiscardsMixed&) const {}
  void operator()(const CashedGold&) const {}
  void operator()(const ChangePaid&) const {}
};

Witness::Witness(const Rules& rules, Attention attention)
    : rules_(rules), attention_(attention), belief_(rules), onlooker_(rules) {}

void Witness::begin(const View& view, std::span<const Heard> so_far) {
  view_ = so_far.empty() ? view : View{view.me, {}, {}};
  if (so_far.empty()) begin_round();
  for (const Heard& heard : so_far) hear(heard);
  view_ = view;
}

void Witness::begin_round() {
  last_move_.reset();
  belief_.reset(view_);
  onlooker_.begin_round(view_.table);
}

void Witness::hear(const Heard& heard) {
  last_move_.reset();
  if (attention_ == Attention::Moves)
    if (const auto answer = answer_told(view_.table, heard.told))
      last_move_ = onlooker_.judge(view_.table, answer->by, answer->action);
  if (last_move_) {
    if (last_move_->by != view_.me) belief_.weigh(*last_move_);
    onlooker_.weigh(*last_move_);
  }
  kernel::hear(rules_, view_, heard);
  learn_facts(rules_, heard.told, belief_);
  if (std::holds_alternative<GoalTurned>(heard.told)) belief_.conclude_from_mixed(view_);
  onlooker_.learn(view_.table, heard.told);
  for (const Secret& secret : heard.secrets) std::visit(OwnFacts{*this}, secret);
}

}  // namespace filon::classic::bots
