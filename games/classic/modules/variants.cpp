// The two variants of the base game: sabotaged dwarf (VSAB) and tournament (VTRN).
#include "games/classic/judging.h"
#include "games/classic/modules/needs.h"

namespace filon::classic {

std::optional<Reason> add_variant_sabotaged_dwarf(Rules& rules) {
  rules.broken_share_nothing = true;
  return needs_base_game(rules, Module::SabotagedDwarf);  // VSAB-01
}

namespace {

// The table of section 3.2, for 5 players and more.
constexpr int saboteurs[] = {1, 2, 2, 3, 3};
constexpr int diggers[] = {3, 3, 3, 3, 4};
constexpr int greedy_dwarfs[] = {1, 1, 2, 2, 2};

// VTRN-05: half way between the start and the middle goal.
std::optional<Cell> half_way(const Rules& rules) {
  auto goals = rules.goal_cells;
  std::sort(goals.begin(), goals.end());
  const Cell middle = goals[goals.size() / 2];
  if (middle.x % 2 != 0 || middle.y % 2 != 0) return {};
  return cell(middle.x / 2, middle.y / 2);
}

}  // namespace

std::optional<Reason> add_variant_tournament(Rules& rules) {
  if (auto reason = needs_base_game(rules, Module::Tournament)) return reason;  // VTRN-01
  rules.players = {5, 9};
  if (!rules.players.contains(static_cast<std::size_t>(rules.seats))) return {};
  const auto column = static_cast<std::size_t>(rules.seats - rules.players.least);
  rules.role_pool = {};  // VTRN-03, -04
  rules.role_pool.add(static_cast<int>(Role::Saboteur), saboteurs[column]);
  rules.role_pool.add(static_cast<int>(Role::GoldDigger), diggers[column]);
  rules.role_pool.add(static_cast<int>(Role::GreedyDwarf), greedy_dwarfs[column]);
  rules.shows_spare_roles = false;
  if (auto reason = needs_card(rules, Module::Tournament, Effect::Path)) return reason;  // VTRN-05
  rules.gold = {};                                                                       // VTRN-02
  rules.reward = {0, rules.seats == 5 ? 4 : 3, 3, 3, 3};                                 // VTRN-16, -17
  rules.share_gold = share_tournament;
  const auto middle = half_way(rules);
  if (!middle)
    return Reason{
        "goals", "no_middle", {}, "goals: no cell lies exactly half way between the start and the middle goal"};
  rules.laid_before = {*middle};
  return {};
}

}  // namespace filon::classic
