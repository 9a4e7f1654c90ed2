// The policy for games with teams: what an answer adds to the expected nuggets, and rules of thumb for the rest. Doors,
// prisons, tools and changes of role need no rules of their own.
#include "games/classic/bots/policy/expected_pay.h"
#include "games/classic/bots/policy/module_scorer.h"

namespace filon::classic::bots {
namespace {

class PayScorer : public ModuleScorer<PayScorer> {
 public:
  PayScorer(const Situation& at, const TeamWeights& weights, const ModuleWeights& modules)
      : ModuleScorer(at, modules),
        w_(weights),
        players_(players_in(at)),
        expected_(at.rules, weights.pay, me_, mine_.role, players_, crystals()),
        cards_left_(table_.pile) {
    for (int i = 0; i < table_.seats; ++i) cards_left_ += table_.hand_size[seat(i)];
    value_ = expected_.value(ways_, at_.believed.treasure, cards_left_);
    eager_ = std::clamp(expected_.eagerness(ways_, at_.believed.treasure, cards_left_) / sure_eagerness, -1.0, 1.0);
    late_ = std::max(1 - ramp(way_, 1, 4), 1 - ramp(cards_left_, 2.0 * table_.seats, 6.0 * table_.seats));
    const bool hides = mine_.role == Role::Saboteur;
    const double hiding = hides ? ramp(way_, w_.strike_near, w_.strike_far) *
                                      (1 - ramp(at.believed.exposure, w_.exposed_from, w_.exposed_to))
                                : 0;
    strike_ = w_.nugget * (1 - hiding * (1 - w_.least_strike));
    innocence_ = hides ? hiding * w_.hidden_innocence + (1 - hiding) * w_.innocence : w_.digger_innocence;
    for (std::size_t i = 0; i < mine_.hand.size(); ++i) keep_[i] = keep(mine_.hand[i]);
  }
  using ModuleScorer::operator();

  double operator()(const PlacePath& a) const {
    const auto after = step(a);
    const double gain = expected_.value(after.ways, at_.believed.treasure, cards_left_) - value_;
    const bool stub = after.openings == 0;
    const bool reaches = std::any_of(after.ways[Walker::Anybody].begin(), after.ways[Walker::Anybody].end(),
                                     [](const Route& route) { return route.nearest == 0; });
    double score = strike_ * gain - innocence_ * blame(after);
    score += w_.crystal * expected_.crystal() * at_.rules.deck[a.card].crystals;
    score += besides(a, after.ways);
    if (reaches) return score;
    const double digging = (gain > 0 ? 0 : w_.no_progress) + w_.opening * after.openings + (stub ? w_.stub : 0);
    return score + digging * std::max(0.0, eager_) + (stub ? w_.hindering_stub : 0) * std::max(0.0, -eager_);
  }
  double operator()(const Rockfall& a) const {
    if (!worth_a_rockfall(a.at)) return w_.rockfall_cost;
    const double gain =
        expected_.value(at_.distances.after_rockfall(table_, a.at), at_.believed.treasure, cards_left_) - value_;
    const bool gives_away = mine_.role == Role::Saboteur && gain > 0;
    return strike_ * gain + w_.rockfall_cost - (gives_away ? innocence_ * blame(MoveKind::RockfallHarms) : 0);
  }
  double operator()(const PeekGoal& a) const {
    return (w_.map + w_.map_near * std::max(0.0, 6 - way_)) * doubt(a.goal) * std::max(least_interest, eager_) -
           innocence_ * blame(MoveKind::Map);
  }

  double operator()(const BreakTool& a) const {
    return with(a.whom, [](PlayerState& one) { one.can_dig = false; }) + w_.break_cost +
           (table_.can_dig(a.whom) ? 0 : w_.break_again) - innocence_ * blame(MoveKind::Break);
  }
  double operator()(const MendTool& a) const {
    const bool self = a.whom == me_;
    const bool frees = !table_.prison[a.whom].holds() && breaks(a.whom) == 1;
    const double gain = with(a.whom, [](PlayerState& one) { one.can_dig = true; });
    return gain * (frees ? 1 : w_.partly) + (self ? w_.mend_self : w_.mend_other) - innocence_ * blame(a);
  }
  double operator()(const ClearAway& a) const {
    double paid = 0;
    for (Card card : a.paid) paid += keep_of(card);
    if (at_.rules.is(a.away, OnPlayer::Thief)) return never;
    const bool prison = at_.rules.is(a.away, OnPlayer::Prison);
    const bool frees = (table_.prison[me_].holds() ? 1 : 0) + breaks(me_) == 1;
    const double gain = with(me_, [&](PlayerState& one) {
      one.can_dig = frees;
      if (prison) one.imprisoned = false;
    });
    return gain * (frees || prison ? 1 : w_.partly) + w_.clear_cost - paid - innocence_ * blame(MoveKind::MendSelf);
  }

