// The policies of diggers, saboteurs and greedy dwarfs in the base game, made of rules of thumb.
#include "games/classic/bots/policy/module_scorer.h"

namespace filon::classic::bots {
namespace {

bool frees(const Table& table, Seat whom, Tool tool) {
  for (Tool other : all_tools)
    if (other != tool && table.broken[whom].has(other)) return false;
  return true;
}

double chance_reached(const Routes& routes, const Chances& treasure) {
  double chance = 0;
  for (std::size_t goal = 0; goal < routes.size(); ++goal)
    if (routes[goal].nearest == 0) chance += treasure[goal];
  return chance;
}

class DiggerScorer : public ModuleScorer<DiggerScorer> {
 public:
  DiggerScorer(const Situation& at, const DiggerWeights& weights, const ModuleWeights& modules)
      : ModuleScorer(at, modules), w_(weights) {}
  using ModuleScorer::operator();

  double operator()(const PlacePath& a) const {
    const auto after = step(a);
    return path(after) + besides(a, after.ways);
  }
  double path(const Distances::Step& after) const {
    const double gain = way_ - length(after.ways, at_.believed.treasure);
    double score = w_.nearer * gain + (gain > 0.1 ? w_.progress : w_.no_progress) + w_.opening * after.openings -
                   w_.innocence * blame(after);
    if (const double chance = chance_reached(after.ways[Walker::Anybody], at_.believed.treasure); chance > 0)
      score += w_.gold_reached * chance;
    else if (after.openings == 0)
      score += w_.stub;
    return score;
  }
  double operator()(const BreakTool& a) const {
    return w_.break_suspect * (suspicion(a.whom) - w_.break_threshold) +
           (table_.broken[a.whom].any() ? w_.break_again : 0) - w_.innocence * blame(a);
  }
  double operator()(const MendTool& a) const {
    return mended(a.whom, frees(table_, a.whom, a.tool)) - w_.innocence * blame(a);
  }
  double operator()(const Rockfall& a) const {
    if (!worth_a_rockfall(a.at)) return w_.rockfall_cost;
    return w_.rockfall * (way_ - length(at_.distances.after_rockfall(table_, a.at), at_.believed.treasure)) +
           w_.rockfall_cost;
  }
  double operator()(const PeekGoal& a) const {
    return (w_.map + w_.map_near * std::max(0.0, 6 - way_)) * doubt(a.goal) - w_.innocence * blame(a);
  }
  double operator()(const Discard& a) const {
    double kept = 0;
    for (Card card : a.cards) kept += keep(card);
    return w_.discard - kept - w_.innocence * blame(a);
  }
  double operator()(const PlayOn&) const { not_in_this_game(); }
  double operator()(const ClearAway&) const { not_in_this_game(); }

  // See module_scorer.h.
  double worth(const Ways& after, Seat by) const {
    const double wins = by == me_ ? 1 : 1 - 2 * of(at_.believed.roles[by], Role::GreedyDwarf);
    return nearer(way_ - length(after, at_.believed.treasure)) +
           w_.gold_reached * wins * chance_reached(after[Walker::Anybody], at_.believed.treasure);
  }
  double nearer(double gain) const { return w_.nearer * gain; }
  double ally(Seat who) const { return 1 - 2 * suspicion(who); }
  double mended(Seat whom, bool frees) const {
    const double freed = frees ? w_.mend_frees : 0;
    if (whom == me_) return w_.mend_self + freed + share_at_risk(whom);
    return (w_.mend_other + freed + share_at_risk(whom)) * (1 - 2 * suspicion(whom));
  }
  double spider() const { return -w_.gold_reached; }
  double new_role(const PerRole& roles) const { return new_role_by_outlook(roles); }
  double keep(Card card) const {
    const CardKind& kind = at_.rules.deck[card];
    switch (kind.effect) {
      case Effect::Path:
        if (leads_nowhere(kind.face)) return w_.keep_stub;
        return w_.keep_path + w_.keep_opening * std::popcount(kind.face.open());
      case Effect::Break: return w_.keep_break;
      case Effect::Mend: return w_.keep_mend + (needs(kind) ? w_.mend_self : 0);
      case Effect::Rockfall: return w_.keep_rockfall;
      case Effect::Map: return w_.keep_map * doubt();
      case Effect::OnPlayer: not_in_this_game();
      default: return keep_module_card(kind.effect);
    }
  }

