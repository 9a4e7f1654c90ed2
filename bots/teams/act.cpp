#include "act.h"

#include <cmath>

namespace filon::bots::teams {
namespace {

using namespace classic;

// Answers of one player repeat each other, so each counts for less than it would alone: to the power 3/4.
double tempered(double likelihood) { return std::sqrt(likelihood) * std::sqrt(std::sqrt(likelihood)); }

// A geologist lays a crystal where he can, and other paths less.
constexpr double crystal_by_geologist = 2.5;
constexpr double path_by_geologist = 0.8;

Walker walker_of(Role role) {
  if (role == Role::BlueDigger) return Walker::Blue;
  return role == Role::GreenDigger ? Walker::Green : Walker::Anybody;
}

// A deed is judged once for each team: the same door is a step forward to one and a wall to the other.
// Whoever belongs to no team digs like a digger (boss, profiteer), like a saboteur, or half and half (geologist).
class Judge {
 public:
  Judge(const Rules& rules, const Table& before, Mine& mine, const Looks& looks)
      : rules_(rules), table_(before), mine_(mine), looks_(looks) {}

  Act of(const PathPlaced& e) {
    const auto step = mine_.after_path(table_, e.card, e.at, e.turned);
    Act act = judged(e.by, &step.ways, [&](double gain) { return path_deed(gain, step.openings == 0); });
    const double liking = rules_.deck[e.card].crystals > 0 ? crystal_by_geologist : path_by_geologist;
    for (PerRole& odds : act.likelihood) teams::of(odds, Role::Geologist) *= liking;
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
    Act act{.by = by};
    const bool blocked = !table_.can_dig(by);
    for (std::size_t treasure = 0; treasure < table_.goals.size(); ++treasure) {
      PerRole& odds = act.likelihood[treasure];
      odds.fill(1);
      if (table_.goals[treasure].is_face_up()) continue;  // a stone: nobody believes in this one any more
      const unsigned goals = possible_goals(table_, looks_[by], treasure);
      std::array<std::array<double, 2>, all_walkers.size()> of_habit{};  // [walker][digger, saboteur]
      for (Walker walker : all_walkers) {
        const double before = mean_length(mine_.now()[walker], goals);
        const Deed deed = deed_of(after ? before - mean_length((*after)[walker], goals) : 0.0);
        for (std::size_t habit = 0; habit < 2; ++habit)
          of_habit[static_cast<std::size_t>(walker)][habit] =
              tempered(likelihood(counted_habits, blocked, phase_at(before), habit, deed));
      }
      for (Role role : {Role::BlueDigger, Role::GreenDigger, Role::Boss, Role::Profiteer})
        teams::of(odds, role) = of_habit[static_cast<std::size_t>(walker_of(role))][0];
      teams::of(odds, Role::Saboteur) = of_habit[0][1];
      teams::of(odds, Role::Geologist) = (of_habit[0][0] + of_habit[0][1]) / 2;
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

double hostility(Role role, Role towards) {
  const bool digs = role == Role::BlueDigger || role == Role::GreenDigger;
  if (role == Role::Saboteur) {
    if (towards == Role::Saboteur) return 0.4;
    return towards == Role::Profiteer || towards == Role::Geologist ? 1 : 1.5;
  }
  if (digs || role == Role::Boss) {
    if (towards == Role::Saboteur) return 3;
    if (digs && towards == role) return 0.6;
    if (digs && (towards == Role::BlueDigger || towards == Role::GreenDigger)) return 1.4;
  }
  return 1;
}

}  // namespace filon::bots::teams
