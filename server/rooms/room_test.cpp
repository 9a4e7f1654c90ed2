// Who may use which command, and when.
#include <set>

#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

const std::vector<std::string>& finished_log() {
  static const std::vector<std::string> log = [] {
    TestRoom table;
    table.start();
    table.play();
    EXPECT_EQ(table.room->phase(), Room::Phase::Over);
    return table.log;
  }();
  return log;
}

// Ann, Bob and a third seat, which is empty in the lobby and has a bot later. Eve watches.
std::unique_ptr<TestRoom> table_in(Room::Phase phase) {
  if (phase == Room::Phase::Over) {
    auto table = std::make_unique<TestRoom>(finished_log());
    table->enter(ann, seat(0));
    table->enter(bob, seat(1));
    table->enter(eve, nobody);
    return table;
  }
  auto table = std::make_unique<TestRoom>();
  if (phase != Room::Phase::Lobby) table->start();
  if (phase == Room::Phase::Paused) table->handle(ann, Pause{true});
  return table;
}

// The errors for the host, a guest and a spectator.
struct By {
  std::string host, guest, spectator;
};
struct Rule {
  std::string name;
  ClientMessage message;
  By lobby, playing, paused, over;
};

const By all{"", "", ""};
const By seated{"", "", "not_seated"};
const By host{"", "not_host", "not_host"};
By only_host(const std::string& code) { return {code, "not_host", "not_host"}; }
By only_seated(const std::string& code) { return {code, code, "not_seated"}; }
const By elsewhere{"at_a_table", "at_a_table", "at_a_table"};