 private:
  // Greedy dwarfs dig, but they do not share.
  double suspicion(Seat who) const {
    return at_.suspicion(who) + m_.greedy_threat * of(at_.believed.roles[who], Role::GreedyDwarf);
  }

  const DiggerWeights& w_;
};

class SaboteurScorer : public ModuleScorer<SaboteurScorer> {
 public:
  SaboteurScorer(const Situation& at, const SaboteurWeights& weights, const ModuleWeights& modules)
      : ModuleScorer(at, modules), w_(weights) {
    hide_ =
        ramp(way_, w_.strike_near, w_.strike_far) * (1 - ramp(at.believed.exposure, w_.exposed_from, w_.exposed_to));
    innocence_ = mix(w_.hidden_innocence, w_.innocence);
  }
  using ModuleScorer::operator();

  double operator()(const PlacePath& a) const {
    const auto after = step(a);
    return path(after) + besides(a, after.ways);
  }
  double path(const Distances::Step& after) const {
    const double gain = way_ - length(after.ways, at_.believed.treasure);
    const double gain_seems = way_seems_ - length(after.ways, ignorant_);
    const bool stub = after.openings == 0;
    const double hiding = w_.seem_nearer * gain_seems + w_.really_nearer * gain + (stub ? w_.hidden_stub : 0);
    const double striking = w_.nearer * gain + (stub ? w_.stub : 0);
    return mix(hiding, striking) - innocence_ * blame(after) +
           w_.gold_reached * chance_reached(after.ways[Walker::Anybody], at_.believed.treasure);
  }
  double operator()(const BreakTool& a) const {
    const double trust = 1 - at_.suspicion(a.whom);
    const double striking = w_.break_digger * (2 * trust - 1) + (table_.broken[a.whom].any() ? w_.break_again : 0);
    return mix(w_.hidden_break * trust, striking) - innocence_ * blame(a);
  }
  double operator()(const MendTool& a) const { return mended(a.whom, true) - innocence_ * blame(a); }
  double operator()(const Rockfall& a) const {
    if (!worth_a_rockfall(a.at) || hide_ > 0.9) return w_.rockfall_cost;
    const double lost = length(at_.distances.after_rockfall(table_, a.at), at_.believed.treasure) - way_;
    return mix(0, w_.rockfall * lost) + w_.rockfall_cost - innocence_ * blame(MoveKind::RockfallHarms);
  }
  double operator()(const PeekGoal& a) const {
    return mix(w_.hidden_map, w_.map) * doubt(a.goal) - innocence_ * blame(a);
  }
  double operator()(const Discard& a) const {
    double kept = 0;
    for (Card card : a.cards) kept += keep(card);
    return mix(w_.hidden_discard, w_.discard) - kept - innocence_ * blame(a);
  }
  double operator()(const PlayOn&) const { not_in_this_game(); }
  double operator()(const ClearAway&) const { not_in_this_game(); }

  // See module_scorer.h.
  double worth(const Ways& after, Seat) const {
    return nearer(way_ - length(after, at_.believed.treasure)) +
           w_.gold_reached * chance_reached(after[Walker::Anybody], at_.believed.treasure);
  }
  double nearer(double gain) const { return mix(w_.really_nearer, w_.nearer) * gain; }
  double ally(Seat who) const { return 2 * at_.suspicion(who) - 1; }
  double mended(Seat whom, bool) const {
    return whom == me_ ? w_.mend_self : w_.mend_friend * (2 * at_.suspicion(whom) - 1);
  }
  double spider() const { return -w_.gold_reached; }
  double new_role(const PerRole& roles) const { return new_role_by_outlook(roles); }
  double keep(Card card) const {
    switch (at_.rules.effect(card)) {
      case Effect::Path:
        return leads_nowhere(at_.rules.deck[card].face)
                   ? w_.keep_stub
                   : w_.keep_path + w_.keep_opening * std::popcount(at_.rules.deck[card].face.open());
      case Effect::Break: return w_.keep_break;
      case Effect::Mend: return w_.keep_mend;
      case Effect::Rockfall: return w_.keep_rockfall;
      case Effect::Map: return w_.keep_map;
      case Effect::OnPlayer: not_in_this_game();
      default: return keep_module_card(at_.rules.effect(card));
    }
  }

