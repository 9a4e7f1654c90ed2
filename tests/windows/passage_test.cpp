// Right of passage at a table: one request goes to everybody who can pay.
#include "testkit/cites.h"
#include "tests/windows/request.h"

namespace filon::server {
namespace {

using namespace protocol;

// A table hears one message after the other, and the first yes closes the question at once. So several yeses never
// wait together, and the seat that counts is the one heard first, whatever the direction of play. (Of several in one
// record, the first clockwise counts: games/classic/scenarios.)
TEST(Requests, AreAcceptedByTheFirstYesThatIsHeard) {
  cites("ROP-29", "ROP-30", "MAMB-47");
  for (const auto& [first, second] : {std::pair(ann, bob), std::pair(bob, ann)}) {
    Request world;
    const int question = world.question();
    EXPECT_EQ(world.answer(first, yes), "");
    EXPECT_NE(world.question(), question) << "nobody waits for the others";
    EXPECT_EQ(world.table->error(second, Answer{question, yes}), "late");
    EXPECT_TRUE(world.was_told("fee_promised"));
    const auto played = world.table->newest(eve, "played");
    EXPECT_NE(boost::json::serialize(played.at("told"))
                  .find(R"(["fee_promised",)" + std::to_string(index(*world.table->room->seat_of(first))) + "]"),
              std::string::npos);
    // The record keeps one yes: after a restart everything is the same.
    const auto before = world.table->shown_to_all();
    int agreed = 0;
    for (const std::string& entry : world.table->log) agreed += entry.ends_with(yes) ? 1 : 0;
    EXPECT_EQ(agreed, 1);
    world.table->restore(world.table->log);
    EXPECT_EQ(world.table->shown_to_all(), before);
  }
}

TEST(Requests, WaitForTheOthersAfterANo) {
  cites("ROP-29");
  Request world;
  EXPECT_EQ(world.answer(ann, no), "");
  EXPECT_EQ(world.what(), "fee");
  EXPECT_EQ(world.table->room->next_tick(), world.table->now + request_length);
  EXPECT_EQ(world.answer(bob, no), "");
  EXPECT_TRUE(world.was_told("withdrawn"));
  EXPECT_EQ(world.what(), "turn");
  EXPECT_EQ(world.asked(), std::vector{2});
}

TEST(Requests, TakeNoAnswerInTimeForANo) {
  cites("ROP-29");
  for (const std::int64_t clock : {0, 1, 60, 86'400})
    for (const bool one_answers : {false, true}) {
      Request world(clock);
      if (one_answers) {
        EXPECT_EQ(world.answer(ann, no), "");
      }
      world.table->holds_thoughts = true;
      world.run_until(request_length - 1);
      EXPECT_EQ(world.what(), "fee");
      world.run_until(request_length);
      EXPECT_TRUE(world.was_told("withdrawn"));
      EXPECT_TRUE(world.table->thoughts.empty()) << "no bot spends the nugget of a person";
    }
}

TEST(Requests, AreNotAcceptedByTheBotOfSomebodyWhoIsAway) {
  cites("ROP-29");
  Request world;
  EXPECT_EQ(world.table->error(ann, Substitute{1, "normal"}), "");
  world.run_until(5000);
  EXPECT_EQ(world.what(), "fee") << "Ann may still say yes";
  EXPECT_EQ(world.answer(ann, no), "");
  world.run_until(5000);
  EXPECT_TRUE(world.was_told("withdrawn")) << "nobody is left who could say yes";
}

}  // namespace
}  // namespace filon::server
