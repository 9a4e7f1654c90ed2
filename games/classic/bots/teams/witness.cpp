#include "games/classic/bots/teams/witness.h"

namespace filon::classic::bots::teams {

using namespace classic;

Witness::Witness(const Rules& rules, Attention attention)
    : rules_(rules), attention_(attention), mine_(rules), belief_(rules), onlooker_(rules) {}

void Witness::begin(const View& view, std::span<const Heard> so_far) {
  view_ = so_far.empty() ? view : View{view.me, {}, {}};
  if (so_far.empty()) begin_round();
  for (const Heard& heard : so_far) hear(heard);
  view_ = view;
}

void Witness::begin_round() {
  looks_.fill(0);
  looked_ = false;
  belief_.reset(view_);
  onlooker_.reset_for_onlooker(view_.table);
}

Mine& Witness::mine() {
  if (!looked_) mine_.look(view_.table);
  looked_ = true;
  return mine_;
}

void Witness::hear(const Heard& heard) {
  last_act_.reset();
  if (attention_ == Attention::Deeds && is_telling(rules_, heard.told)) {
    last_act_ = act_of(rules_, view_.table, mine(), looks_, heard.told);
    if (last_act_->by != view_.me) belief_.weigh(*last_act_);
    onlooker_.weigh(*last_act_);
  }
  kernel::hear(rules_, view_, heard);
  note(heard.told);
  for (const Secret& secret : heard.secrets) note(secret);
}

void Witness::note(const Told& told) {
  if (std::holds_alternative<PathPlaced>(told) || std::holds_alternative<RockFell>(told)) looked_ = false;
  if (const auto* peeked = std::get_if<GoalPeeked>(&told))
    looks_[peeked->by] = static_cast<std::uint8_t>(looks_[peeked->by] | 1U << peeked->goal);
  if (const auto* turned = std::get_if<GoalTurned>(&told)) {
    looked_ = false;
    const bool is_gold = rules_.effect(turned->card) == Effect::Treasure;
    belief_.gold_is(turned->goal, is_gold);
    onlooker_.gold_is(turned->goal, is_gold);
  }
  if (const auto* played = std::get_if<PlayedOn>(&told); played && rules_.effect(played->card) == Effect::RoleChange) {
    belief_.role_changed(played->whom);
    onlooker_.role_changed(played->whom);
  }
}

void Witness::note(const Secret& secret) {
  if (const auto* seen = std::get_if<GoalSeen>(&secret))
    belief_.gold_is(seen->goal, rules_.effect(seen->card) == Effect::Treasure);
  if (const auto* seen = std::get_if<RoleSeen>(&secret)) belief_.role_is(seen->whom, seen->seen.role);
  if (std::holds_alternative<GotRole>(secret)) belief_.know_oneself(view_);
  if (std::holds_alternative<Dealt>(secret)) begin_round();
}

}  // namespace filon::classic::bots::teams
