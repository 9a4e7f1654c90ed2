#include "games/classic/bots/belief/belief.h"

#include "games/classic/bots/belief/mixed_goals.h"

namespace filon::classic::bots {
namespace {

// Only diggers and saboteurs, and nobody ever changes sides.
bool has_two_roles(const Rules& rules) {
  if (!rules.workshop_at.empty() || !rules.party_at.empty()) return false;
  for (int role = 0; role < role_kinds; ++role)
    if (rules.role_pool.count(role) > 0 && static_cast<Role>(role) != Role::GoldDigger &&
        static_cast<Role>(role) != Role::Saboteur)
      return false;
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    if (rules.deck.pile.count(kind) > 0 && rules.is(card(kind), OnPlayer::RoleChange)) return false;
  return true;
}

std::variant<TwoRoles, ManyRoles> kept_for(const Rules& rules, const Habits& habits) {
  if (has_two_roles(rules)) return TwoRoles(rules, habits);
  return ManyRoles(rules, habits);
}

}  // namespace

Belief::Belief(const Rules& rules, const Habits& habits) : rules_(&rules), kept_(kept_for(rules, habits)) {}

void Belief::reset(Sight sight) {
  with([&](auto& kept) { kept.reset(sight.me, sight.mine.role); });
  for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) {
    const Goal& lying = sight.table.goals[goal];
    const Card known = lying.is_face_up() ? lying.card : sight.mine.goals_seen[goal];
    if (known != no_card) treasure_is(goal, rules_->in_maze(known) == InMaze::Treasure);
  }
  conclude_from_mixed(sight);
  know_own_role(sight);
  for (int i = 0; i < rules_->seats; ++i) {
    const SeenRole seen = sight.mine.roles_seen[seat(i)];
    if (seen.role != Role::Unknown) role_is(seat(i), seen.role);
    if (seen.role != Role::Unknown && seen.changes != sight.table.role_changes[seat(i)]) role_changed(seat(i));
    if (sight.table.role[seat(i)] != Role::Unknown) role_is(seat(i), sight.table.role[seat(i)]);
  }
}

void Belief::reset_for_onlooker(const Table& table) {
  with([&](auto& kept) { kept.reset(nobody, Role::Unknown); });
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal)
    if (table.goals[goal].is_face_up()) treasure_is(goal, rules_->in_maze(table.goals[goal].card) == InMaze::Treasure);
  for (int i = 0; i < rules_->seats; ++i)
    if (table.role[seat(i)] != Role::Unknown) role_is(seat(i), table.role[seat(i)]);
}

void Belief::weigh(const Move& move) {
  with([&](auto& kept) { kept.weigh(move); });
}
void Belief::treasure_is(std::size_t goal, bool there) {
  with([&](auto& kept) { kept.treasure_is(goal, there); });
}
void Belief::role_is(Seat who, Role role) {
  with([&](auto& kept) { kept.role_is(who, role); });
}
void Belief::role_changed(Seat who) {
  with([&](auto& kept) { kept.role_changed(who); });
}
void Belief::know_own_role(Sight sight) {
  with([&](auto& kept) { kept.know_own_role(sight); });
}
void Belief::conclude_from_mixed(Sight sight) {
  if (sight.mine.goals_mixed.empty()) return;
  for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal)
    if (treasure(goal) > 0 && !may_be_treasure(*rules_, sight, goal)) treasure_is(goal, false);
}
void Belief::roles_mixed() {
  with([&](auto& kept) { kept.roles_mixed(); });
}
void Belief::goals_mixed(std::size_t one, std::size_t other) {
  with([&](auto& kept) { kept.goals_mixed(one, other); });
}
void Belief::goals_swapped(std::size_t one, std::size_t other) {
  with([&](auto& kept) { kept.goals_swapped(one, other); });
}
PerRole Belief::roles(Seat who) const {
  return with([&](const auto& kept) -> PerRole { return kept.roles(who); });
}
double Belief::treasure(std::size_t goal) const {
  return with([&](const auto& kept) { return kept.treasure(goal); });
}
PerRole Belief::undealt() const {
  return with([](const auto& kept) -> PerRole { return kept.undealt(); });
}

Beliefs Belief::hypotheses(const Looks& looks, Rng& rng) const {
  const auto& goals = rules_->deck.goals;
  const Card treasure =
      *std::find_if(goals.begin(), goals.end(), [&](Card card) { return rules_->in_maze(card) == InMaze::Treasure; });
  return Beliefs(with([&](const auto& kept) { return kept.hypotheses(treasure, rng); }), looks);
}

}  // namespace filon::classic::bots
