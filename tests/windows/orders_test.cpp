// Standing orders. At a slow table they take the place of a window; who has left one is nobody else's business.
#include "testkit/cites.h"
#include "tests/windows/request.h"

namespace filon::server {
namespace {

using namespace protocol;

constexpr std::int64_t slow = 3601;
const Time pause = RoomSettings{}.bot_pause;
constexpr const char* map_of_ann = R"(["peek_goal","map",0])";
constexpr const char* next_of_ann = R"({"veto_next_of":0})";
constexpr const char* next_of_dan = R"({"veto_next_of":2})";
constexpr const char* reaching = R"({"veto_reaching_goal":true})";

std::string orders_of(World& world, Client client) {
  Effects ignored;
  const auto view = boost::json::parse(world.shown(*world.table->room->seat_of(client))).at(0).as_object();
  return view.contains("orders") ? boost::json::serialize(view.at("orders")) : "{}";
}

// Bob leaves orders, then Ann plays a map.
World after_a_map(World::Setup setup, const std::string& orders) {
  World world(setup);
  EXPECT_EQ(world.table->error(bob, Order{orders}), "");
  EXPECT_EQ(orders_of(world, bob), orders);
  world.mark();
  EXPECT_EQ(world.answer(ann, map_of_ann), "");
  return world;
}

TEST(Orders, TakeThePlaceOfAWindowWhereTheClockIsOverAnHour) {
  cites("WC19-18", "WC19-22");
  for (const std::int64_t clock : {0, 60, 3600, 3601, 86'400}) {
    World world = after_a_map({.holder = seat(1), .clock = clock}, next_of_ann);
    const bool is_slow = clock > 3600;
    EXPECT_EQ(world.table->readers[bob].is_asked(), !is_slow);
    EXPECT_EQ(world.answer(bob, let_pass), is_slow ? "not_now" : "");
    world.run_until((is_slow ? pause : 4000) - 1);
    EXPECT_EQ(world.what(), "veto");
    world.run_until(is_slow ? pause : 4000);
    EXPECT_EQ(world.what(), "turn");
    EXPECT_EQ(world.was_told("vetoed"), is_slow) << "in a window people decide themselves";
    EXPECT_EQ(orders_of(world, bob), "{}") << "such a card has come";
  }
}

TEST(Orders, AreKnownToNobodyElse) {
  cites("WC19-22", "MOD-32");
  std::map<std::pair<Client, bool>, std::string> known;
  for (const char* orders : {"{}", next_of_dan, reaching, R"({"veto_next_of":2,"veto_reaching_goal":true})"})
    for (const Seat holder : {nobody, seat(1), seat(2)})
      for (const bool fits_but_has_none : {false, true}) {
        if (fits_but_has_none && holder == seat(1)) continue;
        World world({.holder = holder, .clock = slow});
        world.mark();
        EXPECT_EQ(world.table->error(bob, Order{fits_but_has_none ? next_of_ann : orders}), "");
        EXPECT_EQ(world.answer(ann, map_of_ann), "");
        std::map<Client, std::string> all{
            {ann, world.shown(seat(0))}, {dan, world.shown(seat(2))}, {eve, world.shown(nobody)}};
        EXPECT_EQ(world.answer(bob, R"(["discard",["map"]])"), "not_now");
        world.run_until(pause);
        EXPECT_EQ(world.answer(bob, R"(["discard",["map"]])"), "");
        for (auto& [client, text] : all) {
          text += world.shown(*world.table->room->seat_of(client));
          for (const auto& [at, message] : world.trace(client)) text += std::to_string(at) + " " + message + "\n";
          const std::pair own(client, world.table->room->seat_of(client) == holder && client != eve);
          ASSERT_EQ(known.emplace(own, text).first->second, text) << orders << ", holder " << index(holder);
        }
      }
  EXPECT_EQ(known.size(), 4U) << "only Dan knows whether he holds a veto";
}

TEST(Orders, LookLikeAnOrdinaryVetoWhenTheyApply) {
  cites("WC19-22");
  World window({.holder = seat(1)});
  EXPECT_EQ(window.answer(ann, map_of_ann), "");
  EXPECT_EQ(window.answer(bob, veto), "");
  window.mark();
  window.run_until(4000);
  World ordered = after_a_map({.holder = seat(1), .clock = slow}, next_of_ann);
  ordered.run_until(pause);
  EXPECT_EQ(ordered.table->newest(bob, "kept").at("answer"), boost::json::parse(veto));
  for (const Client client : {ann, bob, dan, eve}) {
    auto one = window.table->newest(client, "played");
    auto other = ordered.table->newest(client, "played");
    for (auto* message : {&one, &other}) message->erase("left");
    EXPECT_EQ(one, other);
  }
}

TEST(Orders, AreUsedUpByTheNextCardEvenIfTheirOwnerHasNoVeto) {
  cites("WC19-22");
  World world = after_a_map({.holder = seat(2), .clock = slow}, next_of_ann);
  EXPECT_EQ(boost::json::serialize(world.table->newest(bob, "ordered").at("orders")), "{}") << "Bob is told";
  EXPECT_EQ(world.table->count(ann, "ordered") + world.table->count(dan, "ordered"), 0U);
  world.run_until(pause);
  EXPECT_FALSE(world.was_told("vetoed"));
  EXPECT_EQ(orders_of(world, bob), "{}");
}

TEST(Orders, WaitForTheCardOfTheirPlayer) {
  cites("WC19-22");
  World world = after_a_map({.holder = seat(0), .clock = slow}, "{}");
  EXPECT_EQ(world.table->error(ann, Order{next_of_dan}), "");
  world.run_until(pause);
  world.mark();
  EXPECT_EQ(world.answer(bob, R"(["place_path","b-ew",[1,0]])"), "");
  world.run_until(pause);
  EXPECT_FALSE(world.was_told("vetoed"));
  EXPECT_EQ(orders_of(world, ann), next_of_dan);
  world.mark();
  EXPECT_EQ(world.answer(dan, R"(["discard",["map"]])"), "") << "nothing is played: WC19-08";
  EXPECT_EQ(orders_of(world, ann), next_of_dan);
}

// Bob holds a veto and wants to stop the tunnel to a goal; Ann lays its last card.
TEST(Orders, StopThePathThatReachesAGoalAndNoOther) {
  cites("WC19-17", "WC19-22");
  World world(
      R"({"modules":["wc_veto"]})",
      {{{"b-nesw", "b-nesw", "b-ew"}, {"b-nesw", "b-nesw", "veto"}, {"b-nesw", "b-ew"}}, {"b-nesw", "b-ew", "veto"}},
      slow);
  EXPECT_EQ(world.table->error(bob, Order{reaching}), "");
  for (int x = 1; x <= 7; ++x) {
    EXPECT_EQ(orders_of(world, bob), reaching);
    const Client client = people[world.asked().front()];
    const boost::json::array hand = world.table->readers[client].hand();
    const bool has_crossing = std::ranges::count(hand, boost::json::value("b-nesw")) > 0;
    world.mark();
    const std::string card = has_crossing ? "b-nesw" : "b-ew";
    EXPECT_EQ(world.answer(client, R"(["place_path",")" + card + R"(",[)" + std::to_string(x) + ",0]]"), "");
    world.run_until(pause);
    EXPECT_EQ(world.was_told("vetoed"), x == 7);
  }
  EXPECT_FALSE(world.was_told("goal_turned"));
  EXPECT_EQ(orders_of(world, bob), "{}");
}

TEST(Orders, SurviveARestart) {
  cites("WC19-22");
  World world({.holder = seat(1), .clock = slow});
  EXPECT_EQ(world.table->error(bob, Order{next_of_ann}), "");
  const auto restart = [&] {
    const auto before = world.table->shown_to_all();
    world.table->restore(world.table->log);
    EXPECT_EQ(world.table->shown_to_all(), before);
    for (int i = 0; i < 3; ++i) world.table->enter(people[i], seat(i));
    world.table->enter(eve, nobody);
  };
  restart();
  EXPECT_EQ(orders_of(world, bob), next_of_ann);
  world.mark();
  EXPECT_EQ(world.answer(ann, map_of_ann), "");
  restart();  // before the order answers
  world.table->tick();
  EXPECT_TRUE(world.table->log.back().ends_with(veto)) << world.table->log.back();
  restart();  // before the window closes
  world.table->now += pause;
  world.table->tick();
  EXPECT_TRUE(world.was_told("vetoed"));
  restart();
  EXPECT_EQ(orders_of(world, bob), "{}");
}

TEST(Orders, ThatCannotBeChangeNothing) {
  World world({.clock = slow});
  EXPECT_EQ(world.table->error(bob, Order{next_of_ann}), "");
  for (const char* wrong :
       {R"({"veto_next_of":1})", R"({"veto_next_of":3})", R"({"veto_next_of":-1})", R"({"veto_next_of":"0"})",
        R"({"veto_next_of":null})", R"({"veto_reaching_goal":1})", R"({"never_pays":true})", R"({"more":true})",
        R"({"veto_next_of":0,"more":true})", R"({"veto_next_of":[0]})"})
    EXPECT_EQ(world.table->error(bob, Order{wrong}), "no_such_order") << wrong;
  EXPECT_EQ(world.table->error(eve, Order{next_of_ann}), "not_seated");
  EXPECT_EQ(orders_of(world, bob), next_of_ann);
  const std::size_t entries = world.table->log.size();
  EXPECT_EQ(world.table->error(bob, Order{next_of_ann}), "");
  EXPECT_EQ(world.table->log.size(), entries) << "the same orders again";
  EXPECT_EQ(world.table->error(bob, Order{"{}"}), "") << "taken back";
  EXPECT_EQ(orders_of(world, bob), "{}");

  games::deal({});
  TestRoom lobby(slow);
  EXPECT_EQ(lobby.error(bob, Order{"{}"}), "not_now");
  lobby.start();
  EXPECT_EQ(lobby.error(bob, Order{next_of_ann}), "no_such_order") << "nobody can stop a card there";
  EXPECT_EQ(lobby.error(bob, Order{"{}"}), "");
}

TEST(Orders, EndWithTheirPerson) {
  World world({.holder = seat(1), .clock = slow});
  EXPECT_EQ(world.table->error(bob, Order{next_of_ann}), "");
  EXPECT_EQ(world.table->error(ann, Clear{1}), "");
  EXPECT_EQ(world.shown(seat(1)).find("orders"), std::string::npos);
}

// Whoever never wants to be asked says no a moment later, like anybody who says no.
TEST(Orders, NeverToPayLookLikeANo) {
  cites("ROP-29");
  for (const std::int64_t clock : {std::int64_t{0}, std::int64_t{60}, slow}) {
    Request person(clock);
    person.run_until(pause);
    EXPECT_EQ(person.answer(ann, no), "");
    Request order(clock, R"({"never_pays":true})");
    order.run_until(pause);
    for (const Client client : {bob, dan, eve}) EXPECT_EQ(order.trace(client), person.trace(client));
    EXPECT_EQ(order.shown(nobody), person.shown(nobody));
    EXPECT_EQ(orders_of(order, ann), R"({"never_pays":true})") << "it stands for the whole match";
    EXPECT_EQ(order.answer(bob, no), "");
    EXPECT_TRUE(order.was_told("withdrawn"));
  }
}

}  // namespace
}  // namespace filon::server
