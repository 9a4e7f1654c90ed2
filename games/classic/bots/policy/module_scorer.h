// What cards and places of modules are worth, once for all interests. A policy says what it thinks of distances, of
// other players and of the end of the round:
//   worth(ways, by)     that the routes become like this by the answer of this seat
//   nearer(gain)        that the gold comes nearer by this many cards
//   ally(seat)          how much a player is on one's side: 1 surely, -1 surely not
//   mended(seat, frees) that a tool of a player is mended
//   spider()            that the giant spider ends the round
//   new_role(odds)      to get a role with these odds
//   keep(card)          to have this card in the hand
#pragma once

#include "games/classic/bots/policy/goal_odds.h"
#include "games/classic/bots/policy/scorer.h"
#include "games/classic/bots/policy/scout.h"

namespace filon::classic::bots {

template <class Policy>
class ModuleScorer : public Scorer {
 public:
  using Scorer::operator();

  double operator()(const PlayCard& a) const {
    switch (at_.rules.effect(a.card)) {
      case Effect::ForgottenTreasure:
        return m_.forgotten +
               m_.forgotten_choice * std::min<double>(5, static_cast<double>(table_.discard_pile.size()));
      case Effect::DirectionChange: {
        const Seat next = neighbour(table_.direction > 0), instead = neighbour(table_.direction < 0);
        return m_.direction * (policy().ally(instead) - policy().ally(next)) + m_.direction_cost;
      }
      default: return 0;  // a scout: see score_scout()
    }
  }
  double operator()(const SwapGoals& a) const {
    const auto& treasure = at_.believed.treasure;
    const Routes& routes = ways_[Walker::Anybody];
    const double gain = (treasure[a.one] - treasure[a.other]) * (routes[a.one].length() - routes[a.other].length());
    const double at_stake = treasure[a.one] + treasure[a.other];
    return (a.swap ? policy().nearer(gain) : 0) - m_.confusion * eager() * at_stake;
  }
  double operator()(const Divert& a) const {
    const auto after = at_.distances.after_diversion(table_, a.at, a.turned);
    const Card moved = table_.tunnels.at(table_.last_path[0])->card;
    return policy().worth(after.ways, me_) + m_.diversion_cost + goals(after.ways) - fee(a.fee, a.at, after.ways) +
           places(a.at, at_.rules.face(moved, a.turned));
  }
  double operator()(const PeekChest&) const { return m_.peek_chest; }
  double operator()(const Recruit& a) const {
    return m_.pawn_holds * policy().worth(at_.distances.after_closing(table_, a.at), me_) + m_.pawn_fee +
           m_.pawn_denied * std::max(0.0, eager()) - policy().keep(a.card) - m_.no_draw;
  }
  double operator()(const PlayVeto&) const {
    const double late = 1 - ramp(table_.pile, 0, 4.0 * table_.seats);
    return -at_stake() - (m_.keep_veto + (m_.keep_veto_late - m_.keep_veto) * late);
  }
  double operator()(const Agree&) const {
    const Seat by = announcer();
    if (policy().ally(by) < m_.trusted) return never;
    const bool owns = table_.pawn_at(announced_cell())->owner == me_;
    return at_stake() - (owns ? m_.waive : m_.nugget);
  }

  // What comes first of what is reached, or which goal is pushed away.
  double operator()(const PickPlace& a) const {
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal) {
      if (table_.goals[goal].at != a.at) continue;
      const double worth = found(goal, me_) + prize(goal);
      if (table_.question.what == Ask::PushGoal) return -m_.lure * worth;
      // The treasure ends the round, so what is surely worth something is taken before it.
      const bool goes_on = at_.believed.treasure[goal] == 0 && odds_.spider(goal) == 0;
      return worth + (goes_on && worth > 0 ? first : 0);
    }
    return place(a.at);
  }
  double operator()(const PickRotation& a) const {
    const Cell at = table_.agenda[0].at;
    return policy().worth(at_.distances.after_turning(table_, at, turned_up(at), a.turned), me_);
  }
  double operator()(const PickPlayer& a) const {
    if (table_.question.what == Ask::RobHand) return -m_.rob * policy().ally(a.whom);
    double certain = 0;
    for (const double chance : at_.believed.roles[a.whom]) certain += chance * chance;
    return m_.inspect * (1 - certain);
  }
  double operator()(const PickCard& a) const { return policy().keep(mine_.looking[a.position]); }

