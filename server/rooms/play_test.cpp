// A match at a table: whose answer counts, what bots and clocks do, and what is published at the end.
#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

// A match in which a person is asked.
class Playing : public testing::Test {
 protected:
  void begin(std::int64_t clock = 0) {
    table = std::make_unique<TestRoom>(clock);
    table->start();
    until_a_person_is_asked();
  }
  void until_a_person_is_asked() {
    while (!table->is_asked(ann) && !table->is_asked(bob)) {
      table->now = *table->room->next_tick();
      ASSERT_EQ(table->tick(), 1U);
    }
    asked = table->is_asked(ann) ? ann : bob;
    other = asked == ann ? bob : ann;
  }
  int seat_of(Client client) const { return index(*table->room->seat_of(client)); }

  std::unique_ptr<TestRoom> table;
  Client asked = 0, other = 0;
};

TEST_F(Playing, NobodyAnswersForAnotherSeat) {
  begin();
  const Answer answer = table->digging(asked);
  const auto before = table->shown_to_all();
  EXPECT_EQ(table->error(other, answer), "not_asked");
  EXPECT_EQ(table->error(eve, answer), "not_seated");
  EXPECT_EQ(table->shown_to_all(), before);
  EXPECT_EQ(table->error(asked, answer), "");
  EXPECT_TRUE(table->log.back().ends_with(" answer " + std::to_string(seat_of(asked)) + " " + answer.answer));
}

TEST_F(Playing, ALateAnswerDoesNotCountForTheNextQuestion) {
  begin();
  const Answer answer = table->digging(asked);
  EXPECT_EQ(table->error(asked, {Answer{answer.question + 1, answer.answer}}), "late");
  EXPECT_EQ(table->error(asked, answer), "");
  EXPECT_EQ(table->error(asked, answer), "late") << "sent twice";
}

TEST_F(Playing, ARefusalSaysWhyAndForWhichQuestion) {
  begin();
  const int question = table->digging(asked).question;
  EXPECT_EQ(table->error(asked, Answer{question, R"(["pass"])"}), "hand_not_empty");
  const auto refused = table->newest(asked, "refused");
  EXPECT_EQ(refused.at("question"), question);
  EXPECT_FALSE(refused.at("text").as_string().empty());
}

TEST_F(Playing, BothDevicesOfAPersonCanPlay) {
  begin();
  table->enter(dan, *table->room->seat_of(asked));
  EXPECT_EQ(table->readers[dan].legal(), table->readers[asked].legal());
  EXPECT_EQ(table->error(dan, table->digging(dan)), "");
  EXPECT_EQ(table->inbox[dan].back(), table->inbox[asked].back());
}

TEST_F(Playing, ABotAnswersForASubstitutedPerson) {
  begin();
  const int at = seat_of(asked);
  EXPECT_EQ(table->error(ann, Substitute{at, "easy"}), "");
  EXPECT_EQ(table->lobby_seat(at).at("bot"), "easy");
  EXPECT_EQ(table->error(asked, table->digging(asked)), "substituted");
  table->now = *table->room->next_tick();
  EXPECT_EQ(table->tick(), 1U);
  EXPECT_TRUE(table->log.back().find(" answer " + std::to_string(at) + " ") != std::string::npos);
}

TEST_F(Playing, APersonWhoTakesOverPlaysAgain) {
  begin();
  const int at = seat_of(asked);
  table->handle(ann, Substitute{at, "easy"});
  const std::size_t views = table->count(asked, "view");
  EXPECT_EQ(table->error(other, TakeOver{}), "not_now") << "no bot answers for them";
  EXPECT_EQ(table->error(asked, TakeOver{}), "");
  EXPECT_EQ(table->count(asked, "view"), views + 1) << "they see what they are asked";
  EXPECT_FALSE(table->lobby_seat(at).contains("bot"));
  EXPECT_FALSE(table->room->next_tick());
  EXPECT_EQ(table->error(asked, table->digging(asked)), "");
}

TEST_F(Playing, TheHostCanRemoveTheBot) {
  begin();
  table->handle(ann, Substitute{seat_of(asked), "easy"});
  EXPECT_EQ(table->error(ann, Substitute{seat_of(asked), {}}), "");
  EXPECT_EQ(table->error(asked, table->digging(asked)), "");
}

