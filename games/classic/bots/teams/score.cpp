#include "games/classic/bots/teams/score.h"

#include <algorithm>

namespace filon::classic::bots::teams {
namespace {

using namespace classic;

// 0 up to `from`, 1 beyond `to`.
double ramp(double value, double from, double to) { return std::clamp((value - from) / (to - from), 0.0, 1.0); }

bool is_stub(Face face) {
  return std::none_of(all_sides.begin(), all_sides.end(),
                      [&](Side side) { return std::popcount(face.joined(side)) > 1; });
}

class Scorer {
 public:
  Scorer(const Situation& at, const Weights& weights)
      : at_(at),
        w_(weights),
        me_(at.sight.me),
        mine_(at.sight.mine),
        table_(at.sight.table),
        outlook_(at.rules, weights.outlook, me_, mine_.role, at.company, crystals()),
        cards_left_(table_.pile) {
    int face_down = 0;
    for (const Goal& goal : table_.goals) face_down += goal.is_face_up() ? 0 : 1;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      ignorant_[goal] = table_.goals[goal].is_face_up() ? 0.0 : 1.0 / face_down;
    for (int i = 0; i < table_.seats; ++i) cards_left_ += table_.hand_size[seat(i)];
    way_ = length(at_.mine.now(), at_.gold);
    way_seems_ = length(at_.mine.now(), ignorant_);
    value_ = outlook_.value(at_.mine.now(), at_.gold, cards_left_);
    eager_ = std::clamp(outlook_.eagerness(at_.mine.now(), at_.gold, cards_left_) / sure_eagerness, -1.0, 1.0);
    late_ = std::max(1 - ramp(way_, 1, 4), 1 - ramp(cards_left_, 2.0 * table_.seats, 6.0 * table_.seats));
    const bool hides = mine_.role == Role::Saboteur;
    const double hiding =
        hides ? ramp(way_, w_.strike_near, w_.strike_far) * (1 - ramp(at.exposure, w_.exposed_from, w_.exposed_to)) : 0;
    strike_ = w_.nugget * (1 - hiding * (1 - w_.least_strike));
    innocence_ = hides ? hiding * w_.hidden_innocence + (1 - hiding) * w_.innocence : w_.digger_innocence;
    for (std::size_t i = 0; i < mine_.hand.size(); ++i) keep_[i] = keep(mine_.hand[i]);
  }

  double operator()(const PlacePath& a) const {
    const auto after = at_.mine.after_path(table_, a.card, a.at, a.turned);
    const double gain = outlook_.value(after.ways, at_.gold, cards_left_) - value_;
    const bool stub = after.openings == 0;
    const bool reaches = std::any_of(after.ways[Walker::Anybody].begin(), after.ways[Walker::Anybody].end(),
                                     [](const Route& route) { return route.nearest == 0; });
    double score = strike_ * gain - innocence_ * guilt(path_deed(way_seems_ - length(after.ways, ignorant_), stub));
    score += w_.crystal * outlook_.crystal() * at_.rules.deck[a.card].crystals;
    if (reaches) return score;
    const double digging = (gain > 0 ? 0 : w_.no_progress) + w_.opening * after.openings + (stub ? w_.stub : 0);
    return score + digging * std::max(0.0, eager_) + (stub ? w_.hindering_stub : 0) * std::max(0.0, -eager_);
  }
  double operator()(const Rockfall& a) const {
    if (!worth_a_rockfall(a.at)) return w_.rockfall_cost;
    const double gain = outlook_.value(at_.mine.after_rockfall(table_, a.at), at_.gold, cards_left_) - value_;
    const bool gives_away = mine_.role == Role::Saboteur && gain > 0;
    return strike_ * gain + w_.rockfall_cost - (gives_away ? innocence_ * guilt(Deed::RockfallHarms) : 0);
  }
  double operator()(const PeekGoal& a) const {
    const double doubt = at_.gold[a.goal] * (1 - at_.gold[a.goal]) * 4.5;
    return (w_.map + w_.map_near * std::max(0.0, 6 - way_)) * doubt * std::max(least_interest, eager_) -
           innocence_ * guilt(Deed::Map);
  }

