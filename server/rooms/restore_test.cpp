// A table is its log: any part that was written brings the table back to the exact question.
#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

// A match with every kind of log entry, and what everybody is shown after each number of entries.
struct Story {
  std::vector<std::string> log;
  std::map<std::size_t, std::vector<boost::json::array>> shown;
};

Story tell(std::int64_t clock) {
  Story story;
  TestRoom table(clock);
  const auto look = [&] { story.shown[table.log.size()] = table.shown_to_all(); };
  const auto handle = [&](Client client, const ClientMessage& message) {
    EXPECT_EQ(table.error(client, message), "");
    look();
  };
  look();
  handle(bob, Sit{2});
  handle(bob, Sit{1});
  handle(ann, Configure{.players = 5, .options = R"({"edition":"2004"})"});
  handle(ann, Configure{.players = 3, .options = "{}"});
  handle(ann, Rename{{"Anna \"the\" mole", "cat", "pepper"}});
  handle(ann, AddBot{2, "normal"});
  handle(ann, Clear{2});
  table.sit(dan, "Dan");
  handle(dan, Leave{});
  handle(ann, AddBot{2, "easy"});
  handle(ann, Shuffle{});
  handle(ann, Configure{.is_public = false, .rest = 30, .undo = true});
  handle(ann, HandOver{index(*table.room->seat_of(bob))});
  handle(bob, HandOver{index(*table.room->seat_of(ann))});
  handle(ann, Start{});
  const int at_bob = index(*table.room->seat_of(bob));
  for (int i = 0; table.room->phase() != Room::Phase::Over; ++i) {
    if (i == 5) handle(bob, Say{"8 paused "});
    if (i == 6) handle(ann, Mute{at_bob, true});
    if (i == 7) handle(ann, Hide{at_bob, true});
    if (i == 8) handle(ann, Pause{true});
    if (i == 8) handle(ann, Pause{false});
    if (i == 10) handle(ann, Substitute{at_bob, "normal"});
    if (i == 20) handle(bob, TakeOver{});
    if (i == 22) handle(ann, Statement{Statement::About::Goal, 1, "gold", ""});
    if (i == 25) handle(ann, Configure{{}, Clock{clock}});
    if (i == 40) handle(ann, Clear{at_bob});
    table.play(1);
    look();
    if (table.room->phase() == Room::Phase::Playing && table.newest(ann, "played").contains("can_take_back"))
      handle(ann, TakeBack{}), table.play(1), look();
  }
  story.log = table.log;
  return story;
}

boost::json::array without_left(boost::json::array shown) {
  for (boost::json::value& message : shown) message.as_object().erase("left");
  return shown;
}

TEST(Restore, BringsEverybodyBackToTheExactQuestionFromEveryPrefix) {
  const Story story = tell(0);
  ASSERT_GT(story.shown.size(), 60U);
  for (const auto& [entries, shown] : story.shown) {
    TestRoom table(
        std::vector<std::string>(story.log.begin(), story.log.begin() + static_cast<std::ptrdiff_t>(entries)));
    const auto restored = table.shown_to_all();
    for (std::size_t i = 0; i < shown.size(); ++i)
      // The pause after a round is shorter if nobody is here.
      ASSERT_TRUE(without_left(restored[i]) == without_left(shown[i])) << "after " << story.log[entries - 1];
  }
}

TEST(Restore, ReadsEveryPrefix) {
  const Story story = tell(60);
  for (std::size_t entries = 1; entries <= story.log.size(); ++entries) {
    Room room("table", {});
    const std::vector<std::string> log(story.log.begin(), story.log.begin() + static_cast<std::ptrdiff_t>(entries));
    const auto failed = room.restore(log, 1'700'000'000'000);
    ASSERT_FALSE(failed) << failed->sentence;
  }
  // The clock starts again, everything else is the same.
  TestRoom table(story.log);
  const auto restored = table.shown_to_all();
  for (std::size_t i = 0; i < restored.size(); ++i)
    EXPECT_EQ(without_left(restored[i]), without_left(story.shown.at(story.log.size())[i]));
}

TEST(Restore, TheMatchContinuesAsWithoutARestart) {
  TestRoom table;
  table.sit(dan, "Dan");
  ASSERT_EQ(table.error(ann, Start{}), "");
  table.play(30);
  TestRoom again(table.log, table.now);
  const Client people[] = {ann, bob, dan};
  for (int i = 0; i < 3; ++i) again.enter(people[i], seat(i));
  table.play();
  again.play();
  ASSERT_EQ(again.log, table.log);
  EXPECT_EQ(again.shown_to_all(), table.shown_to_all());
  EXPECT_EQ(again.finished->record, table.finished->record);
}

TEST(Restore, LongClocksContinueAndShortClocksStartAgain) {
  constexpr std::int64_t a_day = 86'400;
  for (const std::int64_t clock : {a_day, std::int64_t{60}}) {
    TestRoom table(clock);
    table.start();
    while (!table.is_asked(ann) && !table.is_asked(bob)) {
      table.wait(1);
      table.tick();
    }
    const Time asked_at = table.now;
    table.wait(50);
    table.restore(table.log);
    table.enter(ann, seat(0));
    table.enter(bob, seat(1));
    const bool continues = clock == a_day;
    EXPECT_EQ(table.room->next_tick(), (continues ? asked_at : table.now) + clock * 1000);
    EXPECT_EQ(table.newest(ann, "view").at("left"), continues ? clock - 50 : clock);
    table.now = *table.room->next_tick();
    EXPECT_EQ(table.tick(), 1U);
  }
}

TEST(Restore, NobodyWaitsLongerWhenTheSystemClockWasSetBack) {
  TestRoom table(86'400);
  table.start();
  table.now -= 3'600'000;
  table.restore(table.log);
  EXPECT_LE(*table.room->next_tick(), table.now + 86'400'000);
}

TEST(Restore, APausedTableStaysPaused) {
  TestRoom table(60);
  table.start();
  table.handle(ann, Pause{true});
  table.restore(table.log);
  EXPECT_EQ(table.room->phase(), Room::Phase::Paused);
  EXPECT_FALSE(table.room->next_tick());
}

TEST(Restore, ADamagedLogIsAnErrorThatNamesTheEntry) {
  const Story story = tell(0);
  const std::vector<std::string> begin(story.log.begin(), story.log.begin() + 40);
  for (std::size_t i = 0; i < begin.size(); ++i)
    for (const std::string damage :
         {"", "x", "1700000000", "1700000000 dance", "1700000000 answer 0 dance", "1700000000 answer 0 [\"dance\"]",
          "1700000000 answer 9 [\"pass\"]", "1700000000 closed x", "1700000000 sat 0 {", "1700000000 created {}",
          "1700000000 seating 0", "1700000000 muted 0", "1700000000 host 3", "1700000000 bot 2 genius"}) {
      auto log = begin;
      log[i] = damage;
      Room room("table", {});
      const auto failed = room.restore(log, 1'700'000'000'000);
      ASSERT_TRUE(failed) << "entry " << i + 1 << " is " << damage;
      EXPECT_NE(failed->sentence.find("entry "), std::string::npos);
    }
}

}  // namespace
}  // namespace filon::server
