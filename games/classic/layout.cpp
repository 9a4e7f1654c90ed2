// Where things may lie in the maze when a round begins (MOD-26, CHEST-05..-08).
#include "games/classic/layout.h"

namespace filon::classic {
namespace {

// A thing in the maze, and the option that says where it lies.
struct Thing {
  std::string_view option;
  Cell at;
};

Reason wrong(std::string_view option, std::string_view code, Cell at, std::string_view what) {
  const std::string cell = "(" + std::to_string(at.x) + "," + std::to_string(at.y) + ")";
  return {std::string(option),
          std::string(code),
          {{"cell", cell}},
          std::string(option) + ": " + cell + " " + std::string(what)};
}

bool is_inside(Cell at, int least_x) { return at.x >= least_x && at.x <= 10 && at.y >= -6 && at.y <= 6; }

bool touch(Cell one, Cell other) {
  return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) { return beside(one, side) == other; });
}

constexpr Cell start = cell(0, 0);

std::optional<Reason> wrong_place(const Thing& thing, int least_x) {
  if (!is_inside(thing.at, least_x)) return wrong(thing.option, "outside", thing.at, "lies outside the maze");
  if (touch(thing.at, start)) return wrong(thing.option, "beside_start", thing.at, "lies beside the start");
  return {};
}

}  // namespace

std::optional<Reason> wrong_layout(const Rules& rules) {
  std::vector<Thing> things;
  for (Cell at : rules.goal_cells) things.push_back({"goals", at});
  for (Cell at : rules.workshop_at) things.push_back({"workshop", at});
  for (Cell at : rules.party_at) things.push_back({"party", at});
  for (Cell at : rules.laid_before) things.push_back({"goals", at});
  for (Cell at : rules.chest_cells) things.push_back({"chests", at});

  for (const Thing& thing : things) {
    // A goal nearer to the start could not be pushed away from it.
    const bool is_goal =
        std::find(rules.goal_cells.begin(), rules.goal_cells.end(), thing.at) != rules.goal_cells.end();
    if (auto reason = wrong_place(thing, is_goal ? 2 : -2)) return reason;
  }
  for (auto one = things.begin(); one != things.end(); ++one) {
    if (one->at == start) return wrong(one->option, "taken", one->at, "is the cell of the start");
    for (auto other = things.begin(); other != one; ++other)
      if (one->at == other->at) return wrong(one->option, "taken", one->at, "is taken by something else");
  }
  for (Cell one : rules.chest_cells)
    for (Cell other : rules.chest_cells)
      if (touch(one, other)) return wrong("chests", "chests_touch", one, "touches another chest");
  return {};
}

}  // namespace filon::classic
