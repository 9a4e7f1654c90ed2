#include "games/classic/bots/teams/belief.h"

#include <algorithm>
#include <cmath>

namespace filon::classic::bots::teams {
namespace {

using namespace classic;

// Rows and columns are scaled so often each time; the scales of last time are the start.
constexpr int rounds_of_scaling = 3;

double sum(const PerRole& odds) {
  double all = 0;
  for (const double one : odds) all += one;
  return all;
}

PerRole product(const PerRole& a, const PerRole& b) {
  PerRole out;
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = a[i] * b[i];
  return out;
}

void scale(PerRole& odds, double by) {
  for (double& one : odds) one *= by;
}

PerRole ones() {
  PerRole odds;
  odds.fill(1);
  return odds;
}

}  // namespace

Belief::Belief(const Rules& rules, const Habits& habits)
    : rules_(rules), habits_(habits), goals_(rules.goal_cells.size()) {}

void Belief::clear(Seat observer) {
  observer_ = observer;
  own_ = Role::Unknown;
  for (Role role : team_roles) of(cards_, role) = rules_.role_pool.count(static_cast<int>(role));
  explains_.clear();
  PerGoal all;
  all.fill(ones());
  for (int i = 0; i < rules_.seats; ++i) explains_.push_back(all);
  gold_.fill(0);
  std::fill_n(gold_.begin(), goals_, 1.0 / static_cast<double>(goals_));
  scale_.fill(cards_);
  settled_ = summed_ = false;
}

void Belief::learn_goals(const Table& table, const Holding* mine) {
  for (std::size_t goal = 0; goal < goals_; ++goal) {
    Card known = table.goals.empty() ? no_card : table.goals[goal].card;
    if (known == no_card && mine) known = mine->goals_seen[goal];
    if (known != no_card) gold_is(goal, rules_.effect(known) == Effect::Treasure);
  }
}

void Belief::reset(Sight sight) {
  clear(sight.me);
  learn_goals(sight.table, &sight.mine);
  know_oneself(sight);
  for (int i = 0; i < rules_.seats; ++i) {
    const SeenRole seen = sight.mine.roles_seen[seat(i)];
    if (seen.role == Role::Unknown) continue;
    role_is(seat(i), seen.role);
    if (seen.changes != sight.table.role_changes[seat(i)]) role_changed(seat(i));
  }
}

void Belief::reset_for_onlooker(const Table& table) {
  clear(nobody);
  learn_goals(table, nullptr);
}

void Belief::know_oneself(Sight sight) {
  own_ = sight.mine.role;
  for (Role role : team_roles) {
    const int kind = static_cast<int>(role);
    of(cards_, role) = rules_.role_pool.count(kind) - sight.mine.roles_dropped.count(kind) - (role == own_ ? 1 : 0);
  }
  for (PerRole& columns : scale_)
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i] = cards_[i] > 0 ? std::max(columns[i], 1e-9) : 0;
  settled_ = summed_ = false;
}

void Belief::role_is(Seat who, Role role) {
  explains_[slot(who)].fill(only(role));
  settled_ = summed_ = false;
}

void Belief::role_changed(Seat who) {
  // What he was counts on among the cards nobody can have. The observer's own past is known and counted already.
  if (who != observer_ && explains_.size() < explains_.capacity()) explains_.push_back(explains_[slot(who)]);
  explains_[slot(who)].fill(ones());
  settled_ = summed_ = false;
}

void Belief::gold_is(std::size_t goal, bool is_gold) {
  double all = 0;
  for (std::size_t other = 0; other < goals_; ++other) {
    if ((other == goal) != is_gold) gold_[other] = 0;
    all += gold_[other];
  }
  check(all > 0, "what happened was possible");
  for (double& one : gold_) one /= all;
  summed_ = false;
}

void Belief::weigh(const Act& act) {
  settle();
  for (std::size_t goal = 0; goal < goals_; ++goal) {
    if (gold_[goal] == 0) continue;
    PerRole answer = likelihood(habits_, act, goal);
    if (act.whom != nobody && act.could_be.size() > 1) weigh_aim(act, goal, answer);
    explain(act.by, goal, answer);
  }
  end_weighing();
}

