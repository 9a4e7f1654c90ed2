// Clients over real sockets: reasons to disconnect them, a whole match, reconnecting, and stopping the server.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "server/net/frame_head.h"
#include "server/net/test_server.h"

namespace filon::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int policy = 1008, too_big = 1009, unknown_data = 1003, going_away = 1001, try_again = 1013;

std::string text(const json::value& value) { return std::string(value.as_string()); }

const std::string create_three =
    R"({"type":"create","game":"classic","players":3,"options":{"edition":"2011"},"public":true,"clock":0,"name":"Ann"})";

// Any legal answer, to be sent. Requires: the client is asked.
std::string answer_of(const TestClient& client) {
  return json::serialize(json::object{{"type", "answer"},
                                      {"question", client.reader.question()},
                                      {"answer", json::parse(client.reader.answers().front())}});
}

class Sessions : public testing::Test {
 protected:
  template <class Condition>
  bool eventually(Condition holds) {
    return run_until(io, holds);
  }
  bool gets(TestClient& client, std::string_view type) {
    return eventually([&] { return client.has(type) || client.ended; }) && client.has(type);
  }
  void expect_end(TestClient& client, int code, std::string_view reason) {
    ASSERT_TRUE(eventually([&] { return client.ended; }));
    EXPECT_EQ(client.code, code);
    EXPECT_NE(client.reason.find(reason), std::string::npos) << client.reason;
  }

  asio::io_context io;
};

TEST_F(Sessions, WelcomesAndRefusesNonsense) {
  const TestServer server;
  TestClient client(io, server);
  client.read();
  ASSERT_TRUE(gets(client, "welcome"));
  client.send("this is not JSON");
  ASSERT_TRUE(gets(client, "error"));
  EXPECT_EQ(text(client.newest("error").at("code")), "bad_message");
  client.send(R"({"type":"ping"})");
  EXPECT_TRUE(gets(client, "pong")) << "an error does not disconnect the client";
  client.close();
}

TEST_F(Sessions, DisconnectAfterATooLongMessage) {
  const TestServer server;
  TestClient client(io, server);
  client.read();
  client.send(std::string(4096, 'x'));
  ASSERT_TRUE(gets(client, "error"));
  client.send(std::string(4097, 'x'));
  expect_end(client, too_big, "at most 4096 bytes");
}

TEST_F(Sessions, DisconnectAfterABinaryMessage) {
  const TestServer server;
  TestClient client(io, server);
  client.read();
  client.send_binary(R"({"type":"ping"})");
  expect_end(client, unknown_data, "text");
}

TEST_F(Sessions, DisconnectAfterTooManyMessages) {
  TestServer::Options options;
  options.limits.messages_per_second = 1;
  const TestServer server(options);
  TestClient client(io, server);
  client.read();
  for (int i = 0; i < 100; ++i) client.send(R"({"type":"ping"})");
  expect_end(client, policy, "too many messages");
  EXPECT_EQ(text(client.newest("error").at("code")), "too_fast");
}

TEST_F(Sessions, RefuseTooManyConnectionsOfOneAddress) {
  TestServer::Options options;
  options.limits.connections_per_address = 1;
  const TestServer server(options);
  TestClient first(io, server);
  first.read();
  ASSERT_TRUE(gets(first, "welcome"));
  TestClient second(io, server);
  second.read();
  expect_end(second, try_again, "too many connections");
  first.close();
}

TEST_F(Sessions, DropAClientThatDoesNotReadAndLetItReconnect) {
  TestServer::Options options;
  options.net.write_queue_bytes = 4096;
  options.net.send_buffer_bytes = 4096;
  options.net.has_exact_metrics = true;
  TestServer server(options);
  TestClient client(io, server);
  const auto dropped = [&] { return metrics_of(server).find("filon_clients_too_slow_total 1") != std::string::npos; };
  // Each of these gets an error in reply, which the client does not read.
  constexpr int most = 1000;
  int rounds = 0;
  while (!dropped() && rounds++ < most)
    for (int i = 0; i < 100; ++i) client.send(R"({"type":"pause"})");
  EXPECT_LT(rounds, most);
  EXPECT_TRUE(TestClient(io, server).is_open());
}

// A message is longer than the buffers, so it is written in several pieces, and pongs must wait for its end.
TEST_F(Sessions, PongsAreNotWrittenInsideMessages) {
  TestServer::Options options;
  options.net.write_queue_bytes = std::size_t{16} << 20;
  options.net.send_buffer_bytes = 8192;
  const TestServer server(options);
  TestClient client(io, server);
  client.read();
  client.send(create_three);
  std::string quotes;  // each is two bytes in JSON
  for (int i = 0; i < 300; ++i) quotes += R"(\")";
  for (int i = 0; i < 10; ++i) client.send(R"({"type":"say","text":")" + quotes + R"("})");
  constexpr int rounds = 30;  // each may wait for the kernel to acknowledge a few times
  for (int i = 0; i < rounds; ++i) {
    client.send(R"({"type":"history"})");
    client.ping();
    client.send(R"({"type":"ping"})");
    io.restart();
    io.poll_one();
  }
  const auto count = [&](std::string_view type) {
    return std::count_if(client.inbox.begin(), client.inbox.end(),
                         [&](const auto& one) { return one.at("type").as_string() == type; });
  };
  ASSERT_TRUE(eventually([&] { return (count("pong") == rounds && client.pongs == rounds) || client.ended; }));
  EXPECT_FALSE(client.ended) << client.reason;
  EXPECT_EQ(count("history"), rounds);
  EXPECT_EQ(client.newest("history").at("talk").as_array().size(), 10U);
  client.close();
}

