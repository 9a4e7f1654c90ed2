#include "games/classic/bots/maze/survey.h"

#include <algorithm>

namespace filon::classic::bots {
namespace {

// A card leads through a cell if one of its tunnels joins an open neighbour to another side.
bool leads_through(Face face, Sides must_open, Sides must_rock) {
  const Sides open = face.open();
  if ((open & must_open) != must_open || (open & must_rock) != 0) return false;
  for (Side side : all_sides)
    if ((has(must_open, side) || must_open == 0) && joins_two(face.joined(side))) return true;
  return false;
}

}  // namespace

CellCosts::CellCosts(const Rules& rules) {
  for (const auto& postcard : {rules.workshop_at, rules.party_at})
    if (!postcard.empty()) open_cells_.erase(postcard[0]);
  int leading = 0;  // cards of the deck that join at least two sides
  std::array<std::array<int, 16>, 16> fitting{};
  for (int kind = 0; kind < Cards::kinds(); ++kind) {
    const int copies = rules.deck.pile.count(kind);
    if (copies == 0 || rules.effect(card(kind)) != Effect::Path) continue;
    const Face printed = rules.face(card(kind), Turned::No);
    const Face half_turn = rules.face(card(kind), Turned::Yes);
    if (leads_through(printed, 0, 0)) leading += copies;
    for (unsigned open = 0; open < 16; ++open)
      for (unsigned rock = 0; rock < 16; ++rock)
        if ((open & rock) == 0 && (leads_through(printed, static_cast<Sides>(open), static_cast<Sides>(rock)) ||
                                   leads_through(half_turn, static_cast<Sides>(open), static_cast<Sides>(rock))))
          fitting[open][rock] += copies;
  }
  for (std::size_t open = 0; open < 16; ++open)
    for (std::size_t rock = 0; rock < 16; ++rock) {
      const int count = fitting[open][rock];
      // A hand of six almost always has a fitting card if a third of the deck fits, and half the time if a twelfth
      // fits.
      costs_[open][rock] = count == 0 ? 0 : count * 3 >= leading ? 1 : count * 12 >= leading ? 2 : 3;
    }
}

void Route::offer(int distance) {
  const auto offered = static_cast<std::uint8_t>(std::min(distance, unreachable));
  if (offered < nearest) {
    second = nearest;
    nearest = offered;
  } else if (offered < second) {
    second = offered;
  }
}

void Route::append(int distance, int ends) {
  if (ends > 0 && nearest == unreachable) {
    nearest = static_cast<std::uint8_t>(distance);
    --ends;
  }
  if (ends > 0 && second == unreachable) second = static_cast<std::uint8_t>(distance);
}

double Route::length() const {
  if (nearest == 0) return 0;
  // A single open end is easy to block, so the second route counts for a fifth, within limits.
  return 0.8 * nearest + 0.2 * std::min<int>(second, nearest + 3);
}

Survey::Flood Survey::start_flood(std::size_t goal) const {
  Flood flood;
  for (const Stretch& stretch : stretches_)
    if ((stretch.goals >> goal & 1) != 0) flood.from[0] = flood.from[0] | stretch.mouths;
  return flood;
}

std::size_t Survey::same_layers(std::size_t goal, Cell taken) const {
  const Trace& trace = traces_[goal];
  if (across_ && (across_->goals >> goal & 1) != 0) return 0;
  std::size_t same = 0;
  while (same < trace.layers && !trace.layer[same].contains(taken) &&
         !(across_ && !(trace.layer[same] & across_->mouths).empty()))
    ++same;
  return same;
}

bool Survey::advance(std::size_t goal, Flood& flood, CellSet& layer) const {
  auto& from = flood.from;
  const int distance = flood.distance + 1;
  if (distance >= unreachable) return false;
  layer = ((from[0] & by_cost_[0]) | (from[1] & by_cost_[1]) | (from[2] & by_cost_[2]) |
           (distance <= 3 ? before_goal_[goal][static_cast<std::size_t>(distance - 1)] : CellSet{}))
              .without(flood.seen);
  if (distance > 3 && layer.empty() && from[0].empty() && from[1].empty()) return false;
  add_layer(flood, layer);
  return true;
}

void Survey::add_layer(Flood& flood, const CellSet& layer) const {
  auto& from = flood.from;
  ++flood.distance;
  flood.seen = flood.seen | layer;
  from[2] = from[1];
  from[1] = from[0];
  from[0] = layer.beside();
  for (std::size_t i = 0; i < stretches_.size(); ++i)
    if ((flood.walked >> i & 1) == 0 && !(stretches_[i].mouths & layer).empty()) {
      from[0] = from[0] | stretches_[i].mouths;
      flood.walked |= 1U << i;
    }
}

template <class Each>
void Survey::flood_without(std::size_t goal, Cell taken, Each&& each) const {
  const Trace& trace = traces_[goal];
  const std::size_t same = same_layers(goal, taken);
  for (std::size_t i = 0; i < same; ++i)
    if (!each(static_cast<int>(i) + 1, trace.layer[i])) return;
  Flood flood = start_flood(goal);
  for (std::size_t i = 0; i < same; ++i) add_layer(flood, trace.layer[i]);
  flood.seen.insert(taken);
  CellSet layer;
  while (advance(goal, flood, layer))
    if (!each(flood.distance, layer)) return;
}

void Survey::look(const Table& table) { look(table.tunnels, table.goals); }

void Survey::look(const Tunnels& tunnels, const Goals& goals) {
  goals_.restart();
  face_down_ = 0;
  known_.fill(0);
  around_.restart();
  steps_.restart();
  stretches_.restart();
  ends_ = {};
  by_cost_ = {costs_->open_cells(), CellSet{}, CellSet{}};
  for (std::size_t i = 0; i < goals.size(); ++i) {
    goals_.push_back(goals[i].at);
    if (!goals[i].is_face_up()) face_down_ = static_cast<std::uint8_t>(face_down_ | 1U << i);
    by_cost_[0].erase(goals[i].at);
  }
  bool all_linked = true;
  for (const Laid& laid : tunnels.laid()) {
    by_cost_[0].erase(laid.at);
    all_linked &= laid.linked == laid.face.open();
  }
  for (const Site& site : tunnels.sites()) {
    const int cost = costs_->cost(site.must_open, site.must_rock);
    if (cost != 1) {
      by_cost_[0].erase(site.at);
      if (cost > 1) by_cost_[static_cast<std::size_t>(cost - 1)].insert(site.at);
    }
    if (site.linked != 0) ends_.insert(site.at);
  }
  if (!all_linked) find_stretches(tunnels);
  for (std::size_t goal = 0; goal < goals_.size(); ++goal)
    if ((face_down_ >> goal & 1) != 0) find_last_cells(tunnels, goal);

  now_ = {};
  for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
    if ((face_down_ >> goal & 1) == 0) continue;
    Trace& trace = traces_[goal];
    Flood flood = start_flood(goal);
    trace.layers = 0;
    while (now_[goal].second == unreachable && advance(goal, flood, trace.layer[trace.layers])) {
      now_[goal].append(flood.distance, (trace.layer[trace.layers] & ends_).up_to_two());
      ++trace.layers;
    }
  }
}

