// For tests: a table where a player asks the others to pay for a pawn.
#pragma once

#include "tests/windows/world.h"

namespace filon::server {

inline constexpr const char* yes = R"(["agree"])";
inline constexpr const char* no = R"(["decline"])";
inline constexpr Time request_length = 20'000;

// The second round, so that everybody has gold. Bob has put a pawn beside the start; Dan wants to pass and asks the
// others to pay. Clockwise from Dan, Ann comes first.
class Request : public World {
 public:
  explicit Request(std::int64_t clock = 0, const std::string& orders_of_ann = "{}")
      : World(R"({"modules":["mini_right_of_passage"]})",
              {{{"b-nesw", "b-nesw", "b-ew"}, {"b-nesw", "b-nesw"}, {"b-nesw", "b-ew"}}, {"b-nesw", "b-ew"}}, clock) {
    EXPECT_EQ(table->error(ann, protocol::Order{orders_of_ann}), "");
    for (int x = 1; x <= 7; ++x) place(x, "");
    while (what() == "gold") {
      const Client client = people[asked().front()];
      const auto& values = table->readers[client].legal().at("take_gold").as_array();
      EXPECT_EQ(answer(client, R"(["take_gold",)" + boost::json::serialize(values.at(0).at(0)) + "]"), "");
    }
    table->now = *table->room->next_tick();  // the pause between the rounds is over
    table->tick();
    EXPECT_EQ(asked(), std::vector{1});
    EXPECT_EQ(answer(bob, R"(["recruit","b-nesw",0,[1,0]])"), "");
    place(1, R"(,false,"request")");
    EXPECT_EQ(what(), "fee");
    EXPECT_EQ(asked(), (std::vector{0, 1})) << "Ann can pay, and the pawn is Bob's";
    mark();
  }

 private:
  void place(int x, const std::string& more) {
    const Client client = people[asked().front()];
    const boost::json::array hand = table->readers[client].hand();
    const bool has_crossing = std::ranges::count(hand, boost::json::value("b-nesw")) > 0;
    EXPECT_EQ(answer(client, R"(["place_path",")" + std::string(has_crossing ? "b-nesw" : "b-ew") + R"(",[)" +
                                 std::to_string(x) + ",0]" + more + "]"),
              "");
  }
};

}  // namespace filon::server
