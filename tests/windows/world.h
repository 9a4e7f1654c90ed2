// For tests: a table of Ann, Bob and Dan, where Eve watches and one of them may hold a veto. It keeps what each of them
// is sent, and when.
#pragma once

#include <functional>
#include <utility>

#include "server/fair/test_random.h"
#include "server/rooms/test_room.h"
#include "tests/windows/deals.h"

namespace filon::server {

// What a client was sent, with milliseconds since the last call of mark().
using Trace = std::vector<std::pair<Time, std::string>>;

inline constexpr Client people[] = {ann, bob, dan};

inline constexpr const char* veto = R"(["play_veto","veto"])";
inline constexpr const char* let_pass = R"(["decline"])";

// Every seat has the same cards, but one seat has a veto and the others a rockfall. Nobody draws either.
inline games::Deal dealt_to(Seat holder) {
  games::Deal deal{{}, {"veto", "rockfall"}};
  for (int i = 0; i < 3; ++i)
    deal.hands.push_back({"map", "b-ew", "b-nesw", "b-ne", "b-nes", seat(i) == holder ? "veto" : "rockfall"});
  return deal;
}

class World {
 public:
  struct Setup {
    Seat holder = nobody;
    std::int64_t clock = 0;
    int seconds = 0;    // of a window; 0: what is usual
    std::string bot{};  // in Dan's place; empty: Dan
  };

  explicit World(const Setup& setup)
      : World(R"({"modules":["wc_veto"])" +
                  (setup.seconds > 0 ? R"(,"veto_seconds":)" + std::to_string(setup.seconds) : "") + "}",
              dealt_to(setup.holder), setup.clock, setup.bot) {}

  World(const std::string& options, games::Deal deal, std::int64_t clock, const std::string& bot = {}) {
    repeat_random(1);
    games::deal(std::move(deal));
    table = std::make_unique<TestRoom>(clock, "classic", options);
    if (bot.empty())
      table->sit(dan, "Dan");
    else
      EXPECT_EQ(table->error(ann, protocol::AddBot{2, bot}), "");
    EXPECT_EQ(table->error(ann, protocol::Start{}), "");
    mark();
  }

  // Forgets what was sent so far, and counts time from here.
  void mark() {
    marked_ = table->now;
    traces_.clear();
    for (const auto& [client, inbox] : table->inbox) seen_[client] = inbox.size();
  }
  const Trace& trace(Client client) {
    Trace& trace = traces_[client];
    const std::vector<std::string>& inbox = table->inbox[client];
    for (std::size_t& i = seen_[client]; i < inbox.size(); ++i) trace.emplace_back(table->now - marked_, inbox[i]);
    return trace;
  }
  Time since_mark() const { return table->now - marked_; }

  // The answer of a person to the open question. Returns the code of an error.
  std::string answer(Client client, const std::string& answer) {
    listen();
    const std::string code = table->error(client, protocol::Answer{question(), answer});
    listen();
    return code;
  }
  // Clocks and bots, until so many milliseconds after the mark.
  void run_until(Time after) {
    while (const auto next = table->room->next_tick()) {
      if (*next > marked_ + after) break;
      listen();
      table->now = std::max(table->now, *next);
      table->tick();
      listen();
    }
    table->now = marked_ + after;
  }
  int question() { return table->readers[eve].question(); }
  std::string what() { return std::string(table->readers[eve].whole().at("question").at("what").as_string()); }
  // The seats that are asked.
  std::vector<int> asked() {
    std::vector<int> seats;
    for (const auto& one : table->readers[eve].whole().at("question").at("seats").as_array())
      seats.push_back(static_cast<int>(one.as_int64()));
    return seats;
  }
  // A client at this seat loads the page and asks for the history.
  std::string shown(Seat at) {
    boost::json::array all = table->shown(at);
    all.erase(all.begin());  // the lobby
    return boost::json::serialize(all);
  }
  bool was_told(std::string_view event) {
    for (const auto& [at, text] : trace(eve))
      if (text.find("[\"" + std::string(event) + '"') != std::string::npos) return true;
    return false;
  }

  std::unique_ptr<TestRoom> table;

 private:
  // Everything that has arrived has the present time.
  void listen() {
    for (const Client client : {ann, bob, dan, eve}) trace(client);
  }

  Time marked_ = 0;
  std::map<Client, Trace> traces_;
  std::map<Client, std::size_t> seen_;
};

}  // namespace filon::server
