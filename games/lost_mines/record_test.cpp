// Records as text, with signals; and how many sequences of answers there are.
#include "games/hosting.h"
#include "games/lost_mines/outside.h"
#include "games/lost_mines/testing.h"
#include "testkit/golden.h"

namespace filon::lost_mines {
namespace {

class Records : public EveryTable {};
INSTANTIATE_TEST_SUITE_P(Tables, Records, every_table, table_name);

TEST_P(Records, are_written_and_read_with_the_signals) {
  Rng rng(2);
  Match match = Match::start(rules, 9);
  testkit::play_match<LostMines>(
      match, eager, rng,
      [&](const Match&, Seat, const Action&) {
        const Seat who = seat(rng.below(rules->seats));
        if (rng.below(3) == 0) match.play(who, SetReady{!match.table().ready.contains(who)});
      },
      [](auto&&...) {});
  const std::string text = Outside::print_record(*rules, match.record());
  ASSERT_EQ(*Outside::record_options(text), rules->options);
  const auto record = Outside::read_record(*rules, text);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(*record, match.record());
  EXPECT_TRUE(games::replay_of<Outside>(text));
}

// Every answer is written and read as the same one, as clients send it.
TEST_P(Records, hold_answers_that_read_as_they_are_written) {
  Rng rng(3);
  const Forms forms(*rules);
  const auto legal = std::make_unique<Actions>();
  for (int game = 0; game < testkit::games(5); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    testkit::play_match<LostMines>(
        match, eager, rng,
        [&](const Match& now, Seat by, const Action&) {
          if (rng.below(4) != 0) return;
          legal_actions(*rules, now.sight(by), *legal);
          for (const Action& action : *legal)
            ASSERT_EQ(games::read_answer<Outside>(forms, games::write_answer<Outside>(forms, action)), action);
        },
        [](auto&&...) {});
  }
}

TEST(Perft, counts_the_same_sequences) {
  std::string perft;
  for (int seats : {3, 9})
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      for (int depth = 1; depth <= (seats == 3 ? 3 : 2); ++depth)
        perft += std::to_string(testkit::perft<LostMines>(World::start(*rules_for(seats), seed), depth)) + "\n";
  testkit::expect_golden("lost_mines-perft.txt", perft);
}

}  // namespace
}  // namespace filon::lost_mines
