// One table: its clients sit down, play random legal answers, and start a rematch when the match is over.
#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include <boost/asio/steady_timer.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "load/client.h"

namespace filon::load {

class Table final : private Client::Owner {
 public:
  using Clock = std::chrono::steady_clock;

  // Is told what happens.
  class Watcher {
   public:
    virtual void seated() = 0;
    // All have seen an answer: the time since it was sent, and the bytes to all of them together.
    virtual void answered(Clock::duration, std::size_t bytes) = 0;
    // An answer is sent too late.
    virtual void behind() = 0;
    // It has played its answers, or the match is over.
    virtual void done(int answers) = 0;
    virtual void failed(const std::string& sentence) = 0;

   protected:
    ~Watcher() = default;
  };

  struct Plan {
    std::string game = {};
    int seats = 0;
    Clock::duration between{};  // between answers; 0: as soon as all have seen the last
    int answers = 0;            // stop after this many; 0: never
  };

  Table(Context&, Watcher&, const Plan&);
  Table(const Table&) = delete;

  // The clients connect, take their seats and start a match.
  void sit_down();
  // Sends the first answer after this time. Requires: it is seated.
  void play(Clock::duration after);
  void leave();

 private:
  void heard(int client, std::string_view message) override;
  void lost(int client, const std::string& why) override;
  void take_seat(int client);
  void came(int client, const boost::json::object& message);
  void follow(int client, const boost::json::object& lobby);
  void saw(int client, const boost::json::object& message, std::size_t bytes);
  void all_saw(int number);
  void match_is_over();
  void plan_answer();
  void answer_at(Clock::time_point);
  void answer();
  void fail(const std::string& sentence);
  Client& host() { return clients_.front(); }

  Context& context_;
  Watcher& watcher_;
  Plan plan_;
  std::deque<Client> clients_;
  std::vector<boost::json::array> hands_;
  std::vector<std::string> tokens_;
  std::vector<std::string> at_;  // the table of each client
  boost::asio::steady_timer timer_;
  std::string table_;
  // A moment that not all clients have seen yet.
  struct Moment {
    int seen_by = 0;  // number of clients
    std::size_t bytes = 0;
    Client* asked = nullptr;
    std::string answer;                                 // the message to send
    std::vector<std::pair<Client*, std::string>> only;  // answers of those who have no other
    bool is_window = false;
    bool is_over = false;
  };
  std::map<int, Moment> moments_;  // by number
  int came_ = 0;                   // clients at this table
  int answers_ = 0;                // seen by all
  Client* asked_ = nullptr;
  std::string answer_;  // the message to send
  bool playing_ = false;
  bool waiting_ = false;  // for all to see an answer
  Clock::time_point due_{};
  Clock::time_point sent_{};
};

}  // namespace filon::load
