#include "games/classic/bots/maze/distances.h"

namespace filon::classic::bots {

Distances::Distances(const Rules& rules) : rules_(rules), costs_(rules), survey_(costs_) {
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    has_doors_ |= rules.deck.pile.count(kind) > 0 && rules.deck[card(kind)].door != Door::None;
  if (!has_doors_) return;
  blue_ = std::make_unique<Restricted>(costs_);
  green_ = std::make_unique<Restricted>(costs_);
}

struct Distances::Changed {
  explicit Changed(const Rules& rules) : distances(rules) {}
  Table table;
  Distances distances;
};

Distances::~Distances() = default;

bool Distances::is_closed(Walker walker, Card card) const {
  const Door door = rules_.deck[card].door;
  return walker == Walker::Blue ? door == Door::Green : walker == Walker::Green && door == Door::Blue;
}

Face Distances::face(Walker walker, Card card, Turned turned) const {
  const Face face = rules_.face(card, turned);
  return is_closed(walker, card) ? Face(face.open(), {}) : face;
}

void Distances::look(const Table& table) {
  lifted_ = false;
  survey_.look(table);
  now_[Walker::Anybody] = survey_.now();
  if (!has_doors_) return;
  for (Walker walker : {Walker::Blue, Walker::Green}) {
    Restricted& its = restricted(walker);
    const auto laid = table.tunnels.laid();
    its.has_doors = std::any_of(laid.begin(), laid.end(), [&](const Laid& one) { return is_closed(walker, one.card); });
    now_[walker] = survey_.now();
    if (!its.has_doors) continue;
    follow(walker, table);
    its.survey.look(its.tunnels, table.goals);
    now_[walker] = its.survey.now();
  }
}

// Adds new cards; starts again if a card was removed or a goal was pushed away.
void Distances::follow(Walker walker, const Table& table) {
  Tunnels& tunnels = restricted(walker).tunnels;
  const auto known = tunnels.laid();
  Inline<const Laid*, 8> added;
  std::size_t same = 0;
  bool afresh = std::any_of(table.goals.begin(), table.goals.end(),
                            [&](const Goal& goal) { return !goal.is_face_up() && !tunnels.is_covered(goal.at); });
  for (const Laid& one : table.tunnels.laid()) {
    if (same < known.size() && known[same].at == one.at && known[same].card == one.card &&
        known[same].turned == one.turned)
      ++same;
    else if (added.size() < added.capacity())
      added.push_back(&one);
    else
      afresh = true;
  }
  const auto put = [&](const Laid& one) {
    tunnels.put(one.at, one.card, one.turned, face(walker, one.card, one.turned), one.fixed);
  };
  if (!afresh && !known.empty() && same == known.size()) {
    for (const Laid* one : added) put(*one);
    return;
  }
  tunnels = {};
  for (const Goal& goal : table.goals)
    if (!goal.is_face_up()) tunnels.cover(goal.at);
  for (const Laid& one : table.tunnels.laid()) put(one);
}

Distances::Step Distances::after_path(const Table& table, Card card, Cell at, Turned turned) {
  const Survey::Step plain = survey_.after_path(table.tunnels, at, rules_.face(card, turned));
  Step step{{}, plain.openings};
  step.ways[Walker::Anybody] = plain.routes;
  if (!has_doors_) return step;
  for (Walker walker : {Walker::Blue, Walker::Green}) {
    Restricted& its = restricted(walker);
    if (its.has_doors)
      step.ways[walker] = its.survey.after_path(its.tunnels, at, face(walker, card, turned)).routes;
    else if (is_closed(walker, card))
      step.ways[walker] = survey_.after_path(table.tunnels, at, face(walker, card, turned)).routes;
    else
      step.ways[walker] = plain.routes;
  }
  return step;
}

Ways Distances::after_rockfall(const Table& table, Cell at) const {
  if (!table.tunnels.at(at)) return now_;  // a closed chest, whose cell can be passed either way
  Ways ways;
  ways[Walker::Anybody] = survey_.after_rockfall(table.tunnels, table.goals, at);
  if (!has_doors_) return ways;
  for (Walker walker : {Walker::Blue, Walker::Green}) {
    const Restricted& its = restricted(walker);
    ways[walker] = its.has_doors ? its.survey.after_rockfall(its.tunnels, table.goals, at) : ways[Walker::Anybody];
  }
  return ways;
}

Ways Distances::after_closing(const Table& table, Cell at) {
  Ways ways;
  for (Walker walker : walkers()) {
    const bool has_own = walker != Walker::Anybody && restricted(walker).has_doors;
    Survey& survey = has_own ? restricted(walker).survey : survey_;
    ways[walker] = survey.after_path(has_own ? restricted(walker).tunnels : table.tunnels, at, Face()).routes;
  }
  return ways;
}

Distances::Changed& Distances::changed(const Table& table) {
  if (!changed_) changed_ = std::make_unique<Changed>(rules_);
  changed_->table.tunnels = table.tunnels;
  changed_->table.goals = table.goals;
  return *changed_;
}

Distances::Step Distances::after_diversion(const Table& table, Cell at, Turned turned) {
  const Cell from = table.last_path[0];
  if (!lifted_) {
    Changed& lifted = changed(table);
    lifted.table.tunnels.take(from);
    lifted.distances.look(lifted.table);
    lifted_ = true;
  }
  return changed_->distances.after_path(changed_->table, table.tunnels.at(from)->card, at, turned);
}

Ways Distances::after_turning(const Table& table, Cell at, Card card, Turned turned) {
  Changed& turned_up = changed(table);
  turned_up.table.tunnels.put(at, card, turned, rules_.face(card, turned), true);
  turned_up.distances.look(turned_up.table);
  lifted_ = false;
  return turned_up.distances.now();
}

}  // namespace filon::classic::bots