const std::vector<Rule> rules = {
    {"sit", Sit{2}, seated, only_seated("started"), only_seated("started"), only_seated("started")},
    {"sit on somebody", Sit{0}, only_seated("seat_taken"), only_seated("started"), only_seated("started"),
     only_seated("started")},
    {"sit outside", Sit{3}, only_seated("no_such_seat"), only_seated("started"), only_seated("started"),
     only_seated("started")},
    {"rename", Rename{{"Zoe", "", ""}}, seated, seated, seated, seated},
    {"salt", Rename{{"Zoe", "", "salt"}}, seated, only_seated("started"), only_seated("started"),
     only_seated("started")},
    {"leave", Leave{}, all, all, all, all},
    {"add bot", AddBot{2, "easy"}, host, only_host("started"), only_host("started"), only_host("started")},
    {"add bot on somebody", AddBot{1, "easy"}, only_host("seat_taken"), only_host("started"), only_host("started"),
     only_host("started")},
    {"add bot outside", AddBot{3, "easy"}, only_host("no_such_seat"), only_host("started"), only_host("started"),
     only_host("started")},
    {"add bot of no level", AddBot{2, "random"}, only_host("no_such_level"), only_host("started"), only_host("started"),
     only_host("started")},
    {"clear", Clear{1}, host, host, host, only_host("not_now")},
    {"clear oneself", Clear{0}, only_host("yourself"), only_host("yourself"), only_host("yourself"),
     only_host("yourself")},
    {"clear nobody", Clear{2}, host, only_host("not_now"), only_host("not_now"), only_host("not_now")},
    {"clear outside", Clear{3}, only_host("no_such_seat"), only_host("no_such_seat"), only_host("no_such_seat"),
     only_host("no_such_seat")},
    {"shuffle", Shuffle{}, host, only_host("started"), only_host("started"), only_host("started")},
    {"configure", Configure{false, Clock{60}}, host, host, host, host},
    {"configure seats", Configure{.players = 4}, host, only_host("started"), only_host("started"),
     only_host("started")},
    {"configure options", Configure{.options = R"({"edition":"2004"})"}, host, only_host("started"),
     only_host("started"), only_host("started")},
    {"configure nonsense", Configure{.options = R"({"edition":"1999"})"}, only_host("cannot_play"),
     only_host("started"), only_host("started"), only_host("started")},
    {"choosing", Choosing{true}, host, only_host("not_now"), only_host("not_now"), host},
    {"start", Start{}, only_host("seats_empty"), only_host("started"), only_host("started"), only_host("started")},
    {"pause", Pause{true}, only_host("not_now"), host, only_host("not_now"), only_host("not_now")},
    {"go on", Pause{false}, only_host("not_now"), only_host("not_now"), host, only_host("not_now")},
    {"hand over", HandOver{1}, host, host, host, host},
    {"hand over to no person", HandOver{2}, only_host("no_person"), only_host("no_person"), only_host("no_person"),
     only_host("no_person")},
    {"hand over outside", HandOver{3}, only_host("no_such_seat"), only_host("no_such_seat"), only_host("no_such_seat"),
     only_host("no_such_seat")},
    {"substitute", Substitute{1, "easy"}, only_host("not_now"), host, host, only_host("not_now")},
    {"substitute a bot", Substitute{2, "easy"}, only_host("not_now"), only_host("no_person"), only_host("no_person"),
     only_host("not_now")},
    {"substitute by no level", Substitute{1, "random"}, only_host("not_now"), only_host("no_such_level"),
     only_host("no_such_level"), only_host("not_now")},
    {"take over", TakeOver{}, only_seated("not_now"), only_seated("not_now"), only_seated("not_now"),
     only_seated("not_now")},
    {"give up", GiveUp{}, only_seated("not_now"), seated, seated, only_seated("not_now")},
    {"mute", Mute{1, true}, host, host, host, host},
    {"mute no person", Mute{2, true}, only_host("no_person"), only_host("no_person"), only_host("no_person"),
     only_host("no_person")},
    {"mute outside", Mute{3, true}, only_host("no_such_seat"), only_host("no_such_seat"), only_host("no_such_seat"),
     only_host("no_such_seat")},
    {"hide", Hide{1, true}, seated, seated, seated, seated},
    {"hide outside", Hide{3, true}, only_seated("no_such_seat"), only_seated("no_such_seat"),
     only_seated("no_such_seat"), only_seated("no_such_seat")},
    {"rematch", Rematch{}, only_seated("not_now"), only_seated("not_now"), only_seated("not_now"), seated},
    {"answer late", Answer{77777, R"(["pass"])"}, only_seated("not_now"), only_seated("late"), only_seated("not_now"),
     only_seated("not_now")},
    {"answer nonsense", Answer{1, R"(["dance"])"}, only_seated("not_now"), only_seated("not_an_answer"),
     only_seated("not_now"), only_seated("not_now")},
    {"answer for the next question", Answer{2, R"(["pass"])"}, only_seated("not_now"), only_seated("late"),
     only_seated("not_now"), only_seated("not_now")},
    {"take back", TakeBack{}, only_seated("not_now"), only_seated("not_now"), only_seated("not_now"),
     only_seated("not_now")},
    {"signal of another game", Signal{R"(["set_ready",true])"}, only_seated("not_now"), only_seated("no_such_signal"),
     only_seated("not_now"), only_seated("not_now")},
    {"order", Order{"{}"}, only_seated("not_now"), seated, seated, only_seated("not_now")},
    {"order nonsense", Order{R"({"dance":true})"}, only_seated("not_now"), only_seated("no_such_order"),
     only_seated("no_such_order"), only_seated("not_now")},
    {"why not nonsense", WhyNot{"{}"}, only_seated("not_now"), only_seated("not_an_answer"), only_seated("not_now"),
     only_seated("not_now")},
    {"say", Say{"hello"}, seated, seated, seated, seated},
    {"state", Statement{Statement::About::Goal, 1, "gold", ""}, seated, seated, seated, seated},
    {"history", History{}, all, all, all, all},
    {"ping", Ping{}, elsewhere, elsewhere, elsewhere, elsewhere},
    {"create", Create{"classic", 3, "{}", true, {}, {"Ann", "", ""}}, elsewhere, elsewhere, elsewhere, elsewhere},
    {"choose", Choose{"classic", 3, "{}"}, elsewhere, elsewhere, elsewhere, elsewhere},
    {"join", Join{"ABCDE", {}, {"Ann", "", ""}}, elsewhere, elsewhere, elsewhere, elsewhere},
    {"resume", Resume{"abcdefghijklmnopqrstuv", ""}, elsewhere, elsewhere, elsewhere, elsewhere},
    {"watch", Watch{"ABCDE"}, elsewhere, elsewhere, elsewhere, elsewhere},
};

