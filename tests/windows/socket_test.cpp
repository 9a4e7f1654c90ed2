// The same through sockets: worlds that differ in who holds a veto, and in what its holder and the others answer. Every
// client is sent the same bytes in the same order, and in the middle of a window nothing but replies to its own
// messages. How long a window lasts is compared to the millisecond in room_test.cpp, where the time is given.
#include <array>
#include <list>
#include <map>

#include "server/fair/test_random.h"
#include "server/net/test_server.h"
#include "testkit/cites.h"
#include "tests/windows/deals.h"

namespace filon::server {
namespace {

namespace json = boost::json;

// Long enough that everything said in a window is said in time, also on a machine that does much else.
constexpr const char* options = R"({"modules":["wc_veto"],"veto_seconds":8})";
constexpr const char* veto = R"(["play_veto","veto"])";
constexpr const char* let_pass = R"(["decline"])";

constexpr std::size_t active = 0, first = 1, second = 2, watcher = 3;
constexpr std::size_t same_seat = 4, late_watcher = 5;  // they come in the middle of the window

// What somebody says in the window, one after the other.
using Said = std::vector<std::string>;

class SocketWorld {
  boost::asio::io_context& io_;
  TestServer server_;  // outlives the clients

 public:
  SocketWorld(boost::asio::io_context& io, std::size_t held_by, Said by_first, Said by_second, int clock = 0)
      : io_(io), holder(held_by), said{Said{}, std::move(by_first), std::move(by_second), Said{}} {
    repeat_random(1);
    games::Deal deal{{}, {"veto", "rockfall"}};
    for (std::size_t i = 0; i < 3; ++i)
      deal.hands.push_back({"map", "b-ew", "b-nesw", "b-ne", "b-nes", i == holder ? "veto" : "rockfall"});
    games::deal(deal);
    for (std::size_t i = 0; i < 4; ++i) connect(i);
    ask(0,
        std::string(R"({"type":"create","game":"classic","players":3,"public":true,"name":"Ann","options":)") +
            options + R"(,"clock":)" + std::to_string(clock) + "}",
        "lobby");
    const std::string table = text(0, "lobby", "table");
    ask(1, R"({"type":"join","table":")" + table + R"(","name":"Bob"})", "lobby");
    ask(2, R"({"type":"join","table":")" + table + R"(","name":"Dan"})", "lobby");
    ask(3, R"({"type":"watch","table":")" + table + R"("})", "lobby");
    clients[0]->send(R"({"type":"start"})");
    for (std::size_t i = 0; i < 4; ++i) until([&] { return clients[i]->has("view"); });
  }

  // Ann plays a map, which opens a window. Everybody says what they want, and two more clients come.
  void play() {
    answer(active, R"(["peek_goal","map",0])");
    for (std::size_t i = 0; i < 4; ++i) until([&] { return what(i) == "veto"; });
    for (std::size_t i = 0; i < 4; ++i) opened_[i] = clients[i]->texts.size();
    for (const std::size_t i : {first, second})
      for (const std::string& one : said[i]) {
        const std::size_t before = clients[i]->texts.size();
        answer(i, one);
        until([&] { return clients[i]->texts.size() > before; });
      }
    for (std::size_t i = 0; i < 4; ++i) during[i] = since_opening(i);
    connect(same_seat);
    ask(same_seat, R"({"type":"resume","token":")" + text(first, "seated", "token") + R"("})", "view");
    ask(same_seat, R"({"type":"history"})", "history");
    connect(late_watcher);
    ask(late_watcher, R"({"type":"watch","table":")" + text(0, "lobby", "table") + R"("})", "view");
    ask(late_watcher, R"({"type":"history"})", "history");
    EXPECT_EQ(what(late_watcher), "veto") << "the window has closed too early, or this machine was too slow";
  }
  // The first of the others leaves orders, then Ann plays a map. Nobody is asked, so this needs no time.
  void play_by_orders(const std::string& orders) {
    ask(first, R"({"type":"order","orders":)" + orders + "}", "ordered");
    answer(active, R"(["peek_goal","map",0])");
    for (std::size_t i = 0; i < 4; ++i) until([&] { return clients[i]->reader.question() == 3; });
  }
  bool is_closed() const {
    return std::all_of(clients.begin(), clients.end(), [](const auto& client) {
      return client->reader.whole().at("question").at("what").as_string() != "veto";
    });
  }

  const std::size_t holder;  // a seat; 3: nobody
  const std::array<Said, 4> said;
  std::array<std::unique_ptr<TestClient>, 6> clients;
  std::array<std::vector<std::string>, 4> during;  // what was sent between the opening and the newcomers

