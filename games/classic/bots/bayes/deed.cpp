#include "games/classic/bots/bayes/deed.h"

namespace filon::classic::bots {
namespace {

using namespace classic;

constexpr double noticeable = 0.3;  // a change of the way to the gold, in cards
constexpr double far_from = 5.5;
constexpr double near_to = 3.2;

class Judge {
 public:
  Judge(const Rules& rules, const Table& before, Survey& survey, const Looks& looks)
      : rules_(rules), table_(before), survey_(survey), looks_(looks) {}

  Act of(const PathPlaced& e) {
    const auto step = survey_.after_path(table_.tunnels, e.at, rules_.face(e.card, e.turned));
    const bool stub = step.openings == 0;
    return judged(e.by, &step.routes, [&](double gain) { return path_deed(gain, stub); });
  }
  Act of(const RockFell& e) {
    const Routes after = survey_.after_rockfall(table_.tunnels, table_.goals, e.at);
    return judged(e.by, &after, rockfall_deed);
  }
  Act of(const ToolBroken& e) {
    Act act = plain(e.by, Deed::Break);
    act.whom = e.whom;
    for (int i = 0; i < table_.seats; ++i)
      if (seat(i) != e.by && !table_.broken[seat(i)].has(e.tool)) act.could_be.insert(seat(i));
    return act;
  }
  Act of(const ToolMended& e) {
    if (e.whom == e.by) return plain(e.by, Deed::MendSelf);
    Act act = plain(e.by, Deed::MendOther);
    act.whom = e.whom;
    for (int i = 0; i < table_.seats; ++i)
      for (Tool tool : all_tools)
        if (seat(i) != e.by && rules_.deck[e.card].has_tool(tool) && table_.broken[seat(i)].has(tool))
          act.could_be.insert(seat(i));
    return act;
  }
  Act of(const GoalPeeked& e) { return plain(e.by, Deed::Map); }
  Act of(const CardsDiscarded& e) { return plain(e.by, Deed::Discard); }
  template <class Other>
  Act of(const Other&) {
    report_bug("nobody chose this");
  }

 private:
  // Judges by what the way to the gold gains. Without routes the answer leaves the tunnels as they are.
  template <class DeedOf>
  Act judged(Seat by, const Routes* after, DeedOf&& deed_of) const {
    Act act{.by = by, .blocked = table_.broken[by].any()};
    for (std::size_t treasure = 0; treasure < table_.goals.size(); ++treasure) {
      act.deed[treasure] = deed_of(0.0);
      if (table_.goals[treasure].is_face_up()) continue;  // a stone: nobody believes in this one any more
      const unsigned goals = possible_goals(table_, looks_[by], treasure);
      const double before = mean_length(survey_.now(), goals);
      act.phase[treasure] = phase_at(before);
      act.deed[treasure] = deed_of(after ? before - mean_length(*after, goals) : 0.0);
    }
    return act;
  }
  Act plain(Seat by, Deed deed) const {
    return judged(by, nullptr, [&](double) { return deed; });
  }

  const Rules& rules_;
  const Table& table_;
  Survey& survey_;
  const Looks& looks_;
};

}  // namespace

Phase phase_at(double distance) {
  if (distance > far_from) return Phase::Far;
  return distance > near_to ? Phase::Middle : Phase::Near;
}

unsigned possible_goals(const Table& table, unsigned looked_at, std::size_t treasure) {
  if ((looked_at >> treasure & 1) != 0) return 1U << treasure;
  unsigned goals = 0;
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal)
    if (!table.goals[goal].is_face_up() && (looked_at >> goal & 1) == 0) goals |= 1U << goal;
  return goals;
}

double mean_length(const Routes& routes, unsigned goals) {
  double sum = 0;
  for (std::size_t goal = 0; goal < most_goals; ++goal)
    if ((goals >> goal & 1) != 0) sum += routes[goal].length();
  return sum / std::popcount(goals);
}

Deed rockfall_deed(double gain) {
  if (gain > noticeable) return Deed::RockfallHelps;
  return gain < -noticeable ? Deed::RockfallHarms : Deed::RockfallAside;
}

Deed path_deed(double gain, bool stub) {
  if (stub) return gain < -noticeable ? Deed::StubHarmful : Deed::StubHarmless;
  if (gain > noticeable) return Deed::PathNearer;
  return gain < -noticeable ? Deed::PathFarther : Deed::PathAside;
}

bool is_choice(const Told& told) {
  return std::holds_alternative<PathPlaced>(told) || std::holds_alternative<ToolBroken>(told) ||
         std::holds_alternative<ToolMended>(told) || std::holds_alternative<RockFell>(told) ||
         std::holds_alternative<GoalPeeked>(told) || std::holds_alternative<CardsDiscarded>(told);
}

Act act_of(const Rules& rules, const Table& before, Survey& survey, const Looks& looks, const Told& told) {
  Judge judge(rules, before, survey, looks);
  return std::visit([&](const auto& event) { return judge.of(event); }, told);
}

}  // namespace filon::classic::bots
