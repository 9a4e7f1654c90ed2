#include "games/classic/bots/belief/many_roles.h"

#include <algorithm>
#include <cmath>

namespace filon::classic::bots {
namespace {

// How often rows and columns are scaled each time. Scaling starts from the previous result.
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

// One possible deal of the role cards: one for each slot except the observer's; the rest are undealt.
template <class Slots>
class RoleDeal {
 public:
  RoleDeal(const PerRole& cards, const Slots& explains, std::size_t goal, std::size_t observer)
      : explains_(explains), goal_(goal) {
    for (Role role : all_roles)
      for (int n = 0; n < static_cast<int>(of(cards, role)); ++n) cards_.push_back(role);
    // Slots with a known role are dealt first, so that no other slot takes the last card of that role.
    for (const bool known : {true, false})
      for (std::size_t i = 0; i < explains.size(); ++i)
        if (i != observer && is_known(i) == known) slots_.push_back(static_cast<std::uint8_t>(i));
  }

  void begin(Rng& rng) {
    for (std::size_t place = 0; place < slots_.size(); ++place) {
      double all = 0;
      for (std::size_t card = place; card < cards_.size(); ++card) all += fit(place, cards_[card]);
      double left = rng.unit() * all;
      std::size_t card = place;
      while (card + 1 < cards_.size() && (left -= fit(place, cards_[card])) >= 0) ++card;
      // Rounding may end at a card that does not fit.
      while (fit(place, cards_[card]) == 0 && card > place) --card;
      std::swap(cards_[place], cards_[card]);
    }
  }

  void exchange(Rng& rng) {
    if (slots_.empty()) return;
    const auto one = static_cast<std::size_t>(rng.below(static_cast<int>(slots_.size())));
    const auto other = static_cast<std::size_t>(rng.below(static_cast<int>(cards_.size())));
    const double now = fit(one, cards_[one]) * fit(other, cards_[other]);
    const double then = fit(one, cards_[other]) * fit(other, cards_[one]);
    if (one != other && rng.unit() * now < then) std::swap(cards_[one], cards_[other]);
  }

  Role role(std::size_t slot) const {
    return cards_[static_cast<std::size_t>(std::find(slots_.begin(), slots_.end(), slot) - slots_.begin())];
  }

 private:
  bool is_known(std::size_t slot) const {
    const PerRole& row = explains_[slot][goal_];
    return std::count(row.begin(), row.end(), 0.0) >= static_cast<std::ptrdiff_t>(row.size()) - 1;
  }
  // How well a role explains the slot at this place. Undealt cards have nothing to explain.
  double fit(std::size_t place, Role role) const {
    return place < slots_.size() ? of(explains_[slots_[place]][goal_], role) : 1;
  }

  const Slots& explains_;
  std::size_t goal_;
  Inline<Role, 32> cards_;  // one for each slot, in the same order; then the undealt ones
  Inline<std::uint8_t, 32> slots_;
};

}  // namespace

ManyRoles::ManyRoles(const Rules& rules, const Habits& habits)
    : rules_(&rules), habits_(&habits), goals_(rules.goal_cells.size()) {}

void ManyRoles::reset(Seat observer, Role own) {
  observer_ = observer;
  own_ = own;
  for (Role role : all_roles) of(cards_, role) = rules_->role_pool.count(static_cast<int>(role));
  PerGoal all;
  all.fill(ones());
  explains_.assign(static_cast<std::size_t>(rules_->seats), all);
  odds_.assign(most_slots, {});
  treasure_.fill(0);
  std::fill_n(treasure_.begin(), goals_, 1.0 / static_cast<double>(goals_));
  scale_.fill(cards_);
  settled_ = summed_ = false;
}

void ManyRoles::know_own_role(Sight sight) {
  own_ = sight.mine.role;
  for (Role role : all_roles) {
    const int kind = static_cast<int>(role);
    of(cards_, role) = rules_->role_pool.count(kind) - sight.mine.roles_dropped.count(kind) - (role == own_ ? 1 : 0);
  }
  for (PerRole& columns : scale_)
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i] = cards_[i] > 0 ? std::max(columns[i], 1e-9) : 0;
  settled_ = summed_ = false;
}

void ManyRoles::role_is(Seat who, Role role) {
  explains_[slot(who)].fill(only(role));
  settled_ = summed_ = false;
}

void ManyRoles::role_changed(Seat who) {
  // The old role is now a card that nobody can have, but its evidence still counts. The observer's own old roles are
  // known and already counted.
  if (who != observer_ && explains_.size() < most_slots) explains_.push_back(explains_[slot(who)]);
  explains_[slot(who)].fill(ones());
  settled_ = summed_ = false;
}

// What was dropped earlier is still known.
void ManyRoles::roles_mixed() {
  for (int i = 0; i < rules_->seats; ++i) explains_[slot(seat(i))].fill(ones());
  settled_ = summed_ = false;
}

void ManyRoles::goals_mixed(std::size_t one, std::size_t other) {
  const double both = treasure_[one] + treasure_[other];
  if (both == 0) return;
  for (PerGoal& explained : explains_) {
    PerRole& mixed = explained[one];
    for (std::size_t role = 0; role < mixed.size(); ++role)
      mixed[role] = (treasure_[one] * mixed[role] + treasure_[other] * explained[other][role]) / both;
    explained[other] = mixed;
  }
  treasure_[one] = treasure_[other] = both / 2;
  scale_[one] = scale_[other] = cards_;
  settled_ = summed_ = false;
}