 private:
  double mix(double hiding, double striking) const { return hide_ * hiding + (1 - hide_) * striking; }

  const SaboteurWeights& w_;
  double innocence_ = 0;
  double hide_ = 0;  // 1: acts like a digger; 0: strikes
};

// Only who reaches the treasure themselves wins (WC16-06): they dig with the others until somebody else could finish,
// and then hinder them like a saboteur.
class GreedyScorer : public ModuleScorer<GreedyScorer> {
 public:
  GreedyScorer(const Situation& at, const Weights& weights)
      : ModuleScorer(at, weights.modules),
        hindering_(weights.saboteur),
        digger_(at, weights.digger, weights.modules),
        saboteur_(at, hindering_, weights.modules),
        gold_reached_(weights.digger.gold_reached),
        alone_(1 - ramp(way_, m_.alone_near, m_.alone_far)) {
    hindering_.gold_reached = gold_reached_;
  }
  using ModuleScorer::operator();

  double operator()(const PlacePath& a) const {
    const auto after = step(a);
    return mix([&](const auto& scorer) { return scorer.path(after); }) + besides(a, after.ways);
  }
  double operator()(const BreakTool& a) const { return both(a); }
  double operator()(const MendTool& a) const { return a.whom == me_ ? digger_(a) : both(a); }
  double operator()(const Rockfall& a) const { return both(a); }
  double operator()(const PeekGoal& a) const { return digger_(a); }
  double operator()(const Discard& a) const { return digger_(a); }
  double operator()(const PlayOn&) const { not_in_this_game(); }
  double operator()(const ClearAway&) const { not_in_this_game(); }

  // See module_scorer.h.
  double worth(const Ways& after, Seat by) const {
    return nearer(way_ - length(after, at_.believed.treasure)) +
           (by == me_ ? 1 : -1) * gold_reached_ * chance_reached(after[Walker::Anybody], at_.believed.treasure);
  }
  double nearer(double gain) const {
    return mix([&](const auto& scorer) { return scorer.nearer(gain); });
  }
  double ally(Seat who) const { return -alone_ * (1 - at_.suspicion(who)) - (1 - alone_) * at_.suspicion(who); }
  double mended(Seat whom, bool frees) const {
    if (whom == me_) return digger_.mended(whom, frees);
    return mix([&](const auto& scorer) { return scorer.mended(whom, frees); });
  }
  double spider() const { return -gold_reached_; }
  double new_role(const PerRole& roles) const { return new_role_by_outlook(roles); }
  double keep(Card card) const { return digger_.keep(card); }

 private:
  template <class Score>
  double mix(Score&& score) const {
    return (1 - alone_) * score(digger_) + alone_ * score(saboteur_);
  }
  template <class Answer>
  double both(const Answer& a) const {
    return mix([&](const auto& scorer) { return scorer(a); });
  }

  SaboteurWeights hindering_;
  DiggerScorer digger_;
  SaboteurScorer saboteur_;
  double gold_reached_;
  double alone_;  // 1: somebody else could finish soon
};

}  // namespace

void score_for_digger(const Situation& at, const Weights& weights, const Actions& actions, std::span<double> scores) {
  score_each(DiggerScorer(at, weights.digger, weights.modules), actions, scores);
}

void score_for_saboteur(const Situation& at, const Weights& weights, const Actions& actions, std::span<double> scores) {
  score_each(SaboteurScorer(at, weights.saboteur, weights.modules), actions, scores);
}

void score_for_greedy_dwarf(const Situation& at, const Weights& weights, const Actions& actions,
                            std::span<double> scores) {
  score_each(GreedyScorer(at, weights), actions, scores);
}

void score(const Situation& at, const Weights& weights, const Actions& actions, std::span<double> scores) {
  if (has_teams(at.rules)) return score_for_pay(at, weights, actions, scores);
  switch (at.sight.mine.role) {
    case Role::GoldDigger: return score_for_digger(at, weights, actions, scores);
    case Role::Saboteur: return score_for_saboteur(at, weights, actions, scores);
    case Role::GreedyDwarf: return score_for_greedy_dwarf(at, weights, actions, scores);
    case Role::Unknown:
    case Role::BlueDigger:
    case Role::GreenDigger:
    case Role::Boss:
    case Role::Profiteer:
    case Role::Geologist: break;
  }
  report_bug("a game without teams has no such role");
}

}  // namespace filon::classic::bots
