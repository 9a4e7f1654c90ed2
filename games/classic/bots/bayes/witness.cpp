#include "games/classic/bots/bayes/witness.h"

namespace filon::classic::bots {

using namespace classic;

Witness::Witness(const Rules& rules)
    : rules_(rules), chart_(rules), survey_(chart_), belief_(rules), onlooker_(rules) {}

void Witness::begin(const View& view, std::span<const Heard> so_far) {
  view_ = so_far.empty() ? view : View{view.me, {}, {}};
  if (so_far.empty()) begin_round();
  for (const Heard& heard : so_far) hear(heard);
  view_ = view;
}

void Witness::begin_round() {
  looks_.fill(0);
  surveyed_ = false;
  last_act_.reset();
  belief_.reset(view_);
  onlooker_.reset_for_onlooker(view_.table);
}

Survey& Witness::survey() {
  if (!surveyed_) survey_.look(view_.table);
  surveyed_ = true;
  return survey_;
}

void Witness::hear(const Heard& heard) {
  last_act_.reset();
  if (is_choice(heard.told)) last_act_ = act_of(rules_, view_.table, survey(), looks_, heard.told);
  if (last_act_) {
    if (last_act_->by != view_.me) belief_.weigh(*last_act_);
    onlooker_.weigh(*last_act_);
  }
  kernel::hear(rules_, view_, heard);

  if (std::holds_alternative<PathPlaced>(heard.told) || std::holds_alternative<RockFell>(heard.told)) surveyed_ = false;
  if (const auto* peeked = std::get_if<GoalPeeked>(&heard.told))
    looks_[peeked->by] = static_cast<std::uint8_t>(looks_[peeked->by] | 1U << peeked->goal);
  if (const auto* turned = std::get_if<GoalTurned>(&heard.told)) {
    surveyed_ = false;
    const bool is_gold = rules_.effect(turned->card) == Effect::Treasure;
    belief_.gold_is(turned->goal, is_gold);
    onlooker_.gold_is(turned->goal, is_gold);
  }
  if (const auto* shown = std::get_if<RolesShown>(&heard.told)) {
    belief_.roles_are(shown->roles);
    onlooker_.roles_are(shown->roles);
  }
  for (const Secret& secret : heard.secrets) {
    if (const auto* seen = std::get_if<GoalSeen>(&secret))
      belief_.gold_is(seen->goal, rules_.effect(seen->card) == Effect::Treasure);
    if (std::holds_alternative<Dealt>(secret)) begin_round();
  }
}

}  // namespace filon::classic::bots
