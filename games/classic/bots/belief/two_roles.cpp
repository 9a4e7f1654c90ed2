#include "games/classic/bots/belief/two_roles.h"

namespace filon::classic::bots {
namespace {

// The number of ways to deal `taken` of `pool` cards: n * (n-1) * ...
double ways(int pool, int taken) {
  double product = 1;
  for (int n = 0; n < taken; ++n) product *= pool - n;
  return product;
}

// Counts the seats in a set. Not every processor we build for has an instruction for this.
unsigned bits_in(unsigned set) {
  set -= set >> 1 & 0x5555U;
  set = (set & 0x3333U) + (set >> 2 & 0x3333U);
  set = (set + (set >> 4)) & 0x0F0FU;
  return (set + (set >> 8)) & 0x1FU;
}

bool has_seat(unsigned set, Seat who) { return (set >> index(who) & 1U) != 0; }

}  // namespace

TwoRoles::TwoRoles(const Rules& rules, const Habits& habits)
    : rules_(&rules), habits_(&habits), goals_(rules.goal_cells.size()) {}

void TwoRoles::reset(Seat observer, Role own) {
  saboteurs_.clear();
  weights_.clear();
  const int saboteurs = rules_->role_pool.count(static_cast<int>(Role::Saboteur));
  const int diggers = rules_->role_pool.count(static_cast<int>(Role::GoldDigger));
  for (unsigned set = 0; set < 1U << rules_->seats; ++set) {
    const int count = std::popcount(set);
    if (count > saboteurs || rules_->seats - count > diggers) continue;
    if (observer != nobody && has_seat(set, observer) != (own == Role::Saboteur)) continue;
    saboteurs_.push_back(static_cast<std::uint16_t>(set));
    weights_.insert(weights_.end(), goals_, ways(saboteurs, count) * ways(diggers, rules_->seats - count));
  }
  changed();
}

void TwoRoles::weigh(const Move& move) {
  // Only these matter: the role of the player and, if the card has a target, the target's role and the number of
  // saboteurs among the possible targets.
  struct PerGoal {
    std::array<double, most_goals> factor{};
  };
  constexpr std::size_t most_suspects = max_seats + 1;
  std::array<PerGoal, most_suspects * 4> factors;
  const bool aimed = move.whom != nobody && move.could_be.size() > 1;
  const auto& liking = move.harms ? habits_->harms : habits_->helps;
  const int could_be = move.could_be.size();
  const std::size_t suspects_known = aimed ? static_cast<std::size_t>(could_be) + 1 : 1;
  for (std::size_t goal = 0; goal < goals_; ++goal)
    for (std::size_t role = 0; role < 2; ++role) {
      const Role who = role == 1 ? Role::Saboteur : Role::GoldDigger;
      const auto phase = static_cast<std::size_t>(move.judged_by(who).phase[goal]);
      const double of_role = likelihood(*habits_, move, who, goal);
      const auto& likes = of(liking[phase], who);
      const double rather = static_cast<double>(of(likes, Role::Saboteur) / of(likes, Role::GoldDigger));
      for (std::size_t suspects = 0; suspects < suspects_known; ++suspects)
        for (std::size_t other = 0; other < 2; ++other) {
          double chance = of_role;
          if (aimed) {
            const double all = static_cast<double>(suspects) * (rather - 1) + could_be;
            chance *= tempered((other == 1 ? rather : 1) / all);
          }
          factors[suspects * 4 + other * 2 + role].factor[goal] = chance;
        }
    }

  unsigned aims = 0;
  for (int i = 0; aimed && i < rules_->seats; ++i)
    if (move.could_be.contains(seat(i))) aims |= 1U << i;
  const int by = index(move.by);
  const int whom = aimed ? index(move.whom) : max_seats;  // max_seats: in no set
  double* weight = weights_.data();
  for (const unsigned set : saboteurs_) {
    const unsigned suspects = aimed ? bits_in(set & aims) : 0;
    const PerGoal& these = factors[suspects * 4 + (set >> whom & 1U) * 2 + (set >> by & 1U)];
    for (std::size_t goal = 0; goal < goals_; ++goal) *weight++ *= these.factor[goal];
  }
  changed();
}

void TwoRoles::rule_out(auto&& impossible) {
  double* weight = weights_.data();
  for (const unsigned set : saboteurs_)
    for (std::size_t goal = 0; goal < goals_; ++goal, ++weight)
      if (impossible(set, goal)) *weight = 0;
  changed();
}

void TwoRoles::treasure_is(std::size_t goal, bool there) {
  rule_out([&](unsigned, std::size_t other) { return (other == goal) != there; });
}

void TwoRoles::role_is(Seat who, Role role) {
  rule_out([&](unsigned set, std::size_t) { return has_seat(set, who) != (role == Role::Saboteur); });
}

void TwoRoles::for_each_set(auto&& change) {
  for (std::size_t first = 0; first < weights_.size(); first += goals_) change(weights_.data() + first);
  changed();
}

void TwoRoles::goals_mixed(std::size_t one, std::size_t other) {
  for_each_set([&](double* of_goal) { of_goal[one] = of_goal[other] = (of_goal[one] + of_goal[other]) / 2; });
}

void TwoRoles::goals_swapped(std::size_t one, std::size_t other) {
  for_each_set([&](double* of_goal) { std::swap(of_goal[one], of_goal[other]); });
}

void TwoRoles::changed() {
  summed_ = false;
  // Weights shrink with every answer. They are scaled to a sum of 1 long before they reach zero.
  if (++unsummed_ < 16) return;
  unsummed_ = 0;
  double all = 0;
  for (const double one : weights_) all += one;
  for (double& one : weights_) one /= all;
}

const TwoRoles::Summary& TwoRoles::summary() const {
  if (summed_) return summary_;
  summary_ = {};
  double all = 0;
  const double* weight = weights_.data();
  for (const unsigned set : saboteurs_) {
    double sum = 0;
    for (std::size_t goal = 0; goal < goals_; ++goal) {
      summary_.treasure[goal] += *weight;
      sum += *weight++;
    }
    all += sum;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) summary_.suspicion[seat(std::countr_zero(rest))] += sum;
  }
  check(all > 0, "what happened was possible");
  for (double& one : summary_.treasure) one /= all;
  for (int i = 0; i < rules_->seats; ++i) summary_.suspicion[seat(i)] /= all;
  summed_ = true;
  return summary_;
}