TEST_F(Playing, BotsPauseBeforeEachAnswer) {
  begin();
  for (const Client client : {ann, bob}) table->handle(ann, Substitute{seat_of(client), "easy"});
  for (int i = 0; i < 6; ++i) {
    const Time due = *table->room->next_tick();
    EXPECT_EQ(due, table->now + RoomSettings{}.bot_pause);
    table->now = due - 1;
    EXPECT_EQ(table->tick(), 0U);
    table->now = due;
    EXPECT_EQ(table->tick(), 1U);
    EXPECT_EQ(table->tick(), 0U);
    EXPECT_TRUE(std::string_view(table->log.back()).find(" answer ") != std::string_view::npos);
  }
}

TEST_F(Playing, ThereIsALongerPauseAtTheEndOfARound) {
  begin();
  for (const Client client : {ann, bob}) table->handle(ann, Substitute{seat_of(client), "easy"});
  int rounds = 1;
  for (int i = 0; i < 400 && rounds < 3; ++i) {
    table->now = *table->room->next_tick();
    ASSERT_EQ(table->tick(), 1U);
    const boost::json::object played = table->newest(eve, "played");
    rounds += played.at("table").as_object().contains("round") ? 1 : 0;
    const bool is_pause = played.at("question").at("what") == "go_on";
    EXPECT_EQ(played.at("question").as_object().contains("window"), is_pause);
    EXPECT_EQ(played.contains("left"), is_pause) << "this table has no clock";
    if (is_pause) {
      EXPECT_EQ(played.at("left"), (RoomSettings{}.bot_pause * 6 + 999) / 1000) << "in seconds, rounded up";
      EXPECT_EQ(table->error(ann, Answer{table->readers[ann].question(), R"(["go_on"])"}), "substituted");
    }
    EXPECT_EQ(*table->room->next_tick(), table->now + RoomSettings{}.bot_pause * (is_pause ? 6 : 1));
  }
  EXPECT_EQ(rounds, 3);
}

TEST_F(Playing, WithoutAClockThereIsNoTimeLimit) {
  begin();
  EXPECT_FALSE(table->room->next_tick());
  table->wait(365L * 24 * 3600);
  EXPECT_EQ(table->tick(), 0U);
  EXPECT_FALSE(table->newest(asked, "view").contains("left"));
}

