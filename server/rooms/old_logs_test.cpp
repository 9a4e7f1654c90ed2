// Tables and records from before answers were JSON (test_old_logs.json) can still be read.
#include <fstream>
#include <sstream>

#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

namespace json = boost::json;

json::value old_logs() {
  std::stringstream text;
  text << std::ifstream("server/rooms/test_old_logs.json").rdbuf();
  return json::parse(text.str());
}

json::value member(const json::value& object, std::string_view name, json::value otherwise = nullptr) {
  const json::value* found = object.as_object().if_contains(name);
  return found ? *found : otherwise;
}

// "b-ne turned" became ["b-ne",true].
json::value laid(const json::value& old) {
  const std::string text(old.as_string());
  return json::array{text.substr(0, text.find(' ')), text.ends_with(" turned")};
}

std::size_t old_answers(const json::value& view) {
  std::size_t count = 0;
  if (const json::value* legal = view.as_object().if_contains("legal"))
    for (const auto& group : legal->as_object()) count += group.value().as_array().size();
  return count;
}

// Compares the fields that have the same meaning in both formats.
void expect_same_view(const json::value& old, const json::object& view, const testkit::Reader& reader) {
  const json::value& table = view.at("table");
  const json::value& old_table = old.at("table");
  for (const auto* name : {"round", "pile", "gold_pile"})
    EXPECT_EQ(member(table, name), member(old_table, name)) << name;
  const json::array was = member(old_table, "results", json::array{}).as_array();
  const json::array is = member(table, "results", json::array{}).as_array();
  ASSERT_EQ(is.size(), was.size());
  for (std::size_t i = 0; i < is.size(); ++i) {
    EXPECT_EQ(is[i].at("winners"), was[i].at("winners"));
    EXPECT_EQ(member(is[i], "finisher"), was[i].at("finisher"));
  }
  EXPECT_EQ(member(table, "first", 0), member(old_table, "first", 0));
  json::object tunnels;
  for (const auto& [cell, card] : old_table.at("board").as_object()) tunnels[cell] = laid(card);
  EXPECT_EQ(table.at("tunnels"), tunnels);
  const json::array& ask = old_table.at("ask").as_array();
  EXPECT_EQ(view.at("question").at("what"), ask.at(0));
  EXPECT_EQ(view.at("question").at("seats"), json::array(ask.begin() + 1, ask.end()));
  for (const auto& [seat, before] : old_table.at("seats").as_object()) {
    const json::value now = member(table.at("seats"), seat, json::object{});
    EXPECT_EQ(member(now, "hand_size", 0), member(before, "hand", 0)) << "seat " << seat;
    EXPECT_EQ(member(now, "discards", 0), member(before, "discards", 0)) << "seat " << seat;
  }
  for (const auto* name : {"role", "hand", "gold", "goals_seen", "nuggets", "discarded"})
    EXPECT_EQ(member(view.at("mine"), name), member(old.at("mine"), name)) << name;
  EXPECT_EQ(reader.answers().size(), old_answers(old));
}

TEST(OldLogs, RestoreToTheSameTable) {
  const json::value all = old_logs();
  for (const json::value& old : all.at("tables").as_array()) {
    SCOPED_TRACE(old.at("name").as_string());
    std::vector<std::string> log;
    for (const json::value& entry : old.at("log").as_array()) log.emplace_back(entry.as_string());
    TestRoom table(log);
    table.enter(ann, seat(0));
    table.enter(bob, seat(1));
    expect_same_view(old.at("views").at(0), table.newest(ann, "view"), table.readers[ann]);
    expect_same_view(old.at("views").at(1), table.newest(bob, "view"), table.readers[bob]);
    if (testing::Test::HasFailure()) return;
    // Talk is at the moment when it was said.
    table.handle(ann, protocol::History{});
    EXPECT_EQ(json::parse(Room::talk_in(log)), table.newest(ann, "history").at("talk"));
    table.play();
    EXPECT_EQ(table.room->phase(), Room::Phase::Over);
    // A log with both formats can be read.
    TestRoom again(table.log, table.now);
    EXPECT_EQ(again.shown_to_all(), table.shown_to_all());
  }
}

TEST(OldLogs, RecordsAreReplayed) {
  const json::value all = old_logs();
  for (const json::value& record : all.at("records").as_array()) {
    const auto replay = games::replay_json(record.as_string());
    ASSERT_TRUE(replay) << replay.error();
    json::value table;
    std::size_t answers = 0;
    const json::value moments = json::parse(*replay);
    for (const json::value& moment : moments.as_array()) {
      protocol::apply_patch(table, moment.at("table"));
      answers += moment.at("answers").as_array().size();
    }
    EXPECT_EQ(table.at("round"), 3);
    EXPECT_EQ(table.at("results").as_array().size(), 3U);
    EXPECT_FALSE(table.at("winners").as_array().empty());
    EXPECT_GT(answers, 50U);
  }
}

}  // namespace
}  // namespace filon::server