TEST(Rooms, CheckWhoMayUseEachCommandAndWhen) {
  std::vector<bool> tried(std::variant_size_v<ClientMessage>);
  for (const Rule& rule : rules) {
    tried[rule.message.index()] = true;
    const std::pair<Room::Phase, By> phases[] = {{Room::Phase::Lobby, rule.lobby},
                                                 {Room::Phase::Playing, rule.playing},
                                                 {Room::Phase::Paused, rule.paused},
                                                 {Room::Phase::Over, rule.over}};
    for (const auto& [phase, expected] : phases) {
      const std::tuple<Client, std::string, const char*> clients[] = {
          {ann, expected.host, "host"}, {bob, expected.guest, "guest"}, {eve, expected.spectator, "spectator"}};
      for (const auto& [client, code, who] : clients) {
        const auto table = table_in(phase);
        ASSERT_EQ(table->room->phase(), phase);
        const auto before = table->shown_to_all();
        EXPECT_EQ(table->error(client, rule.message), code)
            << rule.name << " by the " << who << " in phase " << static_cast<int>(phase);
        EXPECT_TRUE(code.empty() || table->shown_to_all() == before) << rule.name << " by the " << who;
      }
    }
  }
  EXPECT_EQ(std::count(tried.begin(), tried.end(), false), 0) << "a command is missing in this test";
}

TEST(Rooms, IgnoreClientsOfOtherTables) {
  TestRoom table;
  for (const Rule& rule : rules) {
    const Effects effects = table.handle(dan, rule.message);
    EXPECT_TRUE(effects.log.empty()) << rule.name;
    EXPECT_TRUE(effects.messages.empty()) << rule.name;
  }
}

TEST(Rooms, TheFirstPersonIsTheHostAndTheNextOneWhenTheyLeave) {
  TestRoom table;
  EXPECT_EQ(table.newest(bob, "lobby").at("host"), 0);
  EXPECT_EQ(table.error(ann, Leave{}), "");
  EXPECT_EQ(table.newest(bob, "lobby").at("host"), 1);
  EXPECT_EQ(table.error(bob, AddBot{0, "easy"}), "");
  // Nobody is left; the next person becomes the host.
  EXPECT_EQ(table.error(bob, Leave{}), "");
  table.sit(dan, "Dan");
  EXPECT_EQ(table.newest(dan, "lobby").at("host"), 1);
  EXPECT_EQ(table.error(dan, Clear{0}), "");
}

TEST(Rooms, AHostWhoHandsOverIsAGuest) {
  TestRoom table;
  EXPECT_EQ(table.error(ann, HandOver{1}), "");
  EXPECT_EQ(table.error(ann, Shuffle{}), "not_host");
  EXPECT_EQ(table.error(bob, Shuffle{}), "");
}

TEST(Rooms, ARemovedPersonWatchesAndTheirTokenIsInvalid) {
  for (const bool playing : {false, true}) {
    TestRoom table;
    if (playing) table.start();
    EXPECT_EQ(table.error(ann, Clear{1}), "");
    EXPECT_EQ(table.newest(bob, "error").at("code"), "removed");
    EXPECT_EQ(table.room->seat_of(bob), nobody);
    EXPECT_FALSE(table.room->seat_of_token(TestRoom::token("Bob")));
    EXPECT_EQ(table.error(bob, Say{"I am still here"}), "not_seated");
    EXPECT_EQ(table.lobby_seat(1).contains("bot"), playing) << "a bot replaces a person who was removed";
    if (playing) table.play();
  }
}