void Survey::find_last_cells(const Tunnels& tunnels, std::size_t goal) {
  before_goal_[goal] = {};
  for (Side side : all_sides) {
    const Cell there = beside(goals_[goal], side);
    const Site* site = tunnels.site(there);  // every empty cell beside a face-down goal is a site
    if (!site) continue;
    const int cost = costs_->cost(site->must_open | bit(opposite(side)), site->must_rock);
    if (cost > 0) before_goal_[goal][static_cast<std::size_t>(cost - 1)].insert(there);
  }
}

// Follows a cut-off stretch, starting at one of its cards.
Survey::Stretch Survey::stretch_from(const Tunnels& tunnels, Cell at, Side entry, Walked& seen) const {
  struct Entry {
    Cell at;
    Side side;
  };
  Stretch stretch;
  LongList<Entry, 4 * Tunnels::most_laid> open{{at, entry}};
  while (!open.empty()) {
    const Entry next = open.back();
    open.pop_back();
    const Laid* laid = tunnels.at(next.at);
    Sides& walked = seen[static_cast<std::size_t>(laid - tunnels.laid().data())];
    const Sides segment = laid->face.joined(next.side);
    if ((segment & walked) != 0) continue;
    walked |= segment;
    for (Side side : all_sides) {
      if (!has(segment, side)) continue;
      const Cell there = beside(next.at, side);
      if (tunnels.is_covered(there)) {
        for (std::size_t goal = 0; goal < goals_.size(); ++goal)
          if (goals_[goal] == there) stretch.goals = static_cast<std::uint8_t>(stretch.goals | 1U << goal);
      } else if (const Laid* neighbour = tunnels.at(there)) {
        if (has(neighbour->face.open(), opposite(side))) open.push_back({there, opposite(side)});
      } else {
        stretch.mouths.insert(there);
      }
    }
  }
  return stretch;
}