  double operator()(const BreakTool& a) const {
    return with(a.whom, [](Standing& one) { one.can_dig = false; }) + w_.break_cost +
           (table_.can_dig(a.whom) ? 0 : w_.break_again) - innocence_ * guilt(Deed::Break);
  }
  double operator()(const MendTool& a) const {
    const bool self = a.whom == me_;
    const bool frees = !table_.prisons[a.whom].holds() && breaks(a.whom) == 1;
    const double gain = with(a.whom, [](Standing& one) { one.can_dig = true; });
    return gain * (frees ? 1 : w_.partly) + (self ? w_.mend_self : w_.mend_other) -
           innocence_ * guilt(self ? Deed::MendSelf : Deed::MendOther);
  }
  double operator()(const ClearAway& a) const {
    double paid = 0;
    for (Card card : a.paid) paid += keep_of(card);
    const Effect effect = at_.rules.effect(a.away);
    if (effect == Effect::Thief) return never;
    const bool prison = effect == Effect::Prison;
    const bool frees = (table_.prisons[me_].holds() ? 1 : 0) + breaks(me_) == 1;
    const double gain = with(me_, [&](Standing& one) {
      one.can_dig = frees;
      if (prison) one.imprisoned = false;
    });
    return gain * (frees || prison ? 1 : w_.partly) + w_.clear_cost - paid - innocence_ * guilt(Deed::MendSelf);
  }

  double operator()(const PlayOn& a) const {
    switch (at_.rules.effect(a.card)) {
      case Effect::Thief: return mix_late(w_.thief, w_.thief_late);
      case Effect::HandsOff: return a.whom == me_ ? never : mix_late(w_.hands_off, w_.hands_off_late);
      case Effect::Prison:
        return with(a.whom, [](Standing& one) { one = {one.roles, false, true}; }) + w_.prison_cost -
               innocence_ * guilt(Deed::Break);
      case Effect::FreeAtLast: {
        const bool digs = breaks(a.whom) == 0;
        return with(a.whom, [&](Standing& one) { one = {one.roles, digs, false}; }) +
               (a.whom == me_ ? w_.free_self : w_.free_other);
      }
      case Effect::Inspection: {
        double certain = 0;
        for (const double chance : at_.company[a.whom].roles) certain += chance * chance;
        return w_.inspection * (1 - certain) * (1 - late_);
      }
      case Effect::RoleChange: return role_change(a.whom) + w_.role_change_cost;
      case Effect::HandSwap:
        return w_.swap_cost + w_.swap * (w_.fresh * table_.hand_size[a.whom] - kept_besides(a.card));
      default: report_bug("this card is not played on a player");
    }
  }

  double operator()(const Discard& a) const {
    const auto count = static_cast<int>(a.cards.size());
    double gained = 0;
    for (Card card : a.cards) gained -= keep_of(card);
    gained += w_.fresh * std::min<int>(count, table_.pile);
    // Every answer uses up one card; more of them bring the end of the round nearer.
    const double shorter =
        count > 1 ? outlook_.value(at_.mine.now(), at_.gold, std::max(0, cards_left_ - count + 1)) - value_ : 0;
    return w_.discard + w_.renewed * gained + strike_ * shorter - innocence_ * guilt(Deed::Discard);
  }
  double operator()(const Pass&) const { return 0; }
  double operator()(const TakeGold& a) const { return a.value; }
  // The richest is who stands in the way of winning the match.
  double operator()(const Steal& a) const { return nugget_of_leader * table_.purses[a.from].nuggets; }
  double operator()(const Decline&) const { return never; }
  double operator()(const GoOn&) const { return 0; }

 private:
  static constexpr double sure_eagerness = 1.5;  // nuggets
  static constexpr double least_interest = 0.3;
  static constexpr double nugget_of_leader = 20;
  static constexpr double never = -1000;  // no noise makes up for it

  double length(const Ways& ways, const Chances& gold) const {
    double sum = 0;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (gold[goal] > 0) sum += gold[goal] * ways[Walker::Anybody][goal].length();
    return sum;
  }
  int crystals() const {
    int sum = 0;
    for (const Laid& laid : table_.tunnels.laid()) sum += at_.rules.deck[laid.card].crystals;
    return sum;
  }
  double guilt(Deed deed) const { return at_.guilt[static_cast<std::size_t>(deed)]; }
  double mix_late(double early, double late) const { return early + (late - early) * late_; }
  int breaks(Seat who) const {
    return static_cast<int>(
        std::count_if(all_tools.begin(), all_tools.end(), [&](Tool tool) { return table_.broken[who].has(tool); }));
  }

