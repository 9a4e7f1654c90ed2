#include "games/classic/bots/teams/act.h"

namespace filon::classic::bots::teams {
namespace {

using namespace classic;

Walker walker_of(Role role) {
  if (role == Role::BlueDigger) return Walker::Blue;
  return role == Role::GreenDigger ? Walker::Green : Walker::Anybody;
}

class Judge {
 public:
  Judge(const Rules& rules, const Table& before, Mine& mine, const Looks& looks)
      : rules_(rules), table_(before), mine_(mine), looks_(looks) {}

  Act of(const PathPlaced& e) {
    const auto step = mine_.after_path(table_, e.card, e.at, e.turned);
    Act act = judged(e.by, &step.ways, [&](double gain) { return path_deed(gain, step.openings == 0); });
    act.path = true;
    act.crystal = rules_.deck[e.card].crystals > 0;
    return act;
  }
  Act of(const RockFell& e) {
    const Ways after = mine_.after_rockfall(table_, e.at);
    return judged(e.by, &after, rockfall_deed);
  }
  Act of(const ToolBroken& e) {
    return aimed(plain(e.by, Deed::Break), e.whom, true, [&](Seat who) { return !table_.broken[who].has(e.tool); });
  }
  Act of(const ToolMended& e) {
    if (e.whom == e.by) return plain(e.by, Deed::MendSelf);
    return aimed(plain(e.by, Deed::MendOther), e.whom, false, [&](Seat who) {
      return std::any_of(all_tools.begin(), all_tools.end(),
                         [&](Tool tool) { return rules_.deck[e.card].has_tool(tool) && table_.broken[who].has(tool); });
    });
  }
  Act of(const PlayedOn& e) {
    if (rules_.effect(e.card) == Effect::Prison)
      return aimed(plain(e.by, Deed::Break), e.whom, true, [&](Seat who) { return !table_.prisons[who].holds(); });
    if (e.whom == e.by) return plain(e.by, Deed::MendSelf);
    return aimed(plain(e.by, Deed::MendOther), e.whom, false, [&](Seat who) { return table_.prisons[who].holds(); });
  }
  Act of(const ClearedAway& e) { return plain(e.by, Deed::MendSelf); }
  Act of(const GoalPeeked& e) { return plain(e.by, Deed::Map); }
  Act of(const CardsDiscarded& e) { return plain(e.by, Deed::Discard); }
  template <class Other>
  Act of(const Other&) {
    report_bug("this tells nothing of a role");
  }

 private:
  // Judges by what the way to the gold gains. Without ways the answer leaves the tunnels as they are.
  template <class DeedOf>
  Act judged(Seat by, const Ways* after, DeedOf&& deed_of) const {
    Act act{.by = by, .blocked = !table_.can_dig(by)};
    for (Walker walker : all_walkers) {
      Judgement& judgement = act.to[static_cast<std::size_t>(walker)];
      for (std::size_t treasure = 0; treasure < table_.goals.size(); ++treasure) {
        judgement.deed[treasure] = deed_of(0.0);
        if (table_.goals[treasure].is_face_up()) continue;  // a stone: nobody believes in this one any more
        const unsigned goals = possible_goals(table_, looks_[by], treasure);
        const double before = mean_length(mine_.now()[walker], goals);
        judgement.phase[treasure] = phase_at(before);
        judgement.deed[treasure] = deed_of(after ? before - mean_length((*after)[walker], goals) : 0.0);
      }
    }
    return act;
  }
  Act plain(Seat by, Deed deed) const {
    return judged(by, nullptr, [&](double) { return deed; });
  }
  template <class CouldBe>
  Act aimed(Act act, Seat whom, bool hostile, CouldBe&& could_be) const {
    act.whom = whom;
    act.hostile = hostile;
    for (int i = 0; i < table_.seats; ++i)
      if (seat(i) != act.by && could_be(seat(i))) act.could_be.insert(seat(i));
    return act;
  }

  const Rules& rules_;
  const Table& table_;
  Mine& mine_;
  const Looks& looks_;
};

}  // namespace

bool is_telling(const Rules& rules, const Told& told) {
  if (const auto* played = std::get_if<PlayedOn>(&told))
    return rules.effect(played->card) == Effect::Prison || rules.effect(played->card) == Effect::FreeAtLast;
  if (const auto* cleared = std::get_if<ClearedAway>(&told)) return rules.effect(cleared->away) != Effect::Thief;
  return is_choice(told);
}

Act act_of(const Rules& rules, const Table& before, Mine& mine, const Looks& looks, const Told& told) {
  Judge judge(rules, before, mine, looks);
  return std::visit([&](const auto& event) { return judge.of(event); }, told);
}

const Judgement& Act::judged_by(Role role) const { return to[static_cast<std::size_t>(walker_of(role))]; }

}  // namespace filon::classic::bots::teams