// RFC 6455, 5.2 and 5.7.
TEST(FrameHead, HasTheLengthInAsFewBytesAsPossible) {
  const auto head_of = [](std::size_t bytes) {
    FrameHead head;
    return std::string(head.data(), write_head(head, bytes));
  };
  using namespace std::string_literals;
  EXPECT_EQ(head_of(5), "\x81\x05");
  EXPECT_EQ(head_of(125), "\x81\x7D");
  EXPECT_EQ(head_of(126), "\x81\x7E\x00\x7E"s);
  EXPECT_EQ(head_of(65535), "\x81\x7E\xFF\xFF");
  EXPECT_EQ(head_of(65536), "\x81\x7F\x00\x00\x00\x00\x00\x01\x00\x00"s);
}

// Three seats: two people and a bot.
class Match : public Sessions {
 protected:
  void begin() {
    ann.read();
    bob.read();
    ann.send(create_three);
    ASSERT_TRUE(gets(ann, "lobby"));
    table = text(ann.newest("lobby").at("table"));
    const std::string code = text(ann.newest("lobby").at("code"));
    bob.send(R"({"type":"join","table":")" + code + R"(","name":"Bob"})");
    ASSERT_TRUE(gets(bob, "seated"));
    ann.send(R"({"type":"add_bot","seat":2,"level":"easy"})");
    ann.send(R"({"type":"start"})");
    ASSERT_TRUE(gets(ann, "view"));
    ASSERT_TRUE(gets(bob, "view"));
  }
  // Answers all questions until the match is over, or until this many answers were given.
  void play(std::size_t most) {
    std::size_t answers = 0;
    ASSERT_TRUE(eventually([&] {
      for (TestClient* client : {&ann, &bob})
        if (answers < most && is_asked(*client)) {
          answered[client] = client->reader.question();
          client->send(answer_of(*client));
          ++answers;
        }
      return answers == most || is_over(ann) + is_over(bob) == 2 || ann.ended || bob.ended;
    }));
  }
  // Whether the client is asked and has not answered yet.
  bool is_asked(const TestClient& client) {
    return client.reader.is_asked() && answered[&client] != client.reader.question();
  }
  static bool is_over(const TestClient& client) {
    const json::object lobby = client.newest("lobby");
    return lobby.contains("phase") && text(lobby.at("phase")) == "over";
  }

  TestServer server;
  TestClient ann{io, server};
  TestClient bob{io, server};
  std::map<const TestClient*, int> answered;  // the last question each has answered
  std::string table;
};

TEST_F(Match, CanBePlayedToItsEnd) {
  begin();
  EXPECT_EQ(json::parse(get(server, "/api/tables").body()).as_array().size(), 1U);
  EXPECT_EQ(get(server, "/api/tables/" + table + "/record").result_int(), 404U) << "it still runs";
  play(100'000);
  ASSERT_TRUE(is_over(ann));
  ASSERT_TRUE(is_over(bob));
  EXPECT_FALSE(ann.has("error"));
  EXPECT_FALSE(bob.has("error"));
  EXPECT_TRUE(ann.newest("lobby").contains("secret")) << "the shuffle can be verified now";
  const auto record = get(server, "/api/tables/" + table + "/record");
  EXPECT_EQ(record.result_int(), 200U);
  EXPECT_FALSE(record.body().empty());
}

TEST_F(Match, CanBeResumedByTokenAfterADisconnect) {
  begin();
  play(10);
  // A second connection to the same seat gets the same view that the first would get again.
  const std::string token = text(bob.newest("seated").at("token"));
  const auto view_by_token = [&] {
    TestClient again(io, server);
    again.read();
    again.send(R"({"type":"resume","token":")" + token + R"("})");
    EXPECT_TRUE(gets(again, "view"));
    const json::object view = again.newest("view");
    again.leave();
    return view;
  };
  // Bots answer as soon as they are asked, so once a person is asked nothing changes by itself.
  ASSERT_TRUE(eventually([&] { return is_asked(ann) || is_asked(bob); }));
  const json::object before = view_by_token();
  bob.leave();
  EXPECT_EQ(json::serialize(view_by_token()), json::serialize(before));
}

TEST_F(Match, StopSendsWhatIsDurableBeforeItCloses) {
  begin();
  ASSERT_TRUE(eventually([&] { return is_asked(ann) || is_asked(bob); }));
  TestClient& asked = is_asked(ann) ? ann : bob;
  const std::size_t heard = asked.inbox.size();
  server.archive().hold();
  asked.send(answer_of(asked));
  while (server.archive().held() == 0) std::this_thread::yield();
  const auto stopped = server.stop();
  server.archive().release();
  expect_end(ann, going_away, "the server is stopping");
  expect_end(bob, going_away, "the server is stopping");
  ASSERT_GT(asked.inbox.size(), heard);
  EXPECT_EQ(text(asked.inbox[heard].at("type")), "played") << "the answer that was being written is sent";
  stopped.wait();
}

}  // namespace
}  // namespace filon::server