void Survey::find_stretches(const Tunnels& tunnels) {
  Walked seen;
  seen.assign(tunnels.laid().size(), 0);
  for (std::size_t i = 0; i < tunnels.laid().size(); ++i) {
    const Laid& laid = tunnels.laid()[i];
    for (Side side : all_sides) {
      if (!has(laid.face.open() & static_cast<Sides>(~laid.linked & ~seen[i]), side)) continue;
      if (!joins_two(laid.face.joined(side))) continue;  // a dead end leads nowhere
      const Stretch stretch = stretch_from(tunnels, laid.at, side, seen);
      // A stretch with one mouth and no goal leads nowhere.
      if ((stretch.mouths.up_to_two() == 2 || (stretch.goals != 0 && !stretch.mouths.empty())) &&
          stretches_.size() < stretches_.capacity())
        stretches_.push_back(stretch);
    }
  }
}

Survey::Around& Survey::around(const Tunnels& tunnels, Cell at) {
  std::uint8_t* known = CellSet::covers(at) ? &known_[static_cast<std::size_t>(CellSet::bit_of(at))] : nullptr;
  if (known && *known != 0) return around_[*known - 1U];
  if (around_.size() == around_.capacity()) {  // more open ends than any game has: start again
    around_.restart();
    known_.fill(0);
  }
  around_.push_back(look_around(tunnels, at));
  if (known) *known = static_cast<std::uint8_t>(around_.size());
  return around_.back();
}

Survey::Stretch Survey::beyond(const Tunnels& tunnels, Cell at, Side side) const {
  Stretch stretch;
  const Cell there = beside(at, side);
  for (std::size_t goal = 0; goal < goals_.size(); ++goal)
    if (goals_[goal] == there) stretch.goals = static_cast<std::uint8_t>(1U << goal);
  const Laid* neighbour = tunnels.at(there);
  if (!neighbour) {
    stretch.mouths.insert(there);
  } else if (has(neighbour->face.open() & static_cast<Sides>(~neighbour->linked), opposite(side)) &&
             joins_two(neighbour->face.joined(opposite(side)))) {
    Walked seen;
    seen.assign(tunnels.laid().size(), 0);
    stretch = stretch_from(tunnels, there, opposite(side), seen);
  }
  return stretch;
}

