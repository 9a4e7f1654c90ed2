// All tables of a run, and what was counted at them.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <stdexcept>
#include <vector>

#include <boost/asio/awaitable.hpp>

#include "load/table.h"

namespace filon::load {

// A run that cannot go on. One sentence.
struct Failed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Tally {
  std::vector<double> milliseconds;  // of each answer until all had seen it
  std::uint64_t bytes = 0;           // to all of them together
  std::uint64_t behind = 0;          // answers that came later than they were due
};

class Crowd final : private Table::Watcher {
 public:
  Crowd(Surroundings&, int tables, const Table::Plan&);
  Crowd(const Crowd&) = delete;

  // These throw Failed as soon as anything at any table goes wrong.
  boost::asio::awaitable<void> sit_down();
  boost::asio::awaitable<void> go_on(std::chrono::duration<double>);
  // Until every table has played its answers.
  boost::asio::awaitable<void> play_all();

  // Evenly: never many tables at the same moment.
  void play();
  void leave();

  // What was counted since the last time.
  Tally take();
  // Answers that were played before each table was done, summed.
  long answers() const { return answers_; }

 private:
  void seated() override;
  void answered(Table::Clock::duration, std::size_t bytes) override;
  void behind() override { ++tally_.behind; }
  void done(int answers) override;
  void failed(const std::string& sentence) override;
  void seat_next();
  boost::asio::awaitable<void> until(const int& count, int wanted);
  void check() const;

  Surroundings& around_;
  Table::Plan plan_;
  std::deque<Table> tables_;
  std::size_t begun_ = 0;  // to sit down
  int seated_ = 0;
  int done_ = 0;
  long answers_ = 0;
  Tally tally_;
  std::optional<std::string> failure_;
};

}  // namespace filon::load
