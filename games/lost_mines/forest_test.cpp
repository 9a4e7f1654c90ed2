// The board as sets of spaces, compared with the definitions of docs/rules/lost-mines.md, space by space.
#include "games/lost_mines/forest.h"

#include "games/lost_mines/testing.h"

namespace filon::lost_mines {
namespace {

TEST(Area, moves_to_its_neighbours_and_not_beyond_a_row) {
  for (int y = 0; y < most_rows; ++y)
    for (int x = 0; x < most_columns; ++x)
      for (Side side : all_sides) {
        const Cell next = beside(cell(x, y), side);
        const bool is_inside = next.x >= 0 && next.x < most_columns && next.y >= 0 && next.y < most_rows;
        const Area moved = Area(cell(x, y)).moved(side) & Area::board(most_columns, most_rows);
        EXPECT_EQ(moved, is_inside ? Area(next) : Area());
      }
}

TEST(Area, visits_its_spaces_in_order) {
  const Area board = Area::board(11, 7);
  EXPECT_EQ(board.size(), 77);
  Cell last = cell(-1, 0);
  int visited = 0;
  board.for_each([&](Cell at) {
    EXPECT_LT(last, at);
    last = at;
    ++visited;
  });
  EXPECT_EQ(visited, 77);
}

bool fits(const Rules& rules, const Forest& forest, Sides open, Cell at) {
  bool extends = false;
  for (Side side : all_sides) {
    const Cell next = beside(at, side);
    if (next.x < 0 || next.y < 0 || !rules.board.contains(next)) continue;
    if (!forest.face_up().contains(next)) continue;
    const bool is_open = forest.is_open(next, opposite(side));
    if (is_open != has(open, side)) return false;
    extends |= is_open;
  }
  return extends;
}

TEST(Forest, knows_where_cards_fit_and_which_are_connected) {
  cites("LOST-PATH-05", "LOST-PATH-06", "LOST-MOVE-05", "LOST-MOVE-07");
  const auto rules = rules_for(Options{.seats = 4, .rounds = 1, .turns = Turns::Quarter});
  Rng rng(3);
  for (int game = 0; game < testkit::games(20); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    testkit::play_match<LostMines>(
        match, eager, rng,
        [&](const Match& now, Seat, const Action&) {
          if (rng.below(8) != 0) return;
          const Forest& forest = now.table().forest;
          const Area empty = rules->board.without(forest.face_up()).without(forest.hidden_mines());
          for (Sides open = 1; open < 16; ++open) {
            const Area fit = forest.fits(open, empty);
            rules->board.for_each(
                [&](Cell at) { ASSERT_EQ(fit.contains(at), empty.contains(at) && fits(*rules, forest, open, at)); });
          }
          rules->board.for_each([&](Cell at) {
            for (Side side : all_sides) {
              const Cell next = beside(at, side);
              const bool is_inside = next.x >= 0 && next.y >= 0 && rules->board.contains(next);
              const bool leads = is_inside && forest.is_open(at, side) &&
                                 (forest.hidden_mines().contains(next) || forest.is_open(next, opposite(side)));
              ASSERT_EQ(forest.is_connected(at, side), leads);
            }
          });
        },
        [](auto&&...) {});
  }
}

}  // namespace
}  // namespace filon::lost_mines
