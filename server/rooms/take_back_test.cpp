// Taking back an answer that told nobody anything new, before anybody has answered.
#include <set>

#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;
namespace json = boost::json;

// Ann, Bob and Dan discard cards until none are left to draw; then it is Ann's turn. Nobody digs, so the round goes on.
class TakingBack : public testing::Test {
 protected:
  static const std::vector<std::string>& log_before() {
    static const std::vector<std::string> log = [] {
      TestRoom table;
      table.sit(dan, "Dan");
      EXPECT_EQ(table.error(ann, Configure{.undo = true}), "");
      EXPECT_EQ(table.error(ann, Start{}), "");
      for (int i = 0; i < 100 && !(pile(table) == 0 && table.is_asked(ann)); ++i) discard(table);
      EXPECT_EQ(pile(table), 0);
      return table.log;
    }();
    return log;
  }
  static std::int64_t pile(TestRoom& table) {
    const json::value* pile = table.readers[eve].whole().at("table").as_object().if_contains("pile");
    return pile ? pile->as_int64() : 0;
  }
  static Client asked(TestRoom& table) {
    for (const Client client : {ann, bob, dan})
      if (table.is_asked(client)) return client;
    return 0;
  }
  static Answer discarding(TestRoom& table, Client client) {
    return {table.readers[client].question(),
            R"(["discard",[)" + json::serialize(table.readers[client].hand().at(0)) + "]]"};
  }
  static void discard(TestRoom& table) {
    const Client client = asked(table);
    ASSERT_NE(client, 0U);
    ASSERT_EQ(table.error(client, discarding(table, client)), "");
  }

  TakingBack() : table(log_before()) { come(table); }
  static void come(TestRoom& table) {
    table.enter(ann, seat(0));
    table.enter(bob, seat(1));
    table.enter(dan, seat(2));
    table.enter(eve, nobody);
  }
  bool can(Client client) { return table.newest(client, "played").contains("can_take_back"); }

  TestRoom table;
};

TEST_F(TakingBack, IsOfferedToTheSeatThatAnswered) {
  EXPECT_EQ(table.newest(ann, "lobby").at("undo"), true);
  discard(table);
  EXPECT_TRUE(can(ann));
  EXPECT_FALSE(can(bob));
  EXPECT_FALSE(can(dan));
  EXPECT_FALSE(can(eve));
}

TEST_F(TakingBack, UndoesTheAnswerForEverybody) {
  const auto before = table.shown_to_all();
  const auto view = table.newest(ann, "view");
  discard(table);
  EXPECT_EQ(table.error(ann, TakeBack{}), "");
  EXPECT_TRUE(table.log.back().ends_with(" took_back 0"));
  EXPECT_EQ(table.shown_to_all(), before);
  for (const Client client : {ann, bob, dan, eve}) {
    EXPECT_EQ(table.newest(client, "taken_back").at("seat"), 0);
    EXPECT_EQ(table.newest(client, "view").at("n"), view.at("n"));
  }
  EXPECT_EQ(table.newest(ann, "view"), view);
  EXPECT_TRUE(table.is_asked(ann));
  EXPECT_FALSE(table.is_asked(bob));
  discard(table);
  EXPECT_TRUE(can(ann)) << "again";
}

TEST_F(TakingBack, IsForNobodyElse) {
  discard(table);
  EXPECT_EQ(table.error(bob, TakeBack{}), "not_now");
  EXPECT_EQ(table.error(eve, TakeBack{}), "not_seated");
  EXPECT_EQ(table.error(ann, TakeBack{}), "");
  EXPECT_EQ(table.error(ann, TakeBack{}), "not_now") << "once";
}

TEST_F(TakingBack, IsTooLateWhenSomebodyHasAnswered) {
  discard(table);
  discard(table);
  EXPECT_EQ(table.error(ann, TakeBack{}), "not_now");
  EXPECT_TRUE(can(bob));
  EXPECT_EQ(table.error(bob, TakeBack{}), "");
  EXPECT_EQ(table.error(ann, TakeBack{}), "not_now");
}

TEST_F(TakingBack, NeedsARunningMatchAndTheSetting) {
  discard(table);
  table.handle(ann, Pause{true});
  EXPECT_EQ(table.error(ann, TakeBack{}), "not_now");
  table.handle(ann, Pause{false});
  EXPECT_EQ(table.error(bob, Configure{.undo = false}), "not_host");
  table.handle(ann, Configure{.undo = false});
  EXPECT_EQ(table.newest(bob, "lobby").at("undo"), false);
  EXPECT_EQ(table.error(ann, TakeBack{}), "not_now");
  table.handle(ann, Configure{.undo = true});
  EXPECT_EQ(table.error(ann, TakeBack{}), "not_now") << "from the next answer on";
  discard(table);
  EXPECT_TRUE(can(bob));
}

TEST_F(TakingBack, IsNotPossibleWhenACardWasDrawn) {
  TestRoom fresh;
  fresh.sit(dan, "Dan");
  fresh.handle(ann, Configure{.undo = true});
  fresh.handle(ann, Start{});
  const Client client = asked(fresh);
  discard(fresh);
  EXPECT_FALSE(fresh.newest(client, "played").contains("can_take_back"));
  EXPECT_EQ(fresh.error(client, TakeBack{}), "not_now");
}

