#include "games/classic/bots/rule_based/score.h"

#include <algorithm>

namespace filon::classic::bots {
namespace {

using namespace classic;

bool is_stub(const Rules& rules, Card card) {
  const Face face = rules.face(card, Turned::No);
  return std::none_of(all_sides.begin(), all_sides.end(),
                      [&](Side side) { return std::popcount(face.joined(side)) > 1; });
}

bool frees(const Table& table, Seat whom, Tool tool) {
  for (Tool other : all_tools)
    if (other != tool && table.broken[whom].has(other)) return false;
  return true;
}

// 0 up to `from`, 1 beyond `to`.
double ramp(double value, double from, double to) { return std::clamp((value - from) / (to - from), 0.0, 1.0); }

// Common to both roles: what an answer does to the way to the gold.
class Scorer {
 public:
  explicit Scorer(const Situation& at) : at_(at), table_(at.sight.table) {
    int face_down = 0;
    for (const Goal& goal : table_.goals) face_down += goal.is_face_up() ? 0 : 1;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      ignorant_[goal] = table_.goals[goal].is_face_up() ? 0.0 : 1.0 / face_down;
    way_ = length(at_.survey.now(), at_.gold);
    way_seems_ = length(at_.survey.now(), ignorant_);
  }

 protected:
  using Chances = std::array<double, most_goals>;

  double length(const Routes& routes, const Chances& gold) const {
    double sum = 0;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (gold[goal] > 0) sum += gold[goal] * routes[goal].length();
    return sum;
  }
  double chance_reached(const Routes& routes) const {
    double chance = 0;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (routes[goal].nearest == 0) chance += at_.gold[goal];
    return chance;
  }
  Survey::Step step(const PlacePath& a) const {
    return at_.survey.after_path(table_.tunnels, a.at, at_.rules.face(a.card, a.turned));
  }
  // How much an answer speaks against who gives it, judged by somebody who has seen no goal.
  double guilt(Deed deed) const { return at_.guilt[static_cast<std::size_t>(deed)]; }
  double guilt(const PlacePath&, const Survey::Step& after) const {
    return guilt(path_deed(way_seems_ - length(after.routes, ignorant_), after.openings == 0));
  }
  double guilt(const BreakTool&) const { return guilt(Deed::Break); }
  double guilt(const MendTool& a) const { return guilt(a.whom == at_.sight.me ? Deed::MendSelf : Deed::MendOther); }
  double guilt(const PeekGoal&) const { return guilt(Deed::Map); }
  double guilt(const Discard&) const { return guilt(Deed::Discard); }

  double suspicion(Seat who) const { return at_.suspicion[who]; }
  bool blocked(Seat who) const { return table_.broken[who].any(); }

  // How uncertain a goal is: 1 when it is one of three alike, 0 when it is known.
  double doubt(std::size_t goal) const { return at_.gold[goal] * (1 - at_.gold[goal]) * 4.5; }
  // Of all goals together, likewise.
  double doubt() const {
    double sum = 0;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal) sum += doubt(goal);
    return sum / 3;
  }

  // Only cards that can matter are worth the price of a look: those near the open ends and the goals.
  bool worth_a_rockfall(Cell at) const {
    return at.x >= std::max(0, table_.goals[0].at.x - 1 - static_cast<int>(way_));
  }

  const Situation& at_;
  const Table& table_;
  Chances ignorant_{};
  double way_ = 0;
  double way_seems_ = 0;
};

class DiggerScorer : Scorer {
 public:
  DiggerScorer(const Situation& at, const Weights& weights) : Scorer(at), w_(weights.digger) {}

  double operator()(const PlacePath& a) const {
    const auto after = step(a);
    const double gain = way_ - length(after.routes, at_.gold);
    double score = w_.nearer * gain + (gain > 0.1 ? w_.progress : w_.no_progress) + w_.opening * after.openings -
                   w_.innocence * guilt(a, after);
    if (const double chance = chance_reached(after.routes); chance > 0)
      score += w_.gold_reached * chance;
    else if (after.openings == 0)
      score += w_.stub;
    return score;
  }
  double operator()(const BreakTool& a) const {
    return w_.break_suspect * (suspicion(a.whom) - w_.break_threshold) + (blocked(a.whom) ? w_.break_again : 0) -
           w_.innocence * guilt(a);
  }
  double operator()(const MendTool& a) const {
    const double freed = frees(table_, a.whom, a.tool) ? w_.mend_frees : 0;
    if (a.whom == at_.sight.me) return w_.mend_self + freed - w_.innocence * guilt(a);
    return (w_.mend_other + freed) * (1 - 2 * suspicion(a.whom)) - w_.innocence * guilt(a);
  }
  double operator()(const Rockfall& a) const {
    if (!worth_a_rockfall(a.at)) return w_.rockfall_cost;
    return w_.rockfall * (way_ - length(at_.survey.after_rockfall(table_.tunnels, table_.goals, a.at), at_.gold)) +
           w_.rockfall_cost;
  }
  double operator()(const PeekGoal& a) const {
    return (w_.map + w_.map_near * std::max(0.0, 6 - way_)) * doubt(a.goal) - w_.innocence * guilt(a);
  }
  double operator()(const Discard& a) const {
    double kept = 0;
    for (Card card : a.cards) kept += keep(card);
    return w_.discard - kept - w_.innocence * guilt(a);
  }
  double operator()(const Pass&) const { return 0; }
  double operator()(const TakeGold& a) const { return a.value; }
  // No card of the base game.
  template <class Other>
  double operator()(const Other&) const {
    return 0;
  }

