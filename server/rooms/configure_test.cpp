// The host changes what is played before the start: seats, options, and that everybody sees it coming.
#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

std::string name_at(TestRoom& table, int at) {
  const boost::json::object chair = table.lobby_seat(at);
  return chair.contains("name") ? std::string(chair.at("name").as_string()) : "";
}
std::size_t seats(TestRoom& table) { return table.newest(ann, "lobby").at("seats").as_array().size(); }

TEST(Configuring, AddsSeats) {
  TestRoom table;
  EXPECT_EQ(table.error(ann, Configure{.players = 5}), "");
  EXPECT_EQ(seats(table), 5U);
  EXPECT_EQ(name_at(table, 0), "Ann");
  EXPECT_EQ(name_at(table, 1), "Bob");
  EXPECT_EQ(table.count(bob, "seat"), 0U) << "they keep their seats";
  table.sit(dan, "Dan", 4);
  EXPECT_EQ(name_at(table, 4), "Dan");
}

TEST(Configuring, ChangesWhatIsPlayedAndNothingElse) {
  TestRoom table;
  const auto before = table.newest(ann, "lobby");
  EXPECT_EQ(table.error(ann, Configure{.players = 2, .options = R"({"modules":["saboteur2"]})"}), "");
  const auto after = table.newest(bob, "lobby");
  EXPECT_EQ(after.at("options").at("modules"), boost::json::array{"saboteur2"});
  EXPECT_EQ(after.at("commitment"), before.at("commitment")) << "the secret stays";
  EXPECT_EQ(after.at("code"), before.at("code"));
  EXPECT_EQ(after.at("host"), 0);
  EXPECT_EQ(table.error(ann, Start{}), "");
  table.play();
  EXPECT_EQ(table.room->phase(), Room::Phase::Over);
  EXPECT_EQ(table.newest(ann, "lobby").at("salts"), boost::json::array({"a", "b"})) << "people keep their salts";
}

TEST(Configuring, TakesTheOptionsAsAWhole) {
  TestRoom table;
  EXPECT_EQ(table.error(ann, Configure{.options = R"({"edition":"2004"})"}), "");
  EXPECT_EQ(table.newest(ann, "lobby").at("options").at("edition"), "2004");
  EXPECT_EQ(table.error(ann, Configure{.players = 4}), "");
  EXPECT_EQ(table.newest(ann, "lobby").at("options").at("edition"), "2004");
  EXPECT_EQ(table.error(ann, Configure{.options = "{}"}), "");
  EXPECT_EQ(table.newest(ann, "lobby").at("options").at("edition"), "2024");
  EXPECT_EQ(seats(table), 4U);
}

TEST(Configuring, GivesPeopleAnEmptySeatOrThatOfABot) {
  TestRoom table;
  table.handle(ann, Configure{.players = 5});
  table.handle(ann, AddBot{1, "easy"});
  EXPECT_EQ(table.error(bob, Sit{4}), "");
  table.handle(ann, AddBot{2, "normal"});
  table.sit(dan, "Dan", 3);
  table.handle(dan, Hide{4, true});
  table.handle(ann, Clear{1});
  table.handle(ann, Hide{3, true});
  // Seats 3 and 4 are gone: Dan gets the empty seat 1, Bob that of the bot.
  EXPECT_EQ(table.error(ann, Configure{.players = 3}), "");
  EXPECT_EQ(name_at(table, 0), "Ann");
  EXPECT_EQ(name_at(table, 1), "Dan");
  EXPECT_EQ(name_at(table, 2), "Bob");
  EXPECT_EQ(table.newest(dan, "seat").at("seat"), 1);
  EXPECT_EQ(table.newest(bob, "seat").at("seat"), 2);
  EXPECT_EQ(table.room->seat_of(bob), seat(2));
  EXPECT_EQ(table.room->seat_of_token(TestRoom::token("Bob")), seat(2));
  EXPECT_EQ(table.room->seat_of(eve), nobody);
  table.handle(bob, Say{"hello"});
  EXPECT_EQ(table.count(dan, "said"), 0U) << "hidden people stay hidden";
  table.handle(dan, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 1U) << "Bob is heard, Dan is not";
  TestRoom again(table.log);
  EXPECT_EQ(again.shown_to_all(), table.shown_to_all());
}

TEST(Configuring, TheHostKeepsTheTableAtAnotherSeat) {
  TestRoom table;
  table.handle(ann, Configure{.players = 5});
  table.handle(ann, Sit{4});
  EXPECT_EQ(table.error(ann, Configure{.players = 3}), "");
  EXPECT_EQ(table.newest(bob, "lobby").at("host"), 0);
  EXPECT_EQ(table.error(ann, Shuffle{}), "");
}

TEST(Configuring, NeverRemovesPeople) {
  TestRoom table;
  table.sit(dan, "Dan");
  table.handle(ann, Configure{.players = 4, .options = R"({"modules":["saboteur2"]})"});
  const auto before = table.shown_to_all();
  EXPECT_EQ(table.error(ann, Configure{.is_public = false, .players = 2}), "too_many_people");
  EXPECT_EQ(table.shown_to_all(), before) << "nothing has changed";
}

TEST(Configuring, SaysWhyItCannotBePlayed) {
  TestRoom table;
  EXPECT_EQ(table.error(ann, Configure{.clock = Clock{60}, .players = 2}), "cannot_play");
  EXPECT_EQ(table.newest(ann, "error").at("text"), "players: the base game takes 3 to 10, not 2");
  EXPECT_EQ(table.newest(ann, "lobby").at("clock"), 0);
  EXPECT_EQ(table.error(ann, Configure{.options = R"({"colour":"red"})"}), "cannot_play");
}

TEST(Choosing, IsSeenUntilItIsDone) {
  TestRoom table;
  const auto is_choosing = [&] { return table.newest(bob, "lobby").contains("choosing"); };
  EXPECT_EQ(table.error(bob, Choosing{true}), "not_host");
  EXPECT_EQ(table.error(ann, Choosing{true}), "");
  EXPECT_TRUE(is_choosing());
  table.handle(bob, Rename{{"Robert", "", ""}});
  EXPECT_TRUE(is_choosing());
  table.handle(ann, Choosing{false});
  EXPECT_FALSE(is_choosing());
  for (const ClientMessage& end :
       {ClientMessage(Configure{.players = 4}), ClientMessage(Configure{.rest = 30}), ClientMessage(HandOver{1})}) {
    table.handle(ann, Choosing{true});
    EXPECT_TRUE(is_choosing());
    table.handle(ann, end);
    EXPECT_FALSE(is_choosing());
  }
  table.handle(bob, HandOver{0});
  table.handle(ann, Choosing{true});
  table.exit(ann);
  EXPECT_FALSE(is_choosing()) << "the host is gone";
}

TEST(Choosing, IsNotStored) {
  TestRoom table;
  const std::size_t entries = table.log.size();
  table.handle(ann, Choosing{true});
  EXPECT_EQ(table.log.size(), entries);
  table.handle(ann, Configure{.players = 3});
  table.handle(ann, AddBot{2, "easy"});
  table.handle(ann, Choosing{true});
  table.handle(ann, Start{});
  EXPECT_FALSE(table.newest(bob, "lobby").contains("choosing"));
  EXPECT_EQ(table.error(ann, Choosing{true}), "not_now");
}

}  // namespace
}  // namespace filon::server