PerRole TwoRoles::roles(Seat who) const {
  PerRole odds{};
  of(odds, Role::Saboteur) = summary().suspicion[who];
  of(odds, Role::GoldDigger) = 1 - summary().suspicion[who];
  return odds;
}

PerRole TwoRoles::undealt() const {
  double saboteurs = rules_->role_pool.count(static_cast<int>(Role::Saboteur));
  for (int i = 0; i < rules_->seats; ++i) saboteurs -= summary().suspicion[seat(i)];
  PerRole odds{};
  of(odds, Role::Saboteur) = saboteurs / (rules_->role_pool.size() - rules_->seats);
  of(odds, Role::GoldDigger) = 1 - of(odds, Role::Saboteur);
  return odds;
}

std::vector<Hypothesis> TwoRoles::hypotheses(Card treasure, Rng&) const {
  double all = 0;
  for (const double one : weights_) all += one;
  std::vector<Hypothesis> hypotheses;
  const double* weight = weights_.data();
  for (const unsigned set : saboteurs_) {
    Hypothesis one;
    for (int i = 0; i < rules_->seats; ++i)
      one.roles[seat(i)] = has_seat(set, seat(i)) ? Role::Saboteur : Role::GoldDigger;
    for (std::size_t goal = 0; goal < goals_; ++goal) {
      one.weight = static_cast<float>(*weight++ / all);
      if (!(one.weight > 0)) continue;
      hypotheses.push_back(one);
      hypotheses.back().goals[goal] = treasure;
    }
  }
  return hypotheses;
}

}  // namespace filon::classic::bots
