// The tests that every game gets from testkit, and records and arena, with the game of the tests.
#include <set>

#include "bots/contest.h"
#include "games/hosting.h"
#include "testkit/golden.h"
#include "testkit/written.h"
#include "testkit/wrong_answers.h"
#include "tests/claims/outside.h"
#include "tests/claims/state.h"

namespace filon::claims {
namespace {

using testkit::any_of;

testkit::SharedRules<Claims> rules() {
  static const auto shared = std::make_shared<const Rules>(Outside::compose({{cell(0, 0), cell(1, 0), cell(1, 1)}, 4}));
  return shared;
}
const testkit::Choose<Claims> anything = [](const Actions& legal, Rng& rng) { return any_of(legal, rng); };

std::vector<Card> hand_of(const Holding& mine) { return {mine.hand.begin(), mine.hand.end()}; }

TEST(Claims, StaySound) { testkit::expect_sound<Claims>(rules(), testkit::games(2000), anything); }

TEST(Claims, ListExactlyWhatIsNotRefused) {
  testkit::expect_lists_exactly_what_is_not_refused<Claims>(rules(), testkit::games(500), [](Sight sight, Rng& rng) {
    std::vector<Action> tries;
    for (int i = 0; i < 50; ++i) tries.push_back(testkit::any_answer<Action>(rng, hand_of(sight.mine)));
    return tries;
  });
}

TEST(Claims, RefuseWithoutChangingAnything) {
  std::set<Refusal> seen;
  Rng rng(1);
  for (int game = 0; game < testkit::games(100); ++game) {
    Match match = Match::start(rules(), static_cast<kernel::Seed>(game));
    const auto attempt = [&](const Match& now, Seat by, const Action&) {
      for (int i = 0; i < 10; ++i)
        if (const auto refusal = testkit::expect_refused_answer_changes_nothing<Claims>(
                now, rng.below(3) == 0 ? seat(rng.below(5)) : by,
                testkit::any_answer<Action>(rng, hand_of(now.sight(by).mine))))
          seen.insert(*refusal);
    };
    testkit::play_match<Claims>(match, anything, rng, attempt, [](auto&&...) {});
    attempt(match, seat(0), {});
  }
  EXPECT_EQ(seen.size(), count_of<Refusal>()) << "every refusal occurs";
}

TEST(Claims, Replay) { testkit::expect_replays<Claims>(rules(), testkit::games(200), anything); }

TEST(Claims, ShowWhatWasHeardAndNothingElse) {
  testkit::expect_views_follow_from_what_is_heard<Claims>(rules(), testkit::games(200), anything);
}

TEST(Claims, KeepSealedAnswersSecret) {
  EXPECT_GT(testkit::expect_sealed_answers_sound_the_same<Claims>(rules(), testkit::games(200), anything), 100);
}

TEST(Claims, AskInTheMiddleOfAnEffect) {
  int defended = 0;
  Rng rng(3);
  for (int game = 0; game < 100; ++game) {
    Match match = Match::start(rules(), static_cast<kernel::Seed>(game));
    testkit::play_match<Claims>(
        match, anything, rng,
        [&](const Match& now, Seat by, const Action&) {
          if (now.table().question.what != Ask::Defend) return;
          ++defended;
          ASSERT_EQ(now.table().agenda.size(), 1U);
          ASSERT_EQ(now.table().agenda[0].by, by) << "the award waits for the answer";
        },
        [](auto&&...) {});
  }
  EXPECT_GT(defended, 10);
}

TEST(Claims, PlayTheSameMatches) {
  testkit::expect_golden("claims.txt", testkit::playthrough<Outside>(rules(), 5, anything));
  std::string perft;
  for (std::uint64_t seed = 1; seed <= 2; ++seed)
    for (int depth = 1; depth <= 5; ++depth)
      perft += std::to_string(testkit::perft<Claims>(World::start(*rules(), seed), depth)) + "\n";
  testkit::expect_golden("claims-perft.txt", perft);
}

TEST(Claims, AreWrittenAndReadAsARecord) {
  Rng rng(2);
  Match match = Match::start(rules(), 9);
  testkit::play_match<Claims>(match, anything, rng, [](auto&&...) {}, [](auto&&...) {});
  const std::string text = Outside::print_record(*rules(), match.record());
  ASSERT_EQ(*Outside::record_options(text), rules()->options);
  const auto record = Outside::read_record(*rules(), text);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(*record, match.record());
  EXPECT_TRUE(games::replay_of<Outside>(text));
  std::string old = text;
  old.replace(old.find("\"2\""), 3, "\"9\"");
  EXPECT_EQ(Outside::record_options(old).error(),
            "record: it is from another version of Filon; this one reads version 2");
}

TEST(Claims, AreMeasuredInTheArena) {
  bots::Contest<Claims> contest{.line_ups = {}, .rules = *rules(), .deals = 200, .seed = 1};
  const auto interests = bots::Traits<Claims>::interests(*rules());
  const auto levels = Outside::bot_levels();
  for (const char* text : {"normal", "random", "normal+random+random"})
    contest.line_ups.push_back(*bots::LineUp::parse(text, {levels, interests, players}));
  const bots::Report report = bots::run_contest(contest, 1);
  ASSERT_EQ(report.standings.size(), 3U);
  EXPECT_GT(report.standings[0].interests[0].gold.value, 0);
  EXPECT_EQ(report.standings[2].levels.size(), 2U);
}

}  // namespace
}  // namespace filon::claims
