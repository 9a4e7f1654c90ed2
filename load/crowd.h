// All tables of a run, and their counts.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <stdexcept>
#include <vector>

#include <boost/asio/awaitable.hpp>

#include "load/table.h"

namespace filon::load {

// A run that cannot continue, with one sentence.
struct Failed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Tally {
  std::vector<double> milliseconds;  // for each answer, until all have seen it
  std::uint64_t bytes = 0;           // to all clients together
  std::uint64_t behind = 0;          // answers that were sent too late
};

class Crowd final : private Table::Watcher {
 public:
  Crowd(Context&, int tables, const Table::Plan&);
  Crowd(const Crowd&) = delete;

  // These throw Failed after the first error at any table.
  boost::asio::awaitable<void> sit_down();
  boost::asio::awaitable<void> go_on(std::chrono::duration<double>);
  // Until every table has played its answers.
  boost::asio::awaitable<void> play_all();

  // Tables start one after the other, so that their answers are spread evenly.
  void play();
  void leave();

  // The counts since the last call.
  Tally take();
  // The answers played at all tables that are done.
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

  Context& context_;
  Table::Plan plan_;
  std::deque<Table> tables_;
  std::size_t begun_ = 0;  // tables that have begun to sit down
  int seated_ = 0;
  int done_ = 0;
  long answers_ = 0;
  Tally tally_;
  std::optional<std::string> failure_;
};

}  // namespace filon::load