void Belief::weigh(Seat by, const PerRole& likelihood) {
  settle();
  for (std::size_t goal = 0; goal < goals_; ++goal)
    if (gold_[goal] > 0) explain(by, goal, likelihood);
  end_weighing();
}

// Whom he chose among those he could have, by what each of them is believed to be: tells of both.
void Belief::weigh_aim(const Act& act, std::size_t goal, PerRole& answer) {
  const PerRole& by = odds_[slot(act.by)][goal];
  PerRole chosen{};
  for (Role role : team_roles) {
    const auto& liking = (act.hostile ? habits_.harms : habits_.helps)[place_of(role)];
    const auto liking_of = [&](Seat who) {
      double mean = 0;
      for (Role other : team_roles)
        mean += of(odds_[slot(who)][goal], other) * static_cast<double>(liking[place_of(other)]);
      return mean;
    };
    double of_all = 0;
    for (int i = 0; i < rules_.seats; ++i)
      if (act.could_be.contains(seat(i))) of_all += liking_of(seat(i));
    of(answer, role) *= std::sqrt(liking_of(act.whom) / of_all);
    for (Role other : team_roles)
      of(chosen, other) += of(by, role) * std::sqrt(static_cast<double>(liking[place_of(other)]));
  }
  if (act.whom == observer_) return;
  PerRole& target = explains_[slot(act.whom)][goal];
  target = product(target, chosen);
  scale(target, 1 / *std::max_element(target.begin(), target.end()));
}

void Belief::explain(Seat by, std::size_t goal, const PerRole& likelihood) {
  gold_[goal] *= sum(product(odds_[slot(by)][goal], likelihood));
  PerRole& explained = explains_[slot(by)][goal];
  explained = product(explained, likelihood);
  scale(explained, 1 / *std::max_element(explained.begin(), explained.end()));
}

void Belief::end_weighing() {
  double all = 0;
  for (const double one : gold_) all += one;
  for (double& one : gold_) one /= all;
  settled_ = summed_ = false;
}

void Belief::settle() const {
  if (settled_) return;
  for (std::size_t goal = 0; goal < goals_; ++goal)
    if (gold_[goal] > 0) settle(goal);
  settled_ = true;
}

void Belief::settle(std::size_t goal) const {
  PerRole& columns = scale_[goal];
  double left = sum(cards_);  // cards that no seat has, and nobody is known to have dropped
  for (std::size_t i = 0; i < explains_.size(); ++i) left -= i == slot(observer_) ? 0 : 1;
  for (int round = 0;; ++round) {
    PerRole total = columns;
    scale(total, left / sum(columns));
    undealt_[goal] = columns;
    scale(undealt_[goal], 1 / sum(columns));
    for (std::size_t i = 0; i < explains_.size(); ++i) {
      if (i == slot(observer_)) continue;
      PerRole& row = odds_[i][goal];
      row = product(explains_[i][goal], columns);
      scale(row, 1 / sum(row));
      for (std::size_t role = 0; role < row.size(); ++role) total[role] += row[role];
    }
    if (round == rounds_of_scaling) break;
    for (std::size_t role = 0; role < columns.size(); ++role)
      if (cards_[role] > 0) columns[role] *= cards_[role] / std::max(total[role], 1e-12);
    scale(columns, 1 / sum(columns));
  }
  if (observer_ != nobody) odds_[slot(observer_)][goal] = only(own_);
}

const Belief::Summary& Belief::summary() const {
  if (summed_) return summary_;
  settle();
  summary_ = {};
  for (std::size_t goal = 0; goal < goals_; ++goal) {
    if (gold_[goal] == 0) continue;
    for (std::size_t role = 0; role < summary_.undealt.size(); ++role) {
      summary_.undealt[role] += gold_[goal] * undealt_[goal][role];
      for (int i = 0; i < rules_.seats; ++i)
        summary_.roles[seat(i)][role] += gold_[goal] * odds_[slot(seat(i))][goal][role];
    }
  }
  summed_ = true;
  return summary_;
}

}  // namespace filon::classic::bots::teams