  // A scout is worth its best two paths, and more if they reach the treasure together. Only these are scored by the
  // whole list.
  void score_scout(const Actions& actions, std::span<double> scores) const {
    if (table_.question.what != Ask::TakeTurn) return;
    const auto is_scout = [&](Card card) { return at_.rules.effect(card) == Effect::Scout; };
    if (std::none_of(mine_.hand.begin(), mine_.hand.end(), is_scout)) return;
    const PlacePath* best = nullptr;
    double first_score = never, second_score = never, both = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const auto* path = std::get_if<PlacePath>(&actions[i]);
      if (!path || path->fee == Fee::Request) continue;
      both = std::max(both, finishing(*path));
      if (scores[i] > first_score) {
        if (best && best->card != path->card && best->at != path->at) second_score = first_score;
        best = path;
        first_score = scores[i];
      } else if (best && best->card != path->card && best->at != path->at) {
        second_score = std::max(second_score, scores[i]);
      }
    }
    const double unknown = -m_.helps_others;  // no second path is in sight yet
    const double second = second_score == never ? unknown : second_score;
    for (std::size_t i = 0; i < actions.size(); ++i)
      if (const auto* play = std::get_if<PlayCard>(&actions[i]); play && is_scout(play->card))
        scores[i] = std::max(first_score + m_.second_path * second, both) - m_.keep_scout;
  }

 protected:
  // Besides what a path does to the distance to the gold.
  double besides(const PlacePath& a, const Ways& after) const {
    if (!has_places_) [[likely]]
      return 0;
    const double next = table_.question.what == Ask::FirstPath ? finishing(a) : 0;
    return goals(after) + places(a.at, at_.rules.face(a.card, a.turned)) - fee(a.fee, a.at, after) + next;
  }
  double keep_module_card(Effect effect) const {
    switch (effect) {
      case Effect::GoalSwap: return m_.keep_goal_swap;
      case Effect::ForgottenTreasure: return m_.keep_forgotten;
      case Effect::Veto: return m_.keep_veto;
      case Effect::DirectionChange: return m_.keep_direction;
      case Effect::Scout: return m_.keep_scout;
      case Effect::Diversion: return m_.keep_diversion;
      default: report_bug("this card is never in a hand");
    }
  }
  // In games where a broken tool costs the share (VSAB-02).
  double share_at_risk(Seat whom) const {
    if (!at_.rules.broken_share_nothing) return 0;
    return (1 - ramp(way_, 1, 5)) * (whom == me_ ? m_.mend_before_end : m_.mend_ally_before_end);
  }
  // How likely the treasure is still reached, for policies that have no better idea.
  double outlook() const {
    double cards = table_.pile;
    for (int i = 0; i < table_.seats; ++i) cards += table_.hand_size[seat(i)];
    return cards / (cards + 2 * m_.cards_per_step * way_ + 1e-9);
  }
  double outlook(const PerRole& roles) const {
    const double reached = outlook();
    return reached * (of(roles, Role::GoldDigger) + of(roles, Role::GreedyDwarf) / table_.seats) +
           (1 - reached) * of(roles, Role::Saboteur);
  }
  double new_role_by_outlook(const PerRole& roles) const {
    return m_.role_change * (outlook(roles) - outlook(only(mine_.role)));
  }

  const ModuleWeights& m_;

 private:
  friend Policy;
  ModuleScorer(const Situation& at, const ModuleWeights& weights) : Scorer(at), m_(weights), odds_(at) {
    has_places_ = at.rules.goals_one_by_one || !table_.chests.empty() || !at.rules.workshop_at.empty() ||
                  !at.rules.party_at.empty() || at.rules.pawns > 0 || table_.question.what == Ask::FirstPath;
  }

  static constexpr double first = 200;  // more than anything that is found

  const Policy& policy() const { return static_cast<const Policy&>(*this); }
  // 1: wants the treasure to be reached; -1: does not.
  double eager() const { return std::clamp(policy().nearer(1) / 10, -1.0, 1.0); }

  Seat neighbour(bool left) const { return left ? left_of(me_, table_.seats) : right_of(me_, table_.seats); }

  // If a seat reaches this goal: what the chance of the treasure is worth, and everything else.
  double found(std::size_t goal, Seat by) const {
    if (at_.believed.treasure[goal] == 0) return 0;
    Ways won = ways_;
    for (Walker walker : at_.distances.walkers()) won[walker][goal] = {0, 0};
    return policy().worth(won, by);
  }
  double prize(std::size_t goal) const {
    return m_.nugget * odds_.nuggets(goal) + policy().spider() * odds_.spider(goal);
  }
  double goals(const Ways& after) const {
    if (!at_.rules.goals_one_by_one) return 0;
    double sum = 0;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal) {
      if (table_.goals[goal].is_face_up()) continue;
      const Route& then = after[Walker::Anybody][goal];
      sum += prize(goal) * (then.nearest == 0 ? 1 : m_.lure * (ways_[Walker::Anybody][goal].length() - then.length()));
    }
    return sum;
  }
  // Others pay only for what is worth it, and the owner of the pawn lets friends pass.
  double fee(Fee who, Cell at, const Ways& after) const {
    if (who == Fee::None) return 0;
    if (who == Fee::Mine) return m_.nugget;
    const double gain = policy().worth(after, me_);
    const bool may_pass = gain > m_.waive && policy().ally(table_.pawn_at(at)->owner) > m_.trusted;
    return may_pass || gain > m_.nugget ? m_.request : m_.vain_request;
  }

  // The chests and postcards that a card placed here leads to.
  double places(Cell at, Face face) const {
    const Site* site = table_.tunnels.site(at);
    if (!site || site->covered == 0) return 0;
    Sides linked = face.ladder();
    for (Side side : all_sides)
      if (has(site->linked, side)) linked |= face.joined(side);
    double sum = 0;
    for (Side side : all_sides)
      if (has(linked & site->covered, side)) sum += place(beside(at, side));
    return sum;
  }
  double place(Cell at) const {
    if (!at_.rules.workshop_at.empty() && at_.rules.workshop_at[0] == at)
      return table_.workshop_used || table_.undealt_roles == 0 ? 0 : policy().new_role(at_.believed.undealt);
    if (!at_.rules.party_at.empty() && at_.rules.party_at[0] == at)
      return table_.party_used ? 0 : policy().new_role(anybodys_role());
    for (std::size_t i = 0; i < table_.chests.size(); ++i)
      if (table_.chests[i].at == at && table_.chests[i].state == Chest::State::Closed) return chest(i);
    return 0;
  }
  PerRole anybodys_role() const {
    PerRole mean{};
    for (int i = 0; i < table_.seats; ++i)
      for (std::size_t role = 0; role < mean.size(); ++role)
        mean[role] += at_.believed.roles[seat(i)][role] / table_.seats;
    return mean;
  }
  double chest(std::size_t which) const {
    const Card seen = mine_.chests_seen[which].card;
    if (seen == no_card) return m_.unknown_chest;
    const ChestEffect effect = at_.rules.deck[seen].chest;
    const double shared = effect == ChestEffect::MapBan ? m_.map_ban : effect == ChestEffect::Mill5 ? m_.mill : 0;
    return m_.chest[static_cast<std::size_t>(effect)] + eager() * shared;
  }
  Card turned_up(Cell at) const {
    for (const Goal& goal : table_.goals)
      if (goal.at == at) return goal.card;
    for (const Chest& one : table_.chests)
      if (one.at == at) return one.cards.path;
    report_bug("a card that can lie both ways was turned up");
  }

  // If this is the first path of a scout: what the second one can be worth at most.
  double finishing(const PlacePath& a) const {
    const Finish finish = best_second(at_, a);
    return finish.chance > 0 ? std::max(0.0, found(finish.goal, me_)) : 0;
  }

  // Who announced a card, and what it is worth to this player that it is carried out.
  Seat announcer() const {
    for (const Step& step : table_.agenda)
      if (step.what == Do::Resolve) return step.by;
    report_bug("a card was announced");
  }
  Cell announced_cell() const {
    if (const auto* divert = std::get_if<classic::Divert>(&*table_.announced)) return divert->at;
    return std::get<PlacePath>(*table_.announced).at;
  }
  double at_stake() const {
    const Seat by = announcer();
    return std::visit([&](const auto& action) { return stake(action, by); }, *table_.announced);
  }
  double dig(const Ways& after, Seat by) const {
    double sum = policy().worth(after, by);
    const Routes& routes = after[Walker::Anybody];
    const bool reaches = std::any_of(routes.begin(), routes.end(), [](const Route& way) { return way.nearest == 0; });
    if (!reaches) return m_.veto_path * sum;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (routes[goal].nearest == 0) sum += policy().spider() * odds_.spider(goal);
    return sum;
  }
  double stake(const PlacePath& a, Seat by) const { return dig(step(a).ways, by); }
  double stake(const Divert& a, Seat by) const {
    return dig(at_.distances.after_diversion(table_, a.at, a.turned).ways, by);
  }
  double stake(const Rockfall& a, Seat by) const {
    return policy().worth(at_.distances.after_rockfall(table_, a.at), by);
  }
  double stake(const BreakTool& a, Seat) const { return -policy().mended(a.whom, !table_.broken[a.whom].any()); }
  double stake(const MendTool& a, Seat) const { return policy().mended(a.whom, breaks(a.whom) == 1); }
  double stake(const PlayOn& a, Seat by) const {
    switch (describe(at_.rules.on_player(a.card)).touch) {
      case Touch::Harms: return -policy().mended(a.whom, true);
      case Touch::Helps: return policy().mended(a.whom, true);
      case Touch::Neither: return at_.rules.is(a.card, OnPlayer::Thief) ? -m_.thief : helps(by);
    }
    report_bug("a card touches a player in one of these ways");
  }
  double stake(const PeekGoal& a, Seat by) const { return helps(by) * doubt(a.goal); }
  double stake(const PlayCard& a, Seat by) const {
    return at_.rules.effect(a.card) == Effect::Scout ? 2 * helps(by) : helps(by);
  }
  double stake(const SwapGoals& a, Seat by) const {
    return policy().ally(by) > 0 ? 0 : -m_.confusion * (at_.believed.treasure[a.one] + at_.believed.treasure[a.other]);
  }
  // Other answers are not announced, or matter to nobody else.
  template <class Answer>
  double stake(const Answer&, Seat) const {
    return 0;
  }
  double helps(Seat by) const { return m_.helps_others * policy().ally(by); }

  bool has_places_ = false;
  GoalOdds odds_;
};

}  // namespace filon::classic::bots
