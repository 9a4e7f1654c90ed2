// What a seat may say at any time (signals), and two answers in one message.
#include "server/rooms/test_room.h"
#include "testkit/cites.h"

namespace filon::server {
namespace {

using namespace protocol;

class Signals : public testing::Test {
 protected:
  Signals() { deal(); }
  void deal() {
    dealt = std::make_unique<TestRoom>(0, "lost_mines", R"({"first_player":0})");
    dealt->sit(dan, "Dan");
    EXPECT_EQ(dealt->error(ann, Start{}), "");
  }
  std::string ready(Client client, bool on) {
    return dealt->error(client, Signal{on ? R"(["set_ready",true])" : R"(["set_ready",false])"});
  }
  boost::json::value seats_ready(Client client) {
    const boost::json::value* ready = dealt->readers[client].whole().at("table").as_object().if_contains("ready");
    return ready ? *ready : boost::json::array();
  }

  std::unique_ptr<TestRoom> dealt;
};

TEST_F(Signals, AreTakenFromSeatsThatAreNotAsked) {
  ASSERT_FALSE(dealt->is_asked(bob));
  const int question = dealt->readers[ann].question();
  EXPECT_EQ(ready(bob, true), "");
  EXPECT_EQ(seats_ready(eve), boost::json::array{1});
  EXPECT_TRUE(dealt->is_asked(ann)) << "the question stays open";
  EXPECT_EQ(dealt->readers[ann].question(), question);
  EXPECT_EQ(ready(bob, true), "already_so");
  EXPECT_EQ(ready(bob, false), "");
  EXPECT_EQ(seats_ready(eve), boost::json::array());
}

TEST_F(Signals, AreNotAnswersAndAnswersAreNotSignals) {
  EXPECT_EQ(dealt->error(ann, Answer{dealt->readers[ann].question(), R"(["set_ready",true])"}), "not_now");
  EXPECT_EQ(dealt->error(ann, Signal{R"(["walk",[]])"}), "no_such_signal");
  EXPECT_EQ(dealt->error(ann, Signal{R"(["dance"])"}), "no_such_signal");
  EXPECT_EQ(dealt->error(eve, Signal{R"(["set_ready",true])"}), "not_seated");
}

TEST_F(Signals, SurviveARestart) {
  EXPECT_EQ(ready(bob, true), "");
  EXPECT_EQ(ready(ann, true), "");
  const auto before = dealt->shown_to_all();
  TestRoom again(dealt->log, dealt->now);
  EXPECT_EQ(again.shown_to_all(), before);
}

TEST_F(Signals, AreBoundedLikeEverythingThatIsNoMove) {
  std::string error;
  for (int i = 0; i < 100'000 && error.empty(); ++i) error = ready(bob, i % 2 == 0);
  EXPECT_EQ(error, "log_full");
  EXPECT_TRUE(dealt->answer(ann)) << "the match goes on";
}

TEST_F(Signals, DoNotExistInOtherGames) {
  TestRoom classic;
  classic.start();
  EXPECT_EQ(classic.error(ann, Signal{R"(["set_ready",true])"}), "no_such_signal");
}

TEST_F(Signals, AreNotTakenWhileABotAnswersForTheSeat) {
  EXPECT_EQ(dealt->error(ann, Substitute{1, "easy"}), "");
  EXPECT_EQ(ready(bob, true), "substituted");
  EXPECT_EQ(dealt->error(bob, TakeOver{}), "");
  EXPECT_EQ(ready(bob, true), "");
}

// The bot thinks about the flag, too: if it were set meanwhile, its answer would not be legal.
TEST_F(Signals, AreNotTakenWhileABotThinksBecauseTimeIsUp) {
  dealt->handle(ann, Configure{.clock = Clock{60}});
  dealt->holds_thoughts = true;
  dealt->now = *dealt->room->next_tick();
  dealt->tick();
  ASSERT_EQ(dealt->thoughts.size(), 1U);
  EXPECT_EQ(ready(ann, true), "not_now");
  EXPECT_EQ(ready(bob, true), "");
  const Effects::Thought& thought = dealt->thoughts.front();
  Effects effects;
  EXPECT_TRUE(dealt->room->thought(thought.seat, thought.ticket, R"(["set_ready",true])", dealt->now, effects));
}

// Otherwise one could measure how long a bot thinks: it would begin anew just before it answers.
TEST_F(Signals, DoNotDelayABot) {
  dealt->holds_thoughts = true;
  dealt->handle(ann, Substitute{0, "easy"});
  EXPECT_EQ(dealt->finish_thoughts(), 1);
  dealt->now = *dealt->room->next_tick();
  EXPECT_EQ(ready(bob, true), "");
  EXPECT_TRUE(dealt->thoughts.empty());
  EXPECT_EQ(dealt->tick(), 1U) << "it answers at the end of its pause";
}

class TwoAnswers : public Signals {
 protected:
  // Chance may leave Ann without such a card.
  TwoAnswers() {
    while (laying().lay.empty()) deal();
  }
  // A path card that Ann can lay so that her dwarf can step onto it, and the step.
  struct Turn {
    std::string lay, walk;
  };
  Turn laying() {
    const boost::json::array start = dealt->readers[ann].whole().at("table").at("seats").at("0").at("dwarf").as_array();
    for (const std::string& answer : dealt->readers[ann].answers()) {
      const boost::json::array list = boost::json::parse(answer).as_array();
      if (list[0] != "lay_path" || list[1].as_string().find("tree") != std::string::npos ||
          list[1].as_string().find("pond") != std::string::npos ||
          list[1].as_string().find("ravine") != std::string::npos)
        continue;
      const boost::json::array& at = list[2].as_array();
      const auto far =
          std::abs(at[0].as_int64() - start[0].as_int64()) + std::abs(at[1].as_int64() - start[1].as_int64());
      if (far == 1) return {answer, R"(["walk",[)" + boost::json::serialize(at) + "]]"};
    }
    return {};
  }
};

TEST_F(TwoAnswers, ArePlayedOneAfterTheOther) {
  cites("LOST-TURN-27");
  const auto [lay, walk] = laying();
  EXPECT_EQ(dealt->error(ann, Answer{dealt->readers[ann].question(), lay, walk}), "");
  EXPECT_TRUE(dealt->is_asked(bob));
}

TEST_F(TwoAnswers, AreRefusedAsAWhole) {
  cites("LOST-TURN-27");
  const auto [lay, walk] = laying();
  const auto before = dealt->shown_to_all();
  EXPECT_EQ(dealt->error(ann, Answer{dealt->readers[ann].question(), lay, R"(["walk",[[9,6]]])"}), "not_connected");
  EXPECT_EQ(dealt->error(ann, Answer{dealt->readers[ann].question(), lay, lay}), "not_the_question");
  EXPECT_EQ(dealt->error(ann, Answer{dealt->readers[ann].question(), walk, lay}), "not_the_question");
  EXPECT_EQ(dealt->shown_to_all(), before);
  EXPECT_TRUE(dealt->is_asked(ann));
}

}  // namespace
}  // namespace filon::server