TEST_F(Playing, WhenTimeIsUpABotAnswersThisOneQuestion) {
  begin(60);
  const Time asked_at = table->now;
  EXPECT_EQ(table->room->next_tick(), asked_at + 60'000);
  table->now = asked_at + 59'999;
  EXPECT_EQ(table->tick(), 0U);
  table->now = asked_at + 60'000;
  const int at = seat_of(asked);
  EXPECT_EQ(table->tick(), 1U);
  EXPECT_TRUE(table->log.back().find(" answer " + std::to_string(at) + " ") != std::string::npos);
  EXPECT_FALSE(table->lobby_seat(at).contains("bot"));
  const Client late = asked;
  for (int i = 0; i < 10 && !table->is_asked(late); ++i) {
    table->now = *table->room->next_tick();
    table->tick();
  }
  EXPECT_EQ(table->error(late, table->digging(late)), "");
}

TEST_F(Playing, MessagesHaveTheTimeLeft) {
  begin(60);
  table->wait(20);
  table->enter(dan, *table->room->seat_of(asked));
  EXPECT_EQ(table->newest(dan, "view").at("left"), 40);
  table->handle(asked, table->digging(asked));
  EXPECT_EQ(table->newest(asked, "played").at("left"), 60);
}

TEST_F(Playing, ANewClockStartsAtOnce) {
  begin(60);
  table->wait(50);
  EXPECT_EQ(table->error(ann, Configure{{}, Clock{5}}), "");
  EXPECT_EQ(table->room->next_tick(), table->now + 5'000);
  EXPECT_EQ(table->error(ann, Configure{{}, Clock{0}}), "");
  EXPECT_FALSE(table->room->next_tick());
}

TEST_F(Playing, APauseStopsClockAndBots) {
  begin(60);
  table->handle(ann, Substitute{seat_of(bob), "easy"});
  EXPECT_EQ(table->error(ann, Pause{true}), "");
  EXPECT_FALSE(table->room->next_tick());
  table->wait(1000);
  EXPECT_EQ(table->tick(), 0U);
  EXPECT_EQ(table->error(asked, Answer{0, R"(["pass"])"}), "not_now");
  EXPECT_EQ(table->error(ann, Pause{false}), "");
  EXPECT_GT(*table->room->next_tick(), table->now);
  table->handle(ann, Substitute{seat_of(bob), {}});
  until_a_person_is_asked();
  EXPECT_EQ(table->room->next_tick(), table->now + 60'000) << "the clock starts again";
}

TEST_F(Playing, TheQuestionIsSentAgainAfterAPause) {
  begin();
  table->handle(ann, Pause{true});
  table->enter(dan, *table->room->seat_of(asked));
  EXPECT_EQ(table->error(dan, table->digging(dan)), "not_now");
  const std::size_t views = table->count(dan, "view");
  table->handle(ann, Pause{false});
  EXPECT_EQ(table->count(dan, "view"), views + 1);
  EXPECT_EQ(table->error(dan, table->digging(dan)), "");
}

TEST_F(Playing, ASubstitutedPersonIsOfferedNoAnswers) {
  begin();
  table->handle(ann, Substitute{seat_of(asked), "easy"});
  table->handle(ann, Pause{true});
  const std::size_t views = table->count(asked, "view");
  table->handle(ann, Pause{false});
  EXPECT_EQ(table->count(asked, "view"), views + 1);
  EXPECT_FALSE(table->newest(asked, "view").contains("legal"));
}

TEST_F(Playing, AHostWhoStaysAwayIsReplaced) {
  begin();
  table->exit(ann);
  const Time left_at = table->now;
  table->wait(60);
  table->tick();
  EXPECT_EQ(*table->room->next_tick(), left_at + 180'000);
  table->wait(119);
  EXPECT_EQ(table->tick(), 0U);
  table->wait(1);
  EXPECT_EQ(table->tick(), 1U);
  EXPECT_EQ(table->newest(bob, "lobby").at("host"), 1);
  EXPECT_EQ(table->error(bob, Substitute{0, "easy"}), "");
}

TEST_F(Playing, AHostWhoComesBackInTimeStaysHost) {
  begin();
  table->exit(ann);
  table->wait(100);
  table->enter(ann, seat(0));
  table->wait(100);
  EXPECT_EQ(table->tick(), 0U);
  EXPECT_EQ(table->newest(bob, "lobby").at("host"), 0);
}

TEST_F(Playing, ASpectatorSeesTheTableAndNothingElse) {
  begin();
  table->play();
  EXPECT_GT(table->count(eve, "played"), 10U);
  for (const std::string& text : table->inbox[eve])
    for (const auto* secret : {"mine", "secrets", "legal", "unplayable", "kept"})
      EXPECT_FALSE(boost::json::parse(text).as_object().contains(secret)) << text;
}

TEST_F(Playing, WhyNotExplainsWhyACardCannotBePlayedThere) {
  begin();
  const auto before = table->shown_to_all();
  const boost::json::array hand = table->readers[asked].hand();
  const WhyNot far{boost::json::serialize(boost::json::object{{"card", "b-nesw"}, {"at", {50, 50}}})};
  const std::string held = "b-nesw";
  const bool holds = std::find(hand.begin(), hand.end(), boost::json::value(held)) != hand.end();
  EXPECT_EQ(table->error(asked, far), holds ? "touches_nothing" : "not_in_hand");
  EXPECT_EQ(table->newest(asked, "refused").at("question"), table->readers[asked].question());
  EXPECT_EQ(table->error(asked, WhyNot{"{}"}), "not_an_answer");
  EXPECT_EQ(table->error(other, far), "not_asked");
  EXPECT_EQ(table->error(eve, far), "not_seated");
  // There is no reply for a card that can be played.
  for (const std::string& answer : table->readers[asked].answers()) {
    const boost::json::array list = boost::json::parse(answer).as_array();
    if (list.at(0) != "place_path") continue;
    const bool turned = list.size() > 3 && list.at(3).as_bool();
    const boost::json::object aim{{"card", list.at(1)}, {"at", list.at(2)}, {"turned", turned}};
    const Effects effects = table->handle(asked, WhyNot{boost::json::serialize(aim)});
    EXPECT_TRUE(effects.messages.empty() && effects.log.empty()) << answer;
  }
  EXPECT_EQ(table->shown_to_all(), before);
}

// A bot thinks on another thread: meanwhile the table handles messages.
TEST_F(Playing, ATableIsNotBlockedWhileABotThinks) {
  begin();
  table->holds_thoughts = true;
  table->handle(ann, Substitute{seat_of(asked), "easy"});
  ASSERT_EQ(table->thoughts.size(), 1U);
  EXPECT_FALSE(table->room->next_tick()) << "only the bot's answer is missing";
  table->wait(60);
  EXPECT_EQ(table->tick(), 0U);
  EXPECT_EQ(table->thoughts.size(), 1U) << "it thinks once";
  EXPECT_EQ(table->error(bob, Say{"hm"}), "");
  EXPECT_EQ(table->error(ann, Pause{true}), "");
  EXPECT_EQ(table->error(ann, Pause{false}), "");
  EXPECT_EQ(table->finish_thoughts(), 1);
  table->now = *table->room->next_tick();
  EXPECT_EQ(table->tick(), 1U);
  EXPECT_NE(table->log.back().find(" answer " + std::to_string(seat_of(asked)) + " "), std::string::npos);
}

// A role that is hard to play would be known by its long thoughts.
TEST_F(Playing, TheTimeOfAnAnswerTellsNothingAboutTheThoughtsOfABot) {
  constexpr Time pause = RoomSettings{}.bot_pause;
  for (const Time thinks : {Time{0}, pause / 2, pause}) {
    begin();
    table->holds_thoughts = true;
    table->handle(ann, Substitute{seat_of(asked), "easy"});
    const Time asked_at = table->now;
    const std::size_t before = table->log.size();
    table->now = asked_at + thinks;
    EXPECT_EQ(table->finish_thoughts(), 1);
    if (thinks < pause) {
      EXPECT_EQ(table->log.size(), before) << "it waits for the end of its pause";
      EXPECT_EQ(table->room->next_tick(), asked_at + pause);
      table->now = asked_at + pause;
      EXPECT_EQ(table->tick(), 1U);
    }
    EXPECT_EQ(table->log.size(), before + 1);
  }
}

TEST_F(Playing, ABotsAnswerThatComesTooLateIsDropped) {
  begin();
  table->holds_thoughts = true;
  table->handle(ann, Substitute{seat_of(asked), "easy"});
  ASSERT_EQ(table->thoughts.size(), 1U);
  EXPECT_EQ(table->error(asked, TakeOver{}), "");
  const Answer answer = table->digging(asked);
  const std::size_t before = table->log.size();
  EXPECT_EQ(table->finish_thoughts(), 0) << "the person has taken over";
  EXPECT_EQ(table->log.size(), before);
  // The same if the next question is open already.
  table->handle(ann, Substitute{seat_of(asked), "easy"});
  ASSERT_EQ(table->thoughts.size(), 1U);
  table->handle(asked, TakeOver{});
  EXPECT_EQ(table->error(asked, answer), "");
  table->handle(ann, Substitute{seat_of(asked), "easy"});
  const std::size_t after = table->log.size();
  EXPECT_EQ(table->finish_thoughts(), 0);
  EXPECT_EQ(table->log.size(), after);
  table->holds_thoughts = false;
  table->play();
  EXPECT_EQ(table->room->phase(), Room::Phase::Over);
}

TEST_F(Playing, ABotThinksAgainIfItsAnswerComesDuringAPause) {
  begin();
  table->holds_thoughts = true;
  table->handle(ann, Substitute{seat_of(asked), "easy"});
  table->handle(ann, Pause{true});
  EXPECT_EQ(table->finish_thoughts(), 0);
  table->holds_thoughts = false;
  table->handle(ann, Pause{false});
  ASSERT_TRUE(table->room->next_tick());
  table->now = *table->room->next_tick();
  EXPECT_EQ(table->tick(), 1U);
}

// Time was up and a bot was asked, but the answer of the person came first.
TEST_F(Playing, APersonMayAnswerBeforeTheBotThatStandsIn) {
  begin(60);
  table->holds_thoughts = true;
  table->now = *table->room->next_tick();
  EXPECT_EQ(table->tick(), 0U);
  ASSERT_EQ(table->thoughts.size(), 1U);
  EXPECT_EQ(table->error(asked, table->digging(asked)), "");
  EXPECT_EQ(table->finish_thoughts(), 0);
}

TEST_F(Playing, SecretAndSaltsArePublishedAtTheEndAndCanBeVerified) {
  begin();
  const auto commitment_told = table->newest(ann, "lobby").at("commitment").as_string();
  table->play();
  ASSERT_EQ(table->room->phase(), Room::Phase::Over);
  const auto lobby = table->newest(eve, "lobby");
  EXPECT_EQ(lobby.at("phase"), "over");
  EXPECT_EQ(hex(commitment(*from_hex(lobby.at("secret").as_string()))), std::string(commitment_told));
  EXPECT_EQ(lobby.at("salts"), boost::json::array({"a", "b", ""}));
  EXPECT_EQ(lobby.at("standing").at("scores").as_array().size(), 3U);
  ASSERT_TRUE(table->finished);
  EXPECT_TRUE(games::replay_json(table->finished->record)) << "the record can be replayed";
  const std::string secret(lobby.at("secret").as_string());
  for (const Client client : {ann, bob, eve})
    for (const std::string& text : table->inbox[client])
      EXPECT_TRUE(text.find(secret) == std::string::npos || text.find(R"("phase":"over")") != std::string::npos)
          << text;
}

TEST_F(Playing, NothingIsAskedAfterTheEnd) {
  begin(60);
  table->play();
  EXPECT_FALSE(table->room->next_tick());
  table->wait(1000);
  EXPECT_EQ(table->tick(), 0U);
  EXPECT_EQ(table->error(ann, Answer{0, R"(["pass"])"}), "not_now");
}

TEST_F(Playing, ARematchKeepsPeopleTokensSeatsAndBots) {
  begin(60);
  table->handle(ann, HandOver{1});
  table->handle(bob, Mute{0, true});
  table->handle(ann, Hide{1, true});
  table->handle(bob, Rename{{"Robert", "dog", ""}});
  table->play();
  EXPECT_EQ(table->error(ann, Rematch{}), "");
  EXPECT_FALSE(table->rematch) << "a guest proposes it";
  EXPECT_EQ(table->newest(bob, "lobby").at("proposed"), boost::json::array{0});
  EXPECT_EQ(table->error(bob, Rematch{}), "");
  ASSERT_TRUE(table->rematch);
  std::vector<std::string> log{Room::creation(table->rematch->create, "FGHIJ", table->now)};
  log.insert(log.end(), table->rematch->log.begin(), table->rematch->log.end());
  TestRoom again(log);
  EXPECT_EQ(again.room->phase(), Room::Phase::Lobby);
  EXPECT_EQ(again.room->seat_of_token(TestRoom::token("Ann")), seat(0));
  EXPECT_EQ(again.room->seat_of_token(TestRoom::token("Bob")), seat(1));
  again.enter(ann, seat(0));
  const auto lobby = again.newest(ann, "lobby");
  EXPECT_EQ(lobby.at("host"), 1);
  EXPECT_EQ(lobby.at("clock"), 60);
  EXPECT_EQ(again.lobby_seat(1).at("name"), "Robert");
  EXPECT_EQ(again.lobby_seat(1).at("avatar"), "dog");
  EXPECT_EQ(again.lobby_seat(2).at("bot"), "easy");
  EXPECT_EQ(again.lobby_seat(0).at("muted"), true);
  EXPECT_NE(lobby.at("commitment"), table->newest(ann, "lobby").at("commitment")) << "a new secret";
  again.enter(bob, seat(1));
  again.handle(bob, Say{"once more"});
  EXPECT_EQ(again.count(ann, "said"), 0U) << "hidden still";
  EXPECT_EQ(again.error(bob, Start{}), "");
  again.play();
  EXPECT_EQ(again.room->phase(), Room::Phase::Over);
  EXPECT_EQ(again.newest(bob, "lobby").at("salts").as_array().at(1), "") << "the old salt is known to all";
}

}  // namespace
}  // namespace filon::server
