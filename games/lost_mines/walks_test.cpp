// Walks, compared with all sequences of steps tried one by one.
#include "games/lost_mines/walks.h"

#include <map>

#include "games/lost_mines/testing.h"

namespace filon::lost_mines {
namespace {

class Walks : public EveryTable {};
INSTANTIATE_TEST_SUITE_P(Tables, Walks, every_table, table_name);

// What makes two walks different: where they end, the traps they cross, and the side from which they enter a mine.
using What = std::tuple<Cell, std::vector<std::pair<Cell, Cell>>, Cell>;

What what_happens(const Table& table, Seat by, const Route& route) {
  What what{table.dwarf[by], {}, {}};
  Cell at = table.dwarf[by];
  for (Cell next : route) {
    const Edge crossed = at < next ? Edge{at, next} : Edge{next, at};
    for (const Across& across : table.across)
      if (across.edge == crossed && across.token == Token::Trap)
        std::get<1>(what).emplace_back(crossed.one, crossed.other);
    if (table.forest.hidden_mines().contains(next)) std::get<2>(what) = at;
    at = next;
  }
  std::get<0>(what) = at;
  return what;
}

// All legal sequences, shortest first and in the order north, east, south, west.
std::map<What, Route> all_walks(const Rules& rules, const Table& table, Seat by) {
  std::map<What, Route> first;
  std::vector<Route> routes{Route{}};
  for (std::size_t i = 0; i < routes.size(); ++i) {
    const Route route = routes[i];
    first.try_emplace(what_happens(table, by, route), route);
    if (static_cast<int>(route.size()) == campfire_limit) continue;
    for (Side side : all_sides) {
      Route longer = route;
      longer.push_back(beside(route.empty() ? table.dwarf[by] : route.back(), side));
      if (!refuse(rules, table, by, Walk{longer, no_slot})) routes.push_back(longer);
    }
  }
  return first;
}

TEST_P(Walks, are_one_answer_if_the_same_happens_on_them) {
  cites("LOST-MOVE-25", "LOST-MOVE-01", "LOST-MOVE-02");
  Rng rng(2);
  const auto legal = std::make_unique<Actions>();
  int walks = 0;
  for (int game = 0; game < testkit::games(10); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    testkit::play_match<LostMines>(
        match, eager, rng,
        [&](const Match& now, Seat by, const Action&) {
          if (now.table().question.what != Ask::Walk) return;
          legal_actions(*rules, now.sight(by), *legal);
          std::map<What, Route> listed;
          for (const Action& action : *legal) {
            const Route& route = std::get<Walk>(action).route;
            listed[what_happens(now.table(), by, route)] = route;
          }
          ASSERT_EQ(listed.size(), all_walks(*rules, now.table(), by).size());
          for (const auto& [what, route] : all_walks(*rules, now.table(), by)) {
            ASSERT_TRUE(listed.contains(what));
            ASSERT_EQ(listed[what], route) << "the shortest, and the first of them";
            ++walks;
          }
        },
        [](auto&&...) {});
  }
  EXPECT_GT(walks, 100);
}

}  // namespace
}  // namespace filon::lost_mines