  double operator()(const PlayOn& a) const {
    switch (at_.rules.on_player(a.card)) {
      case OnPlayer::Thief: return mix_late(w_.thief, w_.thief_late);
      case OnPlayer::HandsOff: return a.whom == me_ ? never : mix_late(w_.hands_off, w_.hands_off_late);
      case OnPlayer::Prison:
        return with(a.whom, [](PlayerState& one) { one = {one.roles, false, true}; }) + w_.prison_cost -
               innocence_ * blame(MoveKind::Break);
      case OnPlayer::FreeAtLast: {
        const bool digs = breaks(a.whom) == 0;
        return with(a.whom, [&](PlayerState& one) { one = {one.roles, digs, false}; }) +
               (a.whom == me_ ? w_.free_self : w_.free_other);
      }
      case OnPlayer::Inspection: {
        double certain = 0;
        for (const double chance : players_[a.whom].roles) certain += chance * chance;
        return w_.inspection * (1 - certain) * (1 - late_);
      }
      case OnPlayer::RoleChange: return role_change(a.whom) + w_.role_change_cost;
      case OnPlayer::HandSwap:
        return w_.swap_cost + w_.swap * (w_.fresh * table_.hand_size[a.whom] - kept_besides(a.card));
    }
    report_bug("this card is not in the list of cards on players");
  }

  double operator()(const Discard& a) const {
    const auto count = static_cast<int>(a.cards.size());
    double gained = 0;
    for (Card card : a.cards) gained -= keep_of(card);
    gained += w_.fresh * std::min<int>(count, table_.pile);
    // Every answer uses one card. Discarding more brings the end of the round nearer.
    const double shorter =
        count > 1 ? expected_.value(ways_, at_.believed.treasure, std::max(0, cards_left_ - count + 1)) - value_ : 0;
    return w_.discard + w_.renewed * gained + strike_ * shorter - innocence_ * blame(MoveKind::Discard);
  }

  // See module_scorer.h.
  double worth(const Ways& after, Seat by) const {
    const double value = by == me_ ? expected_.value(after, at_.believed.treasure, cards_left_)
                                   : expected_.value(after, at_.believed.treasure, cards_left_, players_[by].roles);
    return strike_ * (value - value_);
  }
  double nearer(double gain) const { return nearer_if_eager * eager_ * gain; }
  double ally(Seat who) const {
    if (who == me_) return 1;
    const auto digs = [&](bool can) { return with(who, [&](PlayerState& one) { one.can_dig = can; }); };
    return std::clamp((digs(true) - digs(false)) / sure_ally, -1.0, 1.0);
  }
  double mended(Seat whom, bool frees) const {
    const double gain = with(whom, [](PlayerState& one) { one.can_dig = true; }) -
                        with(whom, [](PlayerState& one) { one.can_dig = false; });
    return gain * (frees ? 1 : w_.partly) + (whom == me_ ? w_.mend_self : 0);
  }
  double spider() const { return w_.nugget * (expected_.unreached() - value_); }
  double new_role(const PerRole& roles) const { return role_change_to(roles); }
  double keep(Card card) const {
    const CardKind& kind = at_.rules.deck[card];
    switch (kind.effect) {
      case Effect::Path: return keep_path(kind);
      case Effect::Break: return w_.keep_break;
      case Effect::Mend: return needs(kind) ? w_.keep_mend_needed : w_.keep_mend;
      case Effect::Rockfall: return w_.keep_rockfall;
      case Effect::Map: return w_.keep_map * doubt();
      case Effect::OnPlayer: return keep_on_player(kind.on_player);
      default: return keep_module_card(kind.effect);
    }
  }