Survey::Around Survey::look_around(const Tunnels& tunnels, Cell at) const {
  Around result;
  const Site* site = tunnels.site(at);  // null if only a chest lies beside it, which this walker does not see
  result.entries = site ? site->linked : Sides{0};
  std::array<Stretch, 4> sides;
  CellSet wanted;
  for (Side side : all_sides) {
    Stretch& its = sides[static_cast<std::size_t>(side)];
    its = beyond(tunnels, at, side);
    wanted = wanted | its.mouths;
  }
  const CellSet passable = by_cost_[0] | by_cost_[1] | by_cost_[2];
  wanted = wanted & passable;
  CellSet taken;
  taken.insert(at);
  const CellSet ends = ends_.without(taken);
  for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
    auto& distances = result.beyond[goal];
    distances.fill(unreachable);
    if ((face_down_ >> goal & 1) == 0) continue;
    for (std::size_t i = 0; i < 4; ++i)
      if ((sides[i].goals >> goal & 1) != 0) distances[i] = 0;
    CellSet missing = wanted;
    const auto find = [&](int distance, const CellSet& layer) {
      const CellSet found = layer & missing;
      if (found.empty()) return;
      missing = missing.without(found);
      for (std::size_t i = 0; i < 4; ++i)
        if (distances[i] == unreachable && !(sides[i].mouths & found).empty())
          distances[i] = static_cast<std::uint8_t>(distance);
    };
    // Anything farther than two other ends cannot shorten a route, so every flood stops there.
    Route& route = result.others[goal];
    const Trace& trace = traces_[goal];
    if (trace.layers > 0 && same_layers(goal, at) == trace.layers) {  // the flood did not reach this cell
      route = now_[goal];
      for (std::size_t i = 0; i < trace.layers && !missing.empty(); ++i) find(static_cast<int>(i) + 1, trace.layer[i]);
      continue;
    }
    const auto& last = before_goal_[goal];
    CellSet ends_left = ends & (passable | last[0] | last[1] | last[2]);
    flood_without(goal, at, [&](int distance, const CellSet& layer) {
      const CellSet ends_here = layer & ends_left;
      route.append(distance, ends_here.up_to_two());
      ends_left = ends_left.without(ends_here);
      find(distance, layer);
      return route.second == unreachable && !(ends_left | missing).empty();
    });
  }
  return result;
}

Survey::Step Survey::after_path(const Tunnels& tunnels, Cell at, Face face) {
  Around& near = around(tunnels, at);
  Sides linked = face.ladder();
  for (Side side : all_sides)
    if (has(near.entries, side)) linked |= face.joined(side);
  const Sides onward = linked & static_cast<Sides>(~near.entries);

  // A tunnel of the card that is not linked yet: later tunnels can use it at no cost.
  Stretch across;
  for (Side side : all_sides)
    if (const Sides segment = face.joined(side); joins_two(segment) && (segment & linked) == 0) {
      const Stretch one_end = beyond(tunnels, at, side);
      across.mouths = across.mouths | one_end.mouths;
      across.goals |= one_end.goals;
    }
  if (!across.mouths.empty() && stretches_.size() < stretches_.capacity()) {
    stretches_.push_back(across);
    across_ = &across;
    const Step step = step_onward(look_around(tunnels, at), at, onward);
    stretches_.pop_back();
    across_ = nullptr;
    return step;
  }
  // Cards that lead on by the same sides give the same step.
  std::uint8_t& known = near.steps[onward];
  if (known != 0) return steps_[known - 1U];
  const Step step = step_onward(near, at, onward);
  if (steps_.size() < steps_.capacity()) {
    steps_.push_back(step);
    known = static_cast<std::uint8_t>(steps_.size());
  }
  return step;
}

Survey::Step Survey::step_onward(const Around& near, Cell at, Sides onward) const {
  Step step{near.others, 0};
  for (Side side : all_sides) {
    if (!has(onward, side)) continue;
    ++step.openings;
    const bool is_end = ends_.contains(beside(at, side));  // then `others` already contains it
    for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
      const int distance = near.beyond[goal][static_cast<std::size_t>(side)];
      if (distance == 0)
        step.routes[goal] = {0, 0};
      else if (!is_end)
        step.routes[goal].offer(distance);
    }
  }
  return step;
}

Routes Survey::after_rockfall(const Tunnels& tunnels, const Goals& goals, Cell at) const {
  Tunnels without = tunnels;
  without.take(at);
  thread_local Survey other(*costs_);
  other.costs_ = costs_;
  other.look(without, goals);
  return other.now_;
}

}  // namespace filon::classic::bots
