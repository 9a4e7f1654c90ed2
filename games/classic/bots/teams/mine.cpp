#include "games/classic/bots/teams/mine.h"

namespace filon::classic::bots::teams {

using namespace classic;

Mine::Mine(const Rules& rules) : rules_(rules), chart_(rules), survey_(chart_), blue_(chart_), green_(chart_) {}

bool Mine::is_closed(Walker walker, Card card) const {
  const Door door = rules_.deck[card].door;
  return walker == Walker::Blue ? door == Door::Green : walker == Walker::Green && door == Door::Blue;
}

Face Mine::face(Walker walker, Card card, Turned turned) const {
  const Face face = rules_.face(card, turned);
  return is_closed(walker, card) ? Face(face.open(), {}) : face;
}

void Mine::look(const Table& table) {
  survey_.look(table);
  now_[Walker::Anybody] = survey_.now();
  for (Walker walker : {Walker::Blue, Walker::Green}) {
    Sealed& its = sealed(walker);
    const auto laid = table.tunnels.laid();
    its.has_doors = std::any_of(laid.begin(), laid.end(), [&](const Laid& one) { return is_closed(walker, one.card); });
    now_[walker] = survey_.now();
    if (!its.has_doors) continue;
    its.tunnels = {};
    for (const Goal& goal : table.goals)
      if (!goal.is_face_up()) its.tunnels.cover(goal.at);
    for (const Laid& one : laid)
      its.tunnels.put(one.at, one.card, one.turned, face(walker, one.card, one.turned), one.fixed);
    its.survey.look(its.tunnels, table.goals);
    now_[walker] = its.survey.now();
  }
}

Mine::Step Mine::after_path(const Table& table, Card card, Cell at, Turned turned) {
  const Survey::Step plain = survey_.after_path(table.tunnels, at, rules_.face(card, turned));
  Step step{{}, plain.openings};
  step.ways[Walker::Anybody] = plain.routes;
  for (Walker walker : {Walker::Blue, Walker::Green}) {
    Sealed& its = sealed(walker);
    if (its.has_doors)
      step.ways[walker] = its.survey.after_path(its.tunnels, at, face(walker, card, turned)).routes;
    else if (is_closed(walker, card))
      step.ways[walker] = survey_.after_path(table.tunnels, at, face(walker, card, turned)).routes;
    else
      step.ways[walker] = plain.routes;
  }
  return step;
}

Ways Mine::after_rockfall(const Table& table, Cell at) const {
  Ways ways;
  ways[Walker::Anybody] = survey_.after_rockfall(table.tunnels, table.goals, at);
  for (Walker walker : {Walker::Blue, Walker::Green}) {
    const Sealed& its = sealed(walker);
    ways[walker] = its.has_doors ? its.survey.after_rockfall(its.tunnels, table.goals, at) : ways[Walker::Anybody];
  }
  return ways;
}

}  // namespace filon::classic::bots::teams
