// While entries wait to be durable, nobody at the table can be told anything, and the clocks stand.
#include <gtest/gtest.h>

#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

class Silence : public testing::Test {
 protected:
  void SetUp() override {
    table.start();
    asked = table.is_asked(ann) ? ann : bob;
    if (!table.is_asked(asked)) {
      table.now = *table.room->next_tick();
      table.tick();
      asked = table.is_asked(ann) ? ann : bob;
    }
    ASSERT_TRUE(table.is_asked(asked));
  }
  void be_heard() {
    Effects effects;
    table.room->be_heard(table.now, effects);
    for (const Effects::Message& message : effects.messages) told.push_back(*message.text);
  }

  TestRoom table{2};
  Client asked = 0;
  std::vector<std::string> told;
};

TEST_F(Silence, StopsTheClock) {
  const Time asked_at = table.now;
  EXPECT_EQ(table.room->next_tick(), asked_at + 2000);
  table.now += 500;
  table.room->fall_silent(table.now);
  EXPECT_FALSE(table.room->next_tick());
  table.now += 400;
  be_heard();
  EXPECT_EQ(table.room->next_tick(), asked_at + 2400) << "1.5 seconds are left";
  EXPECT_TRUE(told.empty()) << "nobody has noticed it";
}

TEST_F(Silence, CountsFromWhenTheQuestionWasTold) {
  table.room->fall_silent(table.now);
  ASSERT_TRUE(table.answer(asked));  // the next question is asked, and nobody hears of it
  table.wait(20);
  be_heard();
  const bool is_bot = !table.is_asked(ann) && !table.is_asked(bob);
  EXPECT_EQ(table.room->next_tick(), table.now + (is_bot ? RoomSettings{}.bot_pause : 2000));
}

TEST_F(Silence, GivesTimeToFindOutThatItIsOver) {
  table.now += 1900;
  table.room->fall_silent(table.now);
  table.wait(60);
  be_heard();
  EXPECT_EQ(table.room->next_tick(), table.now + 2000) << "not a tenth of a second";
  ASSERT_EQ(told.size(), 3U) << "everybody sees the time that is left";
  for (const std::string& text : told) EXPECT_EQ(boost::json::parse(text).as_object().at("left"), 2) << text;
}

TEST_F(Silence, LeavesALongClockAlmostAsItWas) {
  TestRoom slow(86'400);
  slow.start();
  const auto end = slow.room->next_tick();
  const bool is_person = slow.is_asked(ann) || slow.is_asked(bob);
  if (!is_person) return;
  slow.wait(3600);
  slow.room->fall_silent(slow.now);
  slow.wait(60);
  Effects effects;
  slow.room->be_heard(slow.now, effects);
  EXPECT_EQ(slow.room->next_tick(), *end + 90'000);
}

TEST_F(Silence, AnswersForNobody) {
  table.holds_thoughts = true;
  table.room->fall_silent(table.now);
  table.wait(60);
  EXPECT_EQ(table.tick(), 0U);
  EXPECT_TRUE(table.thoughts.empty());
}

}  // namespace
}  // namespace filon::server