 private:
  double keep(Card card) const {
    const CardKind& kind = at_.rules.deck[card];
    switch (kind.effect) {
      case Effect::Path:
        if (is_stub(at_.rules, card)) return w_.keep_stub;
        return w_.keep_path + w_.keep_opening * std::popcount(kind.face.open());
      case Effect::Break: return w_.keep_break;
      case Effect::Mend: {
        const Broken& mine = table_.broken[at_.sight.me];
        for (Tool tool : all_tools)
          if (kind.has_tool(tool) && mine.has(tool)) return w_.keep_mend + w_.mend_self;
        return w_.keep_mend;
      }
      case Effect::Rockfall: return w_.keep_rockfall;
      case Effect::Map: return w_.keep_map * doubt();
      default: return 0;
    }
  }

  const DiggerWeights& w_;
};

class SaboteurScorer : Scorer {
 public:
  SaboteurScorer(const Situation& at, const Weights& weights) : Scorer(at), w_(weights.saboteur) {
    hide_ = ramp(way_, w_.strike_near, w_.strike_far) * (1 - ramp(at.exposure, w_.exposed_from, w_.exposed_to));
    innocence_ = mix(w_.hidden_innocence, w_.innocence);
  }

  double operator()(const PlacePath& a) const {
    const auto after = step(a);
    const double gain = way_ - length(after.routes, at_.gold);
    const double gain_seems = way_seems_ - length(after.routes, ignorant_);
    const bool stub = after.openings == 0;
    const double hiding = w_.seem_nearer * gain_seems + w_.really_nearer * gain + (stub ? w_.hidden_stub : 0);
    const double striking = w_.nearer * gain + (stub ? w_.stub : 0);
    return mix(hiding, striking) - innocence_ * guilt(a, after) + w_.gold_reached * chance_reached(after.routes);
  }
  double operator()(const BreakTool& a) const {
    const double trust = 1 - suspicion(a.whom);
    const double striking = w_.break_digger * (2 * trust - 1) + (blocked(a.whom) ? w_.break_again : 0);
    return mix(w_.hidden_break * trust, striking) - innocence_ * guilt(a);
  }
  double operator()(const MendTool& a) const {
    if (a.whom == at_.sight.me) return w_.mend_self - innocence_ * guilt(a);
    return w_.mend_friend * (2 * suspicion(a.whom) - 1) - innocence_ * guilt(a);
  }
  double operator()(const Rockfall& a) const {
    if (!worth_a_rockfall(a.at) || hide_ > 0.9) return w_.rockfall_cost;
    const double lost = length(at_.survey.after_rockfall(table_.tunnels, table_.goals, a.at), at_.gold) - way_;
    return mix(0, w_.rockfall * lost) + w_.rockfall_cost - innocence_ * guilt(Deed::RockfallHarms);
  }
  double operator()(const PeekGoal& a) const {
    return mix(w_.hidden_map, w_.map) * doubt(a.goal) - innocence_ * guilt(a);
  }
  double operator()(const Discard& a) const {
    double kept = 0;
    for (Card card : a.cards) kept += keep(card);
    return mix(w_.hidden_discard, w_.discard) - kept - innocence_ * guilt(a);
  }
  double operator()(const Pass&) const { return 0; }
  double operator()(const TakeGold& a) const { return a.value; }
  // No card of the base game.
  template <class Other>
  double operator()(const Other&) const {
    return 0;
  }

 private:
  double mix(double hiding, double striking) const { return hide_ * hiding + (1 - hide_) * striking; }

  double keep(Card card) const {
    switch (at_.rules.effect(card)) {
      case Effect::Path:
        return is_stub(at_.rules, card)
                   ? w_.keep_stub
                   : w_.keep_path + w_.keep_opening * std::popcount(at_.rules.deck[card].face.open());
      case Effect::Break: return w_.keep_break;
      case Effect::Mend: return w_.keep_mend;
      case Effect::Rockfall: return w_.keep_rockfall;
      case Effect::Map: return w_.keep_map;
      default: return 0;
    }
  }

  const SaboteurWeights& w_;
  double innocence_ = 0;
  double hide_ = 0;  // 1: plays the digger; 0: strikes
};

template <class Scores>
void score_with(const Scores& one, const Actions& actions, std::span<double> scores) {
  for (std::size_t i = 0; i < actions.size(); ++i) scores[i] = std::visit(one, actions[i]);
}

}  // namespace

void score(const Situation& at, const Weights& weights, const Actions& actions, std::span<double> scores) {
  if (at.sight.mine.role == Role::Saboteur)
    score_with(SaboteurScorer(at, weights), actions, scores);
  else
    score_with(DiggerScorer(at, weights), actions, scores);
}

}  // namespace filon::classic::bots
