// The game of the tests over real sockets: two answer in either order, one never does, and the match is played to its
// end. Its record can be fetched and replayed.
#include <array>
#include <fstream>
#include <memory>

#include <gtest/gtest.h>

#include "cli/run.h"
#include "games/game.h"
#include "server/net/test_server.h"

namespace filon::claims {
namespace {

namespace json = boost::json;
using server::run_until;
using server::TestClient;
using server::TestServer;

std::string text(const json::value& value) { return std::string(value.as_string()); }

class Sockets : public testing::TestWithParam<std::array<std::size_t, 2>> {};
INSTANTIATE_TEST_SUITE_P(EitherOrder, Sockets,
                         testing::Values(std::array<std::size_t, 2>{0, 1}, std::array<std::size_t, 2>{1, 0}));

TEST_P(Sockets, PlayAMatchToItsEnd) {
  const TestServer server;
  boost::asio::io_context io;
  std::array<std::unique_ptr<TestClient>, 3> people;
  for (auto& person : people) {
    person = std::make_unique<TestClient>(io, server);
    person->read();
    ASSERT_TRUE(run_until(io, [&] { return person->has("welcome"); }));
  }
  people[0]->send(
      R"({"type":"create","game":"claims","players":3,"options":{"claims":[[4,4]]},"public":true,"clock":1,"name":"Ann"})");
  ASSERT_TRUE(run_until(io, [&] { return people[0]->has("lobby"); }));
  const std::string table = text(people[0]->newest("lobby").at("table"));
  for (std::size_t i : {std::size_t{1}, std::size_t{2}}) {
    people[i]->send(R"({"type":"join","table":")" + table + R"(","name":"Bob"})");
    ASSERT_TRUE(run_until(io, [&] { return people[i]->has("lobby"); }));
  }
  people[0]->send(R"({"type":"start"})");
  for (const auto& person : people) ASSERT_TRUE(run_until(io, [&] { return person->has("view"); }));

  // The first answers, then the second when the server has handled that; the third never answers.
  const auto [first, second] = GetParam();
  std::array<int, 3> answered{};
  const auto answer = [&](std::size_t who) {
    const testkit::Reader& reader = people[who]->reader;
    if (!reader.is_asked() || answered[who] == reader.question()) return;
    answered[who] = reader.question();
    people[who]->send(json::serialize(json::object{
        {"type", "answer"}, {"question", reader.question()}, {"answer", json::parse(reader.answers().front())}}));
  };
  const auto is_over = [&] {
    answer(first);
    const json::value& question = people[second]->reader.whole().at("question");
    const bool is_alone =
        question.is_null() || question.as_object().contains("answered") || !people[first]->reader.is_asked();
    if (is_alone) answer(second);
    const json::object lobby = people[2]->newest("lobby");
    return lobby.contains("phase") && text(lobby.at("phase")) == "over";
  };
  ASSERT_TRUE(run_until(io, is_over));

  const std::string record = get(server, "/api/tables/" + table + "/record").body();
  EXPECT_NE(record.find("[Game \"claims\"]"), std::string::npos) << record;
  EXPECT_TRUE(games::replay_json(record)) << record;
  // Everybody can check the shuffle, with whatever was answered in windows.
  const std::string file = testing::TempDir() + "claims" + std::to_string(first) + ".record";
  std::ofstream(file) << record;
  const char* const verify[] = {"filon", "replay", file.c_str(), "--verify"};
  EXPECT_EQ(cli::run(4, verify), 0) << record;
  EXPECT_NE(get(server, "/api/tables/" + table + "/replay").body().find("bids_shown"), std::string::npos);
}

}  // namespace
}  // namespace filon::claims
