// What the policies of all interests share.
#pragma once

#include <algorithm>

#include "games/classic/bots/policy/policy.h"

namespace filon::classic::bots {

void score_for_digger(const Situation&, const Weights&, const Actions&, std::span<double> scores);
void score_for_saboteur(const Situation&, const Weights&, const Actions&, std::span<double> scores);
void score_for_greedy_dwarf(const Situation&, const Weights&, const Actions&, std::span<double> scores);
void score_for_pay(const Situation&, const Weights&, const Actions&, std::span<double> scores);

// Requires: a score for every kind of answer. There is no catch-all: a missing one does not compile.
template <class Scorer>
void score_each(const Scorer& scorer, const Actions& actions, std::span<double> scores) {
  for (std::size_t i = 0; i < actions.size(); ++i) scores[i] = std::visit(scorer, actions[i]);
  scorer.score_scout(actions, scores);
}

// 0 up to `from`, 1 beyond `to`.
inline double ramp(double value, double from, double to) { return std::clamp((value - from) / (to - from), 0.0, 1.0); }

// Whether no tunnel of the card joins two sides.
inline bool leads_nowhere(Face face) {
  return std::none_of(all_sides.begin(), all_sides.end(), [&](Side side) { return joins_two(face.joined(side)); });
}

class Scorer {
 public:
  explicit Scorer(const Situation& at)
      : at_(at), me_(at.sight.me), mine_(at.sight.mine), table_(at.sight.table), ways_(at.distances.now()) {
    int face_down = 0;
    for (const Goal& goal : table_.goals) face_down += goal.is_face_up() ? 0 : 1;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      ignorant_[goal] = table_.goals[goal].is_face_up() ? 0.0 : 1.0 / face_down;
    way_ = length(ways_, at_.believed.treasure);
    way_seems_ = length(ways_, ignorant_);
  }

  // Answers at the end of a round, the same for all policies.
  double operator()(const TakeGold& a) const { return a.value; }
  // The richest player is the main rival for the match.
  double operator()(const Steal& a) const { return nugget_of_leader * table_.purse[a.from].nuggets; }
  // Letting a card pass or not paying is what other answers are compared with.
  double operator()(const Decline&) const { return table_.question.what == Ask::Steal ? never : 0; }
  double operator()(const GoOn&) const { return 0; }
  double operator()(const Pass&) const { return 0; }
  double operator()(const CashGold& a) const { return -a.value; }

 protected:
  static constexpr double nugget_of_leader = 20;
  static constexpr double never = -1000;  // lower than any noise

  // For cards that only games with teams have.
  [[noreturn]] static double not_in_this_game() { report_bug("a policy without teams has no score for this card"); }

  double length(const Ways& ways, const Chances& treasure) const {
    double sum = 0;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (treasure[goal] > 0) sum += treasure[goal] * ways[Walker::Anybody][goal].length();
    return sum;
  }
  Distances::Step step(const PlacePath& a) const { return at_.distances.after_path(table_, a.card, a.at, a.turned); }

  // How suspicious an answer looks to an observer who has seen no goal.
  double blame(MoveKind kind) const { return at_.blame[static_cast<std::size_t>(kind)]; }
  double blame(const Distances::Step& after) const {
    return blame(path_kind(way_seems_ - length(after.ways, ignorant_), after.openings == 0));
  }
  double blame(const BreakTool&) const { return blame(MoveKind::Break); }
  double blame(const PeekGoal&) const { return blame(MoveKind::Map); }
  double blame(const Discard&) const { return blame(MoveKind::Discard); }
  double blame(const MendTool& a) const { return blame(a.whom == me_ ? MoveKind::MendSelf : MoveKind::MendOther); }

  // How uncertain a goal is: 1 for one of three equal chances, 0 if it is known.
  double doubt(std::size_t goal) const { return at_.believed.treasure[goal] * (1 - at_.believed.treasure[goal]) * 4.5; }
  // The same for all goals together.
  double doubt() const {
    double sum = 0;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal) sum += doubt(goal);
    return sum / 3;
  }

  // Whether a repair card would help the player now.
  bool needs(const CardKind& kind) const {
    return std::any_of(all_tools.begin(), all_tools.end(),
                       [&](Tool tool) { return kind.has_tool(tool) && table_.broken[me_].has(tool); });
  }

  int breaks(Seat who) const {
    return static_cast<int>(
        std::count_if(all_tools.begin(), all_tools.end(), [&](Tool tool) { return table_.broken[who].has(tool); }));
  }

  // Measuring a rockfall is expensive, so only cards near the open ends and the goals are worth it.
  bool worth_a_rockfall(Cell at) const {
    return at.x >= std::max(0, table_.goals[0].at.x - 1 - static_cast<int>(way_));
  }

  const Situation& at_;
  const Seat me_;
  const Holding& mine_;
  const Table& table_;
  const Ways& ways_;
  Chances ignorant_{};    // for an observer who has seen no goal
  double way_ = 0;        // length to the gold, as the player believes
  double way_seems_ = 0;  // the same for an observer who has seen no goal
};

}  // namespace filon::classic::bots