TEST(Rooms, APersonChangesSeatsWithTokenAndDevices) {
  TestRoom table;
  table.enter(dan, seat(1));  // Bob's other device
  EXPECT_EQ(table.error(bob, Sit{2}), "");
  EXPECT_EQ(table.room->seat_of(bob), seat(2));
  EXPECT_EQ(table.room->seat_of(dan), seat(2));
  EXPECT_EQ(table.newest(dan, "seat").at("seat"), 2);
  EXPECT_EQ(table.room->seat_of_token(TestRoom::token("Bob")), seat(2));
  EXPECT_EQ(table.lobby_seat(2).at("name"), "Bob");
  EXPECT_TRUE(table.lobby_seat(1).empty());
  EXPECT_EQ(table.error(ann, Sit{1}), "");
  EXPECT_EQ(table.newest(bob, "lobby").at("host"), 1) << "the host is still Ann";
}

TEST(Rooms, ShufflingKeepsEverybody) {
  TestRoom table;
  table.handle(ann, AddBot{2, "normal"});
  std::set<std::string> orders;
  for (int i = 0; i < 200; ++i) {
    EXPECT_EQ(table.error(ann, Shuffle{}), "");
    const auto at_ann = index(*table.room->seat_of(ann)), at_bob = index(*table.room->seat_of(bob));
    EXPECT_EQ(table.lobby_seat(at_ann).at("name"), "Ann");
    EXPECT_EQ(table.lobby_seat(at_bob).at("name"), "Bob");
    EXPECT_EQ(table.lobby_seat(3 - at_ann - at_bob).at("bot"), "normal");
    EXPECT_EQ(table.newest(ann, "lobby").at("host"), at_ann);
    EXPECT_EQ(table.room->seat_of(eve), nobody);
    orders.insert(std::to_string(at_ann) + std::to_string(at_bob));
  }
  EXPECT_EQ(orders.size(), 6U);
}

TEST(Rooms, OnlyFreeSeatsCanBeTaken) {
  TestRoom table;
  Effects effects;
  Seat got = nobody;
  EXPECT_TRUE(table.room->sit_down({"Dan", "", ""}, 1, TestRoom::token("Dan"), table.now, effects, got));
  EXPECT_TRUE(table.room->sit_down({"Dan", "", ""}, 3, TestRoom::token("Dan"), table.now, effects, got));
  EXPECT_FALSE(table.room->sit_down({"Dan", "", ""}, 2, TestRoom::token("Dan"), table.now, effects, got));
  EXPECT_EQ(got, seat(2));
  EXPECT_TRUE(table.room->sit_down({"Flo", "", ""}, {}, TestRoom::token("Flo"), table.now, effects, got));
  TestRoom playing;
  playing.start();
  EXPECT_TRUE(playing.room->sit_down({"Dan", "", ""}, {}, TestRoom::token("Dan"), playing.now, effects, got));
}

// Found by fuzz_table: a person left the lobby on one device, and their other device saw the cards of the next person.
TEST(Rooms, APersonLeavesTheLobbyWithAllTheirDevices) {
  TestRoom table;
  table.enter(dan, seat(1));  // Bob's other device
  EXPECT_EQ(table.error(bob, Leave{}), "");
  EXPECT_EQ(table.room->seat_of(dan), nobody);
  EXPECT_EQ(table.newest(dan, "error").at("code"), "removed");
  EXPECT_EQ(table.error(dan, Rename{{"Bob", "", ""}}), "not_seated");
}

// Found by fuzz_table: a spectator who left got the error that they were watching.
TEST(Rooms, ASpectatorLeavesWithoutAnError) {
  TestRoom table;
  const Effects effects = table.handle(eve, Leave{});
  for (const Effects::Message& message : effects.messages) EXPECT_NE(message.to, eve);
  EXPECT_FALSE(table.room->seat_of(eve));
}

}  // namespace
}  // namespace filon::server