 private:
  static constexpr double nearer_if_eager = 10;
  static constexpr double sure_ally = 6;
  static constexpr double sure_eagerness = 1.5;  // nuggets
  static constexpr double least_interest = 0.3;

  static Players players_in(const Situation& at) {
    const Table& table = at.sight.table;
    Players players;
    for (int i = 0; i < table.seats; ++i)
      players[seat(i)] = {at.believed.roles[seat(i)], table.can_dig(seat(i)), table.prison[seat(i)].holds()};
    return players;
  }
  int crystals() const {
    int sum = 0;
    for (const Laid& laid : table_.tunnels.laid()) sum += at_.rules.deck[laid.card].crystals;
    return sum;
  }
  double mix_late(double early, double late) const { return early + (late - early) * late_; }

  // The change in expected pay if a player's state changes like this.
  template <class Change>
  double with(Seat whom, Change&& change) const {
    Players players = players_;
    change(players[whom]);
    return strike_ * (value_of(players, mine_.role) - value_);
  }
  double value_of(const Players& players, Role role) const {
    return ExpectedPay(at_.rules, w_.pay, me_, role, players, crystals())
        .value(ways_, at_.believed.treasure, cards_left_);
  }
  double role_change(Seat whom) const {
    if (whom != me_) return with(whom, [&](PlayerState& one) { one.roles = at_.believed.undealt; });
    return role_change_to(at_.believed.undealt);
  }
  double role_change_to(const PerRole& roles) const {
    double value = 0;
    for (Role role : all_roles)
      if (const double chance = of(roles, role); chance > 0) value += chance * value_of(players_, role);
    return w_.nugget * (value - value_);
  }

  double keep_of(Card card) const {
    return keep_[static_cast<std::size_t>(std::find(mine_.hand.begin(), mine_.hand.end(), card) - mine_.hand.begin())];
  }
  double kept_besides(Card card) const {
    double sum = -keep_of(card);
    for (std::size_t i = 0; i < mine_.hand.size(); ++i) sum += keep_[i];
    return sum;
  }
  double keep_on_player(OnPlayer which) const {
    switch (which) {
      case OnPlayer::Thief: return table_.is_thief(me_) ? 0 : w_.keep_thief;
      case OnPlayer::HandsOff: return w_.keep_hands_off;
      case OnPlayer::Prison: return w_.keep_prison;
      case OnPlayer::FreeAtLast: return table_.prison[me_].holds() ? w_.keep_mend_needed : w_.keep_free;
      case OnPlayer::Inspection: return w_.keep_inspection;
      case OnPlayer::RoleChange: return w_.keep_role_change;
      case OnPlayer::HandSwap: return w_.keep_swap;
    }
    report_bug("this card is not in the list of cards on players");
  }
  double keep_path(const CardKind& kind) const {
    const bool stub = leads_nowhere(kind.face) && kind.face.ladder() == 0;
    double digging = stub ? w_.keep_stub : w_.keep_path + w_.keep_opening * std::popcount(kind.face.open());
    if (kind.face.ladder() != 0) digging += w_.keep_ladder;
    if (kind.door != Door::None && mine_.role == Role::BlueDigger)
      digging = kind.door == Door::Blue ? w_.keep_own_door : w_.keep_other_door;
    if (kind.door != Door::None && mine_.role == Role::GreenDigger)
      digging = kind.door == Door::Green ? w_.keep_own_door : w_.keep_other_door;
    const double hindering = stub ? w_.keep_stub_hindering : w_.keep_path_hindering;
    return digging + (hindering - digging) * (1 - eager_) / 2 + w_.keep_crystal * kind.crystals * expected_.crystal();
  }

  const TeamWeights& w_;
  Players players_;
  ExpectedPay expected_;
  int cards_left_;
  double value_ = 0;                      // of the current position
  double eager_ = 0;                      // 1: wants the treasure to be reached; -1: does not
  double late_ = 0;                       // 1: the round may end at any moment
  double strike_ = 0;                     // how much own interest counts, compared with hiding
  double innocence_ = 0;                  // how much blame counts
  std::array<double, most_hand> keep_{};  // by index in the hand
};

}  // namespace

void score_for_pay(const Situation& at, const Weights& weights, const Actions& actions, std::span<double> scores) {
  score_each(PayScorer(at, weights.team, weights.modules), actions, scores);
}

}  // namespace filon::classic::bots
