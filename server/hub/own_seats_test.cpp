// What people learn about their own seats without sitting down: at running tables and at those whose match is over.
#include <gtest/gtest.h>

#include "server/fair/fair.h"
#include "server/hub/test_guest.h"

namespace filon::server {
namespace {

class OwnSeats : public testing::Test {
 protected:
  json::value ask(const std::string& table, const std::string& token) {
    return json::parse(hub->own_seats({{table, token}})).at(0);
  }

  TestHub hub;
  Guest ann{hub}, bob{hub};
};

TEST_F(OwnSeats, SayWhoIsAskedAndWhoIsHere) {
  ann.say(create);
  bob.join(ann.code());
  json::value seat = ask(ann.table(), ann.token());
  EXPECT_EQ(seat.at("phase"), "lobby");
  EXPECT_EQ(seat.at("seat"), 0);
  EXPECT_EQ(seat.at("asked"), false);
  EXPECT_EQ(seat.at("connected"), json::array({true, true, false}));
  EXPECT_FALSE(seat.as_object().contains("finished_at"));
  ann.say(R"({"type":"add_bot","seat":2,"level":"easy"})");
  ann.say(R"({"type":"start"})");
  for (int i = 0; i < 20; ++i) {
    const int who =
        static_cast<int>(ann.newest(i == 0 ? "view" : "played").at("question").at("seats").at(0).as_int64());
    EXPECT_EQ(ask(ann.table(), ann.token()).at("asked"), who == 0);
    EXPECT_EQ(ask(ann.table(), bob.token()).at("asked"), who == 1);
    if (ann.answer() || bob.answer()) continue;
    hub.now += 1000;
    hub.tick();
  }
  ann.say(R"({"type":"pause","on":true})");
  EXPECT_EQ(ask(ann.table(), ann.token()).at("asked"), false);
  EXPECT_EQ(ask(ann.table(), bob.token()).at("asked"), false);
  bob.hang_up();
  seat = ask(ann.table(), bob.token());
  EXPECT_EQ(seat.at("seat"), 1);
  EXPECT_EQ(seat.at("connected"), json::array({true, false, false}));
  EXPECT_EQ(seat.at("names"), json::array({"Ann", "Bob", nullptr}));
}

TEST_F(OwnSeats, AreNotToldToOthers) {
  ann.say(create);
  bob.say(create);
  EXPECT_TRUE(ask(ann.table(), bob.token()).is_null());
  EXPECT_TRUE(ask("nothing", ann.token()).is_null());
  EXPECT_TRUE(ask(ann.code(), ann.token()).is_null()) << "a code is not enough";
  const std::string all = hub->own_seats({{ann.table(), bob.token()}, {bob.table(), bob.token()}, {"", ""}});
  const json::array list = json::parse(all).as_array();
  EXPECT_TRUE(list.at(0).is_null());
  EXPECT_EQ(list.at(1).at("table").as_string(), bob.table());
  EXPECT_TRUE(list.at(2).is_null());
  EXPECT_EQ(all.find(bob.token()), std::string::npos);
}

TEST_F(OwnSeats, AreThereAfterTheEnd) {
  begin_with_bots(ann);
  play_to_the_end(hub, ann);
  const std::string table = ann.table(), token = ann.token();
  const json::value before = ask(table, token);
  EXPECT_EQ(before.at("phase"), "over");
  EXPECT_EQ(before.at("asked"), false);
  EXPECT_EQ(before.at("finished_at"), hub.now / 1000);
  EXPECT_EQ(before.at("connected"), json::array({true, false, false}));
  hub.restart();
  json::object after = ask(table, token).as_object();
  EXPECT_EQ(after.at("connected"), json::array({false, false, false}));
  after["connected"] = before.at("connected");
  EXPECT_EQ(after, before);
  EXPECT_EQ(hub->figures().tables, 0U) << "nothing is opened for it";
  EXPECT_TRUE(ask(table, std::string(22, 'x')).is_null());
  const int asked = hub.archive.finished_asked();
  ask(table, token);
  EXPECT_EQ(hub.archive.finished_asked(), asked) << "it is kept";
}

TEST_F(OwnSeats, OfSomebodyWhoLeftAreGone) {
  ann.say(create);
  bob.join(ann.code());
  ann.say(R"({"type":"add_bot","seat":2,"level":"easy"})");
  ann.say(R"({"type":"shuffle"})");
  ann.say(R"({"type":"start"})");
  bob.say(R"({"type":"give_up"})");
  EXPECT_TRUE(ask(ann.table(), bob.token()).is_null());
  play_to_the_end(hub, ann);
  const int at = static_cast<int>(ask(ann.table(), ann.token()).at("seat").as_int64());
  hub.restart();
  EXPECT_TRUE(ask(ann.table(), bob.token()).is_null());
  EXPECT_EQ(ask(ann.table(), ann.token()).at("seat"), at);
}

TEST_F(OwnSeats, OfADamagedTableAreNotTold) {
  begin_with_bots(ann);
  play_to_the_end(hub, ann);
  FinishedTable over = **hub.archive.finished(ann.table());
  over.log.at(1) = "nonsense";
  hub.archive.replace_finished(over);
  hub.restart();
  EXPECT_TRUE(ask(ann.table(), ann.token()).is_null());
  over.table = "empty";
  over.summary = "";
  hub.archive.replace_finished(over);
  EXPECT_TRUE(ask("empty", ann.token()).is_null());
}

}  // namespace
}  // namespace filon::server