TEST_F(TakingBack, LeavesChanceWhereItWas) {
  TestRoom other(log_before());
  come(other);
  const Answer answer = discarding(other, ann);
  discard(table);
  table.handle(ann, TakeBack{});
  ASSERT_EQ(table.error(ann, answer), "");
  ASSERT_EQ(other.error(ann, answer), "");
  table.play();
  other.play();
  EXPECT_EQ(table.shown_to_all(), other.shown_to_all()) << "the next rounds are the same";
  EXPECT_EQ(table.finished->record, other.finished->record);
}

TEST_F(TakingBack, IsRestored) {
  discard(table);
  table.handle(ann, TakeBack{});
  TestRoom again(table.log, table.now);
  EXPECT_EQ(again.shown_to_all(), table.shown_to_all());
  come(again);
  discard(again);
  discard(table);
  EXPECT_EQ(again.shown_to_all(), table.shown_to_all());
}

TEST_F(TakingBack, ThatIsNotPossibleIsADamagedLog) {
  auto log = log_before();
  log.push_back("1700000000 took_back 0");
  Room room("table", {});
  EXPECT_TRUE(room.restore(log, table.now));
}

TEST_F(TakingBack, GainsNoTime) {
  table.handle(ann, Configure{.clock = Clock{60}});
  table.wait(50);
  discard(table);
  table.handle(ann, TakeBack{});
  EXPECT_EQ(table.newest(ann, "view").at("left"), 10);
  EXPECT_EQ(table.room->next_tick(), table.now + 10'000);
  // A bot that answers in time for Ann cannot be corrected.
  table.wait(10);
  EXPECT_EQ(table.tick(), 1U);
  EXPECT_FALSE(can(ann));
  EXPECT_EQ(table.error(ann, TakeBack{}), "not_now");
}

TEST_F(TakingBack, DropsWhatABotThoughtOfIt) {
  table.handle(ann, Substitute{1, "normal"});
  table.handle(ann, Substitute{2, "easy"});
  table.holds_thoughts = true;
  discard(table);
  ASSERT_EQ(table.thoughts.size(), 1U);
  EXPECT_EQ(table.error(ann, TakeBack{}), "");
  const std::size_t entries = table.log.size();
  // Ann gives another answer, so the same question is open again when the bot has thought.
  const auto held = std::exchange(table.thoughts, {});
  ASSERT_EQ(table.error(ann, Answer{table.readers[ann].question(), table.readers[ann].answers().back()}), "");
  const auto newer = std::exchange(table.thoughts, held);
  EXPECT_EQ(table.finish_thoughts(), 0);
  EXPECT_EQ(table.log.size(), entries + 1);
  table.thoughts = newer;
  table.holds_thoughts = false;
  EXPECT_EQ(table.finish_thoughts(), 1);
  table.play();
  EXPECT_EQ(table.room->phase(), Room::Phase::Over) << "bots that were seated anew play on";
}

// Whatever is played: where it is offered, nothing was learned, and everything is as before.
TEST(TakeBack, OfWhatTellsNothingNew) {
  const std::set<std::string_view> harmless{"path_placed",     "tool_broken", "tool_mended", "rock_fell",
                                            "cards_discarded", "passed",      "played_on",   "cleared_away"};
  const std::set<std::string_view> known{"lost_card", "discarded_card"};
  int taken = 0;
  for (const char* modules : {"[]", R"(["saboteur2"])"}) {
    TestRoom table(0, "classic", std::string(R"({"modules":)") + modules + "}");
    table.sit(dan, "Dan");
    table.handle(ann, Configure{.undo = true});
    ASSERT_EQ(table.error(ann, Start{}), "");
    Rng rng(7);
    for (int i = 0; i < 2000 && table.room->phase() == Room::Phase::Playing; ++i) {
      bool answered = false;
      for (const Client client : {ann, bob, dan}) {
        if (answered || !table.is_asked(client)) continue;
        answered = true;
        const auto before = table.shown_to_all();
        const bool is_pause = table.readers[client].legal().contains("go_on");
        const Answer answer{table.readers[client].question(),
                            testkit::digs_mostly(table.readers[client].answers(), rng)};
        ASSERT_EQ(table.error(client, answer), "") << answer.answer;
        if (is_pause) {
          table.readers[client].went_on();
          continue;
        }
        const json::object played = table.newest(client, "played");
        if (!played.contains("can_take_back")) continue;
        for (const json::value& event : played.at("told").as_array())
          EXPECT_TRUE(harmless.contains(event.at(0).as_string())) << json::serialize(played);
        for (const Client other : {ann, bob, dan}) {
          const json::object heard = table.newest(other, "played");
          if (!heard.contains("secrets")) continue;
          EXPECT_EQ(other, client) << json::serialize(heard);
          for (const json::value& secret : heard.at("secrets").as_array())
            EXPECT_TRUE(known.contains(secret.at(0).as_string())) << json::serialize(heard);
        }
        if (rng.below(2) == 0) continue;
        ++taken;
        ASSERT_EQ(table.error(client, TakeBack{}), "");
        ASSERT_TRUE(table.shown_to_all() == before);
      }
      if (answered) continue;
      table.now = std::max(table.now, table.room->next_tick().value_or(table.now));
      table.tick();
    }
    EXPECT_EQ(table.room->phase(), Room::Phase::Over);
    TestRoom again(table.log, table.now);
    EXPECT_EQ(again.shown_to_all(), table.shown_to_all());
  }
  EXPECT_GT(taken, 5);
}

}  // namespace
}  // namespace filon::server