void ManyRoles::goals_swapped(std::size_t one, std::size_t other) {
  for (PerGoal& explained : explains_) std::swap(explained[one], explained[other]);
  std::swap(treasure_[one], treasure_[other]);
  std::swap(scale_[one], scale_[other]);
  settled_ = summed_ = false;
}

void ManyRoles::treasure_is(std::size_t goal, bool there) {
  double all = 0;
  for (std::size_t other = 0; other < goals_; ++other) {
    if ((other == goal) != there) treasure_[other] = 0;
    all += treasure_[other];
  }
  check(all > 0, "what happened was possible");
  for (double& one : treasure_) one /= all;
  summed_ = false;
}

void ManyRoles::weigh(const Move& move) {
  settle();
  for (std::size_t goal = 0; goal < goals_; ++goal) {
    if (treasure_[goal] == 0) continue;
    PerRole answer{};
    for (Role role : all_roles)
      if (rules_->role_pool.count(static_cast<int>(role)) > 0)
        of(answer, role) = likelihood(*habits_, move, role, goal);
    if (move.whom != nobody && move.could_be.size() > 1) weigh_aim(move, goal, answer);
    explain(move.by, goal, answer);
  }
  end_weighing();
}

void ManyRoles::weigh(Seat by, const PerRole& likelihood) {
  settle();
  for (std::size_t goal = 0; goal < goals_; ++goal)
    if (treasure_[goal] > 0) explain(by, goal, likelihood);
  end_weighing();
}

// Which target was chosen among the possible ones tells something about both the player and the target.
void ManyRoles::weigh_aim(const Move& move, std::size_t goal, PerRole& answer) {
  const PerRole& by = odds_[slot(move.by)][goal];
  PerRole chosen{};
  for (Role role : all_roles) {
    if (of(answer, role) == 0) continue;
    const auto phase = static_cast<std::size_t>(move.judged_by(role).phase[goal]);
    const auto& liking = of((move.harms ? habits_->harms : habits_->helps)[phase], role);
    const auto liking_of = [&](Seat who) {
      double mean = 0;
      for (Role other : all_roles) mean += of(odds_[slot(who)][goal], other) * static_cast<double>(of(liking, other));
      return mean;
    };
    double of_all = 0;
    for (int i = 0; i < rules_->seats; ++i)
      if (move.could_be.contains(seat(i))) of_all += liking_of(seat(i));
    of(answer, role) *= std::sqrt(liking_of(move.whom) / of_all);
    for (Role other : all_roles) of(chosen, other) += of(by, role) * std::sqrt(static_cast<double>(of(liking, other)));
  }
  if (move.whom == observer_) return;
  PerRole& target = explains_[slot(move.whom)][goal];
  target = product(target, chosen);
  scale(target, 1 / *std::max_element(target.begin(), target.end()));
}

void ManyRoles::explain(Seat by, std::size_t goal, const PerRole& likelihood) {
  treasure_[goal] *= sum(product(odds_[slot(by)][goal], likelihood));
  PerRole& explained = explains_[slot(by)][goal];
  explained = product(explained, likelihood);
  scale(explained, 1 / *std::max_element(explained.begin(), explained.end()));
}

void ManyRoles::end_weighing() {
  double all = 0;
  for (const double one : treasure_) all += one;
  for (double& one : treasure_) one /= all;
  settled_ = summed_ = false;
}

void ManyRoles::settle() const {
  if (settled_) return;
  for (std::size_t goal = 0; goal < goals_; ++goal)
    if (treasure_[goal] > 0) settle(goal);
  settled_ = true;
}

void ManyRoles::settle(std::size_t goal) const {
  PerRole& columns = scale_[goal];
  double left = sum(cards_);  // cards that no seat has and nobody is known to have dropped
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

const ManyRoles::Summary& ManyRoles::summary() const {
  if (summed_) return summary_;
  settle();
  summary_ = {};
  for (std::size_t goal = 0; goal < goals_; ++goal) {
    if (treasure_[goal] == 0) continue;
    for (std::size_t role = 0; role < summary_.undealt.size(); ++role) {
      summary_.undealt[role] += treasure_[goal] * undealt_[goal][role];
      for (int i = 0; i < rules_->seats; ++i)
        summary_.roles[seat(i)][role] += treasure_[goal] * odds_[slot(seat(i))][goal][role];
    }
  }
  summed_ = true;
  return summary_;
}

// Deals the role cards to the slots, each deal as likely as it explains the answers: first one by one, then by
// exchanging pairs (Metropolis).
std::vector<Hypothesis> ManyRoles::hypotheses(Card treasure, Rng& rng) const {
  constexpr int drawn = 256;
  settle();
  std::vector<Hypothesis> hypotheses;
  for (std::size_t goal = 0; goal < goals_; ++goal) {
    const auto count = static_cast<int>(std::lround(drawn * treasure_[goal]));
    if (count == 0) continue;
    RoleDeal deal(cards_, explains_, goal, observer_ == nobody ? explains_.size() : slot(observer_));
    deal.begin(rng);
    for (int n = 0; n < count; ++n) {
      for (std::size_t exchange = 0; exchange < 4 * explains_.size(); ++exchange) deal.exchange(rng);
      Hypothesis one;
      for (int i = 0; i < rules_->seats; ++i)
        one.roles[seat(i)] = seat(i) == observer_ ? own_ : deal.role(slot(seat(i)));
      one.goals[goal] = treasure;
      one.weight = static_cast<float>(treasure_[goal] / count);
      hypotheses.push_back(one);
    }
  }
  return hypotheses;
}

}  // namespace filon::classic::bots