  // What the outlook gains when this becomes of a player.
  template <class Change>
  double with(Seat whom, Change&& change) const {
    Company company = at_.company;
    change(company[whom]);
    return strike_ * (value_of(company, mine_.role) - value_);
  }
  double value_of(const Company& company, Role role) const {
    return Outlook(at_.rules, w_.outlook, me_, role, company, crystals()).value(at_.mine.now(), at_.gold, cards_left_);
  }
  double role_change(Seat whom) const {
    if (whom != me_) return with(whom, [&](Standing& one) { one.roles = at_.undealt; });
    double value = 0;
    for (int role = 0; role < role_kinds; ++role)
      if (const double chance = at_.undealt[static_cast<std::size_t>(role)]; chance > 0)
        value += chance * value_of(at_.company, static_cast<Role>(role));
    return w_.nugget * (value - value_);
  }

  // Only cards that can matter are worth the price of a look: those near the open ends and the goals.
  bool worth_a_rockfall(Cell at) const {
    return at.x >= std::max(0, table_.goals[0].at.x - 1 - static_cast<int>(way_));
  }

  double keep_of(Card card) const {
    return keep_[static_cast<std::size_t>(std::find(mine_.hand.begin(), mine_.hand.end(), card) - mine_.hand.begin())];
  }
  double kept_besides(Card card) const {
    double sum = -keep_of(card);
    for (std::size_t i = 0; i < mine_.hand.size(); ++i) sum += keep_[i];
    return sum;
  }
  double keep(Card card) const {
    const CardKind& kind = at_.rules.deck[card];
    switch (kind.effect) {
      case Effect::Path: return keep_path(kind);
      case Effect::Break: return w_.keep_break;
      case Effect::Mend:
        return std::any_of(all_tools.begin(), all_tools.end(),
                           [&](Tool tool) { return kind.has_tool(tool) && table_.broken[me_].has(tool); })
                   ? w_.keep_mend_needed
                   : w_.keep_mend;
      case Effect::Rockfall: return w_.keep_rockfall;
      case Effect::Map: {
        double doubt = 0;
        for (const double chance : at_.gold) doubt += chance * (1 - chance) * 1.5;
        return w_.keep_map * doubt;
      }
      case Effect::Thief: return table_.is_thief(me_) ? 0 : w_.keep_thief;
      case Effect::HandsOff: return w_.keep_hands_off;
      case Effect::Prison: return w_.keep_prison;
      case Effect::FreeAtLast: return table_.prisons[me_].holds() ? w_.keep_mend_needed : w_.keep_free;
      case Effect::Inspection: return w_.keep_inspection;
      case Effect::RoleChange: return w_.keep_role_change;
      case Effect::HandSwap: return w_.keep_swap;
      default: return 0;
    }
  }
  double keep_path(const CardKind& kind) const {
    const bool stub = is_stub(kind.face) && kind.face.ladder() == 0;
    double digging = stub ? w_.keep_stub : w_.keep_path + w_.keep_opening * std::popcount(kind.face.open());
    if (kind.face.ladder() != 0) digging += w_.keep_ladder;
    if (kind.door != Door::None && mine_.role == Role::BlueDigger)
      digging = kind.door == Door::Blue ? w_.keep_own_door : w_.keep_other_door;
    if (kind.door != Door::None && mine_.role == Role::GreenDigger)
      digging = kind.door == Door::Green ? w_.keep_own_door : w_.keep_other_door;
    const double hindering = stub ? w_.keep_stub_hindering : w_.keep_path_hindering;
    return digging + (hindering - digging) * (1 - eager_) / 2 + w_.keep_crystal * kind.crystals * outlook_.crystal();
  }

  const Situation& at_;
  const Weights& w_;
  const Seat me_;
  const Holding& mine_;
  const Table& table_;
  Outlook outlook_;
  Chances ignorant_{};
  int cards_left_;
  double way_ = 0;
  double way_seems_ = 0;
  double value_ = 0;                      // of doing nothing
  double eager_ = 0;                      // 1: wants the treasure reached; -1: wants it not to be
  double late_ = 0;                       // 1: the round may end any moment
  double strike_ = 0;                     // how much the own interest counts against hiding it
  double innocence_ = 0;                  // how much guilt counts
  std::array<double, most_hand> keep_{};  // by place in the hand
};

}  // namespace

void score(const Situation& at, const Weights& weights, const Actions& actions, std::span<double> scores) {
  const Scorer one(at, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) scores[i] = std::visit(one, actions[i]);
}

}  // namespace filon::classic::bots::teams