 private:
  void connect(std::size_t i) {
    clients[i] = std::make_unique<TestClient>(io_, server_);
    clients[i]->read();
    until([&] { return clients[i]->has("welcome"); });
  }
  // Says something, and waits for a reply of this type.
  void ask(std::size_t i, std::string message, std::string_view type) {
    clients[i]->send(std::move(message));
    until([&] { return clients[i]->has(type); });
  }
  void answer(std::size_t i, const std::string& answer) {
    clients[i]->send(R"({"type":"answer","question":)" + std::to_string(clients[i]->reader.question()) +
                     R"(,"answer":)" + answer + "}");
  }
  std::string what(std::size_t i) const {
    return std::string(clients[i]->reader.whole().at("question").at("what").as_string());
  }
  std::string text(std::size_t i, std::string_view type, std::string_view member) const {
    return std::string(clients[i]->newest(type).at(member).as_string());
  }
  std::vector<std::string> since_opening(std::size_t i) const {
    return {clients[i]->texts.begin() + static_cast<std::ptrdiff_t>(opened_[i]), clients[i]->texts.end()};
  }
  template <class Condition>
  void until(Condition holds) {
    ASSERT_TRUE(run_until(io_, holds));
  }

  std::array<std::size_t, 4> opened_{};
};

TEST(SocketWindows, TellNobodyWhoHoldsTheCardThatCouldBePlayed) {
  cites("WC19-18", "WC19-22", "MOD-32");
  boost::asio::io_context io;
  std::list<SocketWorld> worlds;
  constexpr std::size_t no_seat = watcher;
  for (const std::size_t holder : {no_seat, first, second}) {
    worlds.emplace_back(io, holder, Said{}, Said{});
    worlds.emplace_back(io, holder, Said{let_pass}, Said{let_pass});
    worlds.emplace_back(io, holder, Said{}, Said{veto, let_pass});  // kept and changed, or refused and said again
  }
  // The windows of all worlds are open at the same time, so that the test does not wait for each of them.
  for (SocketWorld& world : worlds) world.play();
  for (SocketWorld& world : worlds) ASSERT_TRUE(run_until(io, [&] { return world.is_closed(); }));
  if (HasFailure()) return;

  // What a client knows by itself: whether it holds a veto, and what it said.
  using Own = std::tuple<std::size_t, bool, Said>;
  std::map<Own, std::vector<std::string>> known;
  for (const SocketWorld& world : worlds)
    for (std::size_t i = 0; i < world.clients.size(); ++i) {
      const std::size_t at = i == same_seat ? first : i == late_watcher ? watcher : i;
      const Own own{i, at != watcher && at == world.holder, world.said[at]};
      ASSERT_EQ(known.emplace(own, world.clients[i]->texts).first->second, world.clients[i]->texts)
          << "client " << i << ", holder " << world.holder;
    }

  for (const SocketWorld& world : worlds)
    for (std::size_t i = 0; i < world.during.size(); ++i) {
      std::vector<std::string> types;
      for (const std::string& one : world.during[i])
        types.emplace_back(json::parse(one).as_object().at("type").as_string());
      std::vector<std::string> replies;
      for (const std::string& one : world.said[i])
        replies.emplace_back(one == veto && world.holder != i ? "refused" : "kept");
      EXPECT_EQ(types, replies) << "client " << i << ", holder " << world.holder;
    }
}

// At a slow table an order takes the place of a window.
TEST(SocketWindows, TellNobodyWhoHasLeftAnOrder) {
  cites("WC19-22", "MOD-32");
  constexpr int slow = 3601;
  constexpr std::size_t no_seat = watcher;
  const auto played = [](std::size_t holder, const std::string& orders) {
    boost::asio::io_context io;
    SocketWorld world(io, holder, {}, {}, slow);
    world.play_by_orders(orders);
    std::array<std::vector<std::string>, 4> all;
    for (std::size_t i = 0; i < 4; ++i) all[i] = world.clients[i]->texts;
    return all;
  };
  const auto without = played(no_seat, "{}");
  for (const char* orders : {R"({"veto_next_of":2})", R"({"veto_reaching_goal":true})"})
    for (const std::size_t holder : {no_seat, first}) {
      const auto with = played(holder, orders);
      for (const std::size_t i : {active, second, watcher}) EXPECT_EQ(with[i], without[i]) << orders;
    }
  const auto unable = played(no_seat, R"({"veto_next_of":0})");
  for (const std::size_t i : {active, second, watcher}) EXPECT_EQ(unable[i], without[i]);

  const auto stopped = played(first, R"({"veto_next_of":0})");
  for (const std::size_t i : {active, second, watcher}) {
    ASSERT_EQ(stopped[i].size(), without[i].size());
    EXPECT_NE(stopped[i].back().find(R"("told":[["vetoed",1,"veto"])"), std::string::npos);
    EXPECT_TRUE(std::equal(stopped[i].begin(), stopped[i].end() - 1, without[i].begin())) << "until the veto";
  }
}

}  // namespace
}  // namespace filon::server
